"""Every kind of event of Legends, with facts of all forms that its line tells apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engines.legends import events as happened
from engines.legends.events import LegendsEvent
from engines.legends.round.could import STOPS

FACTS: dict[str, Any] = {"uid": 11, "card": "brown_bear"}


def played(**more: Any) -> happened.Played:
    """Return a spell that is played: an event that costs 1 and names a bear, unless `more` says otherwise."""
    given: dict[str, Any] = {
        "seat": 0, "uid": 30, "card": "spark", "kind": "event", "ability": -1, "user": -1, "user_card": "",
        "targets": (11,), "target_cards": ("brown_bear",), "points": 1, "lives": 0, "turned": False,
        "discarded": (), "sacrificed": (),
    }  # fmt: skip
    return happened.Played(**{**given, **more})


def settled(**more: Any) -> happened.Settled:
    """Return that 3 damage was dealt to a bear, which has 1 life left, unless `more` says otherwise."""
    return happened.Settled(**{**FACTS, "damage": 3, "prevented": 0, "healed": 0, "lives": 1, **more})


CORRECTIONS = (
    *(("lives", value) for value in ("1", "3")),
    ("level", "2"),
    *(("turned", value) for value in ("yes", "no")),
    *(("place", value) for value in ("hand", "graveyard")),
)
"""What a judge may correct of a permanent."""


def every() -> Iterator[LegendsEvent]:
    """Yield events of every kind, in all their forms."""
    yield from _games()
    yield from _turns()
    yield from _spells()
    yield from _fights()
    yield from _cards()


def _games() -> Iterator[LegendsEvent]:
    yield happened.Game(1, 1, (0, 0))
    yield happened.Game(2, 3, (1, 0))
    yield from (happened.First(0, how, 1) for how in ("chance", "decided", "table"))  # type: ignore[arg-type]  # spelt out
    yield happened.Hand(1, 7)
    yield happened.Hand(0, 2, ("spark", "spark"))
    yield happened.Mulligan(0, 6)
    yield happened.Kept(0, 6)
    yield happened.Squad(0, ("ingrit", "mira"), (1, 2))
    for winner, reason in product((0, -1), ("heroes", "conceded", "turns", "loop", "repeated", "time")):
        yield happened.GameOver(1, winner, reason, (1, 0))  # type: ignore[arg-type]  # spelt out
    for winners, reason in product(((0,), ()), ("games", "withdrew", "time")):
        if winners or reason != "withdrew":
            yield happened.Over(winners, reason)  # type: ignore[arg-type]  # spelt out


def _turns() -> Iterator[LegendsEvent]:
    yield happened.Turn(0, 5, 120)
    yield happened.Turn(0, 100, 120)
    yield from (happened.Phase(0, phase) for phase in ("start", "main", "end"))  # type: ignore[arg-type]  # spelt out
    yield happened.Untapped(0, (11, 12), ("brown_bear", "wolf_cub"))
    yield happened.Turned(**FACTS)
    yield from (happened.Level(1, "ingrit", by, 3, why) for by, why in ((1, "turn"), (2, "kill"), (-1, "effect")))  # type: ignore[arg-type]  # spelt out
    yield happened.Ended(2)
    for value in ("on", "off"):
        yield happened.Marked(0, "turned", value, "brown_bear")
        yield from (happened.Marked(0, stop, value, "") for stop in STOPS)


def _spells() -> Iterator[LegendsEvent]:
    yield played()
    yield played(kind="follower", card="wolf_cub", targets=(), target_cards=(), points=0)
    yield played(kind="skill", card="lunge", user=1, user_card="ingrit", points=0, turned=True, lives=2)
    yield played(kind="ability", card="zaryana", ability=0, user=7, user_card="zaryana", targets=(0, 11),
                 target_cards=("", "brown_bear"), discarded=("spark",), sacrificed=("wolf_cub",))  # fmt: skip
    yield happened.Passed(0)
    for ability, lost in product((-1, 0), (0, 2)):
        yield happened.Resolved(0, 30, "zaryana", ability, lost)
    yield happened.Countered(30, "spark", -1, "denial")
    yield happened.Entered(**FACTS, seat=0)
    for to, why, by in product(("graveyard", "hand", "removed"), ("lives", "effect", "price"), ("", "ingrit")):
        yield happened.Left(**FACTS, owner=0, to=to, why=why, by=by)  # type: ignore[arg-type]  # spelt out
    yield from (happened.Buried(0, "spark", why) for why in ("used", "discarded", "countered"))  # type: ignore[arg-type]  # spelt out
    yield from (happened.Fired(0, 11, "brown_bear", 0, declined) for declined in (True, False))
    yield from (happened.Endless(what, 200, 300) for what in ("abilities", "steps"))  # type: ignore[arg-type]  # spelt out


def _fights() -> Iterator[LegendsEvent]:
    yield happened.Attacked(11, "brown_bear", 1, "ingrit")
    yield happened.Blocked(1, (12,), ("wolf_cub",))
    yield happened.Blocked(1, (), ())
    yield from (happened.AttackOver(why) for why in ("attacker", "target", "blockers"))  # type: ignore[arg-type]  # spelt out
    for what, kind in (("damage", "physical"), ("damage", "magical"), ("heal", ""), ("restore", "")):
        yield happened.Queued(what, 11, "brown_bear", 3, kind, "spark")  # type: ignore[arg-type]  # spelt out
    yield from (happened.Queued("prevent", 11, "brown_bear", 3, kind, "halt") for kind in ("physical", "magical", ""))
    yield settled()
    yield settled(prevented=2, lives=-1)
    yield settled(damage=0, healed=2, lives=4)
    yield settled(healed=2, lives=3)
    yield settled(damage=0, prevented=4, lives=4)


def _cards() -> Iterator[LegendsEvent]:
    yield happened.Drew(1, 2)
    yield happened.Drew(0, 1, ("spark",))
    yield happened.Missing(0, 1)
    yield happened.Missing(0, 5)
    yield happened.Recovered(0, "spark")
    yield happened.Looked(1, 4, 1)
    yield happened.Looked(0, 2, 1, ("spark", "halt"), ("halt",))
    yield happened.Revealed(0, ("spark", "halt", "halt"))
    yield happened.Reshuffled(0, 8)
    for what, until in product(("attack", "lives", "level", "guard"), ("turn", "stays")):
        yield happened.Changed(**FACTS, what=what, by=2, until=until)  # type: ignore[arg-type]  # spelt out
    yield happened.Control(**FACTS, seat=1)
    for thing, value in CORRECTIONS:
        yield happened.Corrected(thing, 0, 11, "brown_bear", value)
    yield happened.Corrected("spent", 0, -1, "", "5")
    yield happened.Corrected("hand", 0, -1, "spark", "spark")
    yield from (happened.Points(0, by) for by in (-2, 3))
