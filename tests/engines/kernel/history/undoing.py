"""What undo owes every game: the table as it was, questions under new ids, and nothing learned of the cards to come."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from engines.kernel.choose import choose, decision_of
from engines.kernel.history.saves import load, save
from engines.kernel.history.undo import undo
from engines.kernel.state.model import Match
from engines.kernel.views import Seen, view
from tools.conformance.checks import viewers
from tools.conformance.playing import Game, Move, Table

FROM_HERE = 6
"""One undone choice in so many is played on from to the end."""


def check_undo(table: Table, seed: int) -> None:
    """After every choice it is undone and made again; now and then the match is played to its end from there."""
    used: set[str] = set()
    with Game(table, seed) as game:
        for n, move in enumerate(game.moves()):
            if move.turn.match.outcome is not None:
                continue
            _check_back(table, move, used)
            shuffled = undo(table.rules, move.turn.match, move.before, crossed=True)
            _check_unseen(table, move.before, shuffled.match)
            if n % FROM_HERE == seed % FROM_HERE:
                with Game(table, seed + n) as rest:
                    last = list(rest.moves(shuffled.match))[-1]
                    assert last.turn.match.outcome is not None


def _check_back(table: Table, move: Move, used: set[str]) -> None:
    """Undone, the table is as it was but for what never comes back; the same choice then leads to the same."""
    now, before = move.turn.match, save(move.before)
    back = undo(table.rules, now, move.before, crossed=False)
    assert save(move.before) == before, "undo changed the older state"
    assert (back.events, back.rolls, back.revealed) == ((), (), False)
    new = back.match
    assert (new.version, new.rolled) == (now.version + 1, now.rolled)
    assert _timeless(new) == _timeless(move.before)
    used |= {d.id.partition(".")[0] for match in (move.before, now) for d in match.asks}
    assert not used & {d.id.partition(".")[0] for d in new.asks}, "the id of another question came back"
    assert load(table.rules.game, save(new)) == new
    if move.turn.rolls:
        return
    asked = decision_of(new, move.seat)
    assert asked is not None
    again = choose(table.rules, new, move.seat, asked.id, move.keys)
    assert again.events == move.turn.events
    assert _timeless(again.match) == _timeless(now)


def _timeless(match: Match[Any, Any]) -> Match[Any, Any]:
    """Return a match without what tells when it is: version, dice drawn, numbers of questions."""
    asks = [msgspec.structs.replace(d, id=d.id.partition(".")[2]) for d in match.asks]
    return msgspec.structs.replace(match, version=0, rolled=0, next_id=0, asks=asks)


def _check_unseen(table: Table, before: Match[Any, Any], after: Match[Any, Any]) -> None:
    """Shuffled anew, nobody's view of the table differs, and each hidden place has the same cards in some order."""
    for viewer in viewers(before):
        assert _shown(view(table.rules, before, viewer)) == _shown(view(table.rules, after, viewer))
    for old, new in zip(table.rules.game.zones(before.board), table.rules.game.zones(after.board), strict=True):
        assert len(old.cards) == len(new.cards)
        if old.seen_by:
            assert old.cards == new.cards
    pools = [
        Counter(card.id for zone in table.rules.game.zones(match.board) for card in zone.cards)
        for match in (before, after)
    ]
    assert pools[0] == pools[1]


def _shown(seen: Seen) -> Seen:
    """Return a view without the ids of questions."""
    bare = {
        name: msgspec.structs.replace(asked, id="")
        for name in ("decision", "revision", "open")
        if (asked := getattr(seen, name)) is not None
    }
    return msgspec.structs.replace(seen, **bare)
