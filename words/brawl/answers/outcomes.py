"""Outcomes of attacks of Super Fantasy Brawl: the rules are applied to a board rebuilt from a view."""

from __future__ import annotations

from typing import NamedTuple

from engines.brawl.board import Action, Board, Champion, Charge, Effect, Options, new_action
from engines.brawl.content.pack import Pack
from engines.brawl.content.vocabulary import CORES
from engines.brawl.derived.figures import defence, gains, has, strength_of
from engines.brawl.derived.here import Here
from engines.brawl.derived.lasting import rule
from engines.brawl.derived.targets import aims
from engines.brawl.setup.setup import new_board
from engines.brawl.verbs.states.next_attack import NextAttack
from engines.brawl.views.view import View


class Blow(NamedTuple):
    """An attack on one target: figures, damage at once and in all (doubled, poison), the damage before, the health."""

    target: int
    strength: int
    defence: int
    ignored: bool
    damage: int
    total: int
    before: int
    health: int

    @property
    def out(self) -> bool:
        """Whether the damage reaches the target's health (SB-40)."""
        return self.before + self.total >= self.health


def board_of(view: View, pack: Pack) -> Board:
    """Return a board rebuilt from a view; the parts that the view hides are as before the first turn."""
    board = new_board(pack, view.order, Options(mode="teams" if view.teams else "duel", arena=view.arena))
    for seen in view.players:
        player = board.players[seen.seat]
        player.team, player.hand, player.discard = seen.team, list(seen.hand or ()), list(seen.discard)
        player.ready = tuple(core for core in CORES if core in seen.ready)
    board.champions = [
        Champion(
            c.kit, c.seat, c.team, c.hex, c.damage, levelled=c.levelled, before=c.before, damage_before=c.damage_before
        )
        for c in view.champions
    ]
    board.turn = view.order.index(view.turn) if view.turn in view.order else 0
    board.round, board.phase, board.sides = view.round, view.phase, view.sides
    board.traps = dict.fromkeys(view.traps, "stun")
    board.effects, board.charges = _effects(view), _charges(view, pack)
    return board


def _effects(view: View) -> tuple[Effect, ...]:
    return tuple(
        Effect(champion.index, each.what, each.by, each.against, each.source)  # type: ignore[arg-type]  # of the engine
        for champion in view.champions
        for each in champion.effects
        if each.what != "charge"
    )


def _charges(view: View, pack: Pack) -> tuple[Charge, ...]:
    """Return the charges for the next attack; whether one ignores defence is read from its card."""
    found = []
    for champion in view.champions:
        for each in champion.effects:
            if each.what != "charge":
                continue
            ops = [op for part in ("do", "pre", "post") for op in pack.ops.get(f"{each.source}/{part}", ())]
            ignores = any(isinstance(op, NextAttack) and op.ignore_defence for op in ops)
            by = -1 if each.against >= 0 else champion.index
            found.append(Charge(by, each.against, ignores, each.by, each.source))
    return tuple(found)


def targets(view: View, pack: Pack, user: int, card: str) -> dict[str, tuple[int, ...]]:
    """Return the possible targets of a champion's card from where he stands, by the answer's key."""
    return aims(board_of(view, pack), pack, user, pack.card[card])


def within_reach(view: View, pack: Pack, user: int, card: str, hex_: int) -> list[int]:
    """Return the enemies that a card of a champion could be aimed at if he stood on a hex."""
    board = board_of(view, pack)
    board.champions[user].hex = hex_
    team = board.champions[user].team
    found = {i for aimed in aims(board, pack, user, pack.card[card]).values() for i in aimed}
    return sorted(i for i in found if board.champions[i].team != team)


def blows(
    view: View, pack: Pack, user: int, card: str, aimed: tuple[int, ...], reaction: str = "", on: int = -1
) -> list[Blow]:
    """Return the outcome of an attack for each of its targets, with a `reaction` on the target `on` if named."""
    board, doing = board_of(view, pack), view.doing
    action = new_action(user, board.champions[user].seat, "attack", card=card)
    action.targets = aimed
    guards: dict[int, int] = {}
    if doing is not None and doing.card == card and doing.user == user:
        action.moved, action.strength = doing.moved, doing.strength
        for i, guard in doing.guards:
            guards[i] = guards.get(i, 0) + guard
    if reaction:
        guards[on] = guards.get(on, 0) + guard_of(board, pack, action, reaction, on)
    return [_blow(board, pack, action, target, guards.get(target, 0)) for target in aimed]


def guard_of(board: Board, pack: Pack, attack: Action, reaction: str, on: int) -> int:
    """Return the defence that a reaction gives the champion it is put on, before anything is discarded for it (SB-38)."""
    played = new_action(on, board.champions[on].seat, "reaction", card=reaction)
    played.targets = (on,)
    card = pack.card[reaction]
    return (card.defence or 0) + sum(gains(Here(board, pack, on, played, attack, on), card, "defence", on))


def _blow(board: Board, pack: Pack, action: Action, target: int, guard: int) -> Blow:
    card = pack.card[action.card]
    here = Here(board, pack, action.user, action, action, target)
    charges = [c for c in board.charges if c.by == action.user or c.on == target]
    strength = strength_of(here, card) + sum(c.strength for c in charges)
    ignored = has(here, card, "ignore_defence", "ignore_defence") or any(c.ignore_defence for c in charges)
    shield = 0 if ignored else defence(board, pack, target, action.user, guard)
    damage = max(strength - shield, 0)
    total = damage * (2 if has(here, card, "double") else 1)
    if damage:
        total += sum(gains(here, card, "poison", target)) + rule(board, pack, action.user, "poison", target)
    champion = board.champions[target]
    kit = pack.champion[champion.kit]
    full = (kit.levelled if champion.levelled else kit.base).health
    return Blow(target, strength, shield, ignored, damage, total, champion.damage, full)
