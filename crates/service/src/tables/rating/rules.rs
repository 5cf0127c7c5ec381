//! What may be rated: a game whose result says how good those are who played it, and nothing else.

use bots::Bot;
use catalog::{Entropy, Entry};
use contest::clock::Fall;
use contest::matching::Rated;
use store::GuestId;

use crate::refusal::Refusal;
use crate::tables::Tables;
use crate::tables::changes::NewTable;
use crate::tables::snapshot::{Kind, Sitter, Snapshot};

/// Why a game cannot be rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unrated {
    /// Somebody has no account.
    NoAccount,
    /// A program plays, or a computer player whose strength is not known.
    UnknownStrength,
    /// Somebody would play alone or against themselves.
    Alone,
    /// There is no clock.
    NoClock,
    /// Somebody who is out of time may go on.
    Claimed,
    /// Hints would be allowed.
    Hints,
    /// Seats would be chosen.
    ChosenSeats,
    /// Several would play on one device.
    OneDevice,
    /// It would go on from a position.
    Continued,
    /// It would have other numbers than the shipped ones.
    Edition,
    /// No player puts anything into the draws.
    NoEntropy,
}

impl Tables {
    /// Refuses to make a rated table that could not be rated.
    pub(in crate::tables) async fn check_rated(&self, new: &NewTable) -> Result<(), Refusal> {
        match new.rated {
            Rated::Casual => return Ok(()),
            Rated::Rated => {}
        }
        if let Some(why) = problem(new) {
            return Err(Refusal::Unrated(why));
        }
        for guest in new.sitters.iter().filter_map(Sitter::guest).chain(&new.creator) {
            self.check_account(guest).await?;
        }
        let sitters: Vec<&GuestId> = new.sitters.iter().filter_map(Sitter::guest).collect();
        self.check_own_programs(new.rated, &sitters).await?;
        match &new.creator {
            Some(creator) => self.check_patience(creator, new.rated).await,
            None => Ok(()),
        }
    }

    /// Refuses a seat of a rated game to anybody who cannot be rated.
    pub(in crate::tables) async fn check_rated_sitter(
        &self,
        table: &Snapshot,
        who: &Sitter,
    ) -> Result<(), Refusal> {
        match (table.rated, who) {
            (Rated::Casual, _) => Ok(()),
            (Rated::Rated, Sitter::Guest(guest)) => {
                self.check_account(guest).await?;
                // Nobody who has entered a tournament is kept from a game of it.
                match table.tournament {
                    Some(_) => Ok(()),
                    None => self.check_patience(guest, table.rated).await,
                }
            }
            (Rated::Rated, Sitter::Nobody | Sitter::Bot(_) | Sitter::Program(_)) => {
                Err(Refusal::Unrated(Unrated::UnknownStrength))
            }
        }
    }

    /// Refuses a rated game in which somebody would play against a program of their own, or two of their programs against each
    /// other: they could let one of them win.
    pub(in crate::tables) async fn check_own_programs(
        &self,
        rated: Rated,
        players: &[&GuestId],
    ) -> Result<(), Refusal> {
        if rated == Rated::Casual {
            return Ok(());
        }
        let mut people = Vec::with_capacity(players.len());
        for player in players {
            let owner = self.store.account(player).await?.and_then(|account| account.owner);
            let person = owner.unwrap_or_else(|| (*player).clone());
            if people.contains(&person) {
                return Err(Refusal::OwnProgram);
            }
            people.push(person);
        }
        Ok(())
    }

    /// Refuses a program a seat that nobody has offered it. It sits down where a chair is kept for it, at casual tables that only
    /// those find who have the link, and at its own and those of its owner.
    pub(in crate::tables) async fn check_program(
        &self,
        table: &Snapshot,
        who: &Sitter,
    ) -> Result<(), Refusal> {
        let Sitter::Guest(guest) = who else { return Ok(()) };
        let Some(owner) = self.store.account(guest).await?.and_then(|account| account.owner) else {
            return Ok(());
        };
        let is_kept = table.chairs.iter().any(|chair| chair.sitter == *who);
        let is_own = table.creator.as_ref().is_some_and(|creator| creator == guest || *creator == owner);
        let is_offered = !table.is_rated() && (is_own || table.kind == Kind::Private);
        if table.tournament.is_none() && (is_kept || is_offered) { Ok(()) } else { Err(Refusal::OfProgram) }
    }

    async fn check_account(&self, guest: &GuestId) -> Result<(), Refusal> {
        match self.store.account(guest).await? {
            Some(_) => Ok(()),
            None => Err(Refusal::Unrated(Unrated::NoAccount)),
        }
    }
}

fn problem(new: &NewTable) -> Option<Unrated> {
    let guests: Vec<&GuestId> = new.sitters.iter().filter_map(Sitter::guest).collect();
    let is_twice = guests.iter().enumerate().any(|(index, guest)| guests[..index].contains(guest));
    let has_people = new.sitters.iter().any(|sitter| !matches!(sitter, Sitter::Bot(_)));
    let is_unknown = |sitter: &Sitter| match sitter {
        Sitter::Bot(bot) => !has_strength(new.entry, *bot),
        Sitter::Program(_) => true,
        Sitter::Nobody | Sitter::Guest(_) => false,
    };
    let problems = [
        (new.kind == Kind::Device || is_twice, Unrated::OneDevice),
        (new.sitters.len() < 2 || !has_people, Unrated::Alone),
        (new.timed.is_none(), Unrated::NoClock),
        (new.timed.is_some_and(|timed| timed.fall == Fall::Claimed), Unrated::Claimed),
        (new.hints, Unrated::Hints),
        (!new.random_seats && new.tournament.is_none(), Unrated::ChosenSeats),
        (!new.opening.is_empty() || new.parent.is_some(), Unrated::Continued),
        (new.chosen.edition().is_some(), Unrated::Edition),
        (new.sitters.iter().any(is_unknown), Unrated::UnknownStrength),
    ];
    problems.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why)
}

/// Whether it was measured how strong a computer player is.
fn has_strength(entry: &Entry, bot: Bot) -> bool {
    match bot {
        Bot::Level(_) => (entry.ladder)().are_measured(),
        Bot::Random | Bot::Greedy | Bot::Uct(_) | Bot::Search(..) => false,
    }
}

impl Snapshot {
    /// Whether the game counts for ratings.
    pub fn is_rated(&self) -> bool {
        self.rated == Rated::Rated
    }

    /// Why nobody is helped and nothing that was decided is taken back, if that is so.
    pub(in crate::tables) fn help_refused(&self) -> Option<Refusal> {
        if self.counts() {
            return Some(Refusal::FirstTry);
        }
        self.is_rated().then_some(Refusal::NoHelp)
    }

    /// Refuses a seat to a computer player of whom nobody knows how strong it is, if that counts.
    pub(in crate::tables) fn check_rated_bot(&self, bot: Bot) -> Result<(), Refusal> {
        if !self.is_rated() || has_strength(self.entry, bot) {
            return Ok(());
        }
        Err(Refusal::Unrated(Unrated::UnknownStrength))
    }

    /// Refuses to begin a rated game to whose draws no player has put anything.
    pub(in crate::tables) fn check_rated_draws(&self, entropy: &[Entropy]) -> Result<(), Refusal> {
        let is_given = |entropy: &Entropy| match entropy {
            Entropy::Given(_) => true,
            Entropy::Hosted(_) | Entropy::Absent => false,
        };
        if !self.is_rated() || entropy.iter().any(is_given) {
            return Ok(());
        }
        Err(Refusal::Unrated(Unrated::NoEntropy))
    }
}
