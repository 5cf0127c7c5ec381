//! The worked example of `docs/tournaments.md`.

use super::*;

const DOCUMENT: &str = include_str!("../../../../../docs/tournaments.md");
const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "David", "Emil"];

/// Three rounds of five players.
fn example() -> Tournament {
    let mut tournament = swiss(3, 2, 2, 5);
    tournament.rounds = vec![
        round(&[(&[1, 3], &[30, 20]), (&[4, 2], &[24, 24])], &[5]),
        round(&[(&[2, 1], &[31, 28]), (&[5, 4], &[22, 26])], &[3]),
        round(&[(&[3, 4], &[19, 17]), (&[2, 5], &[23, 27])], &[1]),
    ];
    tournament
}

fn name(player: Player) -> &'static str {
    NAMES[player as usize - 1]
}

/// With quarters, which come from half of somebody's points.
fn in_words(points: Points) -> String {
    let (whole, rest) = (points.forty_eighths() / 48, points.forty_eighths() % 48);
    let quarters = ["", "¼", "½", "¾"][rest as usize / 12];
    if whole == 0 && rest > 0 { quarters.to_owned() } else { format!("{whole}{quarters}") }
}

fn row(standing: &Standing) -> String {
    let marks: Vec<&str> = standing.marks.iter().map(sign).collect();
    let thousandths = standing.share.thousandths().unwrap();
    format!(
        "| {} | {} | {} | {} | {} | {} | {} of {} = {}.{}% |",
        standing.rank,
        name(standing.player),
        marks.join(" "),
        in_words(standing.points),
        in_words(standing.met.total),
        in_words(standing.beaten.total),
        standing.share.own,
        standing.share.all,
        thousandths / 10,
        thousandths % 10,
    )
}

fn sign(mark: &Mark) -> &'static str {
    match mark {
        Mark::Won => "won",
        Mark::Drawn => "tied",
        Mark::Lost => "lost",
        Mark::Bye => "bye",
        Mark::Placed { .. } | Mark::Forfeit | Mark::Pending | Mark::Absent => "other",
    }
}

fn words(tie_break: &TieBreak) -> String {
    let part = |part: &Part| {
        let half = match part.weight {
            Weight::Full => "",
            Weight::Half => "half of ",
        };
        let all = match part.weight {
            Weight::Full => part.points,
            Weight::Half => part.points + part.points,
        };
        format!("{half}{} ({})", name(part.opponent), in_words(all))
    };
    let parts: Vec<String> = tie_break.parts.iter().map(part).collect();
    format!("{} = {}", parts.join(" + "), in_words(tie_break.total))
}

#[test]
fn the_standings_of_the_document_are_what_is_computed() {
    let rows: Vec<String> = standings(&example()).iter().map(row).collect();
    let rows = rows.join("\n");
    assert!(DOCUMENT.contains(&rows), "the document lacks\n{rows}");
}

#[test]
fn the_sums_of_the_document_are_what_is_computed() {
    for standing in standings(&example()) {
        let sums = format!(
            "- {}. Met: {}. Beaten: {}.",
            name(standing.player),
            words(&standing.met),
            words(&standing.beaten)
        );
        assert!(DOCUMENT.contains(&sums), "the document lacks\n{sums}");
    }
}

#[test]
fn the_rounds_of_the_document_are_what_would_be_paired() {
    let example = example();
    let mut tournament = example.clone();
    tournament.rounds.clear();
    for played in example.rounds {
        let paired = next_round(&tournament).unwrap();
        let players = |round: &Round| -> Vec<Vec<Player>> {
            round.tables.iter().map(|table| table.players.clone()).collect()
        };
        assert_eq!((players(&paired), &paired.byes), (players(&played), &played.byes));
        tournament.rounds.push(played);
    }
}

#[test]
fn the_rounds_of_round_robins_in_the_document_are_what_is_planned() {
    let rows = DOCUMENT.lines().skip_while(|line| !line.starts_with("| players | seats |")).skip(2);
    let rows: Vec<&str> = rows.take_while(|line| line.starts_with('|')).collect();
    assert!(!rows.is_empty());
    for row in rows {
        let numbers: Vec<u64> = row.split('|').filter_map(|cell| cell.trim().parse().ok()).collect();
        let [players, seats, fewest, rounds] = numbers[..] else { panic!("{row}") };
        assert_eq!(fewest, (players - 1).div_ceil(seats - 1), "{row}");
        let tournament = tournament(Format::RoundRobin, seats as u8, seats as u8, players);
        assert_eq!(rounds_in_all(&tournament), rounds as usize, "{row}");
    }
}
