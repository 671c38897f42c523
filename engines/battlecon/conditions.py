"""Amounts and conditions, read anew each time (BC-47, BC-48, BC-97).

What they count of figures is registered by `reading.py`, which reads conditions in its turn: so they do not import each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engines.battlecon import geometry
from engines.battlecon.board import Attack, Board, Doing
from engines.battlecon.content import Pack
from engines.battlecon.vocabulary import Amount, Condition, Is, Number, Of, Who

Busy = tuple[tuple[int, str], ...]
"""Figures that are being read: one that is asked for meanwhile counts as printed, so that reading cannot go round."""


@dataclass(frozen=True, slots=True)
class Here:
    """From where something is read: whose effect, of which part, on which opponent (-1: the nearest), in which effect and attack.

    `event` is the damage, or what armour took of it, that the effect of such a moment is about.
    """

    board: Board
    pack: Pack
    who: int
    part: str
    opponent: int = -1
    doing: Doing | None = None
    attack: Attack | None = None
    event: int = 0
    busy: Busy = ()

    def index(self, who: Who) -> int:
        """Return the fighter that "self" or "opponent" means here, -1 if there is no such opponent.

        The opponent of somebody who uses a token that was handed over is its owner.
        """
        if who == "self":
            return self.who
        if self.opponent >= 0:
            return -1 if self.board.fighters[self.opponent].out else self.opponent
        if self.part in self.pack.given_tokens:
            return owner_of_given(self.board, self.who, self.part)
        return geometry.opponent(self.board, self.who)

    def name(self, plain: str) -> str:
        """Return the full name of a token, card or marker of the part's own kit."""
        return f"{self.part.partition('.')[0]}.{plain}"


def owner_of_given(board: Board, user: int, token: str) -> int:
    """Return the enemy whose kit a handed-over token belongs to, -1 if there is none."""
    kit, team = token.partition(".")[0], board.fighters[user].team
    return next((i for i, f in enumerate(board.fighters) if f.kit == kit and f.team != team and not f.out), -1)


Counter = Callable[[Here, int], int]
"""Counts something of a fighter."""

COUNTS: dict[Of | Is, Counter] = {}
"""What amounts and conditions count, besides what needs a token, a marker or the effect itself."""


def counts(name: Of | Is) -> Callable[[Counter], Counter]:
    """Register what counts something under a name."""

    def register(counter: Counter) -> Counter:
        COUNTS[name] = counter
        return counter

    return register


# ---------------------------------------------------------------- amounts


def number(here: Here, value: Number) -> int:
    """Return a number as it is now."""
    return value if isinstance(value, int) else amount(here, value)


def amount(here: Here, wanted: Amount) -> int:
    """Return an amount as it is now: counted, times, divided and rounded up, plus, within its limits."""
    i = here.index(wanted.who)
    count = 0 if i < 0 else _count(here, wanted, i)
    total = -(-count * wanted.times // wanted.over) + wanted.plus
    if wanted.least is not None:
        total = max(total, wanted.least)
    if wanted.most is not None:
        total = min(total, wanted.most)
    return total


def _count(here: Here, wanted: Amount, i: int) -> int:
    if wanted.of in TOKENS:
        return count_tokens(here, wanted.of, wanted.who, wanted.token)
    if wanted.of == "between":
        at = here.board.fighters[here.who].markers.get(here.name(wanted.marker or ""))
        return max(abs(at - here.board.fighters[i].space) - 1, 0) if at is not None else 0
    return COUNTS[wanted.of](here, i)


TOKENS = frozenset({"tokens", "spent_tokens", "used"})


def count_tokens(here: Here, of: str, who: Who, token: str | None) -> int:
    """Return the tokens of a kind in supply, exhausted or used this beat; of no kind: all of the own kit, no counters.

    What an opponent has in supply includes tokens that were handed over to him.
    """
    i = here.index(who)
    if i < 0:
        return 0
    fighter = here.board.fighters[i]
    held = {"tokens": fighter.tokens, "spent_tokens": fighter.exhausted, "used": fighter.now.used}[of]
    if token is not None:
        return held.get(here.name(token), 0)
    own = "" if of == "tokens" and who == "opponent" else f"{fighter.kit}."
    return sum(n for name, n in held.items() if name.startswith(own) and not here.pack.token[name].counter)


@counts("amount")
def _amount(here: Here, _i: int) -> int:
    return here.doing.amount if here.doing else 0


@counts("event")
def _event(here: Here, _i: int) -> int:
    return here.event


@counts("damage")
def _damage(here: Here, _i: int) -> int:
    return here.attack.damage if here.attack else 0


@counts("distance")
def _distance(here: Here, _i: int) -> int:
    other = here.index("opponent")
    return geometry.distance(here.board, here.who, other) if other >= 0 else 0


@counts("attack_distance")
def _attack_distance(here: Here, _i: int) -> int:
    return here.attack.distance if here.attack else -1


@counts("life")
def _life(here: Here, i: int) -> int:
    return here.board.fighters[i].life


@counts("damage_taken")
def _damage_taken(here: Here, i: int) -> int:
    return here.board.fighters[i].now.taken


@counts("damage_dealt")
def _damage_dealt(here: Here, i: int) -> int:
    return here.board.fighters[i].now.dealt


@counts("absorbed")
def _absorbed(here: Here, i: int) -> int:
    return here.board.fighters[i].now.absorbed


@counts("discarded_bases")
def _discarded_bases(here: Here, i: int) -> int:
    fighter = here.board.fighters[i]
    bases = here.pack.bases(fighter.kit)
    return sum(card in bases for card in (*fighter.discard_1, *fighter.discard_2))


# ---------------------------------------------------------------- conditions

Seen = Callable[[Here, int], bool]
SEEN: dict[Is, Seen] = {}
"""Conditions that simply hold or not."""


def seen(name: Is) -> Callable[[Seen], Seen]:
    """Register what tells whether a condition holds."""

    def register(tells: Seen) -> Seen:
        SEEN[name] = tells
        return tells

    return register


def holds_all(here: Here, conditions: Iterable[Condition]) -> bool:
    """Return whether all conditions hold now (BC-48)."""
    return all(holds(here, condition) for condition in conditions)


def holds(here: Here, condition: Condition) -> bool:
    """Return whether a condition holds now; one about an opponent fails where there is none, `no` or not."""
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


SEEN_CARDS: dict[Is, Callable[[Here, int, str], bool]] = {}
"""Conditions about a card of a fighter's attack."""


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


@seen("did")
def _did(here: Here, _i: int) -> bool:
    return bool(here.doing and here.doing.did)


@seen("crossed")
def _crossed(here: Here, _i: int) -> bool:
    return bool(here.doing and here.doing.crossed)


@seen("hit")
def _hit(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].now.hits)


@seen("was_hit")
def _was_hit(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].now.hit_by)


@seen("hit_last_beat")
def _hit_last_beat(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].last.hits)


@seen("damaged")
def _damaged(here: Here, i: int) -> bool:
    return here.board.fighters[i].now.taken > 0


@seen("damaged_last_beat")
def _damaged_last_beat(here: Here, i: int) -> bool:
    return here.board.fighters[i].last.taken > 0


@seen("moved")
def _moved(here: Here, i: int) -> bool:
    return here.board.fighters[i].now.moved


@seen("changed_sides")
def _changed_sides(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].now.sides)


@seen("passed")
def _passed(here: Here, i: int) -> bool:
    return bool(here.board.fighters[i].now.passed)


@seen("stunned")
def _stunned(here: Here, i: int) -> bool:
    return here.board.fighters[i].stunned


@seen("stunned_last_beat")
def _stunned_last_beat(here: Here, i: int) -> bool:
    return here.board.fighters[i].last.stunned


@seen("active")
def _active(here: Here, i: int) -> bool:
    return here.board.fighters[i].team == here.board.active_team


@seen("corner")
def _corner(here: Here, i: int) -> bool:
    return here.board.fighters[i].space in (0, here.board.spaces - 1)


@seen("facing_edge")
def _facing_edge(here: Here, i: int) -> bool:
    other = here.index("opponent") if i == here.who else here.who
    return other >= 0 and geometry.behind(here.board, i, other) is None


@seen("same_base")
def _same_base(here: Here, _i: int) -> bool:
    other = here.index("opponent")
    pair = [here.board.fighters[here.who], here.board.fighters[other]] if other >= 0 else []
    bases = {here.pack.card[f.base].id for f in pair if f.pair_shown and f.base}
    return len(bases) == 1 and all(f.pair_shown and f.base for f in pair)


@seen("guessed")
def _guessed(here: Here, i: int) -> bool:
    """The base that the opponent revealed first was named: another laid in a clash does not change it."""
    guess, other = here.board.fighters[i].now.guess, here.index("opponent")
    return bool(guess) and other >= 0 and here.board.fighters[other].now.revealed == guess


@seen("finisher")
def _finisher(here: Here, i: int) -> bool:
    return here.board.fighters[i].finishing


@seen("first_attack")
def _first_attack(here: Here, _i: int) -> bool:
    return here.attack is not None and here.attack.number == 1


@seen("nobody_hit")
def _nobody_hit(here: Here, _i: int) -> bool:
    return not any(fighter.now.hits for fighter in here.board.fighters)


@seen("attacked")
def _attacked(here: Here, i: int) -> bool:
    return here.board.fighters[i].now.attacks > 0


@seen("state")
def _state(here: Here, i: int) -> bool:
    """In force by this part of this fighter: another may play the same."""
    return any((mod.target, mod.owner, mod.source) == (i, here.who, here.part) for mod in here.board.mods)
