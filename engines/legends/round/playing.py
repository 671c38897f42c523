"""A play composed in secret: what is played, by whom, on what, and what is paid, in a quiet lane of one seat (LG-31, LG-54).

The draft gets one token for each question: the play, then what its plan asks for. A question with one possible answer is not
asked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from engines.kernel.state.model import Option, Scalar, Seat, natural
from engines.kernel.steps.registry import Steps
from engines.legends.board import NOBODY, Board, LegendsPlay, Permanent, Window
from engines.legends.content.abilities import FREE, Cost
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Skill
from engines.legends.derived.groups import all_of
from engines.legends.derived.here import Here
from engines.legends.derived.keys import card_of, keys_of
from engines.legends.derived.targets import choices
from engines.legends.effects.firing import target_key
from engines.legends.round.allowed import attackable, attackers, blockers, is_free, may_play, means_of, usable, users_of
from engines.legends.verbs.course.choose import Choose

playing_steps = Steps()
step = playing_steps.step

PASS, THROUGH, BLOCK = "pass", "through", "block"

CALM = (PASS, THROUGH)
"""The answers with which a player passes without blocking."""

Stage = Literal["hero", "attack", "block", "mode", "target", "pay_discard", "pay_sacrifice"]
"""A part of a play after its first question, which is also the kind of the question that asks for it."""


class Play(NamedTuple):
    """A play as its first answer names it: a card, an activated ability, an attack, blocks, or a pass.

    `uid` is the permanent that attacks or whose ability it is, else NOBODY; `ability` the index of an activated ability.
    """

    what: Literal["card", "ability", "attack", "block", "pass"]
    card: str
    uid: int
    ability: int


PASSED = Play("pass", "", NOBODY, NOBODY)


def read_play(board: Board, token: Scalar) -> Play:
    """Return the play that an answer of "act" names."""
    key = str(token)
    if key in CALM:
        return PASSED
    what, _, rest = key.partition(":")
    if what == "attack" and rest:
        return Play("attack", "", int(rest), NOBODY)
    if what == "use" and rest:
        uid, _, ability = rest.partition(":")
        permanent = board.permanent(int(uid))
        return Play("ability", permanent.card if permanent is not None else "", int(uid), int(ability))
    if key == BLOCK:
        return Play("block", "", NOBODY, NOBODY)
    return Play("card", card_of(key), NOBODY, NOBODY)


def plan(pack: Pack, what: Play) -> list[Stage]:
    """Return the parts of a play after its first question, in the order in which they are asked for; each stage is one token
    of the draft.
    """
    if what.what in ("attack", "block"):
        return ["attack" if what.what == "attack" else "block"]
    if what.what == "pass":
        return []
    stages: list[Stage] = ["hero"] if what.card in pack.skill and what.what == "card" else []
    ops = ops_of(what)
    stages += ["mode"] * sum(isinstance(op, Choose) for op in pack.ops.get(ops, ()))
    stages += ["target"] * len(pack.targets.get(ops, ()))
    cost = cost_of(pack, what)
    if cost.discard:
        stages.append("pay_discard")
    if cost.sacrifice is not None:
        stages.append("pay_sacrifice")
    return stages


def ops_of(what: Play) -> str:
    """Return the name of the list of ops that a play will carry out."""
    return f"{what.card}/a{what.ability}" if what.what == "ability" else f"{what.card}/do"


def cost_of(pack: Pack, what: Play) -> Cost:
    """Return the cost of a play besides legendarity of events and followers."""
    if what.what == "ability":
        return pack.abilities[what.card].activated[what.ability].cost
    card = pack.card.get(what.card)
    return card.cost if isinstance(card, Skill) else FREE


# ---------------------------------------------------------------- the lane


@step
def compose(play: LegendsPlay, seat: int) -> None:
    """Ask for the play, then for the next thing that it needs."""
    draft = play.draft()
    window = play.record(Window)
    if not draft:
        kind = "main" if is_free(play.board, window, seat) else "act"
        play.ask(seat, kind, acts(play.board, play.pack, window, seat), (composed, seat))
        return
    what = read_play(play.board, draft[0])
    stages = plan(play.pack, what)
    at = len(draft) - 1
    if at < len(stages):
        _ask_stage(play, seat, what, stages, at)


@step
def composed(play: LegendsPlay, seat: int, answer: Scalar | list[Scalar]) -> None:
    """Note an answer, several as one token."""
    token = " ".join(str(each) for each in answer) if isinstance(answer, list) else answer
    play.draft().append(token)
    if token not in CALM:  # a pass needs nothing more
        play.todo((compose, seat))


def acts(board: Board, pack: Pack, window: Window, seat: Seat) -> list[Option]:
    """Return all that a player with priority may do: cards of the hand, abilities, attacks, blocks, a pass."""
    means = means_of(board, pack, window, seat)
    found = [name for name in {card.id for card in board.sides[seat].hand} if may_play(means, name)]
    found += [f"use:{permanent.uid}:{n}" for permanent, n, _ in usable(board, pack, seat)]
    found += [f"attack:{p.uid}" for p in attackers(board, pack, window, seat)]
    if may_block(board, pack, window, seat):
        found += [BLOCK, THROUGH]
        found.sort(key=_place)
    else:
        found.sort(key=_place)
        found.append(PASS)
    return [*map(_option, found)]


@lru_cache(maxsize=4096)
def _option(key: str) -> Option:
    """Return the answer of a key, which is its own argument; options never change."""
    return Option(key, (key,), ())


@lru_cache(maxsize=4096)
def _place(key: str) -> tuple[bool, tuple[tuple[int, str], ...]]:
    """Return the place of an answer among others: attacks after cards and abilities, each in natural order."""
    return key.startswith("attack:"), natural(key)


def may_block(board: Board, pack: Pack, window: Window, seat: Seat) -> bool:
    """Return whether this pass closes the window of an attack: then the player names blockers with it (LG-36, LG-41)."""
    closes = window.moment == "attack" and not board.stack and window.passes == 1
    return closes and bool(blockers(board, pack, seat))


def _ask_stage(play: LegendsPlay, seat: Seat, what: Play, stages: list[Stage], at: int) -> None:
    """Ask for one thing that a play needs, or note it where there is no choice."""
    board, pack = play.board, play.pack
    window = play.record(Window)
    draft = play.draft()
    stage = stages[at]
    least = most = 1
    ordered = False
    match stage:
        case "hero":
            keys = [str(hero.uid) for hero in users_of(means_of(board, pack, window, seat), pack.skill[what.card])]
        case "attack":
            attacker = board.permanent(what.uid)
            keys = [str(p.uid) for p in attackable(board, pack, attacker)] if attacker is not None else []
        case "block":
            keys = [str(p.uid) for p in blockers(board, pack, seat)]
            most, ordered = len(keys), True
        case "mode":
            keys = [str(n) for n in range(len(_choices(pack, what)[stages[: at + 1].count("mode") - 1].modes))]
        case "target":
            named = [uids_of(draft[n + 1]) for n in range(at) if stages[n] == "target"]
            targets = pack.targets[ops_of(what)]
            target = targets[len(named)]
            keys = [target_key(target, uid) for uid in choices(_here(play, seat, what, draft), targets, named)]
            least, most = target.least, min(target.most, len(keys))
        case "pay_discard":
            keys = keys_of(_left_in_hand(board, seat, what))
            least = most = cost_of(pack, what).discard
        case "pay_sacrifice":
            keys = [str(p.uid) for p in _sacrifices(board, pack, seat, what, draft)]
    if stage != "block" and least >= len(keys):
        draft.append(" ".join(keys))
        play.todo((compose, seat))
    else:
        options = [Option(key, (key,), ()) for key in keys]
        play.ask(seat, stage, options, (composed, seat), least=least, most=most, ordered=ordered)


def _choices(pack: Pack, what: Play) -> list[Choose]:
    return [op for op in pack.ops[ops_of(what)] if isinstance(op, Choose)]


def user_of(board: Board, what: Play, draft: list[Scalar]) -> Permanent | None:
    """Return the hero who uses a skill, or the permanent whose ability it is."""
    if what.what == "ability":
        return board.permanent(what.uid)
    return board.permanent(int(str(draft[1]))) if len(draft) > 1 and str(draft[1]).isdecimal() else None


def _here(play: LegendsPlay, seat: Seat, what: Play, draft: list[Scalar]) -> Here:
    is_skill = what.card in play.pack.skill or what.what == "ability"
    user = user_of(play.board, what, draft) if is_skill else None
    return Here(play.board, play.pack, seat, user.uid if user is not None else NOBODY, NOBODY, (), did=False)


def uids_of(token: Scalar) -> tuple[int, ...]:
    """Return the uids, or the seats, that a token of a draft names."""
    return tuple(int(key.removeprefix("seat")) for key in str(token).split())


def _left_in_hand(board: Board, seat: Seat, what: Play) -> list[str]:
    """Return the cards of a hand, without the one that is played."""
    hand = sorted(card.id for card in board.sides[seat].hand)
    if what.what == "card":
        hand.remove(what.card)
    return hand


def _sacrifices(board: Board, pack: Pack, seat: Seat, what: Play, draft: list[Scalar]) -> list[Permanent]:
    user = user_of(board, what, draft)
    group = cost_of(pack, what).sacrifice
    assert group is not None
    return all_of(Here(board, pack, seat, user.uid if user is not None else NOBODY, NOBODY, (), did=False), group)
