//! `akhet admin`: what whoever runs a server can do to accounts. The server may run meanwhile; what it believed before holds
//! for half a minute at most.

use std::io::Write;

use game::notation::visible;
use service::{Account, Act, Denied, NameProblem, Operator, People, Place, Refusal};

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
        let people = service::open_people(&place, &web::reserved_names()).await.map_err(Failure::failed)?;
        let done = act(&people, &arguments.what, out).await;
        people.close().await;
        done
    })
}

async fn act(people: &People, what: &AdminWhat, out: &mut impl Write) -> Result<(), Failure> {
    let actor = &Operator::AtMachine;
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
        AdminWhat::Rename { name, to } => {
            people.rename_other(&find(people, name).await?, to, actor).await.map_err(denied)?;
            writeln!(out, "{} is {} now.", visible(name), visible(to))?;
        }
        AdminWhat::Suspend { name, days, why } => {
            let until = (*days > 0).then(|| people.now() + i64::from(*days) * DAY);
            people.suspend(&find(people, name).await?, until, actor, why).await.map_err(refused)?;
            match until {
                Some(_) => writeln!(out, "{} may only look for {days} days.", visible(name))?,
                None => writeln!(out, "{} may play again.", visible(name))?,
            }
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
    Failure::failed(format!("the server's data cannot be used: {refusal:?}"))
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
        | Denied::TooOften
        | Denied::UsedPass
        | Denied::HasAccount => "that is not possible",
    })
}
