"""The view of a match: the one gate for what is hidden (AR-86)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engines.archutheon.board import (
    NONE,
    SIDES,
    ArchutheonMatch,
    Board,
    Execution,
    Walk,
)
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import PERMANENTS, TIERS
from engines.archutheon.derived.collapse import zone
from engines.archutheon.derived.declared import attacks
from engines.archutheon.derived.figures import own_damage
from engines.archutheon.derived.forecasts import HARMLESS, Forecast
from engines.archutheon.derived.foreseeing import foresee
from engines.archutheon.derived.here import Here, arena_of
from engines.archutheon.derived.permanents import has, marked
from engines.archutheon.derived.shields import is_shielded
from engines.archutheon.effects.tracks import open_speeds, sizes
from engines.archutheon.views.view import DoingView, HeroView, PlayerView, SlotView, View, WalkView
from engines.kernel.hexes import members
from engines.kernel.state.model import Seat


def view(pack: Pack, match: ArchutheonMatch, viewer: Seat | None) -> View:
    """Return the table as a seat, or the public, sees it."""
    board = match.board
    side = board.seats.index(viewer) if viewer in board.seats else NONE
    execution = next((s.record for s in reversed(match.scopes) if isinstance(s.record, Execution)), None)
    walk = next((s.record for s in reversed(match.scopes) if isinstance(s.record, Walk)), None)
    lane = match.lanes.get(viewer) if viewer is not None else None
    return View(
        viewer=side,
        arena=board.options.arena,
        seats=(board.seats[0], board.seats[1]),
        modules=board.options.modules(),
        turn=board.turn,
        on_turn=board.on_turn if board.turn else NONE,
        phase=board.phase,
        heroes=tuple(_hero(board, pack, at) for at in range(len(board.heroes))),
        players=tuple(_player(board, pack, each, whole=each == side) for each in SIDES),
        declared=_slots(board, pack, side),
        deferred=tuple((each.hero, each.card) for each in board.deferred),
        things=tuple(sorted(board.things.items())),
        tokens=tuple(sorted(board.tokens.items())),
        aside=tuple((area, aside.what) for area, aside in sorted(board.aside.items())),
        laid=tuple(aside.since for _, aside in sorted(board.aside.items())),
        supply=board.supply,
        gate=board.gate,
        collapse=board.collapse,
        lines=board.lines,
        zone=tuple(members(zone(board, pack))) if board.collapse != NONE else (),
        terrain=board.terrain,
        fought=board.fought,
        executing=execution.at if execution is not None else NONE,
        asked_cells=_asked_cells(board, pack, match),
        asked_areas=tuple(int(key) for key in _own_answers(match, viewer, {"area"}) if key.isdecimal()),
        asked_cards=tuple(_own_answers(match, viewer, CARD_KINDS)),
        asked_uses=tuple(key for key in _own_answers(match, viewer, USE_KINDS) if key.count(":") == 2),
        doing=_doing(execution) if execution is not None else None,
        walk=WalkView(walk.hero, walk.left, walk.dash) if walk is not None else None,
        draft=tuple(str(token) for token in lane.draft) if lane is not None else (),
        winner=board.winner,
        reason=match.outcome.reason if match.outcome is not None else "",
    )


def _doing(execution: Execution) -> DoingView:
    return DoingView(execution.card, execution.hero, execution.side, execution.aimed or execution.at < 0)


CELL_KINDS = frozenset(
    {"step", "dash", "leap", "teleport", "pull", "push", "shift", "fear", "place", "carry", "carry_to"}
)
"""The questions whose answers are cells: what everybody sees."""


def _asked_cells(board: Board, pack: Pack, match: ArchutheonMatch) -> tuple[int, ...]:
    """Return the cells of the open question, none where it asks for something else."""
    cells = arena_of(board, pack).cell
    return tuple(
        cells[option.key]
        for asked in match.asks
        if asked.kind in CELL_KINDS
        for option in asked.options
        if option.key in cells
    )


CARD_KINDS = frozenset({"take", "get", "recharge"})
"""The questions whose answers are cards that are not in the hand: those of a stash, and of a recharge."""


USE_KINDS = frozenset({"declare", "answer", "charged"})
"""The questions whose answers are uses of cards and slots."""


def _own_answers(match: ArchutheonMatch, viewer: Seat | None, kinds: Container[str]) -> Iterator[str]:
    """Yield the answers to the viewer's own open question of these kinds: others must not see them."""
    for asked in match.asks:
        if asked.kind in kinds and asked.seat == viewer:
            yield from (option.key for option in asked.options)


def _hero(board: Board, pack: Pack, at: int) -> HeroView:
    hero = board.heroes[at]
    own = tuple(mark.what for mark in hero.marks)
    places = tuple(what for what in PERMANENTS if hero.cell >= 0 and has(board, at, what) and not marked(hero, what))
    asleep = ""
    if hero.cell >= 0 and has(board, at, "stealth") and has(board, at, "aloft"):
        asleep = "aloft" if is_shielded(board, pack, at, "targeted") else "stealth"
    times = tuple(mark.since for mark in hero.marks)
    return HeroView(
        hero.kit, hero.side, hero.number, hero.cell, hero.health, own, places, asleep, hero.element, hero.began,
        hero.since, hero.entered, times, hero.had,
    )  # fmt: skip


def _player(board: Board, pack: Pack, side: int, *, whole: bool) -> PlayerView:
    player = board.players[side]
    sure = next((known.cards for known in player.known if known.gone == 0), ())
    hidden = any(each.hidden and each.side == side for each in board.declared)
    stashed = tuple(sum(pack.value[name] == tier for name in player.stash) for tier in TIERS)
    return PlayerView(
        side=side,
        seat=board.seats[side],
        hand=tuple(player.hand) if whole else (),
        count=len(player.hand),
        known=() if hidden and not whole else sure,
        recharge=player.recharge,
        stash=tuple(player.stash) if whole else (),
        stashed=(stashed[0], stashed[1], stashed[2]),
        out=player.out,
        away=len(player.away),
        tracks=player.tracks,
        ends=sizes(pack),
        tactics=player.tactics,
        collected=player.collected,
        passive=player.passive,
        charges=player.charges,
        bonus=player.bonus,
        retyped=player.retyped,
        speeds=open_speeds(board, pack, side),
    )


def _slots(board: Board, pack: Pack, viewer: int) -> tuple[SlotView, ...]:
    """Return the declared cards, those of this turn with what they would do if nobody declared anything more."""
    found = foresee(board, pack, viewer)
    return tuple(_declared(board, pack, at, viewer, found.get(at, HARMLESS)) for at in range(len(board.declared)))


def _declared(board: Board, pack: Pack, at: int, viewer: int, outcome: Forecast) -> SlotView:
    """Return a declared card; others than its side see nothing of one face down but its slot."""
    card = board.declared[at]
    place = (
        at, card.side, card.column, card.speed, card.turn == board.turn, card.done, card.hidden, card.answers, card.tucked,
        card.tucked_as,
    )  # fmt: skip
    if card.hidden and card.side != viewer:
        return SlotView(*place)
    damage = own_damage(Here(board, pack, card.hero, card.target, card)) if card.hero >= 0 else 0
    losses = outcome.losses if attacks(pack, card) else ()
    return SlotView(
        *place, card.use, card.card, card.hero, card.property, card.element, card.target, card.area, card.turned,
        card.named, card.void, damage, losses, tuple(members(outcome.areas)), card.aim, card.boost, card.reach,
        card.supports, card.avoiding, outcome.bar, outcome.sure,
    )  # fmt: skip
