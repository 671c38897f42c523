"""The plays, attacks and blocks that a player may make now (LG-14, LG-18 to LG-24, LG-26, LG-41, LG-54)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from engines.kernel.state.model import Seat
from engines.legends.board import NOBODY, Board, Moment, Permanent, Phase, Window
from engines.legends.content.abilities import FREE, Activated, Cost
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Follower, Skill
from engines.legends.content.vocabulary import Timing
from engines.legends.derived.figures import event_cost, has_keyword, level_of, lives_of
from engines.legends.derived.groups import all_of
from engines.legends.derived.here import Here
from engines.legends.derived.points import can_pay, sum_of
from engines.legends.derived.targets import can_target


def timings(board: Board, window: Window, seat: Seat) -> frozenset[Timing]:
    """Return the timings of cards that a player may play in a window (LG-19, LG-22)."""
    return _timings(board.active == seat, board.phase, window.moment)


@cache
def _timings(own: bool, phase: Phase, moment: Moment) -> frozenset[Timing]:
    """Return the timings of cards for the active player or the other, in a phase and a moment."""
    found: set[Timing] = {"any"}
    if own:
        found.add("own_turn")
        if phase == "main":
            found.add("main")
    if phase == "end":
        found.add("end")
    if moment in ("attack", "blocks"):
        found.add("attack")
    return frozenset(found)


def is_free(board: Board, window: Window, seat: Seat) -> bool:
    """Return whether followers and attacks are allowed: own main phase, empty stack, no attack under way (LG-18, LG-26)."""
    return window.moment == "main" and board.active == seat and not board.stack and board.fight is None


class Means(msgspec.Struct, frozen=True, gc=False):
    """A player's means in a window: the timings of cards that may be played, the legendarity available, and whether followers and
    attacks are allowed.
    """

    board: Board
    pack: Pack
    seat: Seat
    timings: frozenset[Timing]
    available: int
    free: bool


def means_of(board: Board, pack: Pack, window: Window, seat: Seat) -> Means:
    """Return a player's means in a window."""
    available = sum_of(board, pack, seat).available
    return Means(board, pack, seat, timings(board, window, seat), available, is_free(board, window, seat))


def can_afford(means: Means, cost: int) -> bool:
    """Return whether a cost can be paid; one of 0 always can, also from below zero (LG-16, A-12)."""
    return cost <= 0 or means.available >= cost


def may_play(means: Means, name: str) -> bool:
    """Return whether a player may play this card out of the hand now."""
    board, pack, seat = means.board, means.pack, means.seat
    card = pack.card[name]
    if isinstance(card, Follower):
        return means.free and can_afford(means, card.legendarity)
    if isinstance(card, Skill):
        return bool(users_of(means, card))
    if name not in pack.event or pack.event[name].when not in means.timings:
        return False
    here = Here(board, pack, seat, NOBODY, NOBODY, (), did=False)
    return can_afford(means, event_cost(board, pack, seat, name)) and can_target(here, pack.event[name].targets)


def users_of(means: Means, skill: Skill) -> list[Permanent]:
    """Return the heroes who can use a skill now: unturned, of its class or name, of its level, able to pay (LG-19, LG-23,
    LG-24).
    """
    found: list[Permanent] = []
    if skill.when not in means.timings:
        return found
    board, pack, seat = means.board, means.pack, means.seat
    heroes, class_, name = pack.hero, skill.class_, skill.hero
    for permanent in board.permanents:
        if permanent.controller != seat or permanent.turned or permanent.card not in heroes:
            continue
        hero = heroes[permanent.card]
        if (class_ is not None and class_ != hero.class_) or (name is not None and name != hero.id):
            continue
        if level_of(board, pack, permanent) < skill.level:
            continue
        here = Here(board, pack, seat, permanent.uid, NOBODY, (), did=False)
        if not can_target(here, skill.targets):
            continue
        if skill.cost is FREE or payable(here, permanent, skill.cost, in_hand=len(board.sides[seat].hand) - 1):
            found.append(permanent)
    return found


def payable(here: Here, user: Permanent, cost: Cost, in_hand: int) -> bool:
    """Return whether a cost can be paid by a permanent with so many further cards in hand (LG-23, LG-54)."""
    board, pack = here.board, here.pack
    if cost.turn and user.turned:
        return False
    if cost.lives and lives_of(board, pack, user) <= cost.lives:
        return False
    if in_hand < cost.discard or not can_pay(board, pack, here.seat, cost.points):
        return False
    return cost.sacrifice is None or bool(all_of(here, cost.sacrifice))


def usable(board: Board, pack: Pack, seat: Seat) -> Iterator[tuple[Permanent, int, Activated]]:
    """Yield the activated abilities that a player can use now, by permanent and index (LG-54, LG-55)."""
    abilities = pack.activated
    for permanent in board.permanents:
        if permanent.controller != seat or permanent.card not in abilities:
            continue
        for n, activated in enumerate(abilities[permanent.card]):
            if activated.cost.is_free and _was_used(board, permanent, n):
                continue
            here = Here(board, pack, seat, permanent.uid, NOBODY, (), did=False)
            in_hand = len(board.sides[seat].hand)
            if payable(here, permanent, activated.cost, in_hand) and can_target(here, activated.targets):
                yield permanent, n, activated


def _was_used(board: Board, permanent: Permanent, n: int) -> bool:
    """Return whether an ability was used in this turn by either player: the card counts, whoever has it now (LG-55, A-26)."""
    return any(f"{permanent.uid}:{n}" in side.done for side in board.sides.values())


# ---------------------------------------------------------------- attacks and blocks


def attackers(board: Board, pack: Pack, window: Window, seat: Seat) -> list[Permanent]:
    """Return the permanents that can attack now; nobody attacks in the first turn (LG-14, LG-26, LG-40)."""
    if board.turn == 1 or not is_free(board, window, seat):
        return []
    if not any(p.controller != seat and p.card in pack.fighter for p in board.permanents):
        return []
    done = board.sides[seat].done
    return [
        p
        for p in board.permanents
        if p.controller == seat and not p.turned and can_attack(board, pack, p) and has_attacked(p.uid) not in done
    ]


def can_attack(board: Board, pack: Pack, attacker: Permanent) -> bool:
    """Return whether a permanent can attack at all: an oracle cannot (LG-14, LG-40)."""
    if attacker.card not in pack.fighter:
        return False
    hero = pack.hero.get(attacker.card)
    if hero is not None and hero.class_ == "oracle":
        return False
    return not has_keyword(board, pack, attacker, "cannot_attack")


def has_attacked(uid: int) -> str:
    """Return the note of `Side.done` that an attack has not turned its attacker, which attacks only once a turn then."""
    return f"{uid}:attack"


def attackable(board: Board, pack: Pack, attacker: Permanent) -> list[Permanent]:
    """Return the permanents that this one may attack (LG-14, LG-40, A-9).

    A general and a follower may attack anything with lives, a mage a hero only if there is no follower, an oracle nothing.
    Enemies with "guard" come first.
    """
    hero = pack.hero.get(attacker.card)
    if not can_attack(board, pack, attacker):
        return []
    foes = [p for p in board.permanents if p.controller != attacker.controller and p.card in pack.fighter]
    if hero is not None and hero.class_ == "mage":
        followers = [p for p in foes if p.card in pack.follower]
        foes = followers or foes
    guards = [p for p in foes if has_keyword(board, pack, p, "guard")]
    return guards or foes


def blockers(board: Board, pack: Pack, seat: Seat) -> list[Permanent]:
    """Return the permanents that can block the attack under way: unturned ones but its target (LG-41, LG-47)."""
    fight = board.fight
    if fight is None or fight.blocked or seat == fight.sides[0] or not is_attack_on(board):
        return []
    return [
        p
        for p in board.permanents
        if p.controller == seat
        and not p.turned
        and p.uid != fight.target
        and p.card in pack.fighter
        and not has_keyword(board, pack, p, "cannot_block")
    ]


def is_attack_on(board: Board) -> bool:
    """Return whether an attack is under way whose attacker and target are both still there (LG-43)."""
    fight = board.fight
    return (
        fight is not None
        and is_on(board, fight.attacker, fight.sides[0])
        and is_on(board, fight.target, fight.sides[1])
    )


def comes_to_fight(board: Board) -> bool:
    """Return whether the attack under way will come to a fight, with its target or with blockers that are left (LG-43)."""
    fight = board.fight
    if fight is None or not is_on(board, fight.attacker, fight.sides[0]):
        return False
    return any(is_on(board, uid, fight.sides[1]) for uid in fight.blockers or (fight.target,))


def is_on(board: Board, uid: int, seat: Seat) -> bool:
    """Return whether a permanent is in play on the side that it was named on (LG-43)."""
    permanent = board.permanent(uid)
    return permanent is not None and permanent.controller == seat
