"""Random play that goes after what has not been used yet: content, the words of cards, events, questions, steps.

What is to be used is read from the pack and the registries, so that nothing new is left out by oversight. Fighters are chosen by
how much of what is missing they can bring, and of the answers those that name something missing come first.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from engines.battlecon import amounts, conditions, effects, inforce
from engines.battlecon.board import SIDES, BMatch, Board, Options
from engines.battlecon.checks import HOOKS
from engines.battlecon.compiled import effects_of
from engines.battlecon.content import Pack
from engines.battlecon.doing import DO
from engines.battlecon.game import BATTLECON, DECISIONS, EVENTS
from engines.battlecon.grammar import AnyOp, Effect, Hook
from engines.battlecon.kits import Kit
from engines.battlecon.opcodes import Activate, Op, Recover, Rule
from engines.battlecon.sources import finisher_name
from engines.battlecon.vocabulary import Amount, Condition, Is, Of, RuleName, When
from engines.kernel.chance import random_keys
from engines.kernel.choose import advance, begin, withdraw
from engines.kernel.game import Rules
from engines.kernel.model import Decision, Event
from tests.kernel.usage import Noted, texts

LONGEST = 3000
"""Answers after which a fight must be over."""

FIRST_WISH = 0.6
"""How often an answer that names something missing is preferred to chance."""


def words(kit: Any) -> Iterator[str]:
    """Yield every word of cards in nested content, with its sort: "when:hit", "op:move", "rule:avoid", "is:did", "of:power"."""
    if isinstance(kit, msgspec.Struct):
        if isinstance(kit, Effect):
            yield f"when:{kit.when}"
        if isinstance(kit, Op):
            yield f"op:{type(kit).__name__}"
        if isinstance(kit, Hook):
            yield f"hook:{kit.name}"
        if isinstance(kit, Rule):
            yield f"rule:{kit.rule}"
        if isinstance(kit, Condition):
            yield f"is:{kit.is_}"
        if isinstance(kit, Amount):
            yield f"of:{kit.of}"
        for name in kit.__struct_fields__:
            yield from words(getattr(kit, name))
    elif isinstance(kit, tuple):
        for part in kit:
            yield from words(part)


TOGETHER: dict[str, tuple[str, ...]] = {
    "step:ask_shove": ("claus", "lixis"),
    "step:ask_push": ("luc", "lixis"),
    "step:exhausted_picked": ("daidzin", "hikaru"),
}
"""What only certain fighters bring about together."""


def all_words() -> set[str]:
    """Return every word of the vocabulary, with its sort."""
    sorts = {"when": When, "rule": RuleName, "is": Is, "of": Of}
    found = {f"{sort}:{word}" for sort, known in sorts.items() for word in typing.get_args(known)}
    found |= {f"op:{kind.__name__}" for kind in typing.get_args(AnyOp)}
    return found | {f"hook:{name}" for name in HOOKS}


def shipped_words(pack: Pack) -> set[str]:
    """Return the words in which the shipped kits and the common cards are written."""
    return {*words(pack.common), *(word for kit in pack.kits for word in words(kit))}


def content(pack: Pack, kit: Kit) -> set[str]:
    """Return the full names of all cards, tokens, markers and advantages of a kit."""
    parts = (*kit.styles, *kit.bases, *kit.finishers, *kit.tokens, *kit.cards, *kit.markers)
    found = {f"card:{kit.id}.{part.id}" for part in parts}
    return found | {f"card:{kit.id}.ability.{advantage.id}" for advantage in kit.ability.advantages}


def everything(rules: Rules[Board, Pack]) -> set[str]:
    """Return all that is to be used."""
    pack = rules.pack
    found = shipped_words(pack) | {"rule:avoid_one"}
    for kit in pack.kits:
        found |= content(pack, kit) | {f"card:{kit.id}"}
    found |= {f"card:{part.id}" for part in (*pack.common.bases, *pack.common.supports, pack.common.maneuver)}
    found |= {f"title:{pack.common.master.id}", f"title:{pack.common.champion.id}"}
    found |= {f"event:{kind}" for kind in EVENTS} | {f"asked:{kind}" for kind in DECISIONS}
    return found | {f"step:{name}" for name in rules.game.steps.by_name}


def _turned(name: str, part: Any) -> Iterator[str]:
    """Yield what is told of a part's ops: special cards that it turns up, a fighter who is stunned no longer."""
    for effect in effects_of(part):
        yield from (f"card:{name.partition('.')[0]}.{op.card}" for op in effect.do if isinstance(op, Activate))
        yield from ("event:recovered" for op in effect.do if isinstance(op, Recover))


@dataclass
class Hunt:
    """Random fights until everything has been used. `missing` is what is left, `most_steps` the longest way to a question."""

    seed: int
    rules: Rules[Board, Pack] = field(init=False)
    missing: set[str] = field(init=False)
    fights: int = 0
    most_steps: int = 0

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.rules = Rules(BATTLECON, BATTLECON.standard.pack)
        self.noted = Noted(self.rules.steps)
        self.rules.__dict__["steps"] = self.noted
        self.missing = everything(self.rules)
        pack = self.rules.pack
        self.worth = {name: {f"card:{name}", *words(part), *_turned(name, part)} for name, part in pack.part.items()}
        self.brings = {kit.id: content(pack, kit) | {f"card:{kit.id}"} | set(words(kit)) for kit in pack.kits}
        for name in pack.part:
            if name.partition(".")[0] in self.brings:
                self.brings[name.partition(".")[0]] |= self.worth[name]

    def used(self, *what: str) -> None:
        """Cross something off."""
        self.missing.difference_update(what)

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Note each op that is carried out, each rule in force that is read, each condition and amount that is."""
        for kind, do in list(DO.items()):
            monkeypatch.setitem(DO, kind, self._noting_op(do))
        holds, count, gifts = conditions._holds, amounts._count, inforce.gifts_on

        def noting_holds(here: Any, condition: Condition, i: int) -> bool:
            self.used(f"is:{condition.is_}")
            return holds(here, condition, i)

        def noting_count(here: Any, wanted: Amount, i: int) -> int:
            self.used(f"of:{wanted.of}")
            return count(here, wanted, i)

        def noting_gifts(board: Board, pack: Pack, i: int, what: str, *rest: Any, **named: Any) -> Iterator[Any]:
            for here, op in gifts(board, pack, i, what, *rest, **named):
                self.used("when:always", f"op:{type(op).__name__}", f"rule:{what}")
                yield here, op

        for name in ("style_off", "tokens_idle"):
            monkeypatch.setattr(inforce, f"_{name}", self._noting_rule(f"rule:{name}", getattr(inforce, f"_{name}")))
        lasting = effects.lasting_rules

        def noting_lasting(here: Any, part: str) -> Iterator[Rule]:
            for op in lasting(here, part):
                self.used(f"rule:{op.rule}")
                yield op

        monkeypatch.setattr(effects, "lasting_rules", noting_lasting)
        monkeypatch.setattr(conditions, "_holds", noting_holds)
        monkeypatch.setattr(amounts, "_count", noting_count)
        monkeypatch.setattr(inforce, "gifts_on", noting_gifts)

    def _noting_op(self, do: Callable[..., None]) -> Callable[..., None]:
        def noting(play: Any, here: Any, op: Any) -> None:
            self.used(f"op:{type(op).__name__}", *([f"hook:{op.name}"] if isinstance(op, Hook) else []))
            do(play, here, op)

        return noting

    def _noting_rule(self, name: str, tells: Callable[..., bool]) -> Callable[..., bool]:
        def noting(*about: Any) -> bool:
            found = tells(*about)
            self.used(*([name] if found else []))
            return found

        return noting

    # ---------------------------------------------------------------- one fight

    def fight(self) -> None:
        """Play one fight to its end. Raises AssertionError, with what was played, if it comes to none."""
        self.fights += 1
        options = self._options()
        sizes = SIDES[options.mode]
        seats = 2 if self.rng.random() < 0.3 else sum(sizes)
        log: list[str] = []
        try:
            self._play(options, seats, log)
        except BaseException as error:
            error.add_note(f"fight {self.fights} of seed {self.seed}: {options}, {seats} seats: {' '.join(log)}")
            raise

    def _options(self) -> Options:
        rng = self.rng
        mode = rng.choice(("duel", "duel", "two_on_one", "three_on_one", "two_on_two"))
        kits = [kit.id for kit in self.rules.pack.kits]
        rng.shuffle(kits)
        if rng.random() < FIRST_WISH:
            kits.sort(key=lambda kit: -len(self.brings[kit] & self.missing))
        for step, fighters in TOGETHER.items():
            if step in self.missing and rng.random() < FIRST_WISH:
                mode, kits = "duel", list(fighters)
        if "event:no_bases" in self.missing and rng.random() < FIRST_WISH:
            mode, kits = "duel", [kits[0]] * 2
        select: Any = rng.choice(("open", "blind", "draft", "random"))
        named = () if rng.random() < 0.1 else tuple(kits[: sum(SIDES[mode])])
        legacy = mode == "duel" and rng.random() < 0.2
        return Options(mode, select, rules="legacy" if legacy else "fourth", fighters=named)

    def _play(self, options: Options, seats: int, log: list[str]) -> None:
        turn = begin(self.rules, range(seats), self.rng.randbytes(32).hex(), options)
        match: BMatch = turn.match
        self._note(match, turn.events)
        for _ in range(LONGEST):
            if match.outcome is not None:
                return
            asked = self.rng.choice(match.asks)
            keys = self._answer(match, asked)
            log.append(f"{asked.seat}:{','.join(keys)}")
            self.noted.count = 0
            events = advance(self.rules, match, asked.seat, asked.id, keys).events
            self.most_steps = max(self.most_steps, self.noted.count)
            self.used(f"asked:{asked.kind}")
            self._note(match, events)
            if match.outcome is None and self.rng.random() < 0.001:
                turn = withdraw(self.rules, match, self.rng.choice(match.seats))
                self._note(turn.match, turn.events)
            if match.board.phase == "advantages" and "event:no_cards" in self.missing and not match.lanes:
                self._empty_hand(match)
        raise AssertionError(f"no end after {LONGEST} answers")

    def _answer(self, match: BMatch, asked: Decision) -> list[str]:
        """Return keys: those that bring something missing often, others by chance."""
        if self.rng.random() < FIRST_WISH:
            wanted = [option.key for option in asked.options if self._is_wanted(match, asked, option.key)]
            if wanted:
                return [self.rng.choice(wanted)]
        return random_keys(asked, self.rng)

    def _is_wanted(self, match: BMatch, asked: Decision, key: str) -> bool:
        """Whether an answer may bring something missing: a card by its name, or what a finisher needs to be played."""
        if asked.kind in ("pair", "clash") and "event:no_bases" in self.missing:
            return key == asked.options[0].key
        led = [fighter for fighter in match.board.fighters if fighter.seat == asked.seat and fighter.kit]
        up = [finisher_name(self.rules.pack, fighter) for fighter in led]
        if any(self.worth[name] & self.missing for name in up if name):
            if asked.kind == "advantage":
                return key == "pass"
            if asked.kind == "pair" and max(match.board.force) >= min(fighter.life for fighter in led):
                return key.startswith("maneuver/")
        if asked.kind in ("finisher", "flip"):
            return key in ("play", "flip")
        return any(self.worth.get(name, set()) & self.missing for name in key.replace(":", "/").split("/"))

    def _empty_hand(self, match: BMatch) -> None:
        """Put a whole hand on a discard pile, as effects that take cards may do over many beats (BC-20)."""
        fighter = match.board.fighters[0]
        fighter.discard_1, fighter.hand = (*fighter.discard_1, *fighter.hand), ()

    def _note(self, match: BMatch, events: tuple[Event, ...]) -> None:
        named = self.rules.pack.effect
        for event in events:
            self.used(f"event:{event.kind}")
            told = set(texts([event.facts, event.secret, event.sealed]))
            self.used(*(f"card:{text}" for text in told))
            self.used(*(f"when:{named[text].when}" for text in told if text in named))
            if event.kind == "rule" and event.facts is not None:
                self.used(f"rule:{event.facts['rule']}")
        self.used(*(f"title:{fighter.title}" for fighter in match.board.fighters))
        self.used(*(f"step:{name}" for name in self.noted.run))
