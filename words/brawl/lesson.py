"""The guided first match of Super Fantasy Brawl in words: a page an idea, told with the figures of this very table.

What happened comes from the events and from the view; only the ideas are sentences written by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.brawl.board import VP_TO_WIN
from engines.brawl.lesson import LEARNER, RIVAL, ROUNDS, SCOUT, WOUNDED
from engines.brawl.views.view import ChampionView, Seat, View
from engines.kernel.learning.lessons import Stage
from words.brawl.cards.base import Event
from words.brawl.match import BrawlWords
from words.common.lesson_page import Page, Picture
from words.texts import Language, words

WHOLE = ("start", "end", "done")
"""Pages of the whole lesson, not of a round."""

DONE = {"attack", "figures", "reaction"}
"""What is worth a page of what was done: a step alone is seen in the picture beside the next question."""

ACTS = {3: "attack", 2: "lead", 1: "last"}
"""What the first turn is about, by the cores that are ready."""


def names(language: Language) -> dict[Seat, str]:
    """Return what the learner and the rival are called."""
    return {seat: words(language)(f"brawl-lesson-{who}") for seat, who in ((LEARNER, "you"), (RIVAL, "rival"))}


def pages(told: BrawlWords, stage: Stage) -> list[Page]:
    """Return the pages that explain what has happened since the latest answer, the last one the question or the end."""
    told.meet(stage.seen.table)
    table = _Table(told, stage)
    made = table.happened() if stage.events else table.welcome()
    return [*made, *(table.end() if stage.over else [*table.coming(), table.question()])]


class _Table:
    """The learner's view with what happened, and the pages about it."""

    def __init__(self, told: BrawlWords, stage: Stage) -> None:
        self.told, self.stage = told, stage
        self.view: View = stage.seen.table
        self.kinds = {kind for kind, _ in stage.events}

    def say(self, key: str, **args: str | int) -> str:
        return self.told.say(f"brawl-lesson-{key}", **args)

    def page(self, idea: str, picture: Picture | None, *lines: str) -> Page:
        phase = self.say(f"at-{idea}")
        if idea in WHOLE:
            heading = f"{self.told.say('lesson-title')} · {phase}"
        else:
            heading = self.told.say("lesson-step", round=self.view.round, rounds=self.stage.rounds, phase=phase)
        return Page(idea, heading, "\n".join(line for line in lines if line), picture, self.view)

    def champion(self, kit: str) -> ChampionView:
        return next(champion for champion in self.view.champions if champion.kit == kit)

    def name(self, kit: str) -> str:
        return self.told.who(self.champion(kit).index)

    @property
    def ready(self) -> int:
        return len(next(player for player in self.view.players if player.seat == LEARNER).ready)

    # ---------------------------------------------------------------- before the first choice

    def welcome(self) -> list[Page]:
        """Who plays and for what, what a turn is made of, what a card says (SB-10, SB-12, SB-20)."""
        own, foreign = (
            self.told.all_who([c.index for c in self.view.champions if c.seat == seat]) for seat in (LEARNER, RIVAL)
        )
        start = self.say("start", own=own, rival=foreign, points=VP_TO_WIN[2], rounds=self.stage.rounds)
        return [
            self.page("start", "table", start),
            self.page("turn", "hand", self.say("turn")),
            self.page("card", "hand", self.say("card")),
        ]

    # ---------------------------------------------------------------- what happened

    def happened(self) -> list[Page]:
        """What the learner did, what the rival did, what the new turn brought, each with the reason."""
        own, foreign, new = _turns(self.stage.events)
        made = []
        if self.stage.over:
            return [self.page("out", "table", *self.told.story(own), self.say("out", name=self.name(WOUNDED)))]
        if {kind for kind, _ in own} & DONE:
            why = self.say("sum") if "figures" in {kind for kind, _ in own} else ""
            made.append(self.page("yours", "table", *self.told.story(own), why))
        if {kind for kind, _ in foreign} & DONE:
            made.append(self.page("theirs", "table", *self.told.story(foreign), self._defended(foreign)))
        if "scored" in {kind for kind, _ in new}:
            made.append(self.page("scored", "table", *self.told.story(new), self.say("scored")))
        return made

    def _defended(self, events: Sequence[Event]) -> str:
        """What the answer to the rival's attack came to; nothing while it is asked for."""
        if "damage" not in {kind for kind, _ in events}:
            return ""
        return self.say("reacted" if "reaction" in self.kinds else "unreacted")

    # ---------------------------------------------------------------- the question

    def coming(self) -> list[Page]:
        """What a step is about that is worth a page before its question: the challenge on the track, with its place."""
        asked = self.stage.seen.decision
        if asked is None or asked.kind != "act" or self.view.round == ROUNDS or ACTS[self.ready] != "lead":
            return []
        challenge = next(slot.challenge for slot in self.view.track if slot.challenge)
        name, area = self.told.challenge(challenge), self.told.challenge_text(challenge)
        return [self.page("challenge", "table", self.say("challenge", name=name, area=area), self.say("track"))]

    def question(self) -> Page:
        asked = self.stage.seen.decision
        assert asked is not None
        question = f"**{self.told.question(asked, self.view)}**"
        if asked.kind == "act":
            return self._action(question)
        if asked.kind == "attack":
            return self.page("target", "table", self.say("target"), question)
        if asked.kind == "react":
            return self.page("react", "table", self.say("react"), question)
        standard = self.view.doing is not None and self.view.doing.standard
        return self.page("move", "table", self.say("walk" if standard else "move"), question)

    def _action(self, question: str) -> Page:
        if self.view.round == ROUNDS:
            wounded = self.champion(WOUNDED)
            hurt: dict[str, str | int] = {"damage": wounded.damage, "health": wounded.health}
            return self.page("finish", "table", self.say("finish", name=self.name(WOUNDED), **hurt), question)
        step = ACTS[self.ready]
        return self.page(step, "table", self.say(step, name=self.name(SCOUT)), question)

    # ---------------------------------------------------------------- the end

    def end(self) -> list[Page]:
        """How a real match begins and ends and what was left out (SB-06, SB-08, SB-10), and what the learner knows now."""
        points = self.view.points[self.view.players[0].team]
        text = self.say("end", points=points, needed=VP_TO_WIN[2])
        return [
            self.page("traps", "table", self.say("traps")),
            self.page("end", "table", text),
            self.page("done", None, self.say("done")),
        ]


def _turns(events: Sequence[Event]) -> tuple[list[Event], list[Event], list[Event]]:
    """Return events by what they belong to: the learner's turn, the rival's, and the learner's next one.

    Before a "turn" all belong to whoever acted: the learner, or with a reaction the rival, whose attack it answers.
    """
    parts: tuple[list[Event], list[Event], list[Event]] = ([], [], [])
    kinds = [kind for kind, _ in events]
    at = 1 if kinds[0] in ("reaction", "no_reaction") else 0
    for kind, facts in events:
        if kind == "turn":
            at = 1 if facts["seat"] == RIVAL else 2
        elif kind == "challenge":
            at = 2
        parts[at].append((kind, facts))
    return parts
