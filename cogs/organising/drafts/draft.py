"""A draft and its settings as data: where the value of each stands, and how it is read and written.

A value is text here, as in the custom ids and picks of selects: "0", "4", "yes", "swiss", "1800" seconds, an id of a role.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from engines.games import GAMES
from engines.kernel.lobby.forms import Form
from referee.clocks.terms import parse_terms, terms_json
from referee.tournaments.entries.opening import fitted
from tournaments.settings.checks import problems
from tournaments.settings.formats import DoubleElimination, Elimination, Format, Pods, RoundRobin, Swiss
from tournaments.settings.model import CARD_ORDER, ROBIN_ORDER, SWISS_ORDER, Points, Settings, Tiebreak
from tournaments.settings.paces import Days, Live

Group = Literal["format", "time", "entering", "running"]
GROUPS: tuple[Group, ...] = ("format", "time", "entering", "running")

USUAL_CLOCK: Mapping[str, str] = {"live": "30m+30s", "days": "3d"}
"""The clock of the tables of a new tournament by its pace."""

Shown = Literal["word", "number", "span", "moment", "clock", "role", "roles", "points", "order", "list", "event"]
"""The ways to show a value: a word of our texts, a number, a length of time, a moment, a clock, a role, points, tie-breaks, how
long a list is, a tournament."""

FORMATS: Mapping[str, Format] = {
    "swiss": Swiss(),
    "single": Elimination(),
    "double": DoubleElimination(),
    "robin": RoundRobin(),
    "pods": Pods(),
}

ORDERS: Mapping[str, tuple[Tiebreak, ...]] = {
    "swiss": SWISS_ORDER,
    "cards": CARD_ORDER,
    "robin": ROBIN_ORDER,
    "none": (),
}
"""Orders of tie-breaks by name (TM-43)."""

BREAKS: tuple[Tiebreak, ...] = (*SWISS_ORDER, *CARD_ORDER)

WORTHS: Mapping[str, Points] = {
    "1 1/2 0": Points(),
    "3 1 0": Points("3", "1", "0"),
    "2 1 0": Points("2", "1", "0"),
}


class Draft(msgspec.Struct, frozen=True):
    """Everything that can be set: the settings, and what stands beside them. Roles and moments are 0 where there is none.

    `listed` counts the lines of the list for the seeds. `earlier` is the tournament whose places give them, 0 for none, and
    `finished` has those to choose from.
    """

    game: str
    form: Form
    settings: Settings
    clock: str
    rooms: str
    automatic: int
    role: int
    champion: int
    begins: int
    listed: int = 0
    earlier: int = 0
    finished: tuple[int, ...] = ()


Read = Callable[[Draft], str]
Write = Callable[[Draft, str], Draft]


@dataclass(frozen=True)
class Knob:
    """A setting: its name, its group, how it is read and written, the values to choose from, and how they are shown.

    `typed`: a value may be typed besides. `applies` says whether the setting is there at all.
    """

    name: str
    group: Group
    shown: Shown
    read: Read
    write: Write
    choices: Callable[[Draft], Sequence[str]] = lambda _draft: ()
    typed: bool = False
    applies: Callable[[Draft], bool] = lambda _draft: True


def numbers(*values: int) -> Callable[[Draft], Sequence[str]]:
    """Return these values as the choices of a setting."""
    return lambda _draft: [str(value) for value in values]


def _as_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _like(text: str, present: object) -> Any:
    """Return a text as a value of the same type as the present one. Raises ValueError for another text."""
    if isinstance(present, bool):
        return text == "yes"
    return int(text) if isinstance(present, int) else text


YES_NO = ("yes", "no")


def part(part: Literal["format", "pace", "entering"], name: str) -> tuple[Read, Write]:
    """Return how a field of a part of the settings is read and written."""

    def read(draft: Draft) -> str:
        return _as_text(getattr(getattr(draft.settings, part), name))

    def write(draft: Draft, value: str) -> Draft:
        held = getattr(draft.settings, part)
        changed = msgspec.structs.replace(held, **{name: _like(value, getattr(held, name))})
        return _with(draft, **{part: changed})

    return read, write


def own(name: str) -> tuple[Read, Write]:
    """Return how a field of the settings themselves is read and written."""
    return (
        lambda draft: _as_text(getattr(draft.settings, name)),
        lambda draft, value: _with(draft, **{name: _like(value, getattr(draft.settings, name))}),
    )


def beside(name: str) -> tuple[Read, Write]:
    """Return how a value beside the settings is read and written."""
    return (
        lambda draft: _as_text(getattr(draft, name)),
        lambda draft, value: msgspec.structs.replace(draft, **{name: _like(value, getattr(draft, name))}),
    )


def automatic() -> tuple[Read, Write]:
    """Return the two functions that read and write whether rounds are paired without a press."""
    return (
        lambda draft: "yes" if draft.automatic else "no",
        lambda draft, value: msgspec.structs.replace(draft, automatic=int(value == "yes")),
    )


def _with(draft: Draft, **values: Any) -> Draft:
    return msgspec.structs.replace(draft, settings=msgspec.structs.replace(draft.settings, **values))


# ------------------------------------------------------------------- the format, the pace, the points


def format_name(draft: Draft) -> str:
    """Return the name of a draft's format."""
    return next(name for name, usual in FORMATS.items() if isinstance(draft.settings.format, type(usual)))


def set_format(draft: Draft, value: str) -> Draft:
    """Return a draft in another format, with the tie-breaks that are usual there."""
    made = FORMATS[value]
    breaks = ROBIN_ORDER if value == "robin" else () if value == "pods" else SWISS_ORDER
    best_of = 1 if value == "pods" else draft.settings.best_of
    return _with(draft, format=made, tiebreaks=breaks, best_of=best_of)


def possible_formats(draft: Draft) -> list[str]:
    """Return the formats in which a draft's game can be played in its form."""
    found = ((name, fitted(draft.game, draft.form, set_format(draft, name).settings)) for name in FORMATS)
    return [
        name for name, settings in found if not any(one.setting in ("seats", "target") for one in problems(settings))
    ]


def set_pace(draft: Draft, value: str) -> Draft:
    """Return a draft that is live or over days, with the usual limits and clock of that."""
    changed = set_clock(draft, USUAL_CLOCK[value])
    return _with(changed, pace=Live() if value == "live" else Days())


def set_clock(draft: Draft, value: str) -> Draft:
    """Return a draft with another clock of its tables. Raises TermsError, a ValueError, for a text that is none."""
    return msgspec.structs.replace(draft, clock=terms_json(parse_terms(value)))


def read_points(draft: Draft) -> str:
    """Return the points of a win, a draw and a loss, with spaces between."""
    points = draft.settings.points
    return f"{points.win} {points.draw} {points.loss}"


def set_points(draft: Draft, value: str) -> Draft:
    """Return a draft with other points. Raises ValueError unless there are three."""
    win, draw, loss = value.split()
    return _with(draft, points=Points(win, draw, loss))


def read_breaks(draft: Draft) -> str:
    """Return the name of the order of tie-breaks, "own" for one of the organiser's own."""
    return next((name for name, order in ORDERS.items() if order == draft.settings.tiebreaks), "own")


def set_breaks(draft: Draft, value: str) -> Draft:
    """Return a draft with another order of tie-breaks, or with one more at its end."""
    if value in ORDERS:
        return _with(draft, tiebreaks=ORDERS[value])
    added = next(name for name in BREAKS if f"add_{name}" == value)
    return _with(draft, tiebreaks=(*draft.settings.tiebreaks, added))


def break_choices(draft: Draft) -> Sequence[str]:
    """Return the usual orders, and each tie-break that could follow."""
    return [*ORDERS, *(f"add_{name}" for name in BREAKS if name not in draft.settings.tiebreaks)]


def role_list(name: str) -> tuple[Read, Write]:
    """Return how a list of roles among the conditions of entering is read and written."""

    def write(draft: Draft, value: str) -> Draft:
        roles = tuple(int(role) for role in value.split())
        return _with(draft, entering=msgspec.structs.replace(draft.settings.entering, **{name: roles}))

    return lambda draft: " ".join(str(role) for role in getattr(draft.settings.entering, name)), write


# -------------------------------------------------------------------- which settings apply


def is_swiss(draft: Draft) -> bool:
    """Return whether a draft is a Swiss."""
    return isinstance(draft.settings.format, Swiss)


def in_rounds(draft: Draft) -> bool:
    """Return whether a draft is played in a number of rounds that can be chosen."""
    return isinstance(draft.settings.format, Swiss | Pods)


def is_robin(draft: Draft) -> bool:
    """Return whether a draft is a round robin."""
    return isinstance(draft.settings.format, RoundRobin)


def is_pods(draft: Draft) -> bool:
    """Return whether a draft is played in pods."""
    return isinstance(draft.settings.format, Pods)


def has_third(draft: Draft) -> bool:
    """Return whether a draft has a bracket with a third place."""
    return isinstance(draft.settings.format, Elimination) or (is_swiss(draft) and draft.settings.format.cut > 2)  # type: ignore[union-attr]  # a Swiss


def has_table(draft: Draft) -> bool:
    """Return whether a draft orders its entries by points."""
    return isinstance(draft.settings.format, Swiss | RoundRobin)


def is_live(draft: Draft) -> bool:
    """Return whether a draft is live."""
    return isinstance(draft.settings.pace, Live)


def is_days(draft: Draft) -> bool:
    """Return whether a draft is played over days."""
    return not is_live(draft)


def has_brought(draft: Draft) -> bool:
    """Return whether a draft is for a game to which something is brought, such as a deck."""
    return GAMES[draft.game].bring is not None


def in_teams(draft: Draft) -> bool:
    """Return whether a draft is for teams."""
    return draft.form == "teams"


def has_seeds(draft: Draft) -> bool:
    """Return whether seeds mean something in a draft: in pods they do not."""
    return not is_pods(draft)
