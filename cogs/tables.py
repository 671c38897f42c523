"""The games that a table can be opened for, each with its own options, and how those of a table are told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import msgspec

from engines.battlecon.board import SIDES, Options
from engines.battlecon.setup import leaders_of
from engines.brawl.board import Options as BrawlOptions
from engines.games import GAMES
from engines.kernel.model import Seat
from words.texts import Words

Choices = Mapping[str, tuple[str, str]]
"""The values of an option: each with its English name and the key of its Russian one."""


class Own(msgspec.Struct, frozen=True):
    """A table option of one game: its name as a command's option, its name in the game, and what can be chosen.

    `always`: a lobby tells it even where nobody has chosen, since it says what kind of match this will be.
    """

    name: str
    field: str
    choices: Choices
    always: bool = False


TABLES: dict[str, Sequence[Own]] = {
    "krendel": (
        Own(
            "spell",
            "fight_with_all",
            {"printed": ("as printed", "choice-printed"), "symmetric": ("both ways", "choice-symmetric")},
        ),
    ),
    "battlecon": (
        Own(
            "mode",
            "mode",
            {
                "duel": ("duel", "choice-duel"),
                "two_on_one": ("two on one", "choice-two-on-one"),
                "three_on_one": ("three on one", "choice-three-on-one"),
                "two_on_two": ("two on two", "choice-two-on-two"),
            },
            always=True,
        ),
        Own(
            "fighters",
            "select",
            {
                "open": ("in turn", "choice-open"),
                "blind": ("in secret", "choice-blind"),
                "draft": ("bans, then in turn", "choice-draft"),
                "random": ("at random", "choice-random"),
            },
            always=True,
        ),
        Own("alone", "title", {"taken": ("with a title", "choice-titled"), "none": ("without", "choice-untitled")}),
        Own("rules", "rules", {"fourth": ("4th edition", "choice-fourth"), "legacy": ("before it", "choice-legacy")}),
    ),
    "brawl": (
        Own(
            "players",
            "mode",
            {"duel": ("duel", "choice-duel"), "teams": ("two teams of two", "choice-teams")},
            always=True,
        ),
        Own(
            "draft",
            "select",
            {
                "casual": ("casual draft", "choice-casual"),
                "tournament": ("tournament draft", "choice-tournament"),
                "agreement": ("by agreement", "choice-agreement"),
                "random": ("at random", "choice-random"),
            },
            always=True,
        ),
        Own(
            "challenges",
            "challenges",
            {"one": ("one", "choice-one-challenge"), "two": ("two", "choice-two-challenges")},
        ),
    ),
}
"""The games that can be opened with /play, each with its own table options; what is not chosen is as the game has it."""


COMPANY: Mapping[str, int] = {"krendel": 3}
"""How many practice players sit down with whoever plays alone, where one is not the best number."""


def company(game: str) -> int:
    """Return how many practice players to invite for somebody who plays a game alone."""
    return COMPANY.get(game, 1)


def _battlecon_led(options: str, seats: Sequence[Seat]) -> Mapping[Seat, int]:
    mode = msgspec.json.decode(options, type=Options).mode
    return Counter(leaders_of(seats, SIDES[mode]))


LED: Mapping[str, Callable[[str, Sequence[Seat]], Mapping[Seat, int]]] = {"battlecon": _battlecon_led}
"""How many figures each seat would lead, by the table's options (JSON); of games in which that may be several."""


def led(game: str, options: str, seats: Sequence[Seat]) -> Mapping[Seat, int]:
    """Return how many figures each of these seats leads at a table, if one of them leads several; else nothing."""
    counts = LED[game](options, seats) if game in LED else {}
    return counts if any(count > 1 for count in counts.values()) else {}


def _battlecon_sides(options: str, seats: Sequence[Seat]) -> list[list[Seat]]:
    counts = SIDES[msgspec.json.decode(options, type=Options).mode]
    if len(seats) < len(counts):
        return []  # the other side has nobody yet
    leaders = leaders_of(seats, counts)
    return [list(dict.fromkeys(side)) for side in (leaders[: counts[0]], leaders[counts[0] :])]


def _brawl_sides(options: str, _seats: Sequence[Seat]) -> list[list[Seat]]:
    """Return the sides of four, who are all known before anybody has come: every other seat is a mate's (SB-70)."""
    return [[0, 2], [1, 3]] if msgspec.json.decode(options, type=BrawlOptions).mode == "teams" else []


SIDED: Mapping[str, Callable[[str, Sequence[Seat]], list[list[Seat]]]] = {
    "battlecon": _battlecon_sides,
    "brawl": _brawl_sides,
}
"""Who would play with whom, by the table's options (JSON) and the seats taken, nothing while these are too few to tell; of games
with teams."""


def sides(game: str, options: str, seats: Sequence[Seat]) -> list[list[Seat]]:
    """Return who plays with whom at a table of these seats, in order; nothing where nobody has a mate."""
    found = SIDED[game](options, seats) if game in SIDED else []
    return found if any(len(side) > 1 for side in found) else []


def chosen(game: str, options: str, words: Words) -> list[str]:
    """Return what kind of match the options (JSON) of a table make, each in a sentence.

    Most of what nobody has chosen is as the game has it, and is not told.
    """
    given = json.loads(options)
    full = msgspec.to_builtins(msgspec.json.decode(options, type=GAMES[game].options_type))
    lines = [
        words("lobby-option", name=words(f"option-{own.name}-name"), value=words(f"{own.choices[value][1]}-name"))
        for own in TABLES.get(game, ())
        if (value := (full if own.always else given).get(own.field, "")) in own.choices
    ]
    return [line[:1].upper() + line[1:] for line in lines]
