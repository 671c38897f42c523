"""Attacks: attacker and target, responses, blockers, responses, the fight (LG-36, LG-40 to LG-43, LG-47, LG-48)."""

from __future__ import annotations

from typing import Literal

from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps
from engines.legends import events
from engines.legends.board import Fight, LegendsPlay, Permanent, Window, new_window
from engines.legends.derived.figures import attack_of, has_keyword
from engines.legends.effects.firing import fire, hero_of, resolve_firings
from engines.legends.effects.queue import add_damage, settle
from engines.legends.round.allowed import has_attacked, is_on
from engines.legends.round.priority import offer, open_priority

attack_steps = Steps()
step = attack_steps.step


@step
def main_window(play: LegendsPlay) -> None:
    """Open the window of the main phase, which an attack interrupts (LG-26)."""
    play.scope(new_window(play.board, "main"), offer, then=main_closed)


@step
def main_closed(play: LegendsPlay, window: Window) -> None:
    """Carry out the attack that has closed the window; without one the main phase is over."""
    if window.attack:
        attacker, target = window.attack
        play.todo((declare, attacker, target), main_window)


@step
def declare(play: LegendsPlay, attacker: int, target: int) -> None:
    """Turn the attacker; then come responses and blocks (LG-40). One that is not turned has attacked for this turn."""
    board = play.board
    one, other = board.permanent(attacker), board.permanent(target)
    assert one is not None
    assert other is not None
    if has_keyword(board, play.pack, one, "untouched"):
        side = board.sides[one.controller]
        side.done = (*side.done, has_attacked(attacker))
    else:
        one.turned = True
    board.fight = Fight(attacker, target, (one.controller, other.controller), (), blocked=False)
    play.emit(events.Attacked(attacker, one.card, target, other.card))
    fire(play, "attacks", one)
    play.todo(resolve_firings, attack_window, (open_fight_window, "blocks"), fight)


@step
def attack_window(play: LegendsPlay) -> None:
    """Open the window of responses to the attack, which blocks close (LG-36)."""
    play.scope(new_window(play.board, "attack"), offer, then=block)


@step
def block(play: LegendsPlay, window: Window) -> None:
    """Turn the blockers, in the order named; without attacker or target the attack is over, and nobody blocks (LG-41, LG-43)."""
    board = play.board
    under_way = board.fight
    if under_way is None or _is_over(play, under_way):
        return
    under_way.blockers = window.blockers
    under_way.blocked = bool(window.blockers)
    found = _there(play, window.blockers)
    for permanent in found:
        permanent.turned = True
    play.emit(events.Blocked(under_way.sides[1], window.blockers, tuple(permanent.card for permanent in found)))
    for permanent in found:
        fire(play, "blocks", permanent)
    play.todo(resolve_firings)


def _is_over(play: LegendsPlay, under_way: Fight) -> bool:
    """End the attack if attacker or target is gone before blocks (LG-43)."""
    board = play.board
    gone: Literal["attacker", "target"] | None = None
    if not is_on(board, under_way.attacker, under_way.sides[0]):
        gone = "attacker"
    elif not is_on(board, under_way.target, under_way.sides[1]):
        gone = "target"
    if gone is not None:
        play.emit(events.AttackOver(gone))
        board.fight = None
    return gone is not None


@step
def open_fight_window(play: LegendsPlay, moment: str) -> None:
    """Open a window within an attack that is still under way."""
    if play.board.fight is not None:
        play.todo((open_priority, moment, False))


@step
def fight(play: LegendsPlay) -> None:
    """Put the fight into the queue, if there is one (LG-42, LG-43, LG-48)."""
    board = play.board
    under_way = board.fight
    if under_way is None:
        return
    attacker = board.permanent(under_way.attacker)
    if attacker is None or attacker.controller != under_way.sides[0]:
        _end(play, "attacker")
    elif not under_way.blocked:
        target = board.permanent(under_way.target)
        if target is None or target.controller != under_way.sides[1]:
            _end(play, "target")
        else:
            _strike(play, attacker, target, attack_of(board, play.pack, attacker))
            _strike_back(play, target, attacker)
            play.todo(settle_fight)
    else:
        left = [p for p in _there(play, under_way.blockers) if p.controller == under_way.sides[1]]
        under_way.blockers = tuple(permanent.uid for permanent in left)
        if left:
            play.todo((split, 0, attack_of(board, play.pack, attacker)))
        else:
            _end(play, "blockers")


def _there(play: LegendsPlay, uids: tuple[int, ...]) -> list[Permanent]:
    """Return the permanents of these uids that are in play."""
    return [permanent for uid in uids if (permanent := play.board.permanent(uid)) is not None]


def _end(play: LegendsPlay, why: Literal["attacker", "target", "blockers"]) -> None:
    play.emit(events.AttackOver(why))
    play.todo(settle_fight)


@step
def split(play: LegendsPlay, at: int, left: int) -> None:
    """Let the attacker's controller split its attack among the blockers, all of it (LG-48, A-20)."""
    under_way = play.board.fight
    assert under_way is not None
    attacker = play.board.permanent(under_way.attacker)
    if attacker is None:
        return
    if at == len(under_way.blockers) - 1 or not left:
        play.todo((dealt, left, at))
    else:
        options = [Option(str(n), (n, at, left), ()) for n in range(left + 1)]
        play.ask(attacker.controller, "split", options, split_chosen)


@step
def split_chosen(play: LegendsPlay, amount: int, at: int, left: int) -> None:
    """Deal this to a blocker, and split the rest."""
    _deal_to(play, at, amount)
    play.todo((split, at + 1, left - amount))


@step
def dealt(play: LegendsPlay, amount: int, at: int) -> None:
    """Deal the rest to a blocker; then all blockers hit back."""
    under_way = play.board.fight
    assert under_way is not None
    _deal_to(play, at, amount)
    attacker = play.board.permanent(under_way.attacker)
    assert attacker is not None
    for blocker in _there(play, under_way.blockers):
        _strike_back(play, blocker, attacker)
    play.todo(settle_fight)


def _deal_to(play: LegendsPlay, at: int, amount: int) -> None:
    under_way = play.board.fight
    assert under_way is not None
    attacker, blocker = play.board.permanent(under_way.attacker), play.board.permanent(under_way.blockers[at])
    if attacker is not None and blocker is not None and not _is_unanswered(play, blocker):
        _strike(play, attacker, blocker, amount)


def _strike(play: LegendsPlay, one: Permanent, other: Permanent, amount: int) -> None:
    """Put damage of a fight into the queue."""
    kind = play.pack.fighter[one.card].attack.type
    by = hero_of(play.board, play.pack, one.uid)
    add_damage(play, other, amount, kind, by=by, dealer=one.uid, source=one.card)


def _strike_back(play: LegendsPlay, one: Permanent, attacker: Permanent) -> None:
    """Let a target or a blocker hit back in full, also a turned one (LG-08, LG-42, LG-48)."""
    if not _is_unanswered(play, attacker):
        _strike(play, one, attacker, attack_of(play.board, play.pack, one))


def _is_unanswered(play: LegendsPlay, one: Permanent) -> bool:
    """Return whether an attacker or a blocker is not damaged by whoever it attacks or blocks."""
    return has_keyword(play.board, play.pack, one, "no_strike_back")


@step
def settle_fight(play: LegendsPlay) -> None:
    """Settle the fight at once, with all that was pending; then players have priority until lives are checked (LG-36)."""
    play.board.fight = None
    settle(play)
    play.todo(resolve_firings, (open_priority, "fight", True))
