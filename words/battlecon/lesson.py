"""The guided first match of BattleCON in words: a page for each idea, with the figures of this fight.

Texts about what happened are generated from events and view; only the ideas are written by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engines.battlecon import events as happened
from engines.battlecon.lesson import KITS, LEARNER, LIKELY, RIVAL
from engines.battlecon.views.moments import revealed
from engines.battlecon.views.view import FighterView, PreviewView, Seat, View
from engines.kernel.events import Event, of_kind
from engines.kernel.learning.lessons import Stage
from words import texts
from words.battlecon.match import BattleconWords
from words.common.lesson_page import Page, PageWriter
from words.texts import Language, signed

E = TypeVar("E", bound=Event)

WORTH_A_PAGE = (happened.Hit, happened.Missed, happened.Moved)
"""Events of an attack that deserve a page: an attack only begun comes with the question that interrupts it."""


def names(language: Language) -> dict[Seat, str]:
    """Return the names of the learner and the rival."""
    return {
        seat: texts.words(language)(f"battlecon-lesson-{who}") for seat, who in ((LEARNER, "you"), (RIVAL, "rival"))
    }


def pages(words: BattleconWords, stage: Stage) -> list[Page]:
    """Return the pages about the events since the latest answer; the last page is the question or the end."""
    fight = _Fight(words.at(stage.seen.table), stage)
    made = [*fight.reveal(), *fight.blows(), *fight.recycled()] if stage.events else fight.welcome()
    return [*made, *(fight.end() if stage.over else [*fight.coming(), fight.question()])]


class _Fight(PageWriter[BattleconWords]):
    """The learner's view and the latest events, and the pages about them."""

    game = "battlecon"
    view: View

    def __init__(self, words: BattleconWords, stage: Stage) -> None:
        super().__init__(words, stage)
        self.moment: View = stage.moment or stage.seen.table
        self.parts = _Parts(stage.events)
        self.names = {"you": words.fighter(KITS[LEARNER]), "rival": words.fighter(KITS[RIVAL])}

    def step(self, idea: str, view: View) -> str:
        beat = view.beat - (idea == "recycle")  # the next one has begun by then
        return self.say("step", beat=beat, beats=self.stage.rounds, phase=self.say(f"at-{idea}"))

    def latest(self, kind: type[E], fits: Callable[[E], bool] = lambda _: True) -> E | None:
        """Return the latest event of a kind that fits, None for none."""
        return next((event for event in reversed(of_kind(self.stage.events, kind)) if fits(event)), None)

    def fighter(self, who: int) -> FighterView:
        return self.view.fighters[who]

    @property
    def distance(self) -> int:
        return abs(self.fighter(LEARNER).space - self.fighter(RIVAL).space)

    # ---------------------------------------------------------------- before the first choice

    def welcome(self) -> list[Page]:
        """Return pages about the fighters and the goal, pairs, and their figures (BC-10, BC-11, BC-22, BC-29, BC-33)."""
        life = self.fighter(LEARNER).life_at_start
        assert self.stage.seen.decision is not None
        first = self._preview(self.stage.seen.decision.options[0].key)
        style, base = self.words.card(first.style), self.words.card(first.base)
        sums = self.words.figures_by_name(self.words.view_figures(first.printed))
        return [
            self.page("start", "table", self.say("start", life=life, beats=self.stage.rounds, **self.names)),
            self.page("pair", "hand", self.say("pair"), self.say("sum", style=style, base=base, sums=sums)),
            self.page("figures", "table", self.say("figures")),
        ]

    def _preview(self, key: str) -> PreviewView:
        style, base = key.split("/")
        return next(p for p in self.view.previews if (p.style, p.base) == (style, base))

    # ---------------------------------------------------------------- what happened

    def reveal(self) -> list[Page]:
        """Return the page about the reveal: the faster fighter goes first (BC-22); equal means a clash (BC-23)."""
        if not self.parts.reveal:
            return []
        lines = self.words.story(self.parts.reveal)
        if self.latest(happened.Clash):
            why = self.say("clashed")
        else:
            order = self.latest(happened.Order)
            faster = None if order is None else order.order[0]
            why = "" if faster is None else self.say("first-you" if faster == LEARNER else "first-rival", **self.names)
        return [self.page("reveal", "table", *lines, why, view=revealed(self.moment))]

    def blows(self) -> list[Page]:
        """Return a page for each attack in order, with the reason for its outcome."""
        made = []
        for who in self.parts.attackers():
            done = self.parts.attacks[who]
            lines = self.words.story(done)
            if lines and any(isinstance(event, WORTH_A_PAGE) for event in done):
                why = self._own() if who == LEARNER else self._foreign()
                made.append(self.page("yours" if who == LEARNER else "theirs", "table", *lines, *why, view=self.moment))
        return made

    def _own(self) -> list[str]:
        """Return the reason for the outcome of the learner's attack (BC-15, BC-27, BC-29, BC-44)."""
        if (missed := self._missed(LEARNER)) is not None:
            return [self.say("dodging" if missed.why == "no_range" else "too-far")]
        done = self.latest(happened.Damage, lambda event: event.by == LEARNER)
        if done is None:
            return []
        if self._stays_stunned(RIVAL):
            return [self.say("stunned", **self.names)]
        if not done.taken:
            return [self.say("armour", **self.names)]
        answered = self.latest(happened.Hit, lambda event: event.attacker == RIVAL)
        if answered and done.guard is not None and done.taken <= done.guard:
            return [self.say("held", **self.names)]
        return []

    def _foreign(self) -> list[str]:
        """Return the reason for the outcome of the rival's attack (BC-27, BC-29)."""
        if (missed := self._missed(RIVAL)) is not None:
            return [self.say("avoided" if missed.why == "avoided" else "out-of-reach", **self.names)]
        if self._stays_stunned(LEARNER):
            return [self.say("you-stunned")]
        stunned = self.latest(happened.Stunned, lambda event: event.fighter == LEARNER)
        return [self.say("too-late")] if stunned else []

    def _missed(self, who: int) -> happened.Missed | None:
        return self.latest(happened.Missed, lambda event: event.attacker == who)

    def _stays_stunned(self, who: int) -> bool:
        return self.latest(happened.StaysStunned, lambda event: event.fighter == who) is not None

    def recycled(self) -> list[Page]:
        """Return the page about the end of a beat: effects, cards back, force (BC-30, BC-37, BC-38)."""
        back = self.latest(happened.Recycled, lambda event: event.fighter == LEARNER)
        if back is None or self.stage.over:
            return []
        ends = self.words.story(self.parts.end)
        cards = ", ".join(self.words.card(card) for card in back.back)
        lines = [
            self.say("recycle"),
            self.say("back", cards=cards),
            self.say("force", force=self.fighter(LEARNER).force),
        ]
        return [self.page("recycle", "hand", *ends, *lines)]

    # ---------------------------------------------------------------- the question

    def coming(self) -> list[Page]:
        """Return the page about a new beat: a card that the rival must hold, or the rival's new speed."""
        if self.latest(happened.Beat) is None:
            return []
        if self.view.beat in LIKELY:
            name = next(
                card for card in self.fighter(RIVAL).unseen if card.rpartition(".")[2] == LIKELY[self.view.beat]
            )
            figures = self.words.figures_by_name(self.words.figures(name))
            text = self.say("deduce", card=self.words.card(name), figures=figures, **self.names)
            return [self.page("deduce", "table", text)]
        lasting = [state.value for state in self.fighter(RIVAL).states if state.what == "priority"]
        return [self.page("faster", "table", self.say("faster", by=signed(sum(lasting)), **self.names))]

    def question(self) -> Page:
        asked = self.stage.seen.decision
        assert asked is not None
        question = f"**{self.words.question(asked, self.view)}**"
        if asked.kind == "advantage":
            force = self.fighter(LEARNER).force
            return self.page("ante", "table", self.say("ante", force=force), question)
        if asked.kind == "move":
            dash = self.fighter(LEARNER).base == "dash"
            return self.page("move", "table", self.say("dash" if dash else "drive", **self.names), question)
        if asked.kind == "clash":
            return self.page("clash", "table", self.say("clash"), question)
        there = self.say("distance", distance=self.distance, **self.names)
        hint = self.say(f"choose-{self.view.beat}", **self.names)
        return self.page("choose", "table", there, hint, question)

    # ---------------------------------------------------------------- the end

    def end(self) -> list[Page]:
        """Return the pages about the end of a real fight, what was left out (BC-25, BC-32, BC-33), and the summary."""
        lives = {
            f"life_{name}": max(self.moment.fighters[who].life, 0) for who, name in ((LEARNER, "you"), (RIVAL, "rival"))
        }
        text = self.say("end", **lives, **self.names)
        return [self.page("end", "table", text, view=self.moment), self.page("done", None, self.say("done"))]


class _Parts:
    """Events of a beat by what they belong to: the reveal, the attack of each fighter, the end; and who attacked, in order.

    What comes before the first attack belongs to the learner, whose styles move him then.
    """

    def __init__(self, events: Sequence[Event]) -> None:
        self.reveal: list[Event] = []
        self.attacks: dict[int, list[Event]] = {LEARNER: [], RIVAL: []}
        self.end: list[Event] = []
        self.began: list[int] = []
        opens = any(isinstance(event, happened.Revealed | happened.Clash) for event in events)
        at = self.reveal if opens else self.attacks[LEARNER]
        if not opens:
            self.began.append(LEARNER)  # the question before was about this attack
        for event in events:
            if isinstance(event, happened.Phase) and event.phase in ("start", "end", "recycle"):
                at = self.attacks[LEARNER] if event.phase == "start" else self.end
            elif isinstance(event, happened.Attack):
                self.began.append(event.attacker)
                at = self.attacks[event.attacker]
            if isinstance(event, happened.Order):
                self.reveal.append(event)
            elif not isinstance(event, happened.StaysStunned):
                at.append(event)

    def attackers(self) -> list[int]:
        """Return both fighters in the order of their attacks; whoever made none comes last."""
        return sorted(self.attacks, key=lambda who: self.began.index(who) if who in self.began else len(self.began))
