//! Dependencies point down, and what belongs to one place stays there.

use crate::layers::Layer;

/// One crate's dependency on another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dependency {
    /// The folder of the crate that depends on it.
    pub of: String,
    /// The folder of the other crate, or its name if it is not ours.
    pub on: String,
    /// Who needs it.
    pub kind: Kind,
}

/// Who needs a dependency.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The code itself.
    Normal,
    /// Its tests alone.
    Dev,
}

/// Crates that have one home, the layers they may be used in, and why.
const HOMES: &[(&[&str], &[Layer], &str)] = &[
    (&["sqlx"], &[Layer::Store, Layer::Load], "SQL is for `store`"),
    (&["rusqlite"], &[Layer::Load], "bare SQL is for the baseline of `load`"),
    (&["axum", "axum-extra", "tower-http"], &[Layer::Web], "HTTP is for `web`"),
    (
        &["hyper", "reqwest"],
        &[Layer::Load, Layer::Post],
        "clients are for `load`, which asks the server, and `post`",
    ),
    (&["lettre", "rustls"], &[Layer::Post], "what speaks to the outside is in `post`"),
    (&["crossterm", "ratatui"], &[Layer::Tui], "the terminal is for `tui`"),
    (&["indicatif"], &[Layer::Cli], "progress is for `cli` to show"),
    (&["pyo3"], &[Layer::Python], "Python is for `python`"),
    (&["clap", "clap_complete"], &[Layer::Cli, Layer::Xtask], "arguments are for `cli`"),
    (
        &["env_logger", "getrandom", "log", "rayon", "tokio", "tracing"],
        &[
            Layer::Bots,
            Layer::Catalog,
            Layer::Store,
            Layer::Post,
            Layer::Service,
            Layer::Web,
            Layer::Load,
            Layer::Tui,
            Layer::Cli,
            Layer::Xtask,
        ],
        "rules log nothing, spawn nothing and make no generator",
    ),
];

/// Every dependency that should not exist.
pub fn problems(dependencies: &[Dependency]) -> Vec<String> {
    let describe = |dependency: &Dependency| {
        let why = objection(dependency)?;
        Some(format!("{}/Cargo.toml: depends on `{}`, but {why}", dependency.of, dependency.on))
    };
    dependencies.iter().filter_map(describe).collect()
}

fn objection(dependency: &Dependency) -> Option<&'static str> {
    let of = Layer::of(&dependency.of)?;
    match Layer::of(&dependency.on) {
        Some(on) => objection_to_layer(of, on, dependency.kind),
        None => objection_to_stranger(of, &dependency.on, dependency.kind),
    }
}

fn objection_to_layer(of: Layer, on: Layer, kind: Kind) -> Option<&'static str> {
    if of.may_use().contains(&on) || kind == Kind::Dev && of.tests_may_use().contains(&on) {
        return None;
    }
    if on == Layer::Toy {
        return Some("the toy game is for tests");
    }
    Some(
        "dependencies point down: game, store and post, games, bots and contest, catalog, service and tui, web, load, cli",
    )
}

fn objection_to_stranger(of: Layer, on: &str, kind: Kind) -> Option<&'static str> {
    let (_, layers, why) = HOMES.iter().find(|(names, ..)| names.contains(&on))?;
    // What tests use is not what the crate knows.
    let is_at_home = kind == Kind::Dev || layers.contains(&of);
    (!is_at_home).then_some(*why)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A crate that is not ours is written with `=`.
    #[track_caller]
    fn check(of: &str, kind: Kind, good: &[&str], bad: &[&str]) {
        let objections = |on: &&str| {
            let on = on.strip_prefix('=').map_or_else(|| format!("crates/{on}"), str::to_owned);
            let dependency = Dependency { of: format!("crates/{of}"), on, kind };
            problems(&[dependency]).len()
        };
        assert_eq!(good.iter().map(objections).sum::<usize>(), 0, "{of} may use {good:?}");
        assert!(bad.iter().all(|on| objections(on) == 1), "{of} may not use any of {bad:?}");
    }

    #[test]
    fn every_arrow_that_does_not_point_down_is_found() {
        let all = [
            "game", "duel", "toy", "bots", "contest", "catalog", "store", "service", "web", "load", "tui",
            "cli",
        ];
        for (of, good) in [
            ("game", &[] as &[&str]),
            ("duel", &["game"]),
            ("chess", &["game"]),
            ("toy", &["game"]),
            ("bots", &["game"]),
            ("contest", &["game"]),
            ("catalog", &["game", "duel", "bots"]),
            ("store", &[]),
            ("service", &["game", "bots", "contest", "catalog", "store"]),
            ("web", &["game", "bots", "catalog", "service"]),
            ("load", &["game", "catalog", "store", "service", "web"]),
            ("tui", &["game", "bots", "contest", "catalog"]),
            ("cli", &["game", "duel", "bots", "contest", "catalog", "service", "web", "load", "tui"]),
        ] {
            let bad: Vec<&str> = all.into_iter().filter(|on| !good.contains(on)).collect();
            check(of, Kind::Normal, good, &bad);
        }
    }

    #[test]
    fn tests_may_use_the_toy_game_and_those_above_the_games_any_game() {
        check("game", Kind::Dev, &["toy"], &["duel", "bots"]);
        check("duel", Kind::Dev, &["toy", "game"], &["bots", "nefertiti"]);
        check("bots", Kind::Dev, &["toy", "duel"], &["catalog"]);
        check("web", Kind::Dev, &["toy", "duel", "=insta", "=reqwest"], &["tui", "cli"]);
        check("store", Kind::Dev, &["=tempfile"], &["toy", "duel", "game"]);
    }

    #[test]
    fn what_has_a_home_is_found_elsewhere() {
        check(
            "duel",
            Kind::Normal,
            &["=serde", "=rand"],
            &["=log", "=tokio", "=clap", "=ratatui", "=axum", "=sqlx"],
        );
        check("tui", Kind::Normal, &["=ratatui", "=crossterm"], &["=clap", "=indicatif", "=hyper"]);
        check("store", Kind::Normal, &["=sqlx", "=tokio"], &["=axum", "=rusqlite"]);
        check("service", Kind::Normal, &["=tokio", "=tracing"], &["=sqlx", "=axum", "=hyper"]);
        check("web", Kind::Normal, &["=axum", "=tower-http"], &["=sqlx", "=rusqlite", "=hyper"]);
        check("load", Kind::Normal, &["=rusqlite", "=sqlx", "=hyper"], &["=axum"]);
        check("cli", Kind::Normal, &["=clap", "=indicatif", "=tracing"], &["=sqlx", "=ratatui"]);
    }

    #[test]
    fn the_package_for_python_is_a_door_to_the_catalog_and_nothing_else() {
        let objections = |of: &str, on: &str| {
            let dependency = Dependency { of: of.to_owned(), on: on.to_owned(), kind: Kind::Normal };
            problems(&[dependency]).len()
        };
        for good in ["crates/game", "crates/bots", "crates/catalog", "pyo3", "rand"] {
            assert_eq!(objections("python", good), 0, "{good}");
        }
        for bad in ["crates/duel", "crates/service", "crates/web", "crates/cli", "sqlx", "axum", "clap"] {
            assert_eq!(objections("python", bad), 1, "{bad}");
        }
        assert_eq!(objections("crates/cli", "pyo3") + objections("crates/cli", "python"), 2);
    }

    #[test]
    fn a_problem_says_where_and_why() {
        let of = "crates/duel".to_owned();
        let problems = problems(&[Dependency { of, on: "sqlx".to_owned(), kind: Kind::Normal }]);
        assert_eq!(problems, ["crates/duel/Cargo.toml: depends on `sqlx`, but SQL is for `store`"]);
    }
}
