"""Matches, views, questions and events of BattleCON that the tests of its words speak about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, get_args

import msgspec

from engines.battlecon.board import Board, Options
from engines.battlecon.content.pack import Pack, load
from engines.battlecon.content.shapes import Source
from engines.battlecon.game import BATTLECON
from engines.battlecon.views.view import FighterView, FiguresView, TokenView, View
from engines.kernel.choose import Turn, begin, choose
from engines.kernel.content.names import Name
from engines.kernel.content.reading import Origin
from engines.kernel.events import Event
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Option
from engines.kernel.views import random_keys
from tests.support.events import event
from words.battlecon.match import BattleconWords
from words.texts import Language

PACK = load()
RULES: Rules[Board, Pack] = BATTLECON.rules(PACK)
RU = dict(enumerate(["Анна", "Борис", "Вера", "Глеб"]))
EN = dict(enumerate(["Anna", "Boris", "Vera", "Gleb"]))
NAMES: dict[Language, dict[int, str]] = {"ru": RU, "en": EN}

Facts = dict[str, Any]
"""The facts of an event, or a part of them that comes up again and again."""

FIGURES: Facts = {"range": [0, 1], "power": 5, "priority": 3, "guard": 5, "tie": False}
OTHERS: Facts = {"target": 1, "owner": 0, "source": "claus.hurricane", "until": "next"}


def happened(kind: str, facts: Facts) -> Event:
    """Return an event of the game."""
    return event("battlecon", kind, **facts)


def all_happened(events: Iterable[tuple[str, Facts]]) -> list[Event]:
    """Return events of the game."""
    return [happened(kind, facts) for kind, facts in events]


def from_everywhere() -> tuple[Pack, dict[Source, str]]:
    """Return the pack with a fighter from each source, and who that is; one of them comes from a content pack."""
    kits = {kit.id: source for kit, source in zip(PACK.kits, get_args(Source), strict=False)}
    changed = tuple(msgspec.structs.replace(kit, source=kits.get(kit.id, kit.source)) for kit in PACK.kits)
    who: dict[Source, str] = {source: kit for kit, source in kits.items()}
    origin = Origin("zoo", "1", Name(ru="Зоосад", en="The Zoo"), "Anna", "0" * 64, (f"kits.{who['pack']}",))
    return msgspec.structs.replace(PACK, kits=changed, packs=(origin,)), who


def worded(language: Language, names: dict[int, str] | None = None) -> BattleconWords:
    """Return the words of a match, strict: a text that cannot be said is an error."""
    return BattleconWords(language, PACK, NAMES[language] if names is None else names, strict=True)


def play(seats: int, seed: int, options: Options | None = None) -> Iterator[Turn]:
    """Yield every turn of a random match, the opening first."""
    rng = Random(seed)
    mode = {2: "duel", 3: "two_on_one", 4: "two_on_two"}[seats]
    turn = begin(RULES, range(seats), rng.randbytes(32).hex(), options or msgspec.structs.replace(Options(), mode=mode))
    yield turn
    while turn.match.outcome is None:
        asked: Decision = rng.choice(turn.match.asks)
        turn = choose(RULES, turn.match, asked.seat, asked.id, random_keys(asked, rng))
        yield turn


def figures(
    reach: tuple[int, int] | None, power: int | None, priority: int, guard: int | None, **more: Any
) -> FiguresView:
    """Return the figures of an attack."""
    blank: dict[str, Any] = {"armour": 0, "tie": False, "any_range": False, "spaces": None, "hits": ()}
    return FiguresView(reach, power, priority, guard, **(blank | more))


def fighter(index: int, kit: str, **more: Any) -> FighterView:
    """Return a fighter as it stands at the start of a duel, its hand hidden, but for `more`."""
    space = more.get("space", (2, 4, 6, 8)[index])
    life = PACK.kit[kit].life if kit else 20
    finishers = tuple(f"{kit}.{card.id}" for card in PACK.kit[kit].finishers) if kit else ()
    tokens = PACK.kit[kit].tokens if kit else ()
    supply = tuple(TokenView(f"{kit}.{token.id}", token.supply, token.exhausted, 0) for token in tokens)
    blank: dict[str, Any] = {"index": index, "seat": index, "team": index % 2, "kit": kit, "title": ""}
    blank |= {"life": life, "life_at_start": life, "life_before": more.get("life", life)}
    blank |= {"space": space, "space_before": space, "unseen": (), "hand": None, "laid": None, "pair_down": False}
    blank |= {"style": "", "base": "", "added": (), "finisher_played": "", "printed": None, "figures": None}
    blank |= {"discard_1": (), "discard_2": (), "beside": 0, "maneuver_gone": False, "tokens": supply}
    blank |= {"finisher": finishers[0] if finishers else "", "finishers": finishers, "markers": (), "special": ()}
    blank |= {"supports_used": (), "states": (), "guess": "", "stunned": False, "out": False, "attacks": 0}
    blank |= {"hit": (), "damage_taken": 0, "force": 2, "active": index == 0}
    return FighterView(**(blank | more))


def table(*fighters: FighterView, **more: Any) -> View:
    """Return a duel in its third beat, at the choice of pairs, but for `more`."""
    teams = len(fighters) > 2
    blank: dict[str, Any] = {"beat": 3, "phase": "preparation", "spaces": 9 if teams else 7, "teams": teams}
    blank |= {"legacy": False, "fighters": fighters, "active": 0, "active_team": 0, "order": (), "force": (2, 2)}
    blank |= {"force_limit": 10, "pool": 38, "pool_at_start": 45, "time_up": False, "last_beat": False}
    blank |= {"beats_left": None, "banned": (), "choices": (), "vengeance": (0, 0), "doing": None, "previews": ()}
    blank |= {"viewer": None, "result": None}
    return View(**(blank | more))


def decision(kind: str, seat: int, *options: Option, facets: tuple[str, ...] = ()) -> Decision:
    """Return a question with these answers."""
    return Decision("1", seat, kind, options, 1, 1, False, facets, ("then",), ("asked",))


def keys(kind: str, *names: str, seat: int = 0) -> Decision:
    """Return a question whose answers carry nothing but their keys."""
    return decision(kind, seat, *(Option(name, (name,), ()) for name in names))


def hand(kit: str) -> tuple[str, ...]:
    """Return all styles and bases of a kit."""
    return (*PACK.styles(kit), *PACK.bases(kit))
