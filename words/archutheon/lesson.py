"""The guided first match of Archutheon in words: a page for each idea, with the figures of this table.

Texts about what happened are generated from events and view; only the ideas are written by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.archutheon.effects.tracks import TOKENS_TO_COLLAPSE
from engines.archutheon.events import (
    Collected,
    Declared,
    Died,
    Enlightened,
    Executes,
    GateShifted,
    Guarded,
    Helped,
    Moved,
    Put,
    Recovered,
    Revealed,
    Skipped,
    Struck,
    Took,
    TurnBegins,
)
from engines.archutheon.lesson import (
    ATTACKER,
    CELLS,
    CHIEF,
    HELPER,
    HOLDER,
    LEADER,
    LEARNER,
    OPENERS,
    RIVAL,
    ROUNDS,
    SHOOTER,
    SWEEP,
    TURN,
    round_of,
)
from engines.archutheon.views.view import HeroView, View
from engines.kernel.events import Event, of_kind
from engines.kernel.learning.lessons import Stage
from engines.kernel.state.model import Seat
from words import texts
from words.archutheon.answers.cells import gate_area
from words.archutheon.lesson_hits import sums
from words.archutheon.match import ArchutheonWords
from words.common.lesson_page import Page, PageWriter, Picture
from words.texts import Language

DONE: tuple[type[Event], ...] = (Executes, Helped, Guarded, Struck, Put, Died, Revealed, Skipped)
"""Events of the execution."""

KITS = {
    "leader": LEADER,
    "shooter": SHOOTER,
    "helper": HELPER,
    "chief": CHIEF,
    "holder": HOLDER,
    "attacker": ATTACKER,
}
"""The heroes whom texts name, by what they call them."""

FOREIGN = frozenset({"stopped", "countered", "passed", "bluff"})
"""Ideas of pages about a turn of the rival that is over by then."""


def names(language: Language) -> dict[Seat, str]:
    """Return the names of the learner and the rival."""
    say = texts.words(language)
    return {seat: say(f"archutheon-lesson-{who}") for seat, who in ((LEARNER, "you"), (RIVAL, "rival"))}


def pages(words: ArchutheonWords, stage: Stage) -> list[Page]:
    """Return the pages about the events since the latest answer; the last page is the question or the end."""
    table = _Table(words.at(stage.seen.table), stage)
    return [*table.happened(), *(table.end() if stage.over else table.question())]


class _Table(PageWriter[ArchutheonWords]):
    """The learner's view and the latest events, and the pages about them."""

    game = "archutheon"
    view: View

    def step(self, idea: str, view: View) -> str:
        """Return the heading of a page about a part: a turn of the learner and the rival's after it."""
        return self.say(
            "step",
            round=round_of(view.turn - (idea in FOREIGN)),
            rounds=self.stage.rounds,
            phase=self.say(f"at-{idea}"),
        )

    def page_of(
        self,
        idea: str,
        picture: Picture | None,
        *before: str,
        view: View | None = None,
        whole: bool = False,
        **args: str | int,
    ) -> Page:
        """Return a page of an idea with these lines before its text."""
        return self.page(idea, picture, *before, self.say(idea, **self.facts, **args), view=view, whole=whole)

    @property
    def facts(self) -> dict[str, str | int]:
        """The names and figures of this table that texts speak of."""
        gate = gate_area(self.words, self.view)
        return {
            **{key: self.words.hero(kit) for key, kit in KITS.items()},
            "gate": self.words.area(gate) if gate >= 0 else "",
            "sweep": self.words.card_name(SWEEP),
            "needs": len(self.words.arena.gate_areas) - self.view.gate,
            "health": self.hero(CHIEF).health,
            "tokens": TOKENS_TO_COLLAPSE,
        }

    def hero(self, kit: str) -> HeroView:
        return next(hero for hero in self.view.heroes if hero.kit == kit)

    def story(self, events: Sequence[Event], *kinds: type[Event]) -> list[str]:
        """Return the account of the events of these kinds."""
        return self.words.story([event for event in events if isinstance(event, kinds)])

    def cards_line(self, key: str, cards: Sequence[str]) -> str:
        """Return a line about cards; an empty one for none."""
        return self.say(key, cards=self.words.cards(cards)) if cards else ""

    # ---------------------------------------------------------------- what happened

    def happened(self) -> list[Page]:
        """Return pages about what happened since the latest answer, in its order, each with the reason."""
        events = self.stage.events
        if self.stage.over:
            return [self.page_of("won", "arena", *self.story(events, Moved))]
        turns = [n for n, event in enumerate(events) if isinstance(event, TurnBegins)]
        if not turns:
            return self._own_turn(events)
        if self.view.on_turn == RIVAL:
            return [self._track_taken(events[: turns[0]]), self._theirs(events[turns[0] :])]
        if len(turns) > 1:
            return self._second_round(events[: turns[0]], events[turns[0] : turns[1]], events[turns[1] :])
        return [*self._answered(events[: turns[0]]), self._recovered(events[turns[0] :])]

    def _own_turn(self, events: Sequence[Event]) -> list[Page]:
        """Return pages about what happened within the learner's turn: a step, an answer, an execution."""
        if _any(events, Died):
            return [self.page_of("fallen", "arena", *self.story(events, *DONE))]
        if _any(events, Executes):
            return self._executed(events)
        if _any(events, GateShifted):
            return [self.page_of("shifted", "arena", *self.story(events, Moved))]
        if answer := [event for event in of_kind(events, Declared) if event.side == RIVAL]:
            return [self.page_of("answered", "table", *self.story(answer, Declared))]
        return []

    def _executed(self, events: Sequence[Event]) -> list[Page]:
        """Return the pages about the first turn's execution: its order, the block, the hit as a sum (AR-31, AR-34, AR-42)."""
        second = [n for n, event in enumerate(events) if isinstance(event, Executes)][1]
        first, rest = events[:second], events[second:]
        guard = next(iter(of_kind(rest, Guarded)), None)
        value, by = (guard.value, guard.by) if guard is not None else (0, 0)
        return [
            self.page_of("order", "arena", *self.story(first, *DONE)),
            self.page_of("blocked", "arena", *self.story(rest, Guarded), value=value, by=by),
            self.page_of("sum", "arena", *sums(self.words, rest)),
        ]

    def _track_taken(self, events: Sequence[Event]) -> Page:
        """Return the page about the chosen track, with what it has brought (AR-45 to AR-48)."""
        took = [event.cards for event in of_kind(events, Took) if isinstance(event.cards, tuple)]
        line = self.cards_line("took", [card for cards in took for card in cards])
        return self.page_of("chosen", "table", *self.story(events, Enlightened), line, view=self.stage.own)

    def _theirs(self, events: Sequence[Event]) -> Page:
        return self.page_of("theirs", "arena", *self.story(events, Declared))

    def _answered(self, events: Sequence[Event]) -> list[Page]:
        """Return the page about the rival's attack after the learner's answer: a block, a counter-attack, none."""
        idea = "countered" if _any(events, Died) else "stopped" if _any(events, Guarded) else "passed"
        return [self.page_of(idea, "arena", *self.story(events, *DONE))]

    def _recovered(self, events: Sequence[Event]) -> Page:
        """Return the page about the Recovery: what is back, and where the cards of the first turn lie (AR-17, AR-29)."""
        cells = self.view.players[LEARNER].recharge
        places = {card: cell for cell, cards in enumerate(cells, 1) for card in cards if card in OPENERS}
        lying = ", ".join(
            self.say("lies", card=self.words.card_name(card), cell=cell)
            for card, cell in sorted(places.items(), key=lambda each: each[1])
        )
        return self.page_of("recharge", "table", self._back(events), lying=lying)

    def _back(self, events: Sequence[Event]) -> str:
        """Return the line about the learner's cards that came back to the hand."""
        back = [card for event in of_kind(events, Recovered) if event.side == LEARNER for card in event.cards]
        return self.cards_line("back", back)

    def _second_round(self, own: Sequence[Event], foreign: Sequence[Event], new: Sequence[Event]) -> list[Page]:
        """Return pages about the collected token, the rival's card face down, and the next Recovery (AR-18, AR-27)."""
        collected = of_kind(own, Collected)[0]
        return [
            self.page_of(
                "collected", "table", *self.story(own, Enlightened), view=self.stage.own, total=collected.total
            ),
            self.page_of("bluff", "arena", *self.story(foreign, Declared, *DONE)),
            self.page_of("ready", None, self._back(new)),
        ]

    # ---------------------------------------------------------------- the question

    def question(self) -> list[Page]:
        """Return the page with the question, before the first one those about the players and the roads to victory."""
        asked = self.stage.seen.decision
        assert asked is not None
        keys = [option.key for option in asked.options]
        question = f"**{self.words.question(asked, self.view)}**"
        if asked.kind == "turn":
            return self._menu(keys[0])
        if asked.kind == "step":
            return [self._step(keys)]
        if asked.kind == "track":
            return [self.page_of("track", None)]
        if asked.kind == "answer":
            frail = self.hero(ATTACKER).health
            return [self.page_of("defend", None, frail=frail)]
        idea = self._declaring(keys)
        if idea == "execute":
            return [self.page_of(idea, "arena")]
        return [self.page(idea, "arena", self.say(idea, **self.facts), question, whole=idea == "second")]

    def _declaring(self, keys: Sequence[str]) -> str:
        """Return the idea of a declaration by what it offers."""
        if keys == ["end"]:
            return "execute"
        if round_of(self.view.turn) > 1:
            return "area"
        return "declare" if len(keys) > 1 else "second"

    def _menu(self, key: str) -> list[Page]:
        """Return the page about the menu of a turn, at the beginning after the welcome."""
        if self.view.turn == TURN and key == "move":
            own = self.words.all_who(
                [n for n, each in enumerate(self.view.heroes) if each.side == LEARNER and each.cell >= 0]
            )
            start = self.page_of("start", "arena", own=own, rounds=ROUNDS)
            return [start, self.page_of("roads", "arena"), self.page_of("tactics", "arena")]
        if round_of(self.view.turn) == ROUNDS:
            return [self.page_of("again", "arena")]
        if key == "attack" and self.view.turn == TURN:
            return [self.page_of("card", "hand")]
        return [self.page_of("holding" if key == "attack" else "collect", "arena")]

    def _step(self, keys: Sequence[str]) -> Page:
        """Return the page about a step: into the Gate's area, from cell to cell inside of it, or the last one (AR-11).

        The picture names the cells that the lesson offers, and no others.
        """
        idea = "cells" if len(keys) > 1 else "inside" if keys[0] in CELLS else "open"
        arena = self.words.arena
        shown = msgspec.structs.replace(self.view, asked_cells=tuple(arena.cell[key] for key in keys))
        touched = [
            self.say("touches", cell=cell, areas=self.words.areas(arena.touching[arena.cell[cell]])) for cell in CELLS
        ]
        return self.page_of(idea, "arena", view=shown, touched="; ".join(touched))

    # ---------------------------------------------------------------- the end

    def end(self) -> list[Page]:
        """Return pages about the other roads (AR-80, AR-82, AR-85), what was left out (AR-05 to AR-08), and the summary."""
        return [
            self.page_of("collapse", "arena"),
            self.page_of("end", None),
            self.page_of("done", None),
        ]


def _any(events: Sequence[Event], *kinds: type[Event]) -> bool:
    """Return whether events of one of these kinds are among them."""
    return any(isinstance(event, kinds) for event in events)
