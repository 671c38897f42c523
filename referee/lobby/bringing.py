"""Decks and the like that persons bring to a table in secret (TM-10): taken in the lobby, handed to the game as it begins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.game import Rules
from engines.kernel.lobby.brought import BroughtError
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.lobby.places import Places, check_lobby, check_waiting, own_seat, persons
from referee.match.live import Live
from store.database import Database
from store.match import brought as stored
from store.match import matches

MOST = 4000
"""Characters that the text of a deck may have."""


async def bring(places: Places, rules: Rules[Any, Any], live: Live, seat: Seat, text: str) -> None:
    """Store the deck of a seat of a lobby, in the game's one form. The caller holds the lock.

    Raises RefusedError if nothing is brought to this game, if the deck may not be brought here, or if it is locked (TM-10).
    """
    if live.row.ladder is None:
        check_lobby(live, reason="refused-brought-locked")
    if rules.game.bring is None:
        raise RefusedError("refused-brings-nothing")
    if len(text) > MOST:
        raise RefusedError("refused-brought-long", most=MOST)
    try:
        checked = rules.game.bring.check(rules.pack, options_of(rules, live), text)
    except BroughtError as error:
        raise RefusedError(error.reason, rule=_rule_for(live, error.reason), **error.facts) from error
    await places.change(live, lambda db: stored.put(db, live.row.id, seat, checked))


async def lacking(places: Places, rules: Rules[Any, Any], live: Live) -> list[Seat]:
    """Return the seats of persons without a deck at a table where they need one: all do where anybody has one."""
    if rules.game.bring is None:
        return []
    there = await stored.of_match(places.db, live.row.id)
    if not there and not rules.game.bring.required:
        return []
    return [seat.seat for seat in persons(live) if seat.seat not in there]


def missing_error(live: Live, seats: Sequence[Seat]) -> RefusedError:
    """Return the refusal that says who has no deck yet."""
    names = {seat.seat: seat.name for seat in live.seats}
    reason = "refused-brought-missing"
    return RefusedError(reason, rule=_rule_for(live, reason), who=", ".join(names[seat] for seat in seats))


def _rule_for(live: Live, reason: str) -> str | None:
    """Return the rule behind a refusal about a deck: at a table of a tournament its own, at others the game's."""
    return "TM-10" if live.row.tournament is not None else live.rule_for(reason)


async def brought_to(
    places: Places, rules: Rules[Any, Any], live: Live, seats: Sequence[Seat], seed: str
) -> dict[Seat, str]:
    """Return the decks of a match that begins, by its new seats; `seats` are the places in the lobby, in the new order.

    A practice player gets one that follows from the seed. Raises RefusedError if a person has none, or one that does not fit the
    table any more: the refusal names the person, never the deck.
    """
    bring = rules.game.bring
    if bring is None:
        return {}
    names = {seat.seat: seat.name for seat in persons(live)}
    if missing := await lacking(places, rules, live):
        raise missing_error(live, missing)
    there = await stored.of_match(places.db, live.row.id)
    if not there and not bring.required:
        return {}
    options, found = options_of(rules, live), {}
    for new, seat in enumerate(seats):
        if seat not in names:
            found[new] = bring.preset(rules.pack, options, Random(f"{seed}:{new}"))  # noqa: S311  # not for dice
            continue
        try:
            found[new] = bring.check(rules.pack, options, there[seat])
        except BroughtError as error:
            reason = "refused-brought-unfit"
            raise RefusedError(reason, who=names[seat], rule=_rule_for(live, reason)) from error
    return found


async def brought_by(db: Database, live: Live, user: int) -> str:
    """Return the deck that a user has brought to a table, "" for none."""
    mine = live.seat_of(user)
    return "" if mine is None else (await stored.of_match(db, live.row.id)).get(mine.seat, "")


async def brought_before(db: Database, live: Live, user: int) -> str:
    """Return the deck that a user had in the match that a lobby repeats, "" for none."""
    if live.row.former is None:
        return ""
    mine = next((seat.seat for seat in await matches.seats(db, live.row.former) if seat.user == user), None)
    return "" if mine is None else (await stored.of_match(db, live.row.former)).get(mine, "")


def check_seated(live: Live, user: int) -> None:
    """Raise RefusedError unless decks may be brought to this lobby by this user, who sits there."""
    if live.row.ladder is None:
        check_lobby(live, reason="refused-brought-locked")
    else:
        check_waiting(live)
    own_seat(live, user)


def options_of(rules: Rules[Any, Any], live: Live) -> Any:
    """Return the options of a table, without what its packs do not have."""
    game = GAMES[live.row.game]
    return game.within(rules.pack, msgspec.json.decode(live.row.options, type=game.options_type))
