"""The gauntlet at a whole table: the toy game among the bot's games for the length of a test, with words of its own.

`from tests.support.gauntlet_words import gauntlet` gives the fixture; its texts lie in tests/support/locales.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from msgspec import UNSET

from engines.games import GAMES
from engines.kernel.events import Event, facts_of, kind_of
from engines.kernel.state.model import Decision, Seat
from tests.engines.kernel.gauntlet.board import Pack, Shown
from tests.engines.kernel.gauntlet.events import Drew, Round, Sealed
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.support.thinkers import InThread
from words.common.defaults import DefaultWords
from words.common.game_texts import GameTexts
from words.games import GAMES as WORDS
from words.texts import LANGUAGES, Language, seat_letter, words

FOLDER = Path(__file__).with_name("locales")

UNTOLD = ("done",)
"""Events that no line tells: others say the same."""

ANSWERS = {"pass": "pass", "cast": "cast", "step": "step", "react": "react", "scout": "scout"}


def teach() -> None:
    """Add the gauntlet's texts to those of the bot, in both languages."""
    for language in LANGUAGES:
        body = (FOLDER / language / "gauntlet.ftl").read_text(encoding="utf-8")
        for said in (words(language), words(language, strict=True), words(language, strict=False)):
            said.add("gauntlet.ftl", body)


@pytest.fixture
def gauntlet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the gauntlet one of the games for the length of a test."""
    register(monkeypatch)


def register(patch: pytest.MonkeyPatch) -> None:
    """Make the gauntlet one of the games; its practice players think in a thread, for no worker knows the toy."""
    teach()
    patch.setitem(GAMES, GAUNTLET.id, GAUNTLET)
    patch.setitem(WORDS, GAUNTLET.id, GameTexts(GauntletWords))
    patch.setattr("referee.automatic.practice.thinker", InThread)


class GauntletWords(DefaultWords):
    """All that is said about a match of the gauntlet in one language."""

    def __init__(self, language: Language, pack: Pack, names: Mapping[Seat, str]) -> None:
        self.pack = pack
        self.names = names
        self.say = words(language, strict=True)

    def name(self, seat: Seat) -> str:
        return self.names.get(seat) or seat_letter(seat)

    # ---------------------------------------------------------------- the table

    def title(self) -> str:
        return self.say("gauntlet-title")

    def hint(self) -> str:
        return self.say("gauntlet-hint")

    def term(self, key: str) -> str:
        return self.say(f"gauntlet-{key}")

    def phase(self, view: Shown) -> str:
        return self.say(f"gauntlet-phase-{'turns' if all(runner[4] for runner in view.runners) else 'sealed'}")

    def heading(self, view: Shown) -> str:
        return self.say("gauntlet-heading", round=view.round, phase=self.phase(view))

    def summary(self, view: Shown) -> str:
        return self.text_board(view)[:1024]

    def hand_summary(self, view: Shown) -> str:
        return self._hand(view)

    def _hand(self, view: Shown) -> str:
        return self.say("gauntlet-hand", cards=", ".join(view.hand) or self.say("gauntlet-nothing-in-hand"))

    def text_board(self, view: Shown, *, asked: Decision | None = None) -> str:
        lines = []
        for seat, at, health, out, pair, hand, sealed in view.runners:
            who = {"letter": seat_letter(int(seat or 0)), "name": self.name(int(seat or 0))}
            facts = {"at": str(at), "health": str(health), "pair": str(pair) or "—", "hand": str(hand)}
            key = "gauntlet-runner-out" if out else "gauntlet-runner"
            lines.append(self.say(key, **who, **({} if out else facts | {"sealed": str(sealed)})))
        lines.append(self.say("gauntlet-traps", traps=", ".join(f"{at} (−{power})" for at, power in view.traps) or "—"))
        lines.append(self.say("gauntlet-deck", deck=view.deck, discard=", ".join(view.discard) or "—"))
        lines += [self.say("gauntlet-own-sealed", card=c, target=self.name(aim)) for c, aim in view.sealed]
        return "\n".join([*lines, *([self._hand(view)] if view.hand else [])])

    def result(self, view: Shown) -> str:
        best = max(int(runner[2] or 0) for runner in view.runners)
        names = [self.name(int(seat or 0)) for seat, _, health, *_ in view.runners if health == best]
        return self.say("gauntlet-winners", names=", ".join(names))

    def recap(self, view: Shown, *, text: bool = False) -> str:
        return ""

    # ---------------------------------------------------------------- decisions

    def question(self, decision: Decision, view: Shown) -> str:
        return self.say(f"gauntlet-ask-{decision.kind}")

    def help_text(self, decision: Decision, view: Shown, *, text: bool = False) -> str:
        return "" if text else self._hand(view)

    def option_label(self, decision: Decision, key: str, view: Shown) -> str:
        if decision.kind == "aim":
            seat = int(key.removeprefix("seat"))
            return self.say("gauntlet-seat", letter=seat_letter(seat), name=self.name(seat))[:80]
        if decision.kind == "trap":
            return self.say("gauntlet-space", at=int(key.removeprefix("at")))
        if decision.kind == "turn" and key == "pass":
            return self.say("gauntlet-wait")
        return self.say(f"gauntlet-{ANSWERS[key]}") if key in ANSWERS else key

    def option_description(self, decision: Decision, key: str, view: Shown) -> str:
        return self.say("gauntlet-does", answer=self.option_label(decision, key, view))[:100]

    def option_detail(self, decision: Decision, key: str, view: Shown) -> str:
        return self.option_description(decision, key, view)

    def choose_label(self, decision: Decision) -> str:
        return self.say("gauntlet-choose")

    def nothing_label(self, decision: Decision) -> str:
        return self.say("gauntlet-nothing")

    def facet_label(self, decision: Decision, facet: str, value: str) -> str:
        return value or self.say(f"gauntlet-{facet}")

    def order_label(self, order: str) -> str:
        return self.say(f"gauntlet-order-{order}")

    def until_label(self, order: str, until: str) -> str:
        return self.say(f"gauntlet-until-{until}")

    def sealed_keys(self, view: Shown) -> tuple[str, ...]:
        return tuple(str(answer) for answer in view.draft[:1])

    # ---------------------------------------------------------------- events

    def begins_part(self, kind: type[Event]) -> bool:
        return kind is Round

    def line(self, event: Event) -> str | None:
        kind, facts = kind_of(event), facts_of(event)
        if kind in UNTOLD or (isinstance(event, Drew) and event.card is UNSET):
            return None
        args = {key: str(value) for key, value in facts.items()}
        args |= {arg: self.name(facts[fact]) for fact, arg in (("seat", "name"), ("target", "target")) if fact in facts}  # type: ignore[arg-type]  # seats
        if isinstance(event, Sealed):
            args["card"] = "yes" if event.card else "no"
        return self.say(f"gauntlet-log-{kind}", **args)

    def story(self, events: Sequence[Event]) -> list[str]:
        lines = [self.line(event) for event in events if kind_of(event) not in ("over", "drew")]
        return [text for text in lines if text]
