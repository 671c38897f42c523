"""Views of Super Fantasy Brawl made by hand: what a table looks like in every phase, and with all that it can hold."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

import msgspec

from boards.painting import text
from boards.painting.layout import Scene
from engines.brawl.content.pack import Pack, load
from engines.brawl.content.vocabulary import CORES
from engines.brawl.views.view import (
    ChallengeView,
    ChampionView,
    DoingView,
    EffectView,
    MarkView,
    PlayerView,
    ResultView,
    View,
)
from tests.boards.support import scenes
from words.brawl.cards.texts import CardWords
from words.texts import Language

PHASES = ("select", "traps", "mulligan", "deploy", "scoring", "activation", "upkeep", "over")
What = Literal["move", "trap", "target", "area", "place"]
WHATS: tuple[What, ...] = get_args(What)
KITS = ("dugrun", "gwaien", "deryn", "tzu_xiao", "kilgore", "goldarr", "tentaclot", "alistair")
HEXES = {2: (16, 23, -1, 25, 26, 36), 4: (16, 23, 2, -1, 25, 26, 36, 45)}
"""Where the champions stand in `table`: the first player's, then the second's …"""


@cache
def pack() -> Pack:
    return load()


def zone(hex_: int) -> str:
    """Return the colour of the statue that a hex is next to."""
    return next((core for core, hexes in pack().arenas[0].zones.items() if hex_ >= 0 and hexes >> hex_ & 1), "")


def champion(index: int, kit: str, seat: int, team: int, hex_: int, **changes: object) -> ChampionView:
    """Return a champion as he begins, on this hex, with changes."""
    face = pack().champion[kit].base
    made = ChampionView(
        index=index,
        kit=kit,
        seat=seat,
        team=team,
        hex=hex_,
        damage=0,
        health=face.health,
        defence=face.defence,
        defence_printed=face.defence,
        levelled=False,
        bloodied=False,
        rooted=False,
        zone=zone(hex_),
        before=hex_,
        damage_before=0,
        effects=(),
    )
    return msgspec.structs.replace(made, **changes)


def player(seat: int, team: int, **changes: object) -> PlayerView:
    """Return a player with a hand of five, seen from outside."""
    made = PlayerView(
        seat=seat,
        team=team,
        hand=None,
        hand_size=5,
        shown=(),
        deck_size=13,
        planned=None,
        planned_size=0,
        discard=(),
        unseen=(),
        ready=CORES,
        standard=(),
        brought=(),
    )
    return msgspec.structs.replace(made, **changes)


def slot(
    worth: int, challenge: str, counts: tuple[int, int] = (0, 0), fulfilled: tuple[int, ...] = ()
) -> ChallengeView:
    """Return a slot of the track; where a challenge of control looks is read off the arena."""
    arena = pack().arenas[0]
    control = pack().challenge[challenge].control if challenge else None
    hexes: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    if control:
        first, second = (arena.control_area(control, side) for side in (0, 1))
        hexes = (_members(first), _members(second))
    return ChallengeView(worth, challenge, fulfilled, counts, hexes)


def _members(hexes: int) -> tuple[int, ...]:
    return tuple(at for at in range(pack().arenas[0].grid.size) if hexes >> at & 1)


def table(seats: int = 2, **changes: object) -> View:
    """Return a table in the middle of a turn of the first player, seen by the public, with changes."""
    teams = seats == 4
    each = 2 if teams else 3
    champions = tuple(champion(n, KITS[n], n // each, n // each % 2, hex_) for n, hex_ in enumerate(HEXES[seats]))
    worth = (0, 0, 1, 2, 1) if teams else (0, 1, 2, 1)
    wanted = ("fire_over_water", "heart_of_court", "red_guard", "behind_the_lines", "yellow_guard")
    made = View(
        arena=pack().arenas[0].id,
        round=3,
        phase="activation",
        order=tuple(range(seats)),
        turn=0,
        teams=teams,
        champions=champions,
        players=tuple(player(seat, seat % 2) for seat in range(seats)),
        sides=(0, 1),
        traps=(9, 15, 18, 33),
        known=(),
        track=tuple(slot(points, each) for points, each in zip(worth, wanted, strict=False)),
        challenges_left=6,
        past=(),
        points=(2, 1),
        to_win=7 if teams else 5,
        banned=(),
        choices=(),
        doing=None,
        marks=(),
        asked=(0,),
        viewer=None,
        result=None,
    )
    return msgspec.structs.replace(made, **changes)


def changed(seen: View, index: int, **changes: object) -> View:
    """Return a view with one champion changed."""
    made = tuple(msgspec.structs.replace(c, **changes) if c.index == index else c for c in seen.champions)
    return msgspec.structs.replace(seen, champions=made)


def lively(seats: int = 2, viewer: int | None = 0) -> View:
    """Return a turn in which much has happened: moves, damage, levels, traps known, challenges fulfilled, a question."""
    seen = table(seats, viewer=viewer)
    strong = EffectView("strength", 2, -1, "dugrun.onwards")
    against = EffectView("strength", 2, 3, "gwaien.ignite")
    seen = changed(seen, 0, damage=2, before=19, levelled=True, effects=(strong, EffectView("movement", 1, -1, "x")))
    seen = changed(seen, 1, damage=3, bloodied=True, before=29, effects=(against,))
    seen = changed(seen, 3, damage=4, bloodied=True, rooted=True, defence=2, before=32)
    seen = changed(seen, 4, levelled=True, defence=2, before=20, effects=(EffectView("defence", 2, -1, "x"),))
    first = msgspec.structs.replace(
        seen.players[0],
        ready=("yellow",),
        hand_size=3,
        deck_size=11,
        planned_size=1,
        discard=("dugrun.mighty_blow",) * 2,
    )
    counts = (((2, 0), (0,)), ((1, 2), (1,)), ((0, 1), ()), ((2, 1), (0,)), ((0, 0), ()))
    track = tuple(
        msgspec.structs.replace(each, counts=many, fulfilled=done)
        for each, (many, done) in zip(seen.track, counts, strict=False)
    )
    asked: tuple[tuple[int, What], ...] = (
        (17, "move"),
        (10, "move"),
        (15, "trap"),
        (25, "target"),
        (30, "place"),
        (22, "area"),
    )
    return msgspec.structs.replace(
        seen,
        players=(first, *seen.players[1:]),
        track=track,
        known=((9, "damage_2"), (18, "stun")) if viewer is not None else (),
        doing=DoingView(0, "dugrun.mighty_blow", "", 1, (3,), "", -1),
        marks=tuple(MarkView(hex_, f"h{hex_}", what) for hex_, what in asked) if viewer is not None else (),
    )


def full(seats: int = 2) -> View:
    """Return a view with as much of everything as a match can bring."""
    seen = lively(seats)
    effects = tuple(EffectView(what, by, against, "x") for what, by, against in (
        ("strength", 12, 1), ("defence", -12, -1), ("movement", 3, -1), ("root", 0, -1),
        ("immune_push", 0, -1), ("immune_fear", 0, -1), ("immune_stun", 0, -1),
    ))  # fmt: skip
    champions = tuple(
        msgspec.structs.replace(
            each,
            damage=each.health - 1,
            health=20,
            defence=19,
            levelled=True,
            bloodied=True,
            rooted=True,
            effects=effects,
        )
        for each in seen.champions
    )
    players = tuple(
        msgspec.structs.replace(each, hand_size=18, deck_size=18, planned_size=18, discard=("x",) * 18, ready=())
        for each in seen.players
    )
    track = tuple(
        msgspec.structs.replace(slot(each.worth, name), counts=(4, 4), fulfilled=(0, 1))
        for each, name in zip(
            seen.track, ("west_wing", "east_wing", "dividing_line", "behind_the_lines", "water_over_fire"), strict=False
        )
    )
    kinds = {hex_: WHATS[hex_ % 5] for hex_ in range(49)}
    marks = tuple(MarkView(at, f"d{at % 2}" if what == "area" else f"h{at}", what) for at, what in kinds.items())
    return msgspec.structs.replace(
        seen, champions=champions, players=players, track=track, marks=marks, round=30, points=(6, 6), asked=(0, 1)
    )


def selecting(seats: int = 2) -> View:
    """Return a draft in which some are chosen, one is banned, and players have brought some."""
    seen = table(seats)
    chosen = tuple(msgspec.structs.replace(c, hex=-1, before=-1, zone="") for c in seen.champions[: seats + 1])
    kits = [each.kit for each in chosen]
    players = tuple(
        msgspec.structs.replace(each, brought=(*KITS[:3], "loralei", "taze")[: 5 if seats == 2 else 3])
        for each in seen.players
    )
    free = tuple(each.id for each in pack().champions if each.id not in {*kits, "rath"})
    return msgspec.structs.replace(
        seen,
        phase="select",
        round=0,
        turn=-1,
        champions=chosen,
        players=players,
        traps=(),
        track=tuple(msgspec.structs.replace(each, challenge="", hexes=((), ())) for each in seen.track),
        points=(0, 0),
        banned=("rath",),
        choices=free,
    )


def over(seats: int = 2, reason: str = "points", team: int = 0) -> View:
    """Return the end of a match that this team has won."""
    seen = lively(seats, None)
    won = tuple(each.seat for each in seen.players if each.team == team)
    lost = tuple(each.seat for each in seen.players if each.team != team)
    result = ResultView(won, team, (won, lost), reason)  # type: ignore[arg-type]  # a reason
    points = (seen.to_win, 3) if team == 0 else (3, seen.to_win)
    return msgspec.structs.replace(seen, phase="over", result=result, doing=None, turn=-1, asked=(), points=points)


def samples() -> dict[str, View]:
    """Return a view of each kind by name, for two and for four players."""
    found: dict[str, View] = {}
    for seats in (2, 4):
        found |= {
            f"table{seats}": table(seats),
            f"public{seats}": lively(seats, None),
            f"lively{seats}": lively(seats),
            f"full{seats}": full(seats),
            f"select{seats}": selecting(seats),
            f"over{seats}": over(seats),
            f"withdrew{seats}": over(seats, "withdrew", 1),
        }
        for phase in ("traps", "mulligan", "deploy", "scoring", "upkeep"):
            found[f"{phase}{seats}"] = table(
                seats, phase=phase, round=0 if phase in ("traps", "mulligan", "deploy") else 2
            )
    return found


CHAMPIONS = tuple(champion.id for champion in pack().champions)


@cache
def card_words(language: Language = "en") -> CardWords:
    return CardWords(language, pack(), strict=True)


def cut(scene: Scene) -> list[str]:
    return [line for line in scenes.texts(scene) if line.endswith(text.ELLIPSIS)]
