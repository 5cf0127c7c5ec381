//! Which crate may know which.

/// What kind of crate a file belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layer {
    Game,
    /// The rules of one game: every crate that is not named here.
    Rules,
    Toy,
    Bots,
    /// Clocks, ratings, pairing and tournaments.
    Contest,
    Catalog,
    Store,
    /// What speaks to the outside.
    Post,
    Service,
    Web,
    Load,
    Tui,
    Cli,
    /// The package for Python.
    Python,
    /// What tests start around the program.
    Harness,
    Xtask,
}

impl Layer {
    /// The layer of a file or a folder, given from the root of the workspace, if it lies in a crate.
    pub(crate) fn of(path: &str) -> Option<Layer> {
        let mut parts = path.split('/');
        let name = match parts.next()? {
            "python" => return Some(Layer::Python),
            "xtask" => return Some(Layer::Xtask),
            "crates" => parts.next()?,
            _ => return None,
        };
        Some(match name {
            "game" => Layer::Game,
            "toy" => Layer::Toy,
            "bots" => Layer::Bots,
            "contest" => Layer::Contest,
            "catalog" => Layer::Catalog,
            "store" => Layer::Store,
            "post" => Layer::Post,
            "service" => Layer::Service,
            "web" => Layer::Web,
            "load" => Layer::Load,
            "tui" => Layer::Tui,
            "cli" => Layer::Cli,
            "harness" => Layer::Harness,
            _ => Layer::Rules,
        })
    }

    /// What its code may depend on.
    pub(crate) fn may_use(self) -> &'static [Layer] {
        match self {
            Layer::Game | Layer::Store | Layer::Post | Layer::Harness => &[],
            Layer::Xtask => &[Layer::Harness],
            Layer::Rules | Layer::Toy | Layer::Bots | Layer::Contest => &[Layer::Game],
            Layer::Catalog => &[Layer::Game, Layer::Rules, Layer::Bots],
            Layer::Service => &[Layer::Game, Layer::Bots, Layer::Contest, Layer::Catalog, Layer::Store],
            Layer::Web => &[Layer::Game, Layer::Bots, Layer::Catalog, Layer::Post, Layer::Service],
            Layer::Load => &[Layer::Game, Layer::Catalog, Layer::Store, Layer::Service, Layer::Web],
            Layer::Tui => &[Layer::Game, Layer::Bots, Layer::Contest, Layer::Catalog],
            Layer::Python => &[Layer::Game, Layer::Bots, Layer::Catalog],
            Layer::Cli => &[
                Layer::Game,
                Layer::Rules,
                Layer::Bots,
                Layer::Contest,
                Layer::Catalog,
                Layer::Service,
                Layer::Web,
                Layer::Load,
                Layer::Tui,
            ],
        }
    }

    /// What its tests may depend on besides.
    pub(crate) fn tests_may_use(self) -> &'static [Layer] {
        match self {
            Layer::Game | Layer::Rules | Layer::Toy | Layer::Contest | Layer::Xtask => &[Layer::Toy],
            Layer::Store | Layer::Post | Layer::Harness => &[Layer::Harness],
            Layer::Bots | Layer::Catalog | Layer::Load | Layer::Tui | Layer::Python => {
                &[Layer::Toy, Layer::Rules]
            }
            Layer::Service | Layer::Web | Layer::Cli => &[Layer::Toy, Layer::Rules, Layer::Harness],
        }
    }

    /// Whether it is the rules of a game.
    pub(crate) fn is_one_game(self) -> bool {
        matches!(self, Layer::Rules | Layer::Toy)
    }

    /// Whether the bans on rules apply to it.
    pub(crate) fn is_pure(self) -> bool {
        matches!(self, Layer::Game | Layer::Contest) || self.is_one_game()
    }
}
