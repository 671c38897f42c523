"""The view of a fight, as plain data for words and pictures (BC-06): everything but hidden pairs and hands."""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = int
Phase = Literal[
    "select", "prepare_fight", "preparation", "advantages", "reveal", "start", "attack", "end", "recycle", "over"
]


class FiguresView(msgspec.Struct, frozen=True):
    """An attack's figures. `reach` None: it has no range; `power` None: no power (BC-15). `guard` None: Стойкость (BC-13).

    `reach` is the least and the greatest distance; `any_range` and `spaces` (those named by an X, BC-17) go before it.
    `hits` are the spaces on which an opponent would be hit now, avoiding apart.
    """

    reach: tuple[int, int] | None
    power: int | None
    priority: int
    guard: int | None
    armour: int
    tie: bool
    any_range: bool
    spaces: tuple[int, ...] | None
    hits: tuple[int, ...]


class StateView(msgspec.Struct, frozen=True):
    """A bonus, penalty or rule in force: its owner and card, its figure or rule, its duration (BC-42, BC-93)."""

    owner: int
    source: str
    kind: Literal["bonus", "equal", "rule"]
    what: str
    value: int
    until: Literal["beat", "next", "fight"]


class TokenView(msgspec.Struct, frozen=True):
    """A kind of token or counter by name: in supply, exhausted, used this beat (BC-43).

    A used token of one's own is exhausted at once, so it is counted in both; one handed over by an opponent is exhausted
    with its owner, and one that comes to a discard pile after the beat is not exhausted at all.
    """

    token: str
    supply: int
    exhausted: int
    used: int

    def total(self, kit: str) -> int:
        """Return the number that a fighter with this kit has, each counted once."""
        held = self.supply + self.exhausted
        if self.token.startswith(f"{kit}."):
            return held or self.used
        return held + self.used


class FighterView(msgspec.Struct, frozen=True):
    """One fighter as the viewer sees it. `kit` is empty until chosen, `space` counts from 0 at the left, -1: not on the
    board.

    `unseen` are the cards at places hidden from this viewer: in hand, or face down in or beside the pair (BC-06: deduced from
    open information). `hand` and `laid` (style, base) are for the fighter's own player alone, else None. `style` and `base`
    are the pair once it is revealed, else empty; with a finisher on the table `finisher_played` names it and they are empty.
    `printed` are the sums of the cards (BC-10), `figures` those with all changes; both None while the pair is hidden.
    `finisher` is the side up, empty if gone; `finishers` both sides. `title`: "master", "champion" or empty. `hit` and
    `damage_taken` are of this beat, `space_before` and `life_before` from its start, for a picture of before and after.
    """

    index: int
    seat: Seat
    team: int
    kit: str
    title: str
    life: int
    life_at_start: int
    space: int
    space_before: int
    life_before: int
    unseen: tuple[str, ...]
    hand: tuple[str, ...] | None
    laid: tuple[str, str] | None
    pair_down: bool
    style: str
    base: str
    added: tuple[str, ...]
    finisher_played: str
    printed: FiguresView | None
    figures: FiguresView | None
    discard_1: tuple[str, ...]
    discard_2: tuple[str, ...]
    beside: int
    finisher: str
    finishers: tuple[str, ...]
    maneuver_gone: bool
    tokens: tuple[TokenView, ...]
    markers: tuple[tuple[str, int | None], ...]
    special: tuple[tuple[str, bool], ...]
    supports_used: tuple[str, ...]
    states: tuple[StateView, ...]
    guess: str
    stunned: bool
    out: bool
    attacks: int
    hit: tuple[int, ...]
    damage_taken: int
    force: int
    active: bool


class ResultView(msgspec.Struct, frozen=True):
    """The end of the fight: winning seats and team (None: a draw), places of seats, and the reason."""

    winners: tuple[Seat, ...]
    team: int | None
    places: tuple[tuple[Seat, ...], ...]
    reason: Literal["knockout", "time", "effect", "withdrew", "draw"]


class PreviewView(msgspec.Struct, frozen=True):
    """The present worth of a pair not yet laid, for an own fighter: the sums of its cards, and the figures that they would
    make now, before anything moves, with the spaces on which it would hit. Effects of the reveal and later are not included.
    """

    fighter: int
    style: str
    base: str
    printed: FiguresView
    figures: FiguresView


class DoingView(msgspec.Struct, frozen=True):
    """The effect that is being carried out: its fighter, its card (a name of `Pack.part`), and its own name."""

    fighter: int
    source: str
    effect: str


class View(msgspec.Struct, frozen=True):
    """The whole table for one viewer.

    `fighters` are in their fixed order; `force` is by team, `pool` the force nobody has; `time_up`: the pool is empty,
    `last_beat`: this is the last (BC-32). `order` is the order of attacks once known. `teams`: it is no duel. `beats_left` is
    set under the legacy rules alone (BC-83). In phase "select" `choices` are the fighters that may still be chosen and
    `banned` those that may not. `vengeance` is the number of Мщение cards by team (BC-66), `doing` the effect that a question
    belongs to. `previews` are the pairs that the viewer may lay now. `viewer` None: the public. `sealed` are the keys of the
    viewer's answers in an open lane.
    """

    beat: int
    phase: Phase
    spaces: int
    teams: bool
    legacy: bool
    fighters: tuple[FighterView, ...]
    active: int
    active_team: int
    order: tuple[int, ...]
    force: tuple[int, ...]
    force_limit: int
    pool: int
    pool_at_start: int
    time_up: bool
    last_beat: bool
    beats_left: int | None
    banned: tuple[str, ...]
    choices: tuple[str, ...]
    vengeance: tuple[int, ...]
    doing: DoingView | None
    previews: tuple[PreviewView, ...]
    viewer: Seat | None
    result: ResultView | None
    sealed: tuple[str, ...] = ()


class CardView(msgspec.Struct, frozen=True):
    """One fighter alone, as the picture "card" shows it: open to everybody. `card` names one card of it, or is empty."""

    kit: str
    card: str = ""
