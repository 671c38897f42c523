"""The hunt of Super Fantasy Brawl: random matches that go after cards, each op of each card and level rules not used yet."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from engines.brawl.board import TRAPS, Board, BrawlMatch, Options
from engines.brawl.content.lasting import Gain, Rule
from engines.brawl.content.op import Op
from engines.brawl.content.pack import Pack, standard_ops
from engines.brawl.content.vocabulary import Core, Is, Of, Role, Side, Stat
from engines.brawl.derived import figures, lasting
from engines.brawl.derived.amounts import COUNTS
from engines.brawl.derived.conditions import TESTS
from engines.brawl.game import BRAWL
from engines.brawl.verbs.hooks.hook import Hook, all_hooks
from engines.kernel.automatic.chance import random_keys
from engines.kernel.events import Happened
from engines.kernel.state.model import Decision
from engines.kernel.verbs.verb import verbs_of
from tests.engines.conformance.hunting import Matches
from tests.engines.conformance.usage import listed, texts, vocabulary, words_in
from tests.support.events import public_facts, secret_facts

FIRST_WISH = 0.7
"""How often an answer that may bring something missing is preferred to chance."""

IDLE = frozenset({"stop", "pass", "end", "none", "stay", "no", "0"})
"""Answers that do nothing."""


LISTS = {
    "is": Is,
    "of": Of,
    "give": Gain,
    "side": Side,
    "role": Role,
    "stat": Stat,
    "core": Core,
    "rule": Rule,
}
"""The closed lists in which cards are written, by the sort of their words."""


def words(kit: Any) -> Iterator[str]:
    """Yield every word of cards in nested content, with its sort: "kind:dash", "is:did", "of:damage", "give:poison"."""
    yield from words_in(kit, _words_of)


def _words_of(part: msgspec.Struct) -> Iterator[str]:
    if isinstance(part, Op):
        yield f"kind:{part.tag()}"
    if isinstance(part, Hook):
        yield f"hook:{part.name}"
    yield from listed(part, LISTS)


def all_words() -> set[str]:
    """Return every word of the vocabulary, with its sort."""
    return vocabulary(LISTS, {"kind": [kind.tag() for kind in verbs_of(Op)], "hook": all_hooks()})


def shipped_words(pack: Pack) -> set[str]:
    """Return the words in which cards, abilities and standard actions are written."""
    found = {word for champion in pack.champions for word in words(champion)}
    return found | {word for ops in standard_ops().values() for word in words(ops)}


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
        found = {f"card:{name}" for name in (*pack.card, *pack.champion, *pack.challenge, *standard_ops(), *TRAPS)}
        found |= level_rules(pack) | each_op(pack) | each_give(pack)
        return found | {f"is:{word}" for word in TESTS} | {f"of:{word}" for word in COUNTS}

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Note each op that is carried out, each level rule in force that is read, each gift, condition and amount that is."""
        for kind in verbs_of(Op):
            monkeypatch.setattr(kind, "do", self.noting(lambda _op, _play, task: f"op:{task.ops}.{task.at}", kind.do))
        for sort, registry in (("is", TESTS), ("of", COUNTS)):
            for word, read in list(registry.items()):
                monkeypatch.setitem(registry, word, self.noting(lambda *_, name=f"{sort}:{word}": name, read))  # type: ignore[arg-type]  # a dict
        _replace(monkeypatch, "rule", lasting.rule, self._noting_rule(lasting.rule))
        _replace(monkeypatch, "gains", figures.gains, self._noting_gains(figures.gains))

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

    def between(self, match: BrawlMatch, phase: str) -> None:
        if phase == "deploy" and match.board.phase == "activation":
            self.level(match)

    def level(self, match: BrawlMatch) -> None:
        """Level champions of whose level something is missing, as taking out enemies does in time (SB-42)."""
        for champion in match.board.champions:
            wanted = (f"level:{champion.kit}.", f"op:{champion.kit}/")
            champion.levelled = any(what.startswith(wanted) for what in self.missing) or self.rng.random() < 0.1

    def answer(self, match: BrawlMatch, asked: Decision) -> list[str]:
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

    def note(self, match: BrawlMatch, events: tuple[Happened, ...]) -> None:
        super().note(match, events)
        for event in events:
            self.used(*(f"card:{text}" for text in texts([public_facts(event), secret_facts(event)])))


def _replace(monkeypatch: pytest.MonkeyPatch, name: str, old: Any, new: Any) -> None:
    """Put something in the place of a function in each module of the engine that knows it by this name."""
    for module in [module for path, module in sys.modules.items() if path.startswith("engines.brawl")]:
        if getattr(module, name, None) is old:
            monkeypatch.setattr(module, name, new)
