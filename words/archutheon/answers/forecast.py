"""Outcomes of declared cards of Archutheon: whom they hit now, and what blocks would stop, by what lies open."""

from __future__ import annotations

from typing import NamedTuple

from engines.archutheon.board import Board, Declared
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.blocks import Guard, guard_of
from engines.archutheon.derived.declared import attacks, direction_of, property_of, scheme_of
from engines.archutheon.derived.figures import Damage, full_damage, pierces, reach, reduced
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.hits import hit_areas, hits_of
from engines.archutheon.derived.lasting import About, rule
from engines.archutheon.derived.permanents import has
from engines.archutheon.round.acts import users
from engines.archutheon.round.composing import NO_ONE, Composed, Stage, answers, read, stages
from engines.archutheon.round.declaring import new_declared
from engines.archutheon.round.slots import column_of
from engines.archutheon.views.view import SlotView, View
from engines.kernel.hexes import members
from words.archutheon.answers.rebuilt import board_of

UNNAMED = frozenset({"target", "area", "tuck"})
"""Stages of a declaration that may name nothing."""

AIMS: tuple[Stage, ...] = ("target", "area", "turned")
"""Stages that say at whom or what a declaration aims."""


class Blow(NamedTuple):
    """The damage of a declaration to a hero, and his health before and after it."""

    hero: int
    damage: Damage
    before: int

    @property
    def after(self) -> int:
        """The health after the damage."""
        return max(self.before - self.damage.dealt, 0)


class Outlook(NamedTuple):
    """The outcome of a declaration now: the hit areas, the heroes hit; the acting hero, his range, whether he attacks."""

    hero: int
    areas: tuple[int, ...]
    blows: tuple[Blow, ...]
    least: int
    most: int
    attacks: bool


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

    def declared(self, draft: list[str], **fixed: str) -> Declared:
        """Return the record of a declaration."""
        return new_declared(
            self.board, self.pack, self.side, column_of(self.board, self.side), self.composed(draft, **fixed)
        )

    def outlook(self, draft: list[str], **fixed: str) -> Outlook:
        """Return the outcome of a declaration now."""
        return outlook_of(self.board, self.pack, self.declared(draft, **fixed))

    def reachable(self, draft: list[str], **fixed: str) -> dict[int, Blow]:
        """Return the enemies whom a declaration could hit now, each with the greatest damage."""
        done = read(self.board, self.pack, self.side, list(draft))
        if "hero" in done.tokens or "hero" in fixed:
            return self._reached(draft, fixed)
        found: dict[int, Blow] = {}
        for hero in users(self.board, self.pack, self.side, done.act):
            for at, blow in self._reached(draft, {**fixed, "hero": str(hero)}).items():
                if at not in found or found[at].damage.dealt < blow.damage.dealt:
                    found[at] = blow
        return found

    def _reached(self, draft: list[str], fixed: dict[str, str]) -> dict[int, Blow]:
        done = self.composed(draft, **fixed)
        found: dict[int, Blow] = {}
        for stage in AIMS:
            if stage not in done.tokens:
                continue
            for token in answers(self.board, self.pack, self.side, done, stage):
                if token == NO_ONE:
                    continue
                for blow in self.outlook(draft, **{**fixed, stage: token}).blows:
                    foe = self.board.heroes[blow.hero].side != self.side
                    if foe and (blow.hero not in found or found[blow.hero].damage.dealt < blow.damage.dealt):
                        found[blow.hero] = blow
        return found

    def back(self, draft: list[str], **fixed: str) -> int:
        """Return the cell of the recharge, 1 to 3, into which the declared card comes (AR-17)."""
        return recharge_cell(self.board, self.pack, self.declared(draft, **fixed))

    def guard(self, draft: list[str], attack: SlotView, **fixed: str) -> Guard:
        """Return the block of a declaration against an attack card that lies open (AR-42)."""
        declared, attacker = self.declared(draft, **fixed), self.board.declared[attack.at]
        areas = hit_areas(self.board, self.pack, attacker)
        return guard_of(self.board, self.pack, len(self.board.declared), declared, attacker, areas)

    def has_stealth(self, draft: list[str], **fixed: str) -> bool:
        """Return whether a hidden card would have stealth now (AR-27)."""
        declared = self.declared(draft, **fixed)
        used = property_of(self.pack, declared)
        chaos = self.board.players[self.side].bonus == "chaos" and declared.column == "attack"
        shown = used is not None and used.boost == "stealth"
        return shown or chaos or (declared.hero >= 0 and has(self.board, declared.hero, "stealth"))


def outlook_of(board: Board, pack: Pack, declared: Declared) -> Outlook:
    """Return the outcome of a declared card now, before blocks."""
    if declared.hero < 0 or board.heroes[declared.hero].cell < 0:
        return Outlook(declared.hero, (), (), 0, 0, attacks=False)
    strikes, scheme = attacks(pack, declared), scheme_of(board, pack, declared)
    least, most = reach(board, pack, declared) if scheme.kind != "pattern" else (0, 0)
    areas = hit_areas(board, pack, declared)
    hits = hits_of(board, pack, declared, areas)
    blows = tuple(_blow(board, pack, declared, at, 0) for at in hits)
    return Outlook(declared.hero, tuple(members(areas)), blows, least, most, strikes)


def _blow(board: Board, pack: Pack, declared: Declared, at: int, blocked: int) -> Blow:
    here = Here(board, pack, declared.hero, at, declared)
    full = full_damage(here) if attacks(pack, declared) else 0
    return Blow(at, reduced(here, full, blocked, pierces=pierces(here)), board.heroes[at].health)


def blocked_blows(board: Board, pack: Pack, attack: int, guard: Guard, side: int) -> list[tuple[Blow, Blow]]:
    """Return the damage of a declared card to each hero of a side that it hits now, without and with a block."""
    declared = board.declared[attack]
    areas = hit_areas(board, pack, declared)
    own = [at for at in hits_of(board, pack, declared, areas) if board.heroes[at].side == side]
    found = []
    for at in own:
        plain = _blow(board, pack, declared, at, 0)
        avoids = at == guard.hero and is_avoided(board, pack, attack, guard)
        found.append(
            (plain, Blow(at, NOT_HIT, plain.before) if avoids else _blow(board, pack, declared, at, guard.value))
        )
    return found


NOT_HIT = Damage(0, 0, 0, 0, 0, 0)


def is_avoided(board: Board, pack: Pack, attack: int, guard: Guard) -> bool:
    """Return whether a dodge or a hop lets its hero avoid a declared card (AR-44)."""
    declared = board.declared[attack]
    direction = direction_of(board, pack, declared)
    if guard.kind == "dodge":
        return direction == "targeted" and declared.target == guard.hero
    areas = hit_areas(board, pack, declared)
    return guard.kind == "hop" and direction == "area" and bool(areas >> board.heroes[guard.hero].area & 1)


def recharge_cell(board: Board, pack: Pack, declared: Declared) -> int:
    """Return the cell of the recharge, 1 to 3, into which a card of a slot comes."""
    cell = ("slow", "fast", "swift").index(declared.speed) + 1
    if declared.hero >= 0 and declared.card and board.heroes[declared.hero].cell >= 0:
        about = About(declared.element, speed=declared.speed)
        cell -= rule(board, pack, declared.hero, "quicker", about)
    return min(max(cell, 1), 3)
