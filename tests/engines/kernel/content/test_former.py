"""Content stored until 0.7.0 is read with today's key, and its bytes can be made again."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.content.former import KEY, Stored, former_key, lift, lower
from engines.kernel.content.reading import Composed, pack_bytes
from tests.engines.kernel.verbs.base import Card


class Pack(Composed, frozen=True):
    """A game's pack whose verbs were named by `do`."""

    former_key: ClassVar[str] = "do"

    cards: tuple[Card, ...]


class Other(Composed, frozen=True):
    """One whose verbs were always named by `op`."""

    cards: tuple[Card, ...]


OLD = b'{"cards":[{"id":"a","do":[{"do":"hop","by":2,"then":[{"do":"sing","voice":"high","quiet":true}],"quiet":false}]}]}'
NEW = OLD.replace(b'"do":"', b'"op":"')


def test_a_copy_of_former_times_is_what_todays_is() -> None:
    assert Stored(Pack).decode(OLD) == Stored(Pack).decode(NEW)
    assert pack_bytes(Stored(Pack).decode(OLD)) == NEW
    assert lower(NEW, "do") == OLD
    with pytest.raises(msgspec.ValidationError):
        Stored(Other).decode(OLD)


def test_the_bytes_of_every_game_can_be_made_as_they_were() -> None:
    formers = {name: former_key(game.pack_type) for name, game in GAMES.items()}
    assert formers == {"krendel": "", "battlecon": "", "brawl": "do", "legends": "", "archutheon": ""}
    body = GAMES["brawl"].standard.body
    former = lower(body, "do")
    assert former.count(b'"do":"') == body.count(b'"op":"') > 100
    assert b'"op":' not in former
    rules = GAMES["brawl"].from_stored(former)
    assert rules.pack == GAMES["brawl"].standard.pack
    assert (rules.body, pack_bytes(rules.pack)) == (former, body)


@pytest.mark.parametrize(
    "raw",
    [
        {"do": [{"op": "hop"}]},
        {"do": "hop", "op": "sing"},
        {"do": 1},
        {"name": "do", "text": 'say "do":"hop"'},
    ],
)
def test_what_is_no_verb_of_former_times_stays(raw: dict[str, Any]) -> None:
    assert lift(raw, "do") == raw
    assert KEY == "op"


def test_a_text_that_looks_like_a_verb_is_a_text() -> None:
    body = msgspec.json.encode({"cards": [{"id": '"do":"hop"', "do": []}]})
    assert Stored(Pack).decode(body).cards[0].id == '"do":"hop"'
