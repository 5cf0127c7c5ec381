//! The games of a dump as three tables: one row a game, one a seat, one a step.

use std::io::{self, Write};

use catalog::Day;
use service::{DumpedGame, DumpedPlayer, DumpedSeat};

use crate::parquet::{Cell, Column, File, Kind};

pub(super) const GAMES: &str = "games";
pub(super) const SEATS: &str = "seats";
pub(super) const STEPS: &str = "steps";

const fn column(name: &'static str, kind: Kind, about: &'static str) -> Column {
    Column { name, kind, is_optional: false, about }
}

const fn optional(name: &'static str, kind: Kind, about: &'static str) -> Column {
    Column { name, kind, is_optional: true, about }
}

const OF_GAMES: &[Column] = &[
    column("game_id", Kind::Number, "the number of the game in this dump, from 0"),
    column("game", Kind::Text, "the id of the game, as `akhet engine` and the API name it"),
    column("rules", Kind::Small, "the version of the rules"),
    column("options", Kind::Text, "the options, each as key=value, with blanks between"),
    column("own_numbers", Kind::Flag, "whether it was played with an edition other than the shipped one"),
    column("copied", Kind::Small, "how many of its first steps were copied from another game"),
    column("day", Kind::Day, "the day on which it ended, by universal time"),
    column("ended", Kind::Text, "played, resigned or timed-out"),
    column("rated", Kind::Flag, "whether it counted for ratings"),
    column("seats", Kind::Small, "how many seats it has"),
    column("decisions", Kind::Small, "how many decisions were made, without those that were copied"),
    column("steps", Kind::Small, "how many steps it has, draws and copied ones included"),
];

const OF_SEATS: &[Column] = &[
    column("game_id", Kind::Number, "the game"),
    column("seat", Kind::Small, "the seat, from 0"),
    column("kind", Kind::Text, "person, guest, program, bot, or left for somebody who left before the end"),
    optional("player", Kind::Number, "the number of a person with an account, the same in the whole dump"),
    optional("bot", Kind::Text, "the name of a computer player"),
    optional("rating", Kind::Real, "the rating when the game ended, on the Elo scale"),
    optional("deviation", Kind::Real, "the standard deviation of the rating of a person"),
    column("points", Kind::Small, "the points at the end"),
    optional("rank", Kind::Small, "the rank from 0, if the game was played to its end"),
    optional("result", Kind::Text, "won, drawn or lost; empty if others ended the game"),
];

const OF_STEPS: &[Column] = &[
    column("game_id", Kind::Number, "the game"),
    column("n", Kind::Small, "the number of the step, from 0"),
    optional("seat", Kind::Small, "the seat that decided; empty for a draw"),
    column("text", Kind::Text, "the action or the outcome, in the notation of records"),
];

/// The tables by name.
pub(super) const ALL: [(&str, &[Column]); 3] = [(GAMES, OF_GAMES), (SEATS, OF_SEATS), (STEPS, OF_STEPS)];

/// The tables, as they are written.
pub(super) struct Tables<W> {
    games: File<W>,
    seats: File<W>,
    steps: File<W>,
    count: i64,
}

impl<W: Write> Tables<W> {
    pub(super) fn begin(games: W, seats: W, steps: W) -> io::Result<Tables<W>> {
        Ok(Tables {
            games: File::begin(games, OF_GAMES)?,
            seats: File::begin(seats, OF_SEATS)?,
            steps: File::begin(steps, OF_STEPS)?,
            count: 0,
        })
    }

    pub(super) fn add(&mut self, game: &DumpedGame) -> io::Result<()> {
        let id = Cell::Number(self.count);
        self.count += 1;
        let record = &game.record;
        let header = |key: &str| record.get(key).unwrap_or_default();
        let number = |count: usize| Cell::Number(count as i64);
        self.games.row(&[
            id,
            Cell::Text(header("game")),
            Cell::Number(header("rules").parse().unwrap_or_default()),
            Cell::Text(header("options")),
            Cell::Flag(record.get("edition-text").is_some()),
            number(game.copied),
            Cell::Number(Day::number(game.day).into()),
            Cell::Text(game.ended.name()),
            Cell::Flag(game.is_rated),
            number(game.seats.len()),
            Cell::Number(game.decisions),
            number(record.steps.len()),
        ])?;
        for (number, seat) in (0..).zip(&game.seats) {
            self.seats.row(&cells(id, number, seat))?;
        }
        for (n, step) in (0..).zip(&record.steps) {
            let seat = Cell::maybe(step.actor.map(|seat| seat.number().into()));
            self.steps.row(&[id, Cell::Number(n), seat, Cell::Text(&step.text)])?;
        }
        Ok(())
    }

    pub(super) fn end(self) -> io::Result<[W; 3]> {
        Ok([self.games.end()?, self.seats.end()?, self.steps.end()?])
    }
}

fn cells<'a>(game: Cell<'a>, number: i64, seat: &'a DumpedSeat) -> [Cell<'a>; 10] {
    let (player, bot) = match &seat.player {
        DumpedPlayer::Numbered(player) => (Cell::Number(*player as i64), Cell::Empty),
        DumpedPlayer::Bot(bot) => (Cell::Empty, Cell::Text(bot)),
        DumpedPlayer::Guest | DumpedPlayer::Program | DumpedPlayer::Left => (Cell::Empty, Cell::Empty),
    };
    let thousandths =
        |number: Option<i64>| number.map_or(Cell::Empty, |number| Cell::Real(number as f64 / 1_000.0));
    [
        game,
        Cell::Number(number),
        Cell::Text(seat.player.kind()),
        player,
        bot,
        thousandths(seat.rating),
        thousandths(seat.deviation),
        Cell::Number(seat.points),
        Cell::maybe(seat.rank),
        seat.result.map_or(Cell::Empty, |result| Cell::Text(result.name())),
    ]
}

#[cfg(test)]
mod tests {
    use game::Record;
    use service::{GameEnd, SeatResult};

    use super::*;
    use crate::commands::dump::about;
    use crate::parquet::tests::reader::{Value, read};

    fn game() -> DumpedGame {
        let text = "game: imhotep-duel\nrules: 1\noptions: sides=AAAA\nended: played\n\n-: dark\n0: place b2\n1: unload b\n";
        let seat = |player, rating, result| DumpedSeat {
            player,
            rating,
            deviation: rating.map(|_| 45_000),
            points: -3,
            rank: Some(0),
            result,
        };
        DumpedGame {
            record: Record::parse(text).unwrap(),
            day: "2026-11-19".parse().unwrap(),
            ended: GameEnd::Played,
            is_rated: true,
            decisions: 2,
            copied: 0,
            seats: vec![
                seat(DumpedPlayer::Numbered(7), Some(1_520_125), Some(SeatResult::Won)),
                seat(DumpedPlayer::Bot("scribe".to_owned()), None, None),
            ],
        }
    }

    #[test]
    fn what_is_written_is_read_back_and_the_schema_describes_it() {
        let mut tables = Tables::begin(Vec::new(), Vec::new(), Vec::new()).unwrap();
        tables.add(&game()).unwrap();
        tables.add(&game()).unwrap();
        let [games, seats, steps] = tables.end().unwrap().map(|bytes| read(&bytes));
        assert_eq!([games.rows.len(), seats.rows.len(), steps.rows.len()], [2, 4, 6]);
        let text = |text: &str| Value::Text(text.to_owned());
        assert_eq!(games.rows[1][..2], [Value::Number(1), text("imhotep-duel")]);
        assert_eq!(games.rows[0][6..8], [Value::Number(20_776), text("played")]);
        assert_eq!(
            seats.rows[0][2..],
            [
                text("person"),
                Value::Number(7),
                Value::Empty,
                Value::Real(1520.125),
                Value::Real(45.0),
                Value::Number(-3),
                Value::Number(0),
                text("won"),
            ]
        );
        assert_eq!(seats.rows[1][3..6], [Value::Empty, text("scribe"), Value::Empty]);
        let step = [Value::Number(0), Value::Number(0), Value::Empty, text("dark")];
        assert_eq!(steps.rows[0], step);
        assert_eq!(steps.rows[4][1..3], [Value::Number(1), Value::Number(0)]);
        let schema: serde_json::Value = serde_json::from_str(&about::schema()).unwrap();
        for (name, table) in [(GAMES, games), (SEATS, seats), (STEPS, steps)] {
            let described = schema["tables"][name]["columns"].as_array().unwrap();
            let described: Vec<(String, &str)> = described
                .iter()
                .map(|column| (column["name"].as_str().unwrap().to_owned(), column["type"].as_str().unwrap()))
                .collect();
            assert_eq!(described, table.columns, "{name}");
        }
    }
}
