//! What happened.

use game::Seat;

use crate::rules::{
    Deity, Dice, Die, Dismissal, Dismissed, Face, Owner, Place, Project, Quarry, Resources, Scarab, Space,
    Tile, Tiles,
};

/// Something that happened. All of it is public except what is dealt: only the owners are told of projects and scarabs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum Event {
    /// Set-up: a tile was put on display; only places of the game against an architect have numbers.
    TileLaid { tile: Tile, place: Option<Place> },
    /// A deity came into the row from the left.
    Drawn { deity: Deity },
    /// A project was dealt; secret while a seat owns it, unless an architect plays.
    ProjectDealt { owner: Owner, project: Project },
    /// A scarab was dealt; only its owner saw it.
    ScarabDealt { seat: Seat, scarab: Scarab },
    /// A scarab was kept and shown.
    ScarabKept { seat: Seat, scarab: Scarab },
    /// A turn begins.
    TurnBegan { owner: Owner },
    /// A Rest begins by taking a tile from the display.
    TileTaken { seat: Seat, tile: Tile },
    /// A Rest begins with Hapy's power.
    HapyUsed { seat: Seat },
    /// A Rest begins by using a tile that lies before a player, often another one.
    TileBorrowed { seat: Seat, owner: Seat, tile: Tile },
    /// A Work turn begins, on its own or with the labour tile.
    WorkBegan { seat: Seat },
    /// Stone dice went from the board to the Quarry.
    StonesMoved { seat: Seat, stones: u8 },
    /// Glory was gained or, below zero, paid.
    Glory { owner: Owner, points: i8, reason: Reason },
    /// Resources came from the supply.
    Gained { seat: Seat, resources: Resources },
    /// Resources were given for others, or had no space left.
    Discarded { seat: Seat, resources: Resources },
    /// Workers and Cats were spent.
    Spent { seat: Seat, resources: Resources },
    /// A deity was taken without paying.
    DeityChosen { seat: Seat, deity: Deity },
    /// A deity was paid for.
    DeityBought { seat: Seat, deity: Deity },
    /// A deity was given up.
    DeityDismissed { seat: Seat, dismissed: Dismissed, reason: Dismissal },
    /// A deity of the row went to the discard pile.
    CardDiscarded { deity: Deity },
    /// Dice were taken from the Quarry.
    DiceTaken { seat: Seat, dice: Quarry },
    /// These dice are about to be rerolled.
    Rerolled { seat: Seat, dice: Dice },
    /// A die was rolled into the hand.
    Rolled { seat: Seat, die: Die },
    /// A new Stone die came from the supply and is about to be rolled.
    StoneGained { seat: Seat },
    /// A die shows another face now.
    DieChanged { seat: Seat, from: Die, to: Face, reason: Reason },
    /// Dice were paid and went to the Quarry.
    DicePaid { seat: Seat, dice: Dice },
    /// A power is used.
    Used { seat: Seat, deity: Deity },
    /// A virtual die lies with the others now.
    VirtualDie { seat: Seat, deity: Deity, face: Face },
    /// Cards that were used can be used again.
    Straightened { seat: Seat },
    /// The Amethyst scarab borrowed a deity until the end of the turn.
    Borrowed { seat: Seat, deity: Deity },
    /// A die was built, for this much Glory in all.
    Built { owner: Owner, face: Face, space: Space, glory: u8 },
    /// The Pearl scarab copied a build.
    Copied { seat: Seat },
    /// The Pearl scarab could have, and did not.
    NotCopied { seat: Seat },
    /// Dice that were not used went back to the Quarry.
    DiceReturned { seat: Seat, dice: Dice },
    /// A borrowed deity was given back.
    LoanEnded { seat: Seat, deity: Deity },
    /// All tiles before this owner go back on display: these at once, those for numbered places one by one.
    TilesReturned { owner: Owner, tiles: Tiles },
    /// A tile went back to a numbered place.
    TilePlaced { owner: Owner, tile: Tile, place: Place },
    /// The architect took a deity.
    ArchitectTookDeity { deity: Deity },
    /// The architect takes a die, from the Quarry or else from the supply.
    ArchitectTookDie { from_supply: bool },
    /// There was no die for the architect.
    ArchitectHasNoDie,
    /// The architect's die.
    ArchitectRolled { face: Face },
    /// The architect turned his die over.
    ArchitectTurnedDie { from: Face, to: Face },
    /// The architect took a tile to this space of his board, from 0 on the left.
    ArchitectTookTile { tile: Tile, place: Place, space: u8 },
    /// Somebody triggered the end and now has the Pharaoh: their next turn is the last.
    PharaohTaken { owner: Owner },
    /// The game is over; projects are shown and points counted.
    Ended,
}

/// Why Glory changes, or a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The price of a tile.
    Tile(Tile),
    /// A deity's power, Bes's point included.
    Deity(Deity),
    /// A scarab's power.
    Scarab(Scarab),
    /// A build.
    Build,
    /// Two dice returned.
    Dice,
    /// A Cat.
    Cat,
    /// A space of the architect's board.
    ArchitectSpace,
}
