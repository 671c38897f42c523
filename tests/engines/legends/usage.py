"""The hunt of Legends: random matches with decks of cards, ops, abilities and keywords that were not used yet."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.events import Happened
from engines.kernel.state.model import Decision, Seat
from engines.kernel.verbs.verb import verbs_of
from engines.legends.board import NOBODY, LegendsMatch, Options, Permanent
from engines.legends.content.abilities import Static, What, When
from engines.legends.content.op import Op
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import (
    CardType,
    Damage,
    Figure,
    FollowerClass,
    HeroClass,
    Is,
    Keyword,
    Kind,
    Of,
    Rarity,
    Role,
    SpellKind,
    Timing,
)
from engines.legends.decks.bring import preset_deck
from engines.legends.decks.deck import new_deck, text_of
from engines.legends.decks.draw import random_deck
from engines.legends.derived import figures, statics
from engines.legends.derived.amounts import COUNTS
from engines.legends.derived.conditions import TESTS
from engines.legends.derived.here import Here
from engines.legends.derived.keys import card_of
from engines.legends.game import LEGENDS
from engines.legends.round.playing import read_play
from engines.legends.verbs.hooks.hook import Hook, all_hooks
from tests.engines.conformance.hunting import Matches
from tests.engines.conformance.usage import listed, texts, vocabulary, words_in
from tests.support.events import public_facts, secret_facts

FIRST_WISH = 0.8
"""How often an answer that may bring something missing is preferred to chance."""

IDLE = frozenset({"pass", "through", "no"})
"""Answers that do nothing."""

PASSES = 0.3
"""How often a player passes who has nothing to play that is missing."""

WANTED = 12
"""The number of missing cards around which a deck is drawn, three copies of each."""

SHORT = 0.02
"""How often at the start of a turn a deck is cut short, so that a player draws from an empty one (LG-11)."""

OF_PACKS = frozenset(
    {
        "event:endless",  # a turn without end
        "step:ask_mode",  # a triggered ability that offers a choice
        "step:mode_picked",
        "step:check_rest",  # lives that were raised for a turn alone, and damage as their follower dies
    }
)
"""What no shipped card leads to; tests/engines/legends/verbs and rules play it with cards of their own."""

LISTS = {
    "hero": HeroClass,
    "follower": FollowerClass,
    "rarity": Rarity,
    "type": CardType,
    "damage": Damage,
    "timing": Timing,
    "keyword": Keyword,
    "role": Role,
    "of_kind": Kind,
    "spell": SpellKind,
    "of": Of,
    "is": Is,
    "figure": Figure,
    "when": When,
    "what": What,
}
"""The closed lists in which cards are written, by the sort of their words."""


def words(card: Any) -> Iterator[str]:
    """Yield every word of a card, with its sort: "op:damage", "is:did", "of:count", "keyword:guard"."""
    yield from words_in(card, _words_of)


def _words_of(part: msgspec.Struct) -> Iterator[str]:
    if isinstance(part, Op):
        yield f"op:{part.tag()}"
    if isinstance(part, Hook):
        yield f"hook:{part.name}"
    yield from listed(part, LISTS)


def all_words() -> set[str]:
    """Return every word of the vocabulary, with its sort."""
    return vocabulary(LISTS, {"op": [kind.tag() for kind in verbs_of(Op)], "hook": all_hooks()})


def shipped_words(pack: Pack) -> set[str]:
    """Return the words in which cards are written."""
    return {word for card in pack.card.values() for word in words(card)}


def each_op(pack: Pack) -> set[str]:
    """Return every op of every card by its place: "op:lunge/do.0"."""
    return {f"op:{name}.{at}" for name, ops in pack.ops.items() for at in range(len(ops))}


def each_ability(pack: Pack) -> set[str]:
    """Return every ability and keyword of every card: "fires:mira/0", "used:mira/0", "static:mira/0", "keyword:wolf/guard"."""
    found: set[str] = set()
    for name, abilities in pack.abilities.items():
        found |= {f"fires:{name}/{n}" for n in range(len(abilities.triggered))}
        found |= {f"used:{name}/{n}" for n in range(len(abilities.activated))}
        found |= {f"static:{name}/{n}" for n in range(len(abilities.static))}
        found |= {f"keyword:{name}/{word}" for word in abilities.keywords}
    return found


class Legends(Matches):
    """Random matches. Decks are drawn around what is missing, answers chosen by what they play."""

    game = LEGENDS
    longest = 4000
    leave = 0.002
    of_packs = OF_PACKS
    marking = 0.01

    def content(self) -> set[str]:
        """Return all that is to be used."""
        pack: Pack = self.rules.pack
        self._statics = {
            id(static): f"static:{name}/{n}"
            for name, abilities in pack.abilities.items()
            for n, static in enumerate(abilities.static)
        }
        self._asking: dict[str, set[str]] = {}
        for name, ops in pack.ops.items():
            for op in ops:
                self._asking.setdefault(f"asked:{op.tag()}", set()).add(name.partition("/")[0])
        found = {f"card:{name}" for name in pack.card} | {f"deck:{name}" for name in pack.preset}
        found |= each_op(pack) | each_ability(pack)
        return found | {f"is:{word}" for word in TESTS} | {f"of:{word}" for word in COUNTS}

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Note each op that is carried out, each static ability and keyword in force, each condition and amount that is read."""
        for kind in verbs_of(Op):
            monkeypatch.setattr(kind, "do", self.noting(lambda _op, _play, task: f"op:{task.ops}.{task.at}", kind.do))
        for sort, registry in (("is", TESTS), ("of", COUNTS)):
            for word, read in list(registry.items()):
                monkeypatch.setitem(registry, word, self.noting(lambda *_, name=f"{sort}:{word}": name, read))  # type: ignore[misc, arg-type]  # a dict
        monkeypatch.setattr(statics, "_reaching", self._noting_reaching(statics._reaching))
        monkeypatch.setattr(statics, "_sum", self._noting_sum(statics._sum))
        _replace(monkeypatch, "has_keyword", figures.has_keyword, self._noting_keyword(figures.has_keyword))

    def _noting_reaching(self, reaching: Callable[..., Sequence[Static]]) -> Callable[..., Sequence[Static]]:
        def noting(*about: Any) -> Sequence[Static]:
            found = reaching(*about)
            self.used(*(self._statics[id(static)] for static in found))
            return found

        return noting

    def _noting_sum(self, sum_of: Callable[..., int]) -> Callable[..., int]:
        def noting(here: Here, found: Sequence[Static]) -> int:
            self.used(*(self._statics[id(static)] for static in found if sum_of(here, (static,))))
            return sum_of(here, found)

        return noting

    def _noting_keyword(self, has: Callable[..., bool]) -> Callable[..., bool]:
        def noting(board: Any, pack: Pack, permanent: Permanent, keyword: Keyword) -> bool:
            found = has(board, pack, permanent, keyword)
            if found:
                self.used(f"keyword:{permanent.card}/{keyword}")
            return found

        return noting

    # ---------------------------------------------------------------- one match

    def options(self) -> Options:
        rng = self.rng
        games: Any = rng.choice(("one", "one", "one", "three"))
        windows: Any = rng.choice(("usual", "all", "brief"))
        return Options(games, windows, max_copies="any", decks=rng.choice(("closed", "open")))

    def seats(self, options: Options) -> int:
        return 2

    def bring(self, options: Options, seats: int) -> dict[Seat, str]:
        """Return decks around missing cards, with a hero for each skill among them; also preset decks, until all were there."""
        return {seat: self._preset() or self._deck() for seat in range(seats)}

    def _preset(self) -> str | None:
        left = sorted(name for name in self.rules.pack.preset if f"deck:{name}" in self.missing)
        if not left or self.rng.random() < FIRST_WISH:
            return None
        name = self.rng.choice(left)
        self.used(f"deck:{name}")
        return text_of(preset_deck(self.rules.pack.preset[name]))

    def _deck(self) -> str:
        pack, rng = self.rules.pack, self.rng
        wanted = sorted(self._wanted())
        rng.shuffle(wanted)
        heroes = [name for name in wanted if name in pack.hero][:2]
        cards = [name for name in wanted if name not in pack.hero][:WANTED]
        for skill in (pack.skill[name] for name in cards if name in pack.skill):
            able = [hero for hero, skills in pack.skills_for.items() if skill in skills]
            if not any(hero in able for hero in heroes):
                heroes.append(rng.choice(able))
        heroes = heroes[:5]
        return text_of(random_deck(pack, rng, new_deck(heroes, dict.fromkeys(cards, 3))))

    def _wanted(self) -> set[str]:
        """Return the cards of which something is missing, and those with a verb whose question is."""
        found = (what.partition(":")[2].partition("/")[0] for what in self.missing)
        names = {name for name in found if name in self.rules.pack.card}
        for kind in self._asking.keys() & self.missing:
            names |= self._asking[kind]
        return names

    def between(self, match: LegendsMatch, phase: str) -> None:
        """Bring heroes to the level of skills in the hand of which something is missing, and seldom cut a deck short."""
        board, pack = match.board, self.rules.pack
        if board.phase != "main" or phase == "main":
            return
        wanted = self._wanted()
        for permanent in board.permanents:
            if permanent.card in pack.hero:
                held = {card.id for card in board.sides[permanent.controller].hand} & wanted
                levels = [skill.level for skill in pack.skills_for[permanent.card] if skill.id in held]
                permanent.level = max(permanent.level, *levels, 0)
        if self.rng.random() < SHORT:
            del board.sides[self.rng.choice(board.order)].deck[2:]

    def answer(self, match: LegendsMatch, asked: Decision) -> list[str]:
        """Return keys: those that may bring something missing often, others by chance, seldom such as do nothing."""
        if asked.several:
            return random_keys(asked, self.rng)
        keys = [option.key for option in asked.options]
        if self.rng.random() < FIRST_WISH:
            found = self._wanted()
            wished = [key for key in keys if asked.kind in ("main", "act") and self._plays(match, key) in found]
            doing = [key for key in keys if key not in IDLE] if self.rng.random() > PASSES else []
            keys = wished or doing or keys
        return [self.rng.choice(keys)]

    def _plays(self, match: LegendsMatch, key: str) -> str:
        """Return the card that an answer plays or uses, empty for none."""
        what = read_play(match.board, key)
        if what.what == "attack":
            attacker = match.board.permanent(what.uid)
            return attacker.card if attacker is not None else ""
        return card_of(what.card)

    def note(self, match: LegendsMatch, events: tuple[Happened, ...]) -> None:
        super().note(match, events)
        for event in events:
            facts = public_facts(event) or {}
            self.used(*(f"card:{text}" for text in texts([facts, secret_facts(event)])))
            if event.kind == "fired" and not facts["declined"]:
                self.used(f"fires:{facts['card']}/{facts['ability']}")
            if event.kind == "played" and facts["ability"] != NOBODY:
                self.used(f"used:{facts['card']}/{facts['ability']}")


def _replace(monkeypatch: pytest.MonkeyPatch, name: str, old: Any, new: Any) -> None:
    """Put something in the place of a function in each module of the engine that knows it by this name."""
    for module in [module for path, module in sys.modules.items() if path.startswith("engines.legends")]:
        if getattr(module, name, None) is old:
            monkeypatch.setattr(module, name, new)
