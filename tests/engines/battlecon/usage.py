"""The hunt of BattleCON: random fights that go after cards, tokens, markers and the words of cards not used yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from engines.battlecon.board import SIDES, BattleconMatch, Board, Options
from engines.battlecon.content.compiled import effects_of
from engines.battlecon.content.op import Gift, Op
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Kit
from engines.battlecon.content.vocabulary import Is, Of, RuleName, Stat, Until, When, Who
from engines.battlecon.derived import amounts, conditions, figures
from engines.battlecon.derived import lasting as reading_lasting
from engines.battlecon.derived.sources import finisher_name
from engines.battlecon.game import BATTLECON
from engines.battlecon.verbs.cards.activate import Activate
from engines.battlecon.verbs.hooks import play_finisher
from engines.battlecon.verbs.hooks.hook import Hook, all_hooks
from engines.battlecon.verbs.life.recover import Recover
from engines.kernel.automatic.chance import random_keys
from engines.kernel.events import Happened
from engines.kernel.state.model import Decision
from engines.kernel.verbs.verb import verbs_of
from tests.engines.conformance.hunting import Matches
from tests.engines.conformance.usage import listed, texts, vocabulary, words_in
from tests.support.events import public_facts, secret_facts

FIRST_WISH = 0.6
"""How often an answer that names something missing is preferred to chance."""


LISTS = {"when": When, "rule": RuleName, "is": Is, "of": Of, "stat": Stat, "until": Until, "who": Who}
"""The closed lists of the vocabulary, by the sort of their words."""


def words(kit: Any) -> Iterator[str]:
    """Yield every word of cards in nested content, with its sort: "when:hit", "op:move", "rule:avoid", "is:did", "of:power"."""
    yield from words_in(kit, _words_of)


def _words_of(part: msgspec.Struct) -> Iterator[str]:
    if isinstance(part, Op):
        yield f"op:{part.tag()}"
    if isinstance(part, Hook):
        yield f"hook:{part.name}"
    yield from listed(part, LISTS)


TOGETHER: dict[str, tuple[str, ...]] = {
    "step:ask_shove": ("claus", "lixis"),
    "step:ask_push": ("luc", "lixis"),
    "step:exhausted_picked": ("daidzin", "hikaru"),
}
"""What only certain fighters bring about together."""


def all_words() -> set[str]:
    """Return every word of the vocabulary, with its sort."""
    return vocabulary(LISTS, {"op": [verb.tag() for verb in verbs_of(Op)], "hook": all_hooks()})


def shipped_words(pack: Pack) -> set[str]:
    """Return the words in which the shipped kits and the common cards are written."""
    return {*words(pack.common), *(word for kit in pack.kits for word in words(kit))}


def content(pack: Pack, kit: Kit) -> set[str]:
    """Return the full names of all cards, tokens, markers and advantages of a kit."""
    parts = (*kit.styles, *kit.bases, *kit.finishers, *kit.tokens, *kit.cards, *kit.markers)
    found = {f"card:{kit.id}.{part.id}" for part in parts}
    return found | {f"card:{kit.id}.ability.{advantage.id}" for advantage in kit.ability.advantages}


def _turned(name: str, part: Any) -> Iterator[str]:
    """Yield what is told of a part's ops: special cards that it turns up, a fighter who is stunned no longer."""
    for effect in effects_of(part):
        yield from (f"card:{name.partition('.')[0]}.{op.card}" for op in effect.do if isinstance(op, Activate))
        yield from ("event:recovered" for op in effect.do if isinstance(op, Recover))


class Fights(Matches):
    """Random fights. Fighters are chosen by how much of what is missing they can bring, answers by what they name."""

    game = BATTLECON
    longest = 3000
    leave = 0.001

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        pack: Pack = self.rules.pack
        self.worth = {name: {f"card:{name}", *words(part), *_turned(name, part)} for name, part in pack.part.items()}
        self.brings = {kit.id: content(pack, kit) | {f"card:{kit.id}"} | set(words(kit)) for kit in pack.kits}
        for name in pack.part:
            if name.partition(".")[0] in self.brings:
                self.brings[name.partition(".")[0]] |= self.worth[name]

    def content(self) -> set[str]:
        """Return all that is to be used."""
        pack: Pack = self.rules.pack
        found = shipped_words(pack) | {"rule:avoid_one"}
        for kit in pack.kits:
            found |= content(pack, kit) | {f"card:{kit.id}"}
        found |= {f"card:{part.id}" for part in (*pack.common.bases, *pack.common.supports, pack.common.maneuver)}
        return found | {f"title:{pack.common.master.id}", f"title:{pack.common.champion.id}"}

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Note each op that is carried out, each rule in force that is read, each condition and amount that is."""
        for kind in verbs_of(Op):
            monkeypatch.setattr(kind, "do", self._noting_op(kind.do))
        holds, count, gifts = conditions._holds, amounts._count, reading_lasting.gifts_on

        def noting_gifts(board: Board, pack: Pack, i: int, what: str, *rest: Any, **named: Any) -> Iterator[Any]:
            for here, gift in gifts(board, pack, i, what, *rest, **named):
                self.used("when:always", f"op:{gift.kind}", f"rule:{what}", f"stat:{gift.of}", f"who:{gift.who}")
                yield here, gift

        for name in ("style_off", "tokens_idle"):
            monkeypatch.setattr(
                reading_lasting, f"_{name}", self._noting_rule(f"rule:{name}", getattr(reading_lasting, f"_{name}"))
            )
        lasting = play_finisher.lasting_rules

        def noting_lasting(here: Any, part: str) -> Iterator[Gift]:
            for gift in lasting(here, part):
                self.used(f"rule:{gift.of}")
                yield gift

        monkeypatch.setattr(play_finisher, "lasting_rules", noting_lasting)
        noting_holds = self.noting(lambda _here, condition, _i: f"is:{condition.is_}", holds)
        monkeypatch.setattr(conditions, "_holds", noting_holds)
        monkeypatch.setattr(amounts, "_count", self.noting(lambda _here, wanted, _i: f"of:{wanted.of}", count))
        for module in (reading_lasting, figures):
            monkeypatch.setattr(module, "gifts_on", noting_gifts)

    def _noting_op(self, do: Callable[..., None]) -> Callable[..., None]:
        def noting(op: Op, play: Any, here: Any) -> None:
            self.used(*_words_of(op))
            do(op, play, here)

        return noting

    def _noting_rule(self, name: str, tells: Callable[..., bool]) -> Callable[..., bool]:
        def noting(*about: Any) -> bool:
            found = tells(*about)
            self.used(*([name] if found else []))
            return found

        return noting

    # ---------------------------------------------------------------- one fight

    def options(self) -> Options:
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

    def seats(self, options: Options) -> int:
        return 2 if self.rng.random() < 0.3 else sum(SIDES[options.mode])

    def answer(self, match: BattleconMatch, asked: Decision) -> list[str]:
        """Return keys: those that bring something missing often, others by chance."""
        if self.rng.random() < FIRST_WISH:
            wanted = [option.key for option in asked.options if self._is_wanted(match, asked, option.key)]
            if wanted:
                return [self.rng.choice(wanted)]
        return random_keys(asked, self.rng)

    def _is_wanted(self, match: BattleconMatch, asked: Decision, key: str) -> bool:
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

    def between(self, match: BattleconMatch, phase: str) -> None:
        """Put a whole hand on a discard pile, as effects that take cards may do over many beats (BC-20)."""
        if match.board.phase == "advantages" and "event:no_cards" in self.missing and not match.lanes:
            fighter = match.board.fighters[0]
            fighter.discard_1, fighter.hand = (*fighter.discard_1, *fighter.hand), ()

    def note(self, match: BattleconMatch, events: tuple[Happened, ...]) -> None:
        super().note(match, events)
        named = self.rules.pack.effect
        for event in events:
            emitted = set(texts([public_facts(event), secret_facts(event)]))
            self.used(*(f"card:{text}" for text in emitted))
            self.used(*(f"when:{named[text].when}" for text in emitted if text in named))
            if event.kind == "rule" and public_facts(event) is not None:
                self.used(f"rule:{(public_facts(event) or {})['rule']}")
        self.used(*(f"title:{fighter.title}" for fighter in match.board.fighters))
