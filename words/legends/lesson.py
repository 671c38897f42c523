"""The guided first match of Legends in words: a page for each idea, with the figures of this table.

Texts about what happened are generated from events and view; only the ideas are written by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.events import Event
from engines.kernel.learning.lessons import Stage
from engines.legends.events import (
    Attacked,
    Blocked,
    Entered,
    Fired,
    Left,
    Level,
    Played,
    Queued,
    Resolved,
    Settled,
    Turn,
)
from engines.legends.lesson import BLOCKER, BOSS, FIRST_SKILL, GENERAL, HEALER, LEARNER, MAGE, RIVAL, STRIKER, round_of
from engines.legends.views.view import PermanentView, Seat, View
from words import texts
from words.common.lesson_page import Page, PageWriter
from words.legends.match import LegendsWords
from words.texts import Language

FOUGHT: tuple[type[Event], ...] = (Attacked, Blocked, Settled, Left)
STACKED: tuple[type[Event], ...] = (Fired, Resolved, Queued)
CHECKED: tuple[type[Event], ...] = (Settled, Left)
FOREIGN: tuple[type[Event], ...] = (Played, Entered)
"""Events that the page of a fight, of the stack, of a check and of the rival's turn tells: the question or the picture has the
others."""

FIRST_KILL = 2
"""The level that a general who began at 1 has after one kill."""


def names(language: Language) -> dict[Seat, str]:
    """Return the names of the learner and the rival."""
    return {seat: texts.words(language)(f"legends-lesson-{who}") for seat, who in ((LEARNER, "you"), (RIVAL, "rival"))}


def pages(words: LegendsWords, stage: Stage) -> list[Page]:
    """Return the pages about the events since the latest answer; the last page is the question or the end."""
    table = _Table(words.at(stage.seen.table), stage)
    made = table.happened() if stage.events else table.welcome()
    return [*made, *(table.end() if stage.over else [table.question()])]


class _Table(PageWriter[LegendsWords]):
    """The learner's view and the latest events, and the pages about them."""

    game = "legends"
    view: View

    def step(self, idea: str, view: View) -> str:
        """Return the heading of a page about a part: a turn of the learner and the rival's after it."""
        return self.say("step", round=round_of(view.turn), rounds=self.stage.rounds, phase=self.say(f"at-{idea}"))

    def names(self) -> dict[str, str]:
        """Return the names of the cards that the texts speak of, by what they are called there."""
        cards = {
            "general": GENERAL,
            "mage": MAGE,
            "healer": HEALER,
            "boss": BOSS,
            "blocker": BLOCKER,
            "striker": STRIKER,
        }
        return {key: self.words.card(card) for key, card in cards.items()}

    def page_of(self, idea: str, picture: str | None, *before: str, **args: str | int) -> Page:
        """Return a page of an idea with these lines before its text."""
        return self.page(idea, picture, *before, self.say(idea, **self.names(), **args))  # type: ignore[arg-type]

    def found(self, card: str) -> PermanentView:
        return next(permanent for permanent in self.view.permanents if permanent.card == card)

    @property
    def available(self) -> int:
        return self.view.player(LEARNER).sum.available

    # ---------------------------------------------------------------- before the first choice

    def welcome(self) -> list[Page]:
        """Return pages about the players and the goal, and about legendarity as a sum (LG-05, LG-16)."""
        own = [p for p in self.view.permanents if p.controller == LEARNER]
        lead = self.words.all_who([p.uid for p in own], [p.card for p in own])
        parts = " + ".join(str(p.legendarity) for p in own)
        return [
            self.page_of("start", "table", own=lead, rounds=self.stage.rounds),
            self.page_of("sum", "table", parts=parts, sum=self.available),
        ]

    # ---------------------------------------------------------------- what happened

    def happened(self) -> list[Page]:
        """Return pages about what happened since the latest answer, in its order, each with the reason."""
        events = self.stage.events
        if self.stage.over:
            return [self.page_of("out", "table", *self._story(events, *CHECKED))]
        made = self._own_turn(events) if self.view.active == LEARNER else self._foreign_turn(events)
        for event in events:
            if isinstance(event, Level) and event.why == "kill" and event.level == FIRST_KILL:
                made.append(self.page_of("level", "table", *self._story([event], Level)))
        return made

    def _own_turn(self, events: Sequence[Event]) -> list[Page]:
        """Return the page about an own play or attack, or about how the rival's turn ended."""
        if _any(events, Turn):
            return [self.page_of("saved", "table", *self._story(_before_turn(events), *CHECKED))]
        if _any(events, Attacked):
            return [self.page_of("fight", "table", *self._story(events, *FOUGHT))]
        if _any(events, Entered):
            return [self.page_of("entered", "table", *self._story(events, Entered), sum=self.available)]
        if any(isinstance(event, Played) and event.card == FIRST_SKILL for event in events):
            return [self.page_of("used", "table", *self._story(events, Resolved))]
        return []

    def _foreign_turn(self, events: Sequence[Event]) -> list[Page]:
        """Return the page about the rival's plays, or those about the stack and the queue after the answer to them."""
        if _any(events, Turn):
            return [self.page_of("theirs", "table", *self._story(events, *FOREIGN))]
        at = next(n for n, event in enumerate(events) if isinstance(event, Settled))
        stack = self.page("stack", "table", *self._story(events[:at], *STACKED), self.say("stack"), view=self.stage.own)
        return [stack, self.page_of("damage", "table", *self._story(events[at:], Settled))]

    def _story(self, events: Sequence[Event], *kinds: type[Event]) -> list[str]:
        """Return the account of the events of these kinds."""
        return self.words.story([event for event in events if isinstance(event, kinds)])

    # ---------------------------------------------------------------- the question

    def question(self) -> Page:
        """Return the page with the question: the idea that the next answer shows."""
        asked = self.stage.seen.decision
        assert asked is not None
        keys = [option.key for option in asked.options]
        idea, picture = self._idea(keys), "table" if keys[0].startswith(("attack", "pass")) else "hand"
        general, boss = self.found(GENERAL), self.found(BOSS)
        facts = {
            "sum": self.available,
            "limit": self.view.player(LEARNER).hand_limit,
            "mages": self.found(MAGE).level,
            "level": general.level,
            "lives": boss.lives or 0,
        }
        text = self.say(idea, **self.names(), **facts)
        question = f"**{self.words.question(asked, self.view)}**" if keys != ["pass"] else ""
        return self.page(idea, picture, text, question, whole=picture == "table")  # type: ignore[arg-type]

    def _idea(self, keys: Sequence[str]) -> str:
        """Return the idea of a question by what it offers."""
        first = round_of(self.view.turn) == 1
        if self.view.active == RIVAL:
            return "respond" if self.view.stack else "rescue"
        if keys == ["pass"]:
            return "turn" if first else "queue" if self.view.queue else "check"
        if FIRST_SKILL in keys:
            return "skill"
        if not first:
            return "again" if len(keys) == 1 else "finish"
        return "attack" if keys[0].startswith("attack:") else "follower"

    # ---------------------------------------------------------------- the end

    def end(self) -> list[Page]:
        """Return pages about how a match begins, what was left out (LG-03, LG-04, LG-11, LG-14), and the summary."""
        presets = self.words.say.join([self.words.preset(each.id) for each in self.words.pack.presets])
        return [
            self.page("setup", None, self.say("setup", presets=presets)),
            self.page("end", None, self.say("end")),
            self.page("done", None, self.say("done")),
        ]


def _before_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events before the learner's new turn."""
    return events[: next(n for n, event in enumerate(events) if isinstance(event, Turn))]


def _any(events: Sequence[Event], *kinds: type[Event]) -> bool:
    """Return whether events of one of these kinds are among them."""
    return any(isinstance(event, kinds) for event in events)
