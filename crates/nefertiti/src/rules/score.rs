//! What everything is worth: the running score is what final scoring would give now.

use game::{Outcome, Part, PerSeat, Score, Seat, Tally};

use crate::rules::{GiftType, Nefertiti, Phase, TYPES};

/// The lines of the score sheet before and after those of the types of gifts, which have the names of the types.
pub(crate) const TRACK: &str = "track";
pub(crate) const DEBEN: &str = "deben";
pub(crate) const SEALS: &str = "seals";
pub(crate) const AMON_PRIEST: &str = "amon_priest";

impl Nefertiti {
    /// Everyone's points, part by part.
    pub(crate) fn breakdown(&self) -> Score {
        let owners = self.owners_by_type();
        let priest = self.priest_bonus(&self.sums(&owners));
        let tally = |seat: Seat| {
            let player = self.player(seat);
            let mut parts = vec![Part { name: TRACK, terms: vec![i32::from(player.points)] }];
            parts.extend(GiftType::ALL.map(|gift_type| Part {
                name: gift_type.name(),
                terms: vec![self.type_points(seat, gift_type, &owners)],
            }));
            let own = |seat_of: Option<Seat>| if seat_of == Some(seat) { priest } else { 0 };
            parts.push(Part { name: DEBEN, terms: vec![self.deben_points(seat)] });
            parts.push(Part { name: SEALS, terms: vec![self.seal_points(seat)] });
            parts.push(Part { name: AMON_PRIEST, terms: vec![own(self.amon_priest)] });
            for part in &mut parts {
                part.terms.retain(|term| *term != 0);
            }
            Tally(parts)
        };
        Score(Seat::all(self.settings.players).map(tally).collect())
    }

    /// Everyone's points; empty seats have none.
    pub(crate) fn totals(&self) -> [i32; 5] {
        let mut sums = self.sums(&self.owners_by_type());
        if let Some(seat) = self.amon_priest {
            sums[seat.index()] += self.priest_bonus(&sums);
        }
        sums
    }

    pub(crate) fn owners_by_type(&self) -> [u8; TYPES] {
        GiftType::ALL.map(|gift_type| self.owners(gift_type))
    }

    /// Everyone's points without the Priest of Amon.
    fn sums(&self, owners: &[u8; TYPES]) -> [i32; 5] {
        let mut sums = [0; 5];
        for seat in Seat::all(self.settings.players) {
            let types = GiftType::ALL.into_iter().map(|gift_type| self.type_points(seat, gift_type, owners));
            sums[seat.index()] = i32::from(self.player(seat).points)
                + types.sum::<i32>()
                + self.deben_points(seat)
                + self.seal_points(seat);
        }
        sums
    }

    /// What the gifts of one type are worth to a player.
    fn type_points(&self, seat: Seat, gift_type: GiftType, owners: &[u8; TYPES]) -> i32 {
        let gifts = &self.player(seat).gifts;
        let kinds = gifts.kinds_of(gift_type);
        if kinds.is_empty() {
            return 0;
        }
        let bonus = i32::from(gifts.bonus(gift_type));
        let worth = |kind| {
            let value = i32::from(self.edition.value(kind, owners[gift_type as usize]));
            i32::from(gifts.count(kind)) * (value + i32::from(kind.gifts()) * bonus)
        };
        kinds.iter().map(worth).sum()
    }

    fn deben_points(&self, seat: Seat) -> i32 {
        i32::from(self.player(seat).deben / self.edition.deben_per_point)
    }

    fn seal_points(&self, seat: Seat) -> i32 {
        i32::from(self.player(seat).seals) * i32::from(self.edition.points_per_seal)
    }

    /// By the rank before the bonus; equal players share the better rank (N50).
    fn priest_bonus(&self, sums: &[i32; 5]) -> i32 {
        let Some(seat) = self.amon_priest else { return 0 };
        let players = &sums[..usize::from(self.settings.players)];
        let better = players.iter().filter(|sum| **sum > sums[seat.index()]).count();
        i32::from(self.edition.amon_priest[better])
    }

    /// What everyone is ranked by: points, then Deben. Empty seats have nothing.
    pub(crate) fn final_keys(&self) -> [(i32, u8); 5] {
        let totals = self.totals();
        std::array::from_fn(|seat| (totals[seat], self.players[seat].deben))
    }

    /// The final ranking: points, then Deben; players equal in both share a rank.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let keys = self.final_keys();
        let players = self.settings.players;
        let better = |seat: Seat| keys.iter().filter(|key| **key > keys[seat.index()]).count() as u8;
        Some(Outcome { score: self.breakdown(), ranks: PerSeat::from_fn(players, better) })
    }
}
