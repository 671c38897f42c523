"""The table as a seat, or the public, sees it (AR-86). Sides, heroes, areas and cells are numbers as on the board."""

from __future__ import annotations

import msgspec

REFERENCE = "reference"
"""The name of the reference among the things shown on their own."""


class Reckoned(msgspec.Struct, frozen=True):
    """The damage of the present attack to a hero: its addends, then the sum, what stops some of it, and the rest (AR-34)."""

    kit: str
    side: int
    addends: tuple[int, ...]
    damage: tuple[int, ...]


class CardView(msgspec.Struct, frozen=True):
    """A card, hero, passive or terrain shown on its own, by its name, without anything of a match.

    The reference tells the present attack, too: its `card`, its acting hero, the `victims`, and the modules that are on.
    """

    name: str
    card: str = ""
    hero: str = ""
    victims: tuple[Reckoned, ...] = ()
    modules: tuple[str, ...] = ()


class HeroView(msgspec.Struct, frozen=True):
    """A hero: `marks` are his permanents with tokens, `places` those of his cell and area, `asleep` the shield that does not
    count now (AR-74).

    `before` is his area as the turn began, `had` his health then. `since` is the moment he came onto his cell, `entered`
    into its area, `times` are those of his permanents.
    """

    kit: str
    side: int
    number: int
    cell: int
    health: int
    marks: tuple[str, ...]
    places: tuple[str, ...]
    asleep: str
    element: str
    before: int
    since: int
    entered: int
    times: tuple[int, ...]
    had: int


class SlotView(msgspec.Struct, frozen=True):
    """A declared card; of one face down others see the slot, its place in the order and what is tucked under it, by its card
    and the element that counts.

    `at` is its place in the order of declarations; `now` whether it belongs to this turn. `damage` is its own. If nobody declared
    anything more, `forecast` would be the damage that it deals to each hero, `areas` those that it hits, `bar` the reason why
    it does nothing; `sure`: no choice is open that may change this. The rest is what other cards have done to it.
    """

    at: int
    side: int
    column: str
    speed: str
    now: bool
    done: bool
    hidden: bool
    answers: int
    tucked: str
    tucked_as: str
    use: str = ""
    card: str = ""
    hero: int = -1
    property: str = ""
    element: str = ""
    target: int = -1
    area: int = -1
    turned: int = -1
    named: int = -1
    void: tuple[str, ...] = ()
    damage: int = 0
    forecast: tuple[tuple[int, int], ...] = ()
    areas: tuple[int, ...] = ()
    aim: str = ""
    boost: int = 0
    reach: tuple[int, int] = (0, 0)
    supports: tuple[str, ...] = ()
    avoiding: tuple[int, ...] = ()
    bar: str = ""
    sure: bool = True


class DoingView(msgspec.Struct, frozen=True):
    """A text that is being carried out: its source, which is a card, passive or terrain, or "" for a slot, and its hero.

    `aimed`: it is no card, or its range has been measured.
    """

    source: str
    hero: int
    side: int
    aimed: bool = True


class WalkView(msgspec.Struct, frozen=True):
    """A movement by the track: the hero on the way (-1: none yet), the steps he has left, and whether they are Dashes."""

    hero: int
    left: int
    dash: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player. `hand` and `stash` are the own cards, empty for others; `known` are cards that lie surely in the hand.

    `stashed` counts the cards of tiers I to III. `ends` are the steps of each track in all.
    """

    side: int
    seat: int
    hand: tuple[str, ...]
    count: int
    known: tuple[str, ...]
    recharge: tuple[tuple[str, ...], ...]
    stash: tuple[str, ...]
    stashed: tuple[int, int, int]
    out: tuple[str, ...]
    away: int
    tracks: tuple[int, int, int]
    ends: tuple[int, int, int]
    tactics: str
    collected: int
    passive: str
    charges: tuple[str, ...]
    bonus: str
    retyped: str
    speeds: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The table as a viewer sees it; `viewer` is a side, -1 for the public.

    `laid` are the moments of what lies in side cells, in the order of `aside`. `draft` are the viewer's own answers in an open
    lane. `doing` is the text that is being carried out, `executing` the place of the declared card with it. `asked_cells` are
    those of the open question, `asked_areas` the areas of the viewer's own one, `asked_cards` the cards outside
    of the hand, of the stash or the recharge, from which the viewer chooses, `asked_uses` the uses of his cards and
    slots that he may declare now.
    """

    viewer: int
    arena: str
    seats: tuple[int, int]
    modules: tuple[str, ...]
    turn: int
    on_turn: int
    phase: str
    heroes: tuple[HeroView, ...]
    players: tuple[PlayerView, ...]
    declared: tuple[SlotView, ...]
    deferred: tuple[tuple[int, str], ...]
    things: tuple[tuple[int, str], ...]
    tokens: tuple[tuple[int, int], ...]
    aside: tuple[tuple[int, str], ...]
    laid: tuple[int, ...]
    supply: int
    gate: int
    collapse: int
    lines: tuple[int, int]
    zone: tuple[int, ...]
    terrain: str
    fought: bool
    executing: int
    asked_cells: tuple[int, ...]
    asked_areas: tuple[int, ...]
    asked_cards: tuple[str, ...]
    asked_uses: tuple[str, ...]
    doing: DoingView | None
    walk: WalkView | None
    draft: tuple[str, ...]
    winner: int
    reason: str
