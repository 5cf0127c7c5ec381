//! From the first to sit down until the game begins: who is bound to which entropy, and who has told it.
//!
//! Whoever is committed tells only when everybody else is bound to theirs, so that nobody can choose theirs to go with it.
//! Whoever then does not tell in time loses the chair, and everything begins again with another secret: entropy that was
//! told must never meet a secret that was chosen after it.

use std::sync::Arc;

use catalog::{Chance, Commit, Entropy, Gathering, Secret};
use contest::clock::Clock;
use game::Seat;
use store::StoreError;

use super::live::Live;
use super::snapshot::{Chair, Contribution, Sitter, Snapshot};
use super::{Draft, Tables};
use crate::refusal::Refusal;
use crate::{clock, random};

/// How many seconds there are to reveal.
pub(super) const REVEAL_WITHIN: i64 = 60;

/// What somebody who sits down brings along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Brought {
    /// Entropy that everybody may know at once; nothing, if it is absent.
    Told(Entropy),
    /// A commitment to entropy that is revealed once everybody is bound to theirs. It is worth nothing if the table has
    /// another commitment of the host by now than the one that was seen.
    Committed {
        /// The commitment.
        commit: Commit,
        /// The host's commitment that it was made for, if the caller says so.
        seen: Option<String>,
    },
}

impl Tables {
    /// Seats somebody, with what they contribute to the draws, and returns the chair. If nobody is left to sit down or to
    /// reveal anything, the game begins; if seats are drawn, they may then end up on another chair.
    pub async fn sit(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: Sitter,
        place: Option<usize>,
        name: &str,
        brought: Brought,
    ) -> Result<(Arc<Snapshot>, usize), Refusal> {
        self.check_program(&live.now(), &who).await?;
        self.check_rated_sitter(&live.now(), &who).await?;
        let sat = self.change_in_any_case(live, |draft| {
            let place = draft.next.take_chair(&who, place, name, &brought)?;
            // Whoever enters a tournament plays everybody there.
            draft.company = draft.next.company_of(&who).filter(|_| draft.next.tournament.is_none());
            draft.next.go_on()?;
            Ok(place)
        });
        let sat = sat.await?;
        // Whoever was called to a table of a tournament has come.
        if sat.0.tournament.is_some() {
            self.meet().await?;
        }
        Ok(sat)
    }

    /// Reveals what somebody is committed to. The last to do so starts the game.
    pub async fn reveal(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        entropy: &[u8],
    ) -> Result<Arc<Snapshot>, Refusal> {
        let reveal = |draft: &mut Draft| {
            draft.next.reveal(who, entropy)?;
            draft.next.go_on()
        };
        self.change_in_any_case(live, reveal).await.map(|(now, ())| now)
    }

    /// Takes the chairs from those who did not reveal in time, at every table, whether or not anybody looks at it.
    pub(crate) async fn release_chairs(self: &Arc<Self>) -> Result<(), StoreError> {
        for id in self.store.tables_to_reveal_by(clock::now()).await? {
            let tables = self.clone();
            // Finding a table is enough. One that cannot be read says so in the log, and one that makes the program panic
            // stands in nobody's way.
            let _ = tokio::spawn(async move { tables.find(&id).await.map(|_| ()) }).await;
        }
        Ok(())
    }

    /// Takes the chairs from those who did not reveal in time at this table. If that cannot be stored now, it is tried again
    /// later, and until then nobody can reveal anything.
    pub(super) async fn release_chairs_of(self: &Arc<Self>, live: &Arc<Live>) {
        // At a table of a tournament it also matters whether there is time to sit down again.
        if !live.now().is_overdue() || live.now().tournament.is_some() {
            return;
        }
        let gather_again = |draft: &mut Draft| {
            if !draft.next.is_overdue() {
                return Err(Refusal::Stale);
            }
            draft.next.gather_again();
            Ok(())
        };
        match self.change(live, None, gather_again).await {
            // Somebody else was quicker, here or elsewhere.
            Ok(_) | Err(Refusal::Stale) => {}
            Err(refusal) => tracing::error!(table = %live.now().id, ?refusal, "a table cannot gather again"),
        }
    }
}

impl Snapshot {
    /// The places of those who still have to reveal something; empty unless everybody is seated.
    pub fn owing(&self) -> Vec<Seat> {
        let chairs = Seat::all(self.chairs.len() as u8).zip(&self.chairs);
        chairs
            .filter(|(_, chair)| self.reveal_by.is_some() && chair.owes_reveal())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// What each place is bound to, in a word: entropy, `-` for none, or `commit:` and the commitment to it.
    pub fn bound(&self) -> Vec<String> {
        let word = |chair: &Chair| match &chair.contribution {
            None => "-".to_owned(),
            Some(Contribution::Told(entropy)) => entropy.to_string(),
            Some(Contribution::Committed(commit) | Contribution::Revealed(commit, _)) => {
                format!("commit:{commit}")
            }
        };
        self.chairs.iter().map(word).collect()
    }

    /// How often the table has gathered; `None` for a game that began before this was noted.
    pub fn round(&self) -> Option<u32> {
        self.gathering.as_ref().map(|gathering| gathering.round)
    }

    /// Puts somebody on a chair that is free or reserved for them, and returns which.
    fn take_chair(
        &mut self,
        who: &Sitter,
        place: Option<usize>,
        name: &str,
        brought: &Brought,
    ) -> Result<usize, Refusal> {
        let (None, Some(gathering)) = (&self.session, &mut self.gathering) else { return Err(Refusal::Full) };
        if self.is_called_off {
            return Err(Refusal::CalledOff);
        }
        if let Brought::Committed { seen: Some(seen), .. } = brought
            && *seen != self.commitment
        {
            return Err(Refusal::Stale);
        }
        let is_theirs = |chair: &Chair| chair.sitter == *who && !chair.is_ready();
        let sits_already = self.chairs.iter().any(|chair| chair.sitter == *who && chair.is_ready());
        let is_free = |chair: &Chair| chair.sitter == Sitter::Nobody && !sits_already;
        let wanted = |index: &usize| place.is_none_or(|place| place == *index);
        let own: Vec<usize> =
            (0..self.chairs.len()).filter(|index| is_theirs(&self.chairs[*index])).collect();
        let free = (0..self.chairs.len()).find(|index| wanted(index) && is_free(&self.chairs[*index]));
        let taken = if own.is_empty() { free.into_iter().collect() } else { own };
        for index in &taken {
            let contribution = match brought {
                Brought::Told(entropy) => Contribution::Told(entropy.clone()),
                Brought::Committed { commit, .. } => Contribution::Committed(commit.clone()),
            };
            let contribution = Some(contribution);
            self.chairs[*index] = Chair { name: name.to_owned(), contribution, ..Chair::of(who.clone()) };
            gathering.order.push(*index as u8);
        }
        taken.first().copied().ok_or(Refusal::Full)
    }

    /// Once everybody is seated, asks for what is to be revealed; once that is done, begins.
    pub(super) fn go_on(&mut self) -> Result<(), Refusal> {
        if !self.chairs.iter().all(Chair::is_ready) {
            return Ok(());
        }
        if self.chairs.iter().any(Chair::owes_reveal) {
            self.reveal_by.get_or_insert_with(|| clock::now() + REVEAL_WITHIN);
            return Ok(());
        }
        self.begin()
    }

    fn reveal(&mut self, who: &Sitter, entropy: &[u8]) -> Result<(), Refusal> {
        if self.seats_of(who).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        let is_asked = self.reveal_by.is_some_and(|by| clock::now() < by);
        let own = self.chairs.iter_mut().filter(|chair| chair.sitter == *who && is_asked);
        let mut revealed = 0;
        for chair in own {
            let Some(Contribution::Committed(commit)) = &chair.contribution else { continue };
            if !commit.is_kept_by(self.id.as_str(), &self.commitment, entropy) {
                return Err(Refusal::OtherEntropy);
            }
            chair.contribution = Some(Contribution::Revealed(commit.clone(), Entropy::given(entropy)));
            revealed += 1;
        }
        if revealed == 0 { Err(Refusal::NothingToReveal) } else { Ok(()) }
    }

    /// Whether somebody had to reveal something by now.
    fn is_overdue(&self) -> bool {
        self.reveal_by.is_some_and(|by| by <= clock::now())
    }

    /// Begins again with another secret. Whoever did not reveal loses the chair, unless nobody else waits for a game; the
    /// chairs of all others stay reserved for them, and those who put nothing in stay seated.
    pub(super) fn gather_again(&mut self) {
        self.secret = Secret::new(random::bytes());
        self.commitment = self.secret.commitment(self.id.as_str());
        self.reveal_by = None;
        // At a table of a tournament nobody else may sit there.
        let is_shared = self.is_shared() && self.tournament.is_none();
        for chair in &mut self.chairs {
            let is_lost = chair.owes_reveal() && is_shared;
            if is_lost {
                *chair = Chair::of(Sitter::Nobody);
            }
            if chair.contribution != Some(Contribution::Told(Entropy::Absent)) {
                chair.contribution = None;
            }
        }
        if let Some(gathering) = &mut self.gathering {
            gathering.round = gathering.round.saturating_add(1);
            gathering.order.retain(|place| self.chairs[usize::from(*place)].contribution.is_some());
        }
    }

    /// Whether people sit here who are not all the same.
    fn is_shared(&self) -> bool {
        let mut people = self.chairs.iter().filter(|chair| chair.bot().is_none());
        let first = people.next().map(|chair| &chair.sitter);
        people.any(|chair| Some(&chair.sitter) != first)
    }

    /// Starts the game: draws the seats if they are to be drawn, and makes the first draws.
    fn begin(&mut self) -> Result<(), Refusal> {
        let contributions = self.chairs.iter().map(|chair| match &chair.contribution {
            Some(Contribution::Told(entropy)) => (None, entropy.clone()),
            Some(Contribution::Revealed(commit, entropy)) => (Some(commit.clone()), entropy.clone()),
            Some(Contribution::Committed(_)) | None => (None, Entropy::Absent),
        });
        let (commits, entropy): (Vec<Option<Commit>>, Vec<Entropy>) = contributions.unzip();
        self.check_rated_draws(&entropy)?;
        let words: Vec<String> = entropy.iter().map(ToString::to_string).collect();
        self.entropy = Some(words.join(" "));
        self.reveal_by = None;
        if let Some(gathering) = &mut self.gathering {
            gathering.commits = commits;
        }
        let fair = self.fair(entropy);
        let mut seated: Vec<(u8, Chair)> = fair.seats().into_iter().zip(self.chairs.drain(..)).collect();
        seated.sort_by_key(|(seat, _)| *seat);
        self.chairs = seated.into_iter().map(|(_, chair)| chair).collect();
        let started = (self.entry.resume)(&self.chosen, Chance::Fair(fair), &self.opening);
        self.clock = self.timed.map(|timed| Clock::new(timed.pace, self.chairs.len() as u8));
        self.session = Some(started.map_err(|error| {
            tracing::error!(table = %self.id, %error, "a table was made that cannot begin");
            Refusal::Internal
        })?);
        Ok(())
    }
}

/// How the places of a table that is still gathering were taken, if it comes from a version that did not note it: those
/// who sit already sat down before all others, in the order of their places.
pub(super) fn gathered_before(chairs: &[Chair]) -> Gathering {
    let mut gathering = Gathering::new(chairs.len());
    let is_seated = |chair: &Chair| chair.bot().is_none() && chair.is_ready();
    gathering.order =
        (0..).zip(chairs).filter(|(_, chair)| is_seated(chair)).map(|(place, _)| place).collect();
    gathering
}
