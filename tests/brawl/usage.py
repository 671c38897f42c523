"""The hunt of Super Fantasy Brawl: random matches that go after cards, each op of each card and level rules not used yet."""

from __future__ import annotations

import sys
import typing
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from engines.brawl import figures, reading
from engines.brawl.board import TRAPS, BMatch, Board, Options
from engines.brawl.checks import HOOKS
from engines.brawl.content import STANDARD, Pack
from engines.brawl.deeds import AnyOp, Hook
from engines.brawl.doing import DO, Task
from engines.brawl.game import BRAWL
from engines.brawl.gifts import Gain, Give, Rule
from engines.brawl.reading import COUNTS, TESTS
from engines.brawl.terms import Amount, Condition, Group, Is, Of, Role, Side
from engines.kernel.chance import random_keys
from engines.kernel.model import Decision, Event
from tests.kernel.hunting import Matches
from tests.kernel.usage import texts

FIRST_WISH = 0.7
"""How often an answer that may bring something missing is preferred to chance."""

IDLE = frozenset({"stop", "pass", "end", "none", "stay", "no", "0"})
"""Answers that do nothing."""


def words(kit: Any) -> Iterator[str]:
    """Yield every word of cards in nested content, with its sort: "kind:Dash", "is:did", "of:damage", "give:poison"."""
    if isinstance(kit, msgspec.Struct):
        if type(kit) in typing.get_args(AnyOp):
            yield f"kind:{type(kit).__name__}"
        if isinstance(kit, Hook):
            yield f"hook:{kit.name}"
        if isinstance(kit, Condition):
            yield f"is:{kit.is_}"
        if isinstance(kit, Amount):
            yield f"of:{kit.of}"
        if isinstance(kit, Give):
            yield f"give:{kit.stat}"
        if isinstance(kit, Group):
            yield f"side:{kit.side}"
        for name in kit.__struct_fields__:
            value = getattr(kit, name)
            if name in ("who", "near", "of") and value in typing.get_args(Role):
                yield f"role:{value}"
            yield from words(value)
    elif isinstance(kit, tuple):
        for part in kit:
            yield from words(part)


def all_words() -> set[str]:
    """Return every word of the vocabulary, with its sort."""
    sorts = {"is": Is, "of": Of, "give": Gain, "side": Side, "role": Role}
    found = {f"{sort}:{word}" for sort, known in sorts.items() for word in typing.get_args(known)}
    found |= {f"kind:{kind.__name__}" for kind in typing.get_args(AnyOp)}
    return found | {f"hook:{name}" for name in HOOKS}


def shipped_words(pack: Pack) -> set[str]:
    """Return the words in which cards, abilities and standard actions are written."""
    found = {word for champion in pack.champions for word in words(champion)}
    return found | {word for ops in STANDARD.values() for word in words(ops)}


def level_rules(pack: Pack) -> set[str]:
    """Return what levelled champions give: "level:dugrun.taunt"."""
    return {f"level:{c.id}.{lasting.rule}" for c in pack.champions for lasting in c.ability.lasting}


def each_op(pack: Pack) -> set[str]:
    """Return every op of every card, ability and standard action by its place: "op:dugrun.shield_slam/do.1"."""
    return {f"op:{name}.{at}" for name, ops in pack.ops.items() for at in range(len(ops))}


def each_give(pack: Pack) -> set[str]:
    """Return what cards have besides their figures: "has:jacques.en_garde.strength"."""
    return {f"has:{name}.{give.stat}" for name, card in pack.card.items() for give in card.gives}


class Brawls(Matches):
    """Random brawls. Champions are chosen by how much of what is missing they can bring, answers by what they play."""

    game = BRAWL
    longest = 6000
    leave = 0.0005

    def content(self) -> set[str]:
        """Return all that is to be used."""
        pack: Pack = self.rules.pack
        found = {f"card:{name}" for name in (*pack.card, *pack.champion, *pack.challenge, *STANDARD, *TRAPS)}
        found |= level_rules(pack) | each_op(pack) | each_give(pack)
        return found | {f"is:{word}" for word in TESTS} | {f"of:{word}" for word in COUNTS}

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Note each op that is carried out, each level rule in force that is read, each gift, condition and amount that is."""
        for kind, do in list(DO.items()):
            monkeypatch.setitem(DO, kind, self._noting_op(do))
        for sort, registry in (("is", TESTS), ("of", COUNTS)):
            for word, read in list(registry.items()):
                monkeypatch.setitem(registry, word, self._noting(f"{sort}:{word}", read))  # type: ignore[arg-type]  # a dict
        _replace(monkeypatch, "rule", reading.rule, self._noting_rule(reading.rule))
        _replace(monkeypatch, "gains", figures.gains, self._noting_gains(figures.gains))

    def _noting(self, name: str, read: Callable[..., Any]) -> Callable[..., Any]:
        def noting(*about: Any) -> Any:
            self.used(name)
            return read(*about)

        return noting

    def _noting_op(self, do: Callable[..., None]) -> Callable[..., None]:
        def noting(play: Any, task: Task) -> None:
            self.used(f"op:{task.ops}.{task.at}")
            do(play, task)

        return noting

    def _noting_rule(self, rule: Callable[..., int]) -> Callable[..., int]:
        def noting(board: Board, pack: Pack, i: int, name: Rule, *rest: int) -> int:
            found = rule(board, pack, i, name, *rest)
            if found:
                self.used(f"level:{board.champions[i].kit}.{name}")
            return found

        return noting

    def _noting_gains(self, gains: Callable[..., Iterator[int]]) -> Callable[..., Iterator[int]]:
        def noting(here: Any, card: Any, stat: str, on: int) -> Iterator[int]:
            for found in gains(here, card, stat, on):
                self.used(f"has:{self._names[id(card)]}.{stat}")
                yield found

        self._names = {id(card): name for name, card in self.rules.pack.card.items()}
        return noting

    # ---------------------------------------------------------------- one match

    def options(self) -> Options:
        rng = self.rng
        kits = sorted(self.rules.pack.champion)
        rng.shuffle(kits)
        if rng.random() < FIRST_WISH:
            kits.sort(key=lambda kit: -sum(self._is_of(what, kit) for what in self.missing))
        mode: Any = rng.choice(("duel", "duel", "teams"))
        select: Any = rng.choice(("agreement", "casual", "tournament", "random"))
        challenges: Any = rng.choice(("one", "two"))
        wanted = rng.sample(kits[:8], 6 if mode == "duel" else 8)
        named = () if rng.random() < 0.15 else tuple(wanted)
        return Options(mode, select, challenges=challenges, champions=named)

    def _is_of(self, what: str, kit: str) -> bool:
        """Whether something missing is a champion's."""
        return what.partition(":")[2].startswith((f"{kit}.", f"{kit}/"))

    def seats(self, options: Options) -> int:
        return options.players

    def between(self, match: BMatch, phase: str) -> None:
        if phase == "deploy" and match.board.phase == "activation":
            self.level(match)

    def level(self, match: BMatch) -> None:
        """Level champions of whose level something is missing, as taking out enemies does in time (SB-42)."""
        for champion in match.board.champions:
            wanted = (f"level:{champion.kit}.", f"op:{champion.kit}/")
            champion.levelled = any(what.startswith(wanted) for what in self.missing) or self.rng.random() < 0.1

    def answer(self, match: BMatch, asked: Decision) -> list[str]:
        """Return keys: those that may bring something missing often, others by chance, seldom such as do nothing."""
        if asked.several:
            return random_keys(asked, self.rng)
        keys = [option.key for option in asked.options]
        if self.rng.random() < FIRST_WISH:
            wanted = [key for key in keys if self._is_wanted(key)]
            if wanted:
                return [self.rng.choice(wanted)]
            doing = [key for key in keys if key not in IDLE]
            if doing:
                return [self.rng.choice(doing)]
        return [self.rng.choice(keys)]

    def _is_wanted(self, key: str) -> bool:
        """Whether an answer plays a card, or a standard action, of which something is missing."""
        card = key.partition(">")[0].partition(":")[0]
        return "." in card and any(what.partition(":")[2].startswith(card) for what in self.missing)

    def note(self, match: BMatch, events: tuple[Event, ...]) -> None:
        super().note(match, events)
        for event in events:
            self.used(*(f"card:{text}" for text in texts([event.facts, event.secret])))


def _replace(monkeypatch: pytest.MonkeyPatch, name: str, old: Any, new: Any) -> None:
    """Put something in the place of a function in each module of the engine that knows it by this name."""
    for module in [module for path, module in sys.modules.items() if path.startswith("engines.brawl")]:
        if getattr(module, name, None) is old:
            monkeypatch.setattr(module, name, new)
