"""Content packs made of the games' own files: whatever cards a game has may stand in a pack, under another id and name."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from engines.games import GAMES
from tools.new_pack import TEMPLATE

Value = Any
Texts = dict[str, dict[str, Value]]
"""The files of a pack by name within it, each as its values."""

DATA = Path(__file__).resolve().parents[3] / "data"
PACK = "embers"

FOLDERS = {
    "krendel": ("creatures.toml", "rewards.toml", "heroes.toml"),
    "battlecon": ("*.toml",),
    "brawl": ("champions/*.toml", "arenas/*.toml", "challenges.toml"),
    "legends": ("followers.toml", "heroes.toml", "events.toml", "skills.toml", "decks/*.toml"),
    "archutheon": ("heroes/*.toml", "boards/*.toml", "terrains.toml"),
}
"""The files of a game that a pack may have as well."""

NOT_THINGS = ("common.toml", "examples.toml", "rules.toml")
MOST_THINGS = 6
"""The things of a list that a pack takes over."""


@cache
def own_files(game: str) -> tuple[tuple[str, str], ...]:
    """Return name and text of the game's own files, and of those in the template of a pack."""
    found = [
        (path.relative_to(DATA / game).as_posix(), path.read_text(encoding="utf-8"))
        for pattern in FOLDERS[game]
        for path in sorted((DATA / game).glob(pattern))
        if path.name not in NOT_THINGS
    ]
    ours = TEMPLATE / game
    found += [
        (path.relative_to(ours).as_posix(), path.read_text(encoding="utf-8").replace("@ID@", "own"))
        for path in sorted(ours.rglob("*.toml"))
    ]
    return tuple(found)


def made(game: str, rng: Random) -> Texts:
    """Return the files of a pack for a game, each with things of the game under ids and names of their own."""
    wanted = rng.sample(own_files(game), min(len(own_files(game)), rng.randint(1, 3)))
    files: Texts = {}
    number = 0
    for name, text in wanted:
        body = tomllib.loads(text)
        ids: dict[str, str] = {}
        for key, things in body.items():
            if (
                isinstance(things, list)
                and len(things) > MOST_THINGS
                and all(isinstance(one, dict) and "id" in one for one in things)
            ):
                body[key] = rng.sample(things, MOST_THINGS)
        for thing in _things(body):
            number += 1
            ids[thing["id"]] = f"{PACK}_{number}"
            thing["name"] = dict.fromkeys(("ru", "en"), f"{PACK} {number}")
            if isinstance(thing.get("number"), int):
                thing["number"] = number
        body = _renamed(body, ids)
        folder, _, file = name.rpartition("/")
        own = f"{body['id']}.toml" if "id" in body else file
        files["/".join(part for part in (game, folder, own) if part)] = body
    files["pack.toml"] = {
        "id": PACK,
        "version": "1.0",
        "name": {"en": "Embers"},
        "author": "Somebody",
        "licence": "CC0",
        "games": [game],
    }
    return files


def _things(body: Value) -> Iterator[Value]:
    """Yield the things of a file: itself if it has an id, and else the tables with ids in its lists."""
    if "id" in body:
        yield body
        return
    for value in body.values():
        if isinstance(value, list):
            yield from (one for one in value if isinstance(one, dict) and "id" in one)


def _renamed(value: Value, ids: dict[str, str]) -> Value:
    """Return values in which every id of these is another one."""
    if isinstance(value, dict):
        return {key: _renamed(inner, ids) for key, inner in value.items()}
    if isinstance(value, list):
        return [_renamed(inner, ids) for inner in value]
    return ids.get(value, value) if isinstance(value, str) else value


def toml(body: dict[str, Value], rng: Random) -> str:
    """Return values as a text of TOML: lists of tables one below another, or all of it in lines."""
    lines, below = [], []
    for key, value in body.items():
        if value and isinstance(value, list) and all(isinstance(one, dict) for one in value) and rng.random() < 0.7:
            for one in value:
                below.append(f"\n[[{_key(key)}]]")
                below += [f"{_key(name)} = {inline(inner)}" for name, inner in one.items()]
        else:
            lines.append(f"{_key(key)} = {inline(value)}")
    return "\n".join([*lines, *below]) + "\n"


def inline(value: Value) -> str:
    """Return a value as TOML writes it within a line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{_key(key)} = {inline(inner)}" for key, inner in value.items()) + " }" if value else "{}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return str(value)


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "").isalnum() else inline(key)


@cache
def own_values(game: str) -> Mapping[str, list[Value]]:
    """Return all values in the game's own files by the key that they stand under."""
    found: dict[str, list[Value]] = {}

    def note(value: Value) -> None:
        if isinstance(value, list):
            for inner in value:
                note(inner)
        elif isinstance(value, dict):
            for key, inner in value.items():
                found.setdefault(key, []).append(inner)
                note(inner)

    for _, text in own_files(game):
        note(tomllib.loads(text))
    return found


def written(folder: Path, files: dict[str, bytes]) -> Path:
    """Write the files of a pack; return its folder."""
    for name, body in files.items():
        path = folder / PACK / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return folder / PACK


GAMES_WITH_PACKS = tuple(name for name in FOLDERS if name in GAMES)
