"""Figures, rules and conditions, derived on reading from the cards that count now: nothing is added now and subtracted later.

A figure that is asked for while it is being read counts as printed, so that effects which read each other cannot go round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engines.battlecon import geometry
from engines.battlecon.board import Attack, Board, Doing, Fighter
from engines.battlecon.content import Card, Pack
from engines.battlecon.sources import attack_cards, form_in_discard, outer_parts
from engines.battlecon.vocabulary import Amount, Bonus, Condition, Equal, Number, Rule, Who

Busy = tuple[tuple[int, str], ...]
"""Figures that are being read."""


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
            return self.opponent
        token = self.pack.token.get(self.part)
        if token is not None and token.given:
            return next((i for i in _standing(self.board) if _owns(self.board, i, self.who, self.part)), -1)
        return geometry.opponent(self.board, self.who)

    def name(self, plain: str) -> str:
        """Return the full name of a token, card or marker of the part's own kit."""
        return f"{self.part.partition('.')[0]}.{plain}"


def _owns(board: Board, i: int, user: int, token: str) -> bool:
    fighter = board.fighters[i]
    return fighter.kit == token.partition(".")[0] and fighter.team != board.fighters[user].team


def _standing(board: Board) -> list[int]:
    return [i for i, fighter in enumerate(board.fighters) if not fighter.out]


class InForce(NamedTuple):
    """A rule in force on a fighter: its number, who it comes from, and the marker that it is about."""

    value: int
    owner: int
    marker: str


# ---------------------------------------------------------------- what counts


def parts_of(board: Board, pack: Pack, i: int) -> list[str]:
    """Return all parts of a fighter whose effects count now."""
    fighter = board.fighters[i]
    parts = outer_parts(pack, fighter)
    cards = attack_cards(pack, fighter)
    if cards:
        parts += cards_that_count(board, pack, i)
        parts += fighter.copied
    elif form := form_in_discard(pack, fighter):
        parts.append(form)
    if fighter.now.used and _tokens_idle(board, pack, i):
        own = f"{fighter.kit}."
        parts = [part for part in parts if part not in pack.token or not part.startswith(own)]
    return parts


def _tokens_idle(board: Board, pack: Pack, i: int) -> bool:
    """Whether tokens used have no effect: a card of an attack says so, without condition, of its own side or of the opponent's."""
    if _from_mods(board, i, "tokens_idle"):
        return True
    for owner in _standing(board):
        if not any("tokens_idle" in pack.gifts.get(card, ()) for card in attack_cards(pack, board.fighters[owner])):
            continue
        for card in cards_that_count(board, pack, owner):
            for op, _ in pack.gifts.get(card, {}).get("tokens_idle", ()):
                if i in _aims(Here(board, pack, owner, card), op.who):
                    return True
    return False


def cards_that_count(board: Board, pack: Pack, i: int) -> list[str]:
    """Return the cards whose figures make up a fighter's attack; a style that does not count is left out (BC-95)."""
    fighter = board.fighters[i]
    cards = list(attack_cards(pack, fighter))
    if cards and not fighter.finishing and _style_off(board, pack, i):
        cards = [card for card in cards if card == fighter.base]
    if form := form_in_discard(pack, fighter):
        cards.append(form)
    return cards


def _style_off(board: Board, pack: Pack, i: int) -> bool:
    """Whether the style does not count. Only what lies outside attacks can say so, or reading would go round."""
    if _from_mods(board, i, "style_off"):
        return True
    for owner in _standing(board):
        for part in outer_parts(pack, board.fighters[owner]):
            for op, conditions in pack.gifts.get(part, {}).get("style_off", ()):
                here = Here(board, pack, owner, part)
                if i in _aims(here, op.who) and holds_all(here, conditions):
                    return True
    return False


def _aims(here: Here, who: Who) -> tuple[int, ...]:
    """Return the fighters that a lasting effect is about: oneself, or every fighter that counts as opponent (BC-61)."""
    if who == "self":
        return (here.who,)
    if here.opponent >= 0:
        return (here.opponent,)
    token = here.pack.token.get(here.part)
    if token is not None and token.given:
        return (here.index("opponent"),)
    return geometry.opponents(here.board, here.who)


# ---------------------------------------------------------------- rules


def _from_mods(board: Board, i: int, rule: str) -> bool:
    return any(mod.what == rule and mod.target == i and mod.until != "next" for mod in board.mods)


def rules_on(board: Board, pack: Pack, i: int, rule: str, busy: Busy = ()) -> list[InForce]:
    """Return how often and from whom a rule is in force on a fighter."""
    found = [
        InForce(mod.value, mod.owner, mod.marker)
        for mod in board.mods
        if mod.what == rule and mod.target == i and mod.until != "next"
    ]
    if not _given(board, pack, rule):
        return found
    for owner in _standing(board):
        for part in parts_of(board, pack, owner):
            gifts = pack.gifts.get(part)
            if gifts is None or rule not in gifts:
                continue
            for op, conditions in gifts[rule]:
                here = Here(board, pack, owner, part, busy=busy)
                for target in _aims(here, op.who):
                    aimed = Here(board, pack, owner, part, -1 if op.who == "self" else target, busy=busy)
                    if target == i and holds_all(aimed, conditions):
                        assert isinstance(op, Rule)
                        marker = aimed.name(op.marker) if op.marker else ""
                        found.append(InForce(number(aimed, op.value), owner, marker))
    return found


def _given(board: Board, pack: Pack, what: str) -> bool:
    """Whether any kit in this fight can give this at all: most fights lack most rules."""
    return any(what in pack.gifted[fighter.kit] for fighter in board.fighters)


def ruled(board: Board, pack: Pack, i: int, rule: str, busy: Busy = ()) -> bool:
    """Return whether a rule is in force on a fighter."""
    return bool(rules_on(board, pack, i, rule, busy))


def stable(board: Board, pack: Pack, i: int) -> bool:
    """Return whether a fighter has Стойкость (BC-13)."""
    shown = any(pack.card[card].guard == "stable" for card in cards_that_count(board, pack, i))
    return shown or ruled(board, pack, i, "stable")


def has_tie(board: Board, pack: Pack, i: int) -> bool:
    """Return whether a fighter has ▲: by a card, a finisher, or an effect (BC-24, BC-25, BC-87)."""
    if board.fighters[i].finishing or any(pack.card[card].tie for card in cards_that_count(board, pack, i)):
        return True
    if ruled(board, pack, i, "wins_ties"):
        return True
    return any(ruled(board, pack, other, "loses_ties") for other in _standing(board) if other != i)


# ---------------------------------------------------------------- figures


def _base_first(pack: Pack, fighter: Fighter, cards: list[str], figure: str) -> Card | None:
    """Return the card whose fixed figure counts alone: of two the base's (BC-16)."""
    fixed = [card for card in cards if figure in pack.card[card].fixed]
    if not fixed:
        return None
    return pack.card[fighter.base if fighter.base in fixed else fixed[0]]


def printed(board: Board, pack: Pack, i: int, figure: str, busy: Busy = ()) -> int | None:
    """Return power, priority or guard as the sum of the cards (BC-10); None: no power (BC-15), or Стойкость for guard."""
    cards = cards_that_count(board, pack, i)
    alone = _base_first(pack, board.fighters[i], cards, figure)
    total = 0
    for card in [alone] if alone is not None else [pack.card[name] for name in cards]:
        value = getattr(card, figure)
        if value == "none":
            return None
        if isinstance(value, Amount):
            value = _amount_on_card(board, pack, i, card, value, busy)
        elif value == "stable":
            value = 0
        total += value
    return total


def _amount_on_card(board: Board, pack: Pack, i: int, card: Card, value: Amount, busy: Busy) -> int:
    """Return an X that stands for a number; one that is being read already counts as 0."""
    if (i, card.id) in busy:
        return 0
    kit = board.fighters[i].kit
    return amount(Here(board, pack, i, f"{kit}.{card.id}", busy=(*busy, (i, card.id))), value)


def is_fixed(board: Board, pack: Pack, i: int, figure: str) -> bool:
    """Return whether a figure of the attack has the sign * (BC-16)."""
    cards = cards_that_count(board, pack, i)
    return any(figure in pack.card[card].fixed for card in cards)


def power(board: Board, pack: Pack, i: int, busy: Busy = ()) -> int | None:
    """Return the power of a fighter's attack, 0 at least; None: it has none (BC-12, BC-15)."""
    value = _figure(board, pack, i, "power", busy)
    return None if value is None else max(value, 0)


def priority(board: Board, pack: Pack, i: int, busy: Busy = ()) -> int:
    """Return the priority of a fighter; it may be negative (BC-12)."""
    return _figure(board, pack, i, "priority", busy) or 0


def guard(board: Board, pack: Pack, i: int, busy: Busy = ()) -> int:
    """Return the guard of a fighter, 0 at least; 0 with Стойкость (BC-12, BC-13)."""
    if stable(board, pack, i):
        return 0
    return max(_figure(board, pack, i, "guard", busy) or 0, 0)


def _figure(board: Board, pack: Pack, i: int, figure: str, busy: Busy) -> int | None:
    if (i, figure) in busy:
        return printed(board, pack, i, figure, busy)
    value = printed(board, pack, i, figure, busy)
    if is_fixed(board, pack, i, figure):
        return value
    inner = (*busy, (i, figure))
    equal = equal_to(board, pack, i, figure, inner)
    if equal is not None:
        return equal
    return None if value is None else value + bonuses(board, pack, i, figure, inner)


def armour(board: Board, pack: Pack, i: int) -> int:
    """Return what is left of a fighter's armour: the sum of its sources less what has burned (BC-44, BC-97)."""
    total = bonuses(board, pack, i, "armour", ((i, "armour"),))
    return max(total - board.fighters[i].now.burned, 0)


def gifts_on(board: Board, pack: Pack, i: int, what: str, busy: Busy) -> Iterator[tuple[Here, Bonus | Equal | Rule]]:
    """Return the lasting effects in force that change a figure of a fighter, each with where it is read."""
    if not _given(board, pack, what):
        return
    for owner in _standing(board):
        for part in parts_of(board, pack, owner):
            gifts = pack.gifts.get(part)
            if gifts is None or what not in gifts:
                continue
            for op, conditions in gifts[what]:
                for target in _aims(Here(board, pack, owner, part), op.who):
                    here = Here(board, pack, owner, part, -1 if op.who == "self" else target, busy=busy)
                    if target == i and holds_all(here, conditions):
                        yield here, op


def bonuses(board: Board, pack: Pack, i: int, stat: str, busy: Busy) -> int:
    """Return the sum of all bonuses and penalties on a figure; where bonuses are cancelled, of the penalties (BC-97)."""
    what = f"bonus.{stat}"
    found = [
        mod.value
        for mod in board.mods
        if mod.what == stat and mod.kind == "bonus" and mod.target == i and mod.until != "next"
    ]
    for here, op in gifts_on(board, pack, i, what, busy):
        assert isinstance(op, Bonus)
        found.append(number(here, op.by))
    if stat not in ("armour", "guard") and any(n > 0 for n in found) and ruled(board, pack, i, "no_bonuses", busy):
        found = [n for n in found if n < 0]
    return sum(found)


def equal_to(board: Board, pack: Pack, i: int, stat: str, busy: Busy) -> int | None:
    """Return what a figure is equal to by the latest effect that says so, None if none does (BC-77)."""
    found: int | None = None
    for here, op in gifts_on(board, pack, i, f"equal.{stat}", busy):
        assert isinstance(op, Equal)
        found = number(here, op.to)
    for mod in board.mods:
        if mod.what == stat and mod.kind == "equal" and mod.target == i and mod.until != "next":
            found = mod.value
    return found


def printed_range(board: Board, pack: Pack, i: int) -> tuple[int, int] | None:
    """Return the sums of the cards' least and greatest distances (BC-11); None: no range, or spaces are named (BC-17)."""
    cards = cards_that_count(board, pack, i)
    alone = _base_first(pack, board.fighters[i], cards, "range")
    fighter = board.fighters[i]
    if alone is None and fighter.style in cards and not fighter.finishing and ruled(board, pack, i, "style_range_off"):
        cards = [card for card in cards if card != fighter.style]
    least = most = 0
    for card in [alone] if alone is not None else [pack.card[name] for name in cards]:
        if card.range == "none" or card.range == "x":
            return None
        least, most = least + card.range[0], most + card.range[1]
    return (least, most) if cards else None


def min_range(board: Board, pack: Pack, i: int, busy: Busy = ()) -> int:
    """Return the least distance of a fighter's attack, 0 if it has no range."""
    found = printed_range(board, pack, i)
    if (i, "min_range") in busy or is_fixed(board, pack, i, "range"):
        return max(found[0], 0) if found else 0
    inner = (*busy, (i, "min_range"))
    equal = equal_to(board, pack, i, "min_range", inner)
    if equal is None and found is not None:
        equal = found[0] + bonuses(board, pack, i, "range", inner) + bonuses(board, pack, i, "min_range", inner)
    return max(equal or 0, 0)


def reach(board: Board, pack: Pack, i: int) -> tuple[int, int] | None:
    """Return the least and the greatest distance of a fighter's attack (BC-11); None: it has no range, or names spaces."""
    found = printed_range(board, pack, i)
    if found is not None and is_fixed(board, pack, i, "range"):
        return max(found[0], 0), max(found[1], found[0], 0)
    busy = ((i, "max_range"),)
    equal = equal_to(board, pack, i, "max_range", busy)
    if equal is None:
        if found is None:
            return None
        equal = found[1] + bonuses(board, pack, i, "range", busy) + bonuses(board, pack, i, "max_range", busy)
    least = min_range(board, pack, i)
    return least, max(equal, least)


def named_spaces(board: Board, pack: Pack, i: int) -> tuple[int, ...] | None:
    """Return the spaces that an X in the range names, None if there is no such X (BC-17)."""
    fighter = board.fighters[i]
    for name in cards_that_count(board, pack, i):
        card = pack.card[name]
        if card.range == "x":
            at = fighter.markers.get(f"{fighter.kit}.{card.x_marker}")
            if at is None:
                return ()
            return tuple(s for s in range(board.spaces) if abs(s - at) <= card.x_within)
    return None


def in_reach(board: Board, pack: Pack, i: int, target: int) -> bool:
    """Return whether a fighter stands where an attack of another hits, avoiding and conditions apart (BC-11, BC-17, BC-98)."""
    spaces = named_spaces(board, pack, i)
    if spaces is not None:
        return board.fighters[target].space in spaces
    found = reach(board, pack, i)
    if found is None:
        return False
    if ruled(board, pack, i, "any_range"):
        return True
    return found[0] <= geometry.distance(board, i, target) <= found[1]


# ---------------------------------------------------------------- amounts


def number(here: Here, value: Number) -> int:
    """Return a number as it is now (BC-97)."""
    return value if isinstance(value, int) else amount(here, value)


def amount(here: Here, wanted: Amount) -> int:
    """Return an amount as it is now: counted, times, divided and rounded up, plus, within its limits."""
    count = _count(here, wanted) * wanted.times
    total = -(-count // wanted.over) + wanted.plus
    if wanted.least is not None:
        total = max(total, wanted.least)
    if wanted.most is not None:
        total = min(total, wanted.most)
    return total


def _count(here: Here, wanted: Amount) -> int:
    board, pack = here.board, here.pack
    if wanted.of == "amount":
        return here.doing.amount if here.doing else 0
    if wanted.of == "event":
        return here.event
    if wanted.of == "damage":
        return here.attack.damage if here.attack else 0
    i = here.index(wanted.who)
    if i < 0:
        return 0
    fighter = board.fighters[i]
    if wanted.of in TOKENS:
        return count_tokens(here, wanted.of, wanted.who, wanted.token)
    if wanted.of == "distance":
        other = here.index("opponent")
        return geometry.distance(board, here.who, other) if other >= 0 else 0
    if wanted.of == "between":
        at = board.fighters[here.who].markers.get(here.name(wanted.marker or ""))
        return max(abs(at - fighter.space) - 1, 0) if at is not None else 0
    return FIGURES[wanted.of](here, i)


TOKENS = frozenset({"tokens", "spent_tokens", "used"})

FIGURES = {
    "damage_taken": lambda here, i: here.board.fighters[i].now.taken,
    "damage_dealt": lambda here, i: here.board.fighters[i].now.dealt,
    "absorbed": lambda here, i: here.board.fighters[i].now.absorbed,
    "armour": lambda here, i: armour(here.board, here.pack, i),
    "power": lambda here, i: power(here.board, here.pack, i, here.busy) or 0,
    "priority": lambda here, i: priority(here.board, here.pack, i, here.busy),
    "printed_power": lambda here, i: printed(here.board, here.pack, i, "power", here.busy) or 0,
    "min_range": lambda here, i: min_range(here.board, here.pack, i, here.busy),
    "bonus_power": lambda here, i: max(positive_bonuses(here.board, here.pack, i), 0),
    "discarded_bases": lambda here, i: discarded_bases(here.board, here.pack, i),
}


def positive_bonuses(board: Board, pack: Pack, i: int) -> int:
    """Return the sum of the bonuses to a fighter's power, penalties apart."""
    busy = ((i, "power"),)
    mods = [
        m.value for m in board.mods if m.what == "power" and m.kind == "bonus" and m.target == i and m.until != "next"
    ]
    gifts = [number(here, op.by) for here, op in gifts_on(board, pack, i, "bonus.power", busy) if isinstance(op, Bonus)]
    return sum(n for n in (*mods, *gifts) if n > 0)


def discarded_bases(board: Board, pack: Pack, i: int) -> int:
    """Return the number of bases in both discard piles of a fighter."""
    fighter = board.fighters[i]
    bases = pack.bases(fighter.kit)
    return sum(card in bases for card in (*fighter.discard_1, *fighter.discard_2))


def count_tokens(here: Here, of: str, who: Who, token: str | None) -> int:
    """Return the tokens of a kind, or of all kinds, in supply, exhausted or used this beat."""
    i = here.index(who)
    if i < 0:
        return 0
    fighter = here.board.fighters[i]
    held = {"tokens": fighter.tokens, "spent_tokens": fighter.exhausted, "used": fighter.now.used}[of]
    if token is not None:
        return held.get(here.name(token), 0)
    own = f"{fighter.kit}."
    everything = of == "tokens" and who == "opponent"
    return sum(
        n for name, n in held.items() if not here.pack.token[name].counter and (everything or name.startswith(own))
    )


# ---------------------------------------------------------------- conditions


def holds_all(here: Here, conditions: Iterable[Condition]) -> bool:
    """Return whether all conditions hold now (BC-48)."""
    return all(holds(here, condition) for condition in conditions)


def holds(here: Here, condition: Condition) -> bool:
    """Return whether a condition holds now; one about an opponent fails where there is none, `no` or not."""
    i = here.index(condition.who)
    if i < 0:
        return False
    return _holds(here, condition, i) != condition.no


def _holds(here: Here, condition: Condition, i: int) -> bool:
    seen = SEEN.get(condition.is_)
    if seen is not None:
        return seen(here, i)
    counted = COUNTED.get(condition.is_)
    if counted is not None:
        return _within(here, condition, counted(here, i))
    if condition.is_ in TOKENS:
        return _within(here, condition, count_tokens(here, condition.is_, condition.who, condition.token), least=1)
    if condition.is_ == "card_active":
        return here.name(condition.card or "") in here.board.fighters[i].active
    if condition.is_ == "plays":
        return here.name(condition.card or "") in cards_that_count(here.board, here.pack, i)
    if condition.is_ == "state":
        return any(mod.target == i and mod.source == here.part for mod in here.board.mods)
    return _about_marker(here, condition, i)


def _within(here: Here, condition: Condition, count: int | None, least: int | None = None) -> bool:
    if count is None:
        return False
    if condition.above is not None:
        if count <= amount(here, condition.above):
            return False
    elif condition.least is None and condition.most is None:
        return least is None or count >= least
    return (condition.least is None or count >= condition.least) and (condition.most is None or count <= condition.most)


def _about_marker(here: Here, condition: Condition, i: int) -> bool:
    at = here.board.fighters[here.who].markers.get(here.name(condition.marker or ""))
    if at is None:
        return False
    if condition.is_ == "marker_on_board":
        return True
    if condition.is_ == "marker_distance":
        return _within(here, condition, abs(here.board.fighters[i].space - at))
    other = here.index("opponent")
    if other < 0:
        return False
    low, high = sorted((here.board.fighters[here.who].space, here.board.fighters[other].space))
    return low < at < high


def _distance(here: Here, _i: int) -> int | None:
    other = here.index("opponent")
    return geometry.distance(here.board, here.who, other) if other >= 0 else None


def _same_base(here: Here, _i: int) -> bool:
    one, other = here.board.fighters[here.who], here.board.fighters[here.index("opponent")]
    shown = one.pair_shown and other.pair_shown and not one.finishing and not other.finishing
    return shown and here.pack.card[one.base].id == here.pack.card[other.base].id


def _guessed(here: Here, i: int) -> bool:
    """The base that the opponent revealed was named; another laid in a clash does not change it."""
    fighter, other = here.board.fighters[i], here.index("opponent")
    if not fighter.now.guess or other < 0 or not here.board.fighters[other].pair_shown:
        return False
    rival = here.board.fighters[other]
    return fighter.now.guess == (rival.below[0] if rival.below else rival.base)


def _slower(here: Here, i: int) -> bool:
    mine, rival = here.who, here.index("opponent")
    other = rival if i == mine else mine
    return priority(here.board, here.pack, i, here.busy) < priority(here.board, here.pack, other, here.busy)


SEEN = {
    "did": lambda here, i: bool(here.doing and here.doing.did),
    "hit": lambda here, i: bool(here.board.fighters[i].now.hits),
    "was_hit": lambda here, i: bool(here.board.fighters[i].now.hit_by),
    "hit_last_beat": lambda here, i: bool(here.board.fighters[i].last.hits),
    "damaged": lambda here, i: here.board.fighters[i].now.taken > 0,
    "damaged_last_beat": lambda here, i: here.board.fighters[i].last.taken > 0,
    "moved": lambda here, i: here.board.fighters[i].now.moved,
    "changed_sides": lambda here, i: bool(here.board.fighters[i].now.sides),
    "crossed": lambda here, i: bool(here.doing and here.doing.crossed),
    "passed": lambda here, i: bool(here.board.fighters[i].now.passed),
    "stunned": lambda here, i: here.board.fighters[i].stunned,
    "stunned_last_beat": lambda here, i: here.board.fighters[i].last.stunned,
    "active": lambda here, i: here.board.fighters[i].team == here.board.active_team,
    "corner": lambda here, i: here.board.fighters[i].space in (0, here.board.spaces - 1),
    "facing_edge": lambda here, i: _against_edge(here, i),
    "slower": _slower,
    "same_base": _same_base,
    "guessed": _guessed,
    "finisher": lambda here, i: here.board.fighters[i].finishing,
    "first_attack": lambda here, i: here.attack is not None and here.attack.number == 1,
    "nobody_hit": lambda here, i: not any(fighter.now.hits for fighter in here.board.fighters),
    "attacked": lambda here, i: here.board.fighters[i].now.attacks > 0,
}


def _against_edge(here: Here, i: int) -> bool:
    other = here.index("opponent") if i == here.who else here.who
    return other >= 0 and geometry.behind(here.board, i, other) is None


COUNTED = {
    "distance": _distance,
    "attack_distance": lambda here, i: here.attack.distance if here.attack and here.attack.distance >= 0 else None,
    "priority": lambda here, i: priority(here.board, here.pack, i, here.busy),
    "power": lambda here, i: power(here.board, here.pack, i, here.busy) or 0,
    "life": lambda here, i: here.board.fighters[i].life,
}
