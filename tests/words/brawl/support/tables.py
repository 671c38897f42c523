"""Matches, views, questions and events of Super Fantasy Brawl that the tests of its words speak about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

from engines.brawl.board import Board, Options, Selection
from engines.brawl.content.pack import Pack, load
from engines.brawl.game import BRAWL
from engines.brawl.views.view import ChallengeView, ChampionView, DoingView, MarkView, PlayerView, View
from engines.kernel.choose import Turn, begin, choose
from engines.kernel.game import Rules
from engines.kernel.hexes import members
from engines.kernel.state.model import Decision, Option
from engines.kernel.views import random_keys
from words.brawl.match import BrawlWords
from words.texts import Language

PACK = load()
RULES: Rules[Board, Pack] = BRAWL.rules(PACK)
RU = dict(enumerate(["Анна", "Борис", "Вера", "Глеб"]))
EN = dict(enumerate(["Anna", "Boris", "Vera", "Gleb"]))
NAMES: dict[Language, dict[int, str]] = {"ru": RU, "en": EN}
ARENA = PACK.arena["courtyard"]
NOBODY = DoingView(-1, "", "", 0, (), "", -1)


def words_in(language: Language, names: dict[int, str] | None = None) -> BrawlWords:
    """Return the words of a match, strict: a text that cannot be said is an error."""
    return BrawlWords(language, PACK, NAMES[language] if names is None else names, strict=True)


def play(mode: Literal["duel", "teams"], select: Selection, seed: int) -> Iterator[Turn]:
    """Yield every turn of a random match, the opening first; most turns take more than one action."""
    rng = Random(seed)
    turn = begin(RULES, range(2 if mode == "duel" else 4), rng.randbytes(32).hex(), Options(mode=mode, select=select))
    yield turn
    while turn.match.outcome is None:
        asked: Decision = rng.choice(turn.match.asks)
        turn = choose(RULES, turn.match, asked.seat, asked.id, eager(asked, rng))
        yield turn


def eager(asked: Decision, rng: Random) -> list[str]:
    """Return a random answer that plays cards rather than standard actions and seldom leaves an attack."""
    keys = random_keys(asked, rng)
    if asked.kind in ("act", "attack", "use", "react") and rng.random() < 0.8:
        cards = [o.key for o in asked.options if ":" not in o.key and o.key not in ("end", "stop", "pass")]
        return [rng.choice(cards)] if cards else keys
    return keys


def at(name: str) -> int:
    """Return the hex that players call so."""
    say = words_in("en")
    return next(hex_ for hex_ in range(ARENA.grid.size) if say.hex_name("courtyard", hex_) == name)


def champion(index: int, kit: str, place: str = "", **more: Any) -> ChampionView:
    """Return a champion of a duel on a hex, by default at the gate: the first three are of seat 0."""
    seat = more.pop("seat", int(index > 2))
    face = PACK.champion[kit].levelled if more.get("levelled") else PACK.champion[kit].base
    hex_ = at(place) if place else -1
    zone = next((core for core, hexes in ARENA.zones.items() if hex_ >= 0 and hexes >> hex_ & 1), "")
    blank: dict[str, Any] = {"index": index, "kit": kit, "seat": seat, "team": seat % 2, "hex": hex_, "damage": 0}
    blank |= {"health": face.health, "defence": face.defence, "defence_printed": face.defence, "levelled": False}
    blank |= {"bloodied": more.get("damage", 0) >= 3, "rooted": False, "zone": zone, "before": hex_}
    blank |= {"damage_before": more.get("damage", 0), "effects": ()}
    return ChampionView(**(blank | more))


def player(seat: int, **more: Any) -> PlayerView:
    """Return a player with a full hand that is hidden, but for `more`."""
    blank: dict[str, Any] = {"seat": seat, "team": seat % 2, "hand": None, "hand_size": 5, "shown": (), "deck_size": 13}
    blank |= {"planned": None, "planned_size": 0, "discard": (), "unseen": (), "ready": ("red", "yellow", "blue")}
    blank |= {"standard": (), "brought": ()}
    return PlayerView(**(blank | more))


def slot(
    worth: int, challenge: str = "", fulfilled: tuple[int, ...] = (), counts: tuple[int, int] = (0, 0)
) -> ChallengeView:
    """Return a slot of the track, in a table as `table` has it."""
    control = PACK.challenge[challenge].control if challenge else None
    areas = [members(ARENA.control_area(control, side)) if control else () for side in (1, 0)]
    return ChallengeView(worth, challenge, fulfilled, counts, (tuple(areas[0]), tuple(areas[1])))


SIX = (
    champion(0, "dugrun", "D3", damage=2),
    champion(1, "gwaien", "F2"),
    champion(2, "deryn"),
    champion(3, "kilgore", "C4", damage=3),
    champion(4, "goldarr", "C1"),
    champion(5, "tzu_xiao", "A5"),
)
"""Who fights in most of these tests: Anna's three against Boris's."""


def table(*champions: ChampionView, **more: Any) -> View:
    """Return a duel in its third round, Anna's turn, as she sees it, but for `more`."""
    own = player(0, hand=("dugrun.mighty_blow", "gwaien.fireball"), hand_size=2)
    blank: dict[str, Any] = {"arena": "courtyard", "round": 3, "phase": "activation", "order": (0, 1), "turn": 0}
    blank |= {"teams": False, "champions": champions or SIX, "players": (own, player(1)), "sides": (1, 0)}
    blank |= {"traps": (at("B4"), at("C3"), at("C6"), at("F4")), "known": (), "challenges_left": 7, "past": ()}
    blank |= {"track": (slot(0, "red_guard"), slot(1, "heart_of_court", (0,), (2, 1)), slot(2), slot(1))}
    blank |= {"points": (2, 1), "to_win": 5, "banned": (), "choices": (), "doing": None, "marks": (), "asked": (0,)}
    blank |= {"viewer": 0, "result": None}
    return View(**(blank | more))


def doing(user: int, card: str = "", **more: Any) -> DoingView:
    """Return what is being carried out."""
    blank: dict[str, Any] = {"user": user, "card": card, "standard": "", "points": 0, "targets": (), "reaction": ""}
    return DoingView(**(blank | {"reactor": -1} | more))


def marks(key: str, *places: str) -> tuple[MarkView, ...]:
    """Return the marks of an area."""
    return tuple(MarkView(at(place), key, "area") for place in places)


def decision(
    kind: str, *options: Option, seat: int = 0, least: int = 1, most: int = 1, ordered: bool = False
) -> Decision:
    """Return a question with these answers."""
    return Decision("1", seat, kind, options, least, most, ordered, (), ("then",), ("asked",))


def keys(kind: str, *names: str, **more: Any) -> Decision:
    """Return a question whose answers carry nothing but their keys."""
    return decision(kind, *(Option(name, (name,), ()) for name in names), **more)


def ways(kind: str, mover: int, *names: str, **more: Any) -> Decision:
    """Return a question where a champion goes; a name is a hex, "t" and a hex, or a plain key."""
    place = 2 if kind in ("dash", "force") else 1
    options = []
    for name in names:
        word, spot = ("t", name[1:]) if name[0] == "t" else ("h", name)
        key = name if name in ("stay",) or ":" in name else f"{word}{at(spot)}"
        args = ("x", 0, mover, 2, 0) if place == 2 else (0, mover, 0, 0)
        options.append(Option(key, args, ()))
    return decision(kind, *options, **more)
