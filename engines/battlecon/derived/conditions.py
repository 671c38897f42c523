"""Conditions, read anew each time (BC-47, BC-48)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.battlecon.content.vocabulary import Condition, Is
from engines.battlecon.derived import geometry
from engines.battlecon.derived.amounts import COUNTS, TOKENS, amount, count_tokens
from engines.battlecon.derived.here import Here
from engines.kernel.verbs.readers import Readers

Seen = Callable[[Here, int], bool]
SEEN: Readers[Is, Seen] = Readers()
"""The tests of conditions that are simply true or false."""


def holds_all(here: Here, conditions: Iterable[Condition]) -> bool:
    """Return whether all conditions hold now (BC-48)."""
    for condition in conditions:  # noqa: SIM110  # a plain loop: most effects have one condition or none
        if not holds(here, condition):
            return False
    return True


def holds(here: Here, condition: Condition) -> bool:
    """Return whether a condition holds now; one about a missing opponent fails, `no` or not."""
    i = here.index(condition.who)
    return i >= 0 and _holds(here, condition, i) != condition.no


def _holds(here: Here, condition: Condition, i: int) -> bool:
    name = condition.is_
    if name in SEEN:
        return SEEN[name](here, i)
    if name in TOKENS:
        return _within(here, condition, count_tokens(here, name, condition.who, condition.token), least=1)
    if condition.marker is not None:
        return _about_marker(here, condition, i)
    if condition.card is not None:
        return _about_card(here, name, here.name(condition.card), i)
    count = COUNTS[name](here, i)
    return (name != "attack_distance" or count >= 0) and _within(here, condition, count)


def _within(here: Here, condition: Condition, count: int, least: int = 0) -> bool:
    if condition.above is not None and count <= amount(here, condition.above):
        return False
    if condition.least is None and condition.most is None:
        return condition.above is not None or count >= least
    enough = condition.least is None or count >= condition.least
    return enough and (condition.most is None or count <= condition.most)


def _about_card(here: Here, name: Is, card: str, i: int) -> bool:
    if name == "card_active":
        return card in here.board.fighters[i].active
    return bool(SEEN_CARDS[name](here, i, card))


SEEN_CARDS: Readers[Is, Callable[[Here, int, str], bool]] = Readers()
"""The tests of conditions about a card of a fighter's attack."""


def _about_marker(here: Here, condition: Condition, i: int) -> bool:
    at = here.board.fighters[here.who].markers.get(here.name(condition.marker or ""))
    if at is None:
        return False
    if condition.is_ == "marker_distance":
        return _within(here, condition, abs(here.board.fighters[i].space - at))
    if condition.is_ == "marker_on_board":
        return True
    other = here.index("opponent")
    ends = sorted((here.board.fighters[here.who].space, here.board.fighters[other].space)) if other >= 0 else (0, 0)
    return ends[0] < at < ends[1]


@SEEN.reads("did")
def _did(here: Here, _i: int) -> bool:
    return bool(here.doing and here.doing.did)


@SEEN.reads("crossed")
def _crossed(here: Here, _i: int) -> bool:
    return bool(here.doing and here.doing.crossed)


@SEEN.reads("hit")
def _hit(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].now.hits)


@SEEN.reads("was_hit")
def _was_hit(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].now.hit_by)


@SEEN.reads("hit_last_beat")
def _hit_last_beat(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].last.hits)


@SEEN.reads("damaged")
def _damaged(here: Here, i: int) -> bool:
    return here.board.fighters[i].now.taken > 0


@SEEN.reads("damaged_last_beat")
def _damaged_last_beat(here: Here, i: int) -> bool:
    return here.board.fighters[i].last.taken > 0


@SEEN.reads("moved")
def _moved(here: Here, i: int) -> bool:
    return here.board.fighters[i].now.moved


@SEEN.reads("changed_sides")
def _changed_sides(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].now.sides)


@SEEN.reads("passed")
def _passed(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].now.passed)


@SEEN.reads("stunned")
def _stunned(here: Here, i: int) -> bool:
    return here.board.fighters[i].stunned


@SEEN.reads("stunned_last_beat")
def _stunned_last_beat(here: Here, i: int) -> bool:
    return here.board.fighters[i].last.stunned


@SEEN.reads("active")
def _active(here: Here, i: int) -> bool:
    return here.board.fighters[i].team == here.board.active_team


@SEEN.reads("corner")
def _corner(here: Here, i: int) -> bool:
    return here.board.fighters[i].space in (0, here.board.spaces - 1)


@SEEN.reads("facing_edge")
def _facing_edge(here: Here, i: int) -> bool:
    other = here.index("opponent") if i == here.who else here.who
    return other >= 0 and geometry.behind(here.board, i, other) is None


@SEEN.reads("same_base")
def _same_base(here: Here, _i: int) -> bool:
    other = here.index("opponent")
    pair = [here.board.fighters[here.who], here.board.fighters[other]] if other >= 0 else []
    bases = {here.pack.card[f.base].id for f in pair if f.pair_shown and f.base}
    return len(bases) == 1 and all(f.pair_shown and f.base for f in pair)


@SEEN.reads("guessed")
def _guessed(here: Here, i: int) -> bool:
    """Return whether the guess named the base that the opponent revealed first: one laid later in a clash does not count."""
    guess, other = here.board.fighters[i].now.guess, here.index("opponent")
    return bool(guess) and other >= 0 and here.board.fighters[other].now.revealed == guess


@SEEN.reads("finisher")
def _finisher(here: Here, i: int) -> bool:
    return here.board.fighters[i].finishing


@SEEN.reads("first_attack")
def _first_attack(here: Here, _i: int) -> bool:
    return here.attack is not None and here.attack.number == 1


@SEEN.reads("nobody_hit")
def _nobody_hit(here: Here, _i: int) -> bool:
    return not any(fighter.now.hits for fighter in here.board.fighters)


@SEEN.reads("attacked")
def _attacked(here: Here, i: int) -> bool:
    return here.board.fighters[i].now.attacks > 0


@SEEN.reads("state")
def _state(here: Here, i: int) -> bool:
    """Return whether a state is in force by this part of this fighter: another fighter may play the same card."""
    return any((mod.target, mod.owner, mod.source) == (i, here.who, here.part) for mod in here.board.mods)
