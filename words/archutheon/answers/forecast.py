"""Outcomes of declared cards of Archutheon: whom they hit now, and what blocks would stop, by what lies open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from engines.archutheon.board import Board, Column, Declared
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.approach import moves_first, spots, standing_on
from engines.archutheon.derived.bars import has_stealth
from engines.archutheon.derived.blocks import Guard
from engines.archutheon.derived.figures import own_damage, reach
from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.derived.foreseeing import foresee
from engines.archutheon.derived.here import Here, arena_of
from engines.archutheon.derived.hits import hit_areas
from engines.archutheon.derived.lasting import About, rule
from engines.archutheon.derived.strikes import Blow
from engines.archutheon.round.acts import Act, acts, users
from engines.archutheon.round.composing import NO_ONE, Composed, Stage, answers, property_speed, read, stages
from engines.archutheon.round.declaring import new_declared
from engines.archutheon.round.slots import column_of
from engines.archutheon.views.view import View
from words.archutheon.answers.rebuilt import board_of

UNNAMED = frozenset({"target", "area", "tuck"})
"""Stages of a declaration that may name nothing."""

AIMS: tuple[Stage, ...] = ("target", "area", "turned")
"""Stages that say at whom or what a declaration aims."""

ByHero = Sequence[tuple[int, Sequence[Mapping[int, Blow]]]]
"""Acting heroes, each with the enemies hit for each aim."""


class Sketch:
    """A declaration that the viewer is composing, on a board rebuilt from the view."""

    def __init__(self, view: View, pack: Pack) -> None:
        self.view, self.pack, self.side = view, pack, view.viewer
        self.board = board_of(view, pack)

    def composed(self, draft: list[str], **fixed: str) -> Composed:
        """Return a declaration with all its stages: as drafted, as `fixed`, else the first answer or none."""
        done = read(self.board, self.pack, self.side, list(draft))
        for stage in stages(self.board, self.pack, self.side, done):
            if stage not in done.tokens:
                done.tokens[stage] = fixed.get(stage) or self._default(done, stage)
        return done

    def _default(self, done: Composed, stage: Stage) -> str:
        if stage in UNNAMED:
            return "" if stage == "tuck" else NO_ONE
        return answers(self.board, self.pack, self.side, done, stage)[0]

    def property_speed(self, draft: list[str]) -> str:
        """Return the speed of the property that a draft uses, "" for none."""
        return property_speed(read(self.board, self.pack, self.side, list(draft)), self.pack)

    def declared(self, draft: list[str], **fixed: str) -> Declared:
        """Return the record of a declaration."""
        return new_declared(
            self.board, self.pack, self.side, column_of(self.board, self.side), self.composed(draft, **fixed)
        )

    def foreseen(self, declared: Declared) -> dict[int, Forecast]:
        """Return the outcome of all cards, by their places, if this one were declared and nothing more; it comes last."""
        return foresee(self.board, self.pack, self.side, declared)

    def outcome(self, declared: Declared) -> Forecast:
        """Return the outcome of a declaration; of one face down as if it had stealth: whether it has is told besides."""
        return self.foreseen(msgspec.structs.replace(declared, hidden=False))[len(self.board.declared)]

    def will_be_cancelled(self, declared: Declared) -> bool:
        """Return whether a declaration face down would be cancelled: it would have no stealth (AR-27)."""
        return self.foreseen(declared)[len(self.board.declared)].bar == "no_stealth"

    def span(self, declared: Declared) -> tuple[int, int]:
        """Return the least and the greatest distance at which a declaration hits."""
        return reach(self.board, self.pack, declared)

    def is_in_range(self, declared: Declared) -> bool:
        """Return whether a declaration reaches what it aims at from where its hero stands, or can move before it strikes."""
        return any(
            hit_areas(standing_on(self.board, declared.hero, cell), self.pack, declared)
            for cell in spots(self.board, self.pack, declared)
        )

    def away(self, declared: Declared, area: int) -> int:
        """Return the distance of an area from where the acting hero stands, or can move before he strikes."""
        distance = arena_of(self.board, self.pack).grid.distance
        return min(distance[cell // 3][area] for cell in spots(self.board, self.pack, declared))

    def moves_first(self, draft: list[str], **fixed: str) -> bool:
        """Return whether a declaration moves somebody before its range is measured (AR-30)."""
        return moves_first(self.board, self.pack, self.declared(draft, **fixed))

    def users(self, draft: list[str], **fixed: str) -> list[int]:
        """Return the heroes who could act in a declaration: the one named for it, else all who may; none if nobody acts."""
        done = read(self.board, self.pack, self.side, list(draft))
        named = done.tokens.get("hero") or fixed.get("hero")
        return users(self.board, self.pack, self.side, done.act) if named is None else [int(named)]

    def aimed(self, draft: list[str], **fixed: str) -> ByHero:
        """Return the heroes by whom a declaration could hit enemies now, those who deal most first: for each aim that is worth it
        the enemies hit.
        """
        found = []
        for hero in self.users(draft, **fixed):
            aims = worth_choosing(self._aims_of_hero(draft, {**fixed, "hero": str(hero)}))
            if aims:
                found.append((hero, aims))
        return sorted(found, key=lambda each: _damage(each[1][0]), reverse=True)

    def reachable(self, draft: list[str], **fixed: str) -> dict[int, Blow]:
        """Return the enemies whom a declaration could hit now, by whatever aim, each with the greatest damage."""
        found: dict[int, Blow] = {}
        for blows in self._aims(draft, fixed):
            for at, blow in blows.items():
                if at not in found or found[at].damage.dealt < blow.damage.dealt:
                    found[at] = blow
        return found

    def _aims(self, draft: list[str], fixed: dict[str, str]) -> Iterator[dict[int, Blow]]:
        """Yield the enemies hit by each aim, for each hero who could act."""
        for hero in self.users(draft, **fixed):
            yield from self._aims_of_hero(draft, {**fixed, "hero": str(hero)})

    def _aims_of_hero(self, draft: list[str], fixed: dict[str, str]) -> Iterator[dict[int, Blow]]:
        done = self.composed(draft, **fixed)
        for stage in AIMS:
            if stage not in done.tokens:
                continue
            for token in answers(self.board, self.pack, self.side, done, stage):
                if token != NO_ONE:
                    blows = self.outcome(self.declared(draft, **{**fixed, stage: token})).blows
                    yield {blow.hero: blow for blow in blows if self.board.heroes[blow.hero].side != self.side}

    def back(self, draft: list[str], **fixed: str) -> int:
        """Return the cell of the recharge, 1 to 3, into which the declared card comes (AR-17)."""
        return recharge_cell(self.board, self.pack, self.declared(draft, **fixed))

    def unanswered(self, attack: int) -> Forecast:
        """Return the outcome of a declared attack card if nobody answers it."""
        return foresee(self.board, self.pack, self.side)[attack]

    def may_hit(self, attack: int) -> bool:
        """Return whether a declared attack card that lies open hits anybody now, or a hero moves before that is known."""
        declared = self.board.declared[attack]
        if declared.hidden:
            return False
        return bool(self.unanswered(attack).blows) or moves_first(self.board, self.pack, declared)

    def acts(self, column: Column) -> list[Act]:
        """Return all that the viewer may declare now in a column."""
        return acts(self.board, self.pack, self.side, column)

    def guard(self, answered: Forecast) -> Guard | None:
        """Return the block that the viewer composes, of the outcome of the attack card that it answers; None if that card does
        nothing anyway.
        """
        return next((guard for guard in answered.guards if guard.at == len(self.board.declared)), None)

    def deals_damage(self, draft: list[str], **fixed: str) -> bool:
        """Return whether a declaration has damage of its own, without which nothing is added to it (AR-34)."""
        card = self.declared(draft, **fixed)
        return card.hero >= 0 and own_damage(Here(self.board, self.pack, card.hero, card.target, card)) > 0

    def has_stealth(self, draft: list[str], **fixed: str) -> bool:
        """Return whether a hidden card would have stealth now (AR-27)."""
        return has_stealth(self.board, self.pack, self.declared(draft, **fixed))


def worth_choosing(aims: Iterable[dict[int, Blow]]) -> list[dict[int, Blow]]:
    """Return the aims that hit somebody, those with the greatest damage together first.

    An aim is left out if another one does as much to each of its heroes.
    """
    kept: list[dict[int, Blow]] = []
    for blows in sorted(filter(None, aims), key=_damage, reverse=True):
        if not any(_does_as_much(better, blows) for better in kept):
            kept.append(blows)
    return kept


def _does_as_much(one: dict[int, Blow], other: dict[int, Blow]) -> bool:
    """Return whether some blows do at least as much to each hero as others do."""
    return all(hero in one and one[hero].damage.dealt >= blow.damage.dealt for hero, blow in other.items())


def _damage(blows: dict[int, Blow]) -> int:
    """Return the damage of some blows together."""
    return sum(blow.damage.dealt for blow in blows.values())


def recharge_cell(board: Board, pack: Pack, declared: Declared) -> int:
    """Return the cell of the recharge, 1 to 3, into which a card of a slot comes."""
    cell = ("slow", "fast", "swift").index(declared.speed) + 1
    if declared.hero >= 0 and declared.card and board.heroes[declared.hero].cell >= 0:
        about = About(declared.element, speed=declared.speed)
        cell -= rule(board, pack, declared.hero, "quicker", about)
    return min(max(cell, 1), 3)
