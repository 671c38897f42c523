"""The hunt of Archutheon: random matches that go after properties, ops, passives and terrains not used yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engines.archutheon.automatic.practice import quick
from engines.archutheon.board import ArchutheonMatch, Board, Mark, Options
from engines.archutheon.content.lasting import Rule, When
from engines.archutheon.content.op import Figure, Op
from engines.archutheon.content.pack import UNIVERSAL, Pack, slot_key
from engines.archutheon.content.shapes import BlockKind
from engines.archutheon.content.vocabulary import ELEMENTS, PERMANENTS, SPEEDS, Is, Of, Permanent, Role, Side, Thing
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.automatic.chance import random_keys
from engines.kernel.events import Happened
from engines.kernel.state.model import Decision
from engines.kernel.verbs.verb import verbs_of
from tests.engines.conformance.hunting import Matches
from tests.engines.conformance.usage import listed, vocabulary, words_in
from tests.support.events import public_facts

FIRST_WISH = 0.8
"""How often an answer that may bring something missing is preferred to chance."""

DOING = 0.8
"""How often else an answer that does something is preferred to one that does nothing."""

BLOCKED = 0.4
"""How often else a block is answered where one may be."""

AIMS = frozenset({"hero", "target", "area", "turned", "named", "walker", "step"})
"""Questions that a quick practice player answers mostly, so that cards hit somebody."""

IDLE = frozenset({"pass", "end", "stop", "none", "no"})
"""Answers that do nothing."""

GIVEN = 0.9
"""How often players get cards of which something is missing as a turn begins."""

SHAKEN = 0.3
"""How often heroes get other health and permanents as a turn begins."""

MODULES = ("terrain", "leaders", "passives", "charge", "boosting", "release", "slots")
PAIRS = tuple(zip(PERMANENTS[::2], PERMANENTS[1::2], strict=True))
OPEN = ((2, 1), (4, 3))
"""Steps of the slots and stash tracks with all slots open: an exchange comes next, or nothing."""

HEROES = 8
NEAR = ("C2", "C3", "C4", "B2", "D3")
"""Areas about the middle of the standard map."""

LISTS = {
    "is": Is,
    "of": Of,
    "role": Role,
    "side": Side,
    "rule": Rule,
    "when": When,
    "permanent": Permanent,
    "thing": Thing,
    "block": BlockKind,
}
"""The closed lists in which cards are written, by the sort of their words."""


def words(part: Any) -> Iterator[str]:
    """Yield every word of cards in nested content, with its sort: "op:dash", "is:moved", "rule:damage"."""
    yield from words_in(part, _words_of)


def _words_of(part: msgspec.Struct) -> Iterator[str]:
    if isinstance(part, Op):
        yield f"op:{part.tag()}"
    yield from listed(part, LISTS)


def all_words() -> set[str]:
    """Return every word of the vocabulary, with its sort."""
    return vocabulary(LISTS, {"op": [kind.tag() for kind in verbs_of(Op)]})


def shipped_words(pack: Pack) -> set[str]:
    """Return the words in which cards, passives, terrains and slot attacks are written."""
    return {word for thing in (*pack.heroes, *pack.universal, *pack.terrains, pack.tables) for word in words(thing)}


class Squads(Matches):
    """Random matches. Heroes, terrains and hands are drawn by what is missing, answers chosen by what they use."""

    game = ARCHUTHEON
    of_packs = frozenset(
        {
            "step:ask_last_leader",
            "step:last_leader_picked",
            "event:saved",
            "asked:aim",
            "step:target_named",
            "op:butcher.carving/slow/do.0",
        }
    )
    """What chance hardly leads to: both sides name the same leader until two are left (modules/test_leaders.py plays it), a hero
    dies in the turn in which a card saves him (verbs/test_effects.py), the bonus of 3 Truth makes an area card targeted
    (modules/test_charge.py), a hurt hero is healed by what a block of the same element stopped (verbs/test_figures.py).
    """

    longest = 3000
    leave = 0.001
    marking = 0.005
    on_turn = 0

    def content(self) -> set[str]:
        """Return all that is to be used."""
        pack: Pack = self.rules.pack
        found = {f"property:{name}/{speed}" for name in pack.card for speed in SPEEDS}
        found |= {f"hero:{name}" for name in pack.hero} | {f"standing:{name}" for name in pack.standing}
        found |= {f"block:{name}" for name in pack.card} | {f"slot:{name}" for name in pack.slot}
        return found | {
            f"op:{name}.{at}"
            for name, ops in pack.ops.items()
            for at, op in enumerate(ops)
            if not isinstance(op, Figure)
        }

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Note each op that is carried out."""
        for kind in verbs_of(Op):
            if not issubclass(kind, Figure):
                noting = self.noting(lambda _op, _play, task: f"op:{task.ops}.{task.at}", kind.do)
                monkeypatch.setattr(kind, "do", noting)

    # ---------------------------------------------------------------- one match

    def options(self) -> Options:
        rng, pack = self.rng, self.rules.pack
        on = {name: rng.choice(("off", "on")) for name in MODULES[1:]}
        kits = sorted(pack.hero)
        rng.shuffle(kits)
        wanted = self._wanted()
        if rng.random() < FIRST_WISH:
            kits.sort(key=lambda kit: -sum(name.startswith(f"{kit}.") for name in wanted))
        squads = tuple(rng.sample(kits[:HEROES], HEROES))
        passive = tuple(self._side_of(kit) for kit in (squads[0], squads[4]))
        grounds = [side for terrain in pack.terrain for side in self._sides(terrain)]
        ground = rng.choice([side for side in grounds if f"standing:{side}" in self.missing] or grounds)
        if rng.random() > FIRST_WISH:
            squads, passive, ground = (), (), ""
        terrain: Any = rng.choice(("off", "drawn", "elimination"))
        colour: Any = rng.choice(("guest", "host", "orange_host"))
        return Options(colour, terrain, squads=squads, passive=passive, ground=ground, **on)

    def _side_of(self, kit: str) -> str:
        sides = [f"{kit}.{side.id}" for side in self.rules.pack.hero[kit].passives]
        return self.rng.choice([side for side in sides if side in self._wanted()] or sides)

    def _sides(self, terrain: str) -> list[str]:
        return [f"{terrain}.{side.id}" for side in self.rules.pack.terrain[terrain].sides]

    def _wanted(self) -> set[str]:
        """Return the cards, passives and terrains of which something is missing."""
        return {what.partition(":")[2].partition("/")[0] for what in self.missing}

    def seats(self, options: Options) -> int:
        del options
        return 2

    def between(self, match: ArchutheonMatch, phase: str) -> None:
        """Give players cards of which something is missing as their turn begins, and open all slots."""
        board, pack = match.board, self.rules.pack
        if board.phase != "tactics" or phase == "tactics" or self.rng.random() > GIVEN:
            return
        wanted = self._wanted()
        for side, player in enumerate(board.players):
            living = [hero for hero in board.heroes if hero.side == side and hero.cell >= 0]
            kits, lead = {hero.kit for hero in living} | {UNIVERSAL}, {hero.kit for hero in living if hero.number == 1}
            own = [name for name in sorted(wanted) if name in pack.card and name.partition(".")[0] in kits]
            held = {*player.hand, *(name for cell in player.recharge for name in cell)}
            held |= {each.card for each in board.declared} | {each.tucked for each in board.declared}
            useful = [name for name in own if pack.value[name] != "leader" or name.partition(".")[0] in lead]
            given = [name for name in useful if name not in held][:4]
            player.stash = [name for name in player.stash if name not in given]
            player.hand = sorted((*player.hand, *given))
            player.tracks = (player.tracks[0], *self.rng.choice(OPEN))
        if self.rng.random() < SHAKEN:
            self._shake(board)

    def _shake(self, board: Board) -> None:
        """Bring heroes near to each other, with other health, permanents and elements."""
        rng, cells = self.rng, self.rules.pack.arena[board.options.arena].cell
        near = [cells[f"{area}{corner}"] for area in NEAR for corner in "wns"]
        free = [cell for cell in near if cell not in board.things and cell not in board.tokens]
        living = [hero for hero in board.heroes if hero.cell >= 0]
        for hero, cell in zip(living, rng.sample(free, len(living)), strict=True):
            hero.cell, hero.health = cell, rng.randint(1, 10)
            kinds = rng.sample(PAIRS, rng.randint(1, 3))
            hero.marks = tuple(Mark(rng.choice(pair), board.moment) for pair in kinds)
            hero.element = rng.choice(("", *ELEMENTS))

    def answer(self, match: ArchutheonMatch, asked: Decision) -> list[str]:
        """Return keys: those that may bring something missing often, others by chance, seldom such as do nothing."""
        if asked.several:
            return random_keys(asked, self.rng)
        if asked.kind in AIMS and self.rng.random() < FIRST_WISH:
            return quick(self.rules, match, asked.seat, self.rng)
        keys = [option.key for option in asked.options]
        if self.rng.random() < FIRST_WISH and (found := [key for key in keys if self._is_wanted(key)]):
            return [self.rng.choice(found)]
        blocks = [key for key in keys if key.startswith("block:")]
        against = match.board.declared[-1].card if match.board.declared else ""
        if blocks and self.rng.random() < (FIRST_WISH if against in self._wanted() else BLOCKED):
            return [self.rng.choice(blocks)]
        if self.rng.random() < DOING:
            keys = [key for key in keys if key not in IDLE] or keys
        return [self.rng.choice(keys)]

    def _is_wanted(self, key: str) -> bool:
        """Return whether an answer uses a card of which something is missing, in the way in which it is."""
        way, _, rest = key.partition(":")
        speed, _, card = rest.partition(":")
        if way == "block":
            return f"block:{card}" in self.missing
        if way in ("with", "hide_with"):
            lists = tuple(f"op:{card}/{speed}/{part}." for part in ("pre", "do"))
            return f"property:{card}/{speed}" in self.missing or any(what.startswith(lists) for what in self.missing)
        return way == "slot" and any(what.startswith("slot:") for what in self.missing)

    def note(self, match: ArchutheonMatch, events: tuple[Happened, ...]) -> None:
        super().note(match, events)
        board = match.board
        self.used(f"standing:{board.terrain}", *(f"standing:{player.passive}" for player in board.players))
        self.used(*(f"hero:{hero.kit}" for hero in board.heroes))
        for event in events:
            facts = public_facts(event) or {}
            if event.kind == "turn":
                self.on_turn = facts["side"]
            elif event.kind == "declared" and facts.get("use") == "block":
                self.used(f"block:{facts['card']}")
            elif event.kind == "executes":
                column = "attack" if facts["side"] == self.on_turn else "defence"
                slot = slot_key(column, facts["speed"], own_slots=board.options.slots == "on")
                self.used(f"property:{facts['card']}/{facts['property']}")
                self.used(*([f"slot:{slot}"] if facts["use"] == "slot" else []))
