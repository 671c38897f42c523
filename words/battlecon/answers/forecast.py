"""Whether an attack of BattleCON that reaches would hit, from what lies open: who avoids it, what makes it miss (BC-76, BC-98).

Conditions of cards that cannot be read from a view leave it open: then the text says that it may be so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from engines.battlecon.content.pack import Pack
from engines.battlecon.content.vocabulary import Condition, RuleName
from engines.battlecon.verbs.figures.rule import Rule
from engines.battlecon.views.view import FighterView, TokenView

Fate = Literal["yes", "avoided", "misses", "perhaps"]
"""The fate of an attack in reach: it hits, is avoided, misses by a condition of its own, or that is open."""

AVOIDS = ("avoid", "avoid_far", "avoid_near", "avoid_one")


class Blow(NamedTuple):
    """An attack from a distance: `pair` are cards that the attacker would lay besides the open ones.

    `mover` is the number of the fighter who will have moved by then, None for nobody. `others` are all the rest in a fight in
    teams: there an effect on opponents is about the nearest ones, and whether it is about these two is left open (BC-61).
    """

    pack: Pack
    attacker: FighterView
    target: FighterView
    distance: int
    pair: tuple[str, ...] = ()
    mover: int | None = None
    others: tuple[FighterView, ...] = ()


def fate_of(blow: Blow) -> Fate:
    """Return the fate of an attack whose range fits."""
    avoids = list(_avoidance(blow))
    if True in avoids:
        return "avoided"
    misses = [holds for rule, holds in _rules(blow, blow.attacker, blow.target) if rule.rule == "misses"]
    misses += [True for state in blow.attacker.states if (state.kind, state.what) == ("rule", "misses")]
    if True in misses:
        return "misses"
    return "perhaps" if None in (*avoids, *misses) else "yes"


def _avoidance(blow: Blow) -> Iterator[bool | None]:
    """Yield for each rule of avoiding on the target whether it holds, None if that cannot be known."""
    for state in blow.target.states:
        if state.kind == "rule" and state.what in AVOIDS:
            yield _from_here(state.what, state.value, blow)
    for rule, holds in _rules(blow, blow.target, blow.attacker):
        if rule.rule in AVOIDS:
            here = _from_here(rule.rule, rule.value if isinstance(rule.value, int) else None, blow)
            yield _all_hold([here, holds])


def _from_here(rule: str, value: int | None, blow: Blow) -> bool | None:
    """Return whether a rule of avoiding is about an attack of this fighter from this distance."""
    if rule == "avoid":
        return True
    if value is None:
        return None
    if rule == "avoid_one":
        return value == blow.attacker.index
    return blow.distance >= value if rule == "avoid_far" else blow.distance <= value


def _all_hold(found: Sequence[bool | None]) -> bool | None:
    return False if False in found else None if None in found else True


def _rules(blow: Blow, on: FighterView, other: FighterView) -> Iterator[tuple[Rule, bool | None]]:
    """Yield the rules that open parts put in force on a fighter as long as they count, each with whether it holds."""
    for who, owner, enemy in (("self", on, other), ("opponent", other, on)):
        for part, counts in _open_parts(blow, owner, enemy):
            for rule, conditions in _standing_rules(blow.pack, part):
                if rule.who == who:
                    yield (
                        rule,
                        _all_hold([counts, *(_condition_holds(blow, owner, enemy, each) for each in conditions)]),
                    )


def _standing_rules(pack: Pack, part: str) -> Iterator[tuple[Rule, tuple[Condition, ...]]]:
    """Yield the rules that hold as long as a part counts, with their conditions."""
    for effect in pack.part[part].effects:
        for op in effect.do if effect.when == "always" else ():
            if isinstance(op, Rule):
                yield op, (*effect.if_, *op.if_)


def _open_parts(blow: Blow, fighter: FighterView, enemy: FighterView) -> Iterator[tuple[str, bool | None]]:
    """Yield the parts of a fighter that lie open, with the pair that it would lay, each with whether it counts."""
    if not fighter.kit:
        return
    yield from _cards(blow, fighter, enemy)
    used = {token.token for token in fighter.tokens if token.used}
    idle = _is_in_force(blow, "tokens_idle", fighter, enemy, _cards) if used else False
    for part, counts in _parts_besides_attack(blow, fighter, enemy):
        yield part, _not(idle) if part in used and part.startswith(f"{fighter.kit}.") else counts


Parts = Callable[[Blow, FighterView, FighterView], Iterator[tuple[str, bool | None]]]
"""Yields parts of a fighter, who has this opponent, each with whether it counts."""


def _cards(blow: Blow, fighter: FighterView, enemy: FighterView) -> Iterator[tuple[str, bool | None]]:
    """Yield the cards of a fighter's attack: its styles do not count if what lies outside attacks says so (BC-95)."""
    style, *rest = blow.pair if fighter is blow.attacker and blow.pair else (fighter.style, fighter.base)
    styles = [card for card in (style, *fighter.added) if card]
    counts = _not(_is_in_force(blow, "style_off", fighter, enemy, _parts_besides_attack)) if styles else True
    yield from ((card, counts) for card in styles)
    yield from ((card, True) for card in (*rest, fighter.finisher_played) if card)


def _parts_besides_attack(blow: Blow, fighter: FighterView, _enemy: FighterView) -> Iterator[tuple[str, bool | None]]:
    """Yield the parts besides the attack: ability, special cards, tokens used. They alone may say that a style does not count."""
    if not fighter.kit:
        return
    yield f"{fighter.kit}.ability", True
    yield from ((token.token, True) for token in fighter.tokens if token.used)
    for card, active in fighter.special:
        if active:
            yield card if card in blow.pack.part else f"{fighter.kit}.{card}", True


def _is_in_force(blow: Blow, what: RuleName, on: FighterView, other: FighterView, parts: Parts) -> bool | None:
    """Return whether a rule is in force on a fighter: by a state, or by such parts of anybody in the fight."""
    if any((state.kind, state.what) == ("rule", what) for state in on.states):
        return True
    found: list[bool | None] = [False]
    more = [(third, on, "opponent") for third in blow.others if third.team != on.team]
    for owner, enemy, who in ((on, other, "self"), (other, on, "opponent"), *more):
        aimed = None if blow.others and who == "opponent" else True
        for part, counts in parts(blow, owner, enemy):
            for rule, conditions in _standing_rules(blow.pack, part):
                if (rule.rule, rule.who) == (what, who):
                    holds = (_condition_holds(blow, owner, enemy, each) for each in conditions)
                    found.append(_all_hold([aimed, counts, *holds]))
    return _not(_all_hold([_not(each) for each in found]))


def _not(found: bool | None) -> bool | None:
    return None if found is None else not found


def _condition_holds(blow: Blow, owner: FighterView, enemy: FighterView, each: Condition) -> bool | None:
    """Return whether a condition of a part of the owner's holds, None where a view does not tell."""
    who = owner if each.who == "self" else enemy
    found: bool | None = None
    if each.above is not None:
        return None
    if each.is_ == "distance":
        found = _is_within(blow.distance, each)
    elif each.is_ in ("tokens", "used") and (each.token is not None or who is owner):
        held = [
            token
            for token in who.tokens
            if (token.token == f"{owner.kit}.{each.token}" if each.token else _is_own_token(blow.pack, owner, token))
        ]
        found = _is_within(sum(token.supply if each.is_ == "tokens" else token.used for token in held), each, 1)
    elif each.is_ == "moved" and (who.index == blow.mover or who.space != who.space_before):
        found = True
    elif each.is_ == "slower" and not blow.pair and owner.figures is not None and enemy.figures is not None:
        other = enemy if who is owner else owner
        found = _priority(who) < _priority(other)
    elif each.is_ == "finisher":
        found = bool(who.finisher_played)
    return found if found is None else found != each.no


def _is_own_token(pack: Pack, owner: FighterView, token: TokenView) -> bool:
    """Return whether a token is of the owner's kit and no counter: a condition that names no kind counts these."""
    return token.token.startswith(f"{owner.kit}.") and not pack.token[token.token].counter


def _priority(fighter: FighterView) -> int:
    return fighter.figures.priority if fighter.figures is not None else 0


def _is_within(count: int, bounds: Condition, least: int = 0) -> bool:
    if bounds.least is None and bounds.most is None:
        return count >= least
    return (bounds.least is None or count >= bounds.least) and (bounds.most is None or count <= bounds.most)
