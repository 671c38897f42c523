"""The verb `lift`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.archutheon.board import ArchutheonPlay, Hero
from engines.archutheon.content.op import Family, Op
from engines.archutheon.content.vocabulary import GOOD, PERMANENTS, Permanent, Who
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.doing import Task, seat_of
from engines.archutheon.effects.permanents import lift
from engines.archutheon.verbs.steps import step
from engines.kernel.state.model import Option

Kind = Literal["good", "bad", "any"]


def _fitting(hero: Hero, kind: Kind) -> list[Permanent]:
    """Return the tokens of a kind on a hero, in the order of the rules."""
    own = {mark.what for mark in hero.marks}
    return [what for what in PERMANENTS if what in own and (kind == "any" or (what in GOOD) == (kind == "good"))]


class Lift(Op, frozen=True, tag="lift"):
    """Take one permanent of the player's choice off a hero (AR-73)."""

    sample: ClassVar[str] = 'what = "bad", who = { side = "own", pick = "one" }'

    family: ClassVar[Family] = "permanent"

    what: Kind = "any"
    who: Who = "self"

    def fits(self, here: Here, at: int) -> bool:
        """Return whether a hero has such a token."""
        return bool(_fitting(here.board.heroes[at], self.what))

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Ask for the permanent of each hero, if there are several."""
        play.todo(*((ask_lift, at, self.what) for at in task.who))


@step
def ask_lift(play: ArchutheonPlay, at: int, kind: str) -> None:
    """Ask which permanent leaves a hero; the only one leaves without a question."""
    found = _fitting(play.board.heroes[at], kind)  # type: ignore[arg-type]
    if len(found) > 1:
        ask(play, seat_of(play), "lift", [Option(what, (what, at), ()) for what in found], lifted)
    elif found:
        play.todo((lifted, found[0], at))


@step
def lifted(play: ArchutheonPlay, what: str, at: int) -> None:
    """Take the permanent off."""
    lift(play, at, (what,), "lifted")  # type: ignore[arg-type]
