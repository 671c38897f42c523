"""A board of Archutheon rebuilt from a view, on which the rules can be applied for forecasts."""

from __future__ import annotations

from engines.archutheon.board import Board, Declared, Hero, Mark, Options, Side
from engines.archutheon.content.pack import Pack
from engines.archutheon.setup.table import new_board
from engines.archutheon.views.view import HeroView, PlayerView, SlotView, View

MODULES = ("leaders", "passives", "charge", "boosting", "release", "slots")
"""The modules that are on or off."""


def board_of(view: View, pack: Pack) -> Board:
    """Return a board rebuilt from a view; the parts that the view hides are empty."""
    on = {name: "on" for name in MODULES if name in view.modules}
    options = Options(arena=view.arena, terrain="drawn" if view.terrain else "off", **on)  # type: ignore[arg-type]
    board = new_board(pack, view.seats, options)
    board.turn, board.phase = view.turn, view.phase  # type: ignore[assignment]  # of the engine
    board.heroes = [_hero(hero) for hero in view.heroes]
    for player in view.players:
        _fill(board, player)
    board.declared = [_declared(view, slot) for slot in view.declared]
    board.things, board.tokens = dict(view.things), dict(view.tokens)  # type: ignore[arg-type]
    board.aside = {
        area: Side(what, since)  # type: ignore[arg-type]
        for (area, what), since in zip(view.aside, view.laid, strict=True)
    }
    board.supply, board.gate, board.collapse, board.lines = view.supply, view.gate, view.collapse, view.lines
    board.terrain, board.fought = view.terrain, view.fought
    return board


def _hero(seen: HeroView) -> Hero:
    marks = tuple(Mark(what, since) for what, since in zip(seen.marks, seen.times, strict=True))  # type: ignore[arg-type]
    return Hero(
        seen.kit, seen.side, seen.number, seen.cell, seen.health, marks, seen.element,  # type: ignore[arg-type]
        seen.since, seen.entered, seen.before, seen.had,
    )  # fmt: skip


def _fill(board: Board, seen: PlayerView) -> None:
    """Give a player of the board what the view shows of him."""
    player = board.players[seen.side]
    player.hand, player.stash, player.recharge = list(seen.hand), list(seen.stash), seen.recharge  # type: ignore[assignment]
    player.tracks, player.tactics, player.collected = seen.tracks, seen.tactics, seen.collected  # type: ignore[assignment]
    player.passive, player.charges, player.bonus = seen.passive, seen.charges, seen.bonus  # type: ignore[assignment]
    player.retyped = seen.retyped  # type: ignore[assignment]


def _declared(view: View, slot: SlotView) -> Declared:
    return Declared(
        side=slot.side, column=slot.column, speed=slot.speed, use=slot.use or "attack", card=slot.card,  # type: ignore[arg-type]
        turn=view.turn if slot.now else 0, done=slot.done, hidden=slot.hidden, opened=False, hero=slot.hero,
        property=slot.property, element=slot.element, target=slot.target, area=slot.area, turned=slot.turned,  # type: ignore[arg-type]
        named=slot.named, answers=slot.answers, aim=slot.aim, tucked=slot.tucked, tucked_as=slot.tucked_as,  # type: ignore[arg-type]
        boost=slot.boost, reach=slot.reach, supports=slot.supports, void=slot.void, avoiding=slot.avoiding,
        feared=(), blind=(),
    )  # fmt: skip
