"""The guided first match of Super Fantasy Brawl in words: a page for each idea, with the figures of this table.

Texts about what happened are generated from events and view; only the ideas are written by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.brawl.board import VP_TO_WIN
from engines.brawl.events import Attack, Challenge, Damage, Figures, NoReaction, Reaction, Scored, Turn
from engines.brawl.lesson import LEARNER, RIVAL, ROUNDS, SCOUT, WOUNDED
from engines.brawl.views.view import ChampionView, Seat, View
from engines.kernel.events import Event
from engines.kernel.learning.lessons import Stage
from words import texts
from words.brawl.answers.aims import without_reaction
from words.brawl.match import BrawlWords
from words.common.lesson_page import Page, PageWriter
from words.texts import Language

DONE: tuple[type[Event], ...] = (Attack, Figures, Reaction)
"""Events that deserve a page; a step alone is visible in the picture beside the next question."""

ACTS = {3: "attack", 2: "lead", 1: "last"}
"""Ideas of the first turn, by the number of ready cores."""


def names(language: Language) -> dict[Seat, str]:
    """Return the names of the learner and the rival."""
    return {seat: texts.words(language)(f"brawl-lesson-{who}") for seat, who in ((LEARNER, "you"), (RIVAL, "rival"))}


def pages(words: BrawlWords, stage: Stage) -> list[Page]:
    """Return the pages about the events since the latest answer; the last page is the question or the end."""
    table = _Table(words.at(stage.seen.table), stage)
    made = table.happened() if stage.events else table.welcome()
    return [*made, *(table.end() if stage.over else [*table.coming(), table.question()])]


class _Table(PageWriter[BrawlWords]):
    """The learner's view and the latest events, and the pages about them."""

    game = "brawl"
    view: View

    def champion(self, kit: str) -> ChampionView:
        return next(champion for champion in self.view.champions if champion.kit == kit)

    def name(self, kit: str) -> str:
        return self.words.who(self.champion(kit).index)

    @property
    def ready(self) -> int:
        return len(next(player for player in self.view.players if player.seat == LEARNER).ready)

    # ---------------------------------------------------------------- before the first choice

    def welcome(self) -> list[Page]:
        """Return pages about the players and the goal, a turn, and a card (SB-10, SB-12, SB-20)."""
        own, foreign = (
            self.words.all_who([c.index for c in self.view.champions if c.seat == seat]) for seat in (LEARNER, RIVAL)
        )
        start = self.say("start", own=own, rival=foreign, points=VP_TO_WIN[2], rounds=self.stage.rounds)
        return [
            self.page("start", "table", start),
            self.page("turn", "hand", self.say("turn")),
            self.page("card", "hand", self.say("card")),
        ]

    # ---------------------------------------------------------------- what happened

    def happened(self) -> list[Page]:
        """Return pages about the learner's actions, the rival's, and the new turn, each with the reason."""
        own, foreign, new = _turns(self.stage.events)
        made = []
        if self.stage.over:
            return [self.page("out", "table", *self.words.story(own), self.say("out", name=self.name(WOUNDED)))]
        if _any(own, *DONE):
            why = self.say("sum") if _any(own, Figures) else ""
            made.append(self.page("yours", "table", *self.words.story(own), why, view=self.stage.own))
        if _any(foreign, *DONE):
            made.append(self.page("theirs", "table", *self.words.story(foreign), self._defended(foreign)))
        if _any(new, Scored):
            made.append(self.page("scored", "table", *self.words.story(new), self.say("scored")))
        return made

    def _defended(self, events: Sequence[Event]) -> str:
        """Return a remark on the answer to the rival's attack; an empty text while it is awaited."""
        if not _any(events, Damage):
            return ""
        return self.say("reacted" if _any(self.stage.events, Reaction) else "unreacted")

    # ---------------------------------------------------------------- the question

    def coming(self) -> list[Page]:
        """Return the page before the question about a challenge: the challenge on the track, with its place."""
        asked = self.stage.seen.decision
        if asked is None or asked.kind != "act" or self.view.round == ROUNDS or ACTS[self.ready] != "lead":
            return []
        challenge = next(slot.challenge for slot in self.view.track if slot.challenge)
        name, area = self.words.challenge(challenge), self.words.challenge_text(challenge)
        return [self.page("challenge", "table", self.say("challenge", name=name, area=area), self.say("track"))]

    def question(self) -> Page:
        asked = self.stage.seen.decision
        assert asked is not None
        question = f"**{self.words.question(asked, self.view)}**"
        if asked.kind == "act":
            return self._action(question)
        if asked.kind == "attack":
            return self.page("target", "table", self.say("target"), question)
        if asked.kind == "react":
            return self.page(
                "react", "table", self.say("react"), without_reaction(self.words, asked, self.view), question
            )
        standard = self.view.doing is not None and self.view.doing.standard
        return self.page("move", "table", self.say("walk" if standard else "move"), question)

    def _action(self, question: str) -> Page:
        if self.view.round == ROUNDS:
            wounded = self.champion(WOUNDED)
            hurt: dict[str, str | int] = {"damage": wounded.damage, "health": wounded.health}
            return self.page(
                "finish", "table", self.say("finish", name=self.name(WOUNDED), **hurt), question, whole=True
            )
        step = ACTS[self.ready]
        return self.page(step, "table", self.say(step, name=self.name(SCOUT)), question, whole=True)

    # ---------------------------------------------------------------- the end

    def end(self) -> list[Page]:
        """Return pages about the start and end of a real match, what was left out (SB-06, SB-08, SB-10), and the summary."""
        points = self.view.points[self.view.players[0].team]
        text = self.say("end", points=points, needed=VP_TO_WIN[2])
        return [
            self.page("traps", "table", self.say("traps")),
            self.page("end", "table", text),
            self.page("done", None, self.say("done")),
        ]


def _turns(events: Sequence[Event]) -> tuple[list[Event], list[Event], list[Event]]:
    """Return events by what they belong to: the learner's turn, the rival's, and the learner's next one.

    Before a `Turn` all belong to whoever acted: the learner, or with a reaction the rival, whose attack it answers.
    """
    parts: tuple[list[Event], list[Event], list[Event]] = ([], [], [])
    at = 1 if isinstance(events[0], Reaction | NoReaction) else 0
    for event in events:
        if isinstance(event, Turn):
            at = 1 if event.seat == RIVAL else 2
        elif isinstance(event, Challenge):
            at = 2
        parts[at].append(event)
    return parts


def _any(events: Sequence[Event], *kinds: type[Event]) -> bool:
    """Return whether events of one of these kinds are among them."""
    return any(isinstance(event, kinds) for event in events)
