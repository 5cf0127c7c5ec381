//! `akhet admin`: what whoever runs a server can do to accounts and tables. The server may run meanwhile; what it believed before
//! holds for half a minute at most, and of a table that nobody looks at for a minute.

mod reports;

use std::io::Write;

use game::notation::visible;
use service::{
    Account, Act, Denied, NameProblem, Opened, Operator, People, Place, Refusal, Right, TableId, Verdict,
};

use super::archive::place;
use super::serve::runtime;
use crate::arguments::{Admin, AdminWhat};
use crate::failure::Failure;

/// Seconds of a day.
const DAY: i64 = 86_400;

pub(crate) fn run(arguments: &Admin, out: &mut impl Write) -> Result<(), Failure> {
    let place = place(arguments.data.as_ref(), arguments.database.as_ref())?;
    if let Place::Folder(folder, _) = &place
        && !folder.exists()
    {
        return Err(Failure::failed(format!("there is no folder {}", folder.display())));
    }
    runtime()?.block_on(async {
        let opened = service::open_beside(&place, &web::reserved_names()).await.map_err(Failure::failed)?;
        let done = act(&opened, &arguments.what, out).await;
        opened.people.close().await;
        done
    })
}

async fn act(opened: &Opened, what: &AdminWhat, out: &mut impl Write) -> Result<(), Failure> {
    let (people, actor) = (&*opened.people, &Operator::AtMachine);
    match what {
        AdminWhat::List => {
            for account in people.all().await.map_err(refused)? {
                writeln!(out, "{}", describe(&account, people.now()))?;
            }
        }
        AdminWhat::Reset { name, origin } => {
            let code = people.offer_reset(&find(people, name).await?, actor).await.map_err(refused)?;
            writeln!(out, "{}/sign-in/reset/{code}", origin.trim_end_matches('/'))?;
        }
        AdminWhat::Rename { name, to, words } => {
            let account = find(people, name).await?;
            people.decide_alone(&account, Verdict::Rename(to), words, actor).await.map_err(denied)?;
            writeln!(out, "{} is {} now.", visible(name), visible(to))?;
        }
        AdminWhat::Suspend { name, days: 0, .. } => {
            people.lift_suspension(&find(people, name).await?, actor).await.map_err(refused)?;
            writeln!(out, "{} may play again.", visible(name))?;
        }
        AdminWhat::Suspend { name, days, words, why } => {
            let account = find(people, name).await?;
            people.decide_alone(&account, Verdict::Suspend(*days), words, actor).await.map_err(denied)?;
            if !why.is_empty() {
                people.note(actor, "note", account.id.as_str(), why).await.map_err(refused)?;
            }
            writeln!(out, "{} may only look for {days} days.", visible(name))?;
        }
        AdminWhat::Operator { name, take_back } => {
            let right = if *take_back { Right::Taken } else { Right::Given };
            people.change_right(&find(people, name).await?, right, actor).await.map_err(refused)?;
            match right {
                Right::Given => writeln!(out, "{} may run the place at /operator.", visible(name))?,
                Right::Taken => writeln!(out, "{} may not run the place any more.", visible(name))?,
            }
        }
        AdminWhat::End { table } => {
            let id = end(opened, table).await?;
            writeln!(out, "Table {id} has ended.")?;
        }
        AdminWhat::Reports => reports::list(people, out).await?,
        AdminWhat::Report { id } => reports::show(people, id, out).await?,
        AdminWhat::Decide { id, verdict, words, to, days } => {
            let verdict = reports::verdict(verdict, to, *days);
            let report = people.find_report(id).await.map_err(refused)?;
            people.decide(&report, verdict, words, actor).await.map_err(denied)?;
            writeln!(out, "It is decided.")?;
        }
        AdminWhat::Log { most } => {
            for act in people.acts((*most).into()).await.map_err(refused)? {
                writeln!(out, "{}", tell(&act))?;
            }
        }
    }
    Ok(())
}

async fn find(people: &People, name: &str) -> Result<Account, Failure> {
    let found = people.account_called(name).await.map_err(refused)?;
    found.ok_or_else(|| Failure::failed(format!("nobody is called {}", visible(name))))
}

/// Ends the table at an address, and notes it.
async fn end(opened: &Opened, address: &str) -> Result<TableId, Failure> {
    let last = address.rsplit_once("/t/").map_or(address, |(_, last)| last);
    let id: TableId = last.parse().map_err(Failure::failed)?;
    let live = opened.tables.find(&id).await.map_err(refused)?;
    opened.tables.end(&live).await.map_err(refused)?;
    opened.people.note(&Operator::AtMachine, "end", id.as_str(), "").await.map_err(refused)?;
    Ok(id)
}

/// The id, the name, the address for mail, and what is out of the ordinary.
fn describe(account: &Account, now: i64) -> String {
    let days = |until: i64| (until - now).max(0).unsigned_abs().div_ceil(DAY.unsigned_abs());
    let notes = [
        account.mail.as_deref().map(visible),
        account
            .suspended_until
            .filter(|until| *until > now)
            .map(|until| format!("may only look for {} days", days(until))),
        account.ends.map(|ends| format!("will be deleted within {} days", days(ends))),
        account.is_operator.then(|| "may run the place".to_owned()),
    ];
    let notes: Vec<String> = notes.into_iter().flatten().collect();
    format!("{}  {}  {}", account.id, visible(&account.name), notes.join(", ")).trim_end().to_owned()
}

fn tell(act: &Act) -> String {
    let actor = match &act.actor {
        Operator::AtMachine => "at the machine".to_owned(),
        Operator::Account(id) => id.to_string(),
    };
    let line = format!("{}  {actor}  {} {}  {}", act.at, act.what, act.about, visible(&act.note));
    line.trim_end().to_owned()
}

fn refused(refusal: Refusal) -> Failure {
    Failure::failed(match refusal {
        Refusal::NotFound => "there is no such table or report".to_owned(),
        Refusal::Over => "that game is over already".to_owned(),
        Refusal::CalledOff => "that table was called off already".to_owned(),
        Refusal::Decided => "that is decided already".to_owned(),
        Refusal::NoAccount => {
            "a guest can only be warned: there is no account to rename or suspend".to_owned()
        }
        Refusal::TooLong => "that is too long; 500 characters are the most".to_owned(),
        other => format!("the server's data cannot be used: {other:?}"),
    })
}

fn denied(why: Denied) -> Failure {
    Failure::failed(match why {
        Denied::Name(NameProblem::Length) => "a name has three to twenty characters",
        Denied::Name(NameProblem::Signs) => {
            "a name has letters and digits, with single spaces, hyphens, apostrophes, full stops or low lines between them"
        }
        Denied::Name(NameProblem::Scripts) => "a name has letters of one script",
        Denied::Name(NameProblem::Reserved) => "that is the name of something at this place",
        Denied::Name(NameProblem::Unwanted) => "that name insults",
        Denied::Name(NameProblem::Taken) => {
            "somebody has that name, or something that looks like it, or had it lately"
        }
        Denied::Refused(refusal) => return refused(refusal),
        Denied::Name(NameProblem::ChangedLately)
        | Denied::Password(_)
        | Denied::Mail
        | Denied::Wrong
        | Denied::Passkey(_)
        | Denied::TooOften
        | Denied::TokenName
        | Denied::UsedPass
        | Denied::HasAccount => "that is not possible",
    })
}
