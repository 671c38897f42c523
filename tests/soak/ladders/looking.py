"""What must hold of a ladder in the file and in memory, at any moment, after any death and at rest."""

from __future__ import annotations

from collections import Counter

from referee.leagues.live_ladder import LiveLadder, fact_of
from store.leagues.ladders import StoredFact
from tests.soak.tournaments.dying import DyingRoom
from tournaments.leagues.ladder import Accepted, AnyLadderFact, Challenged, Joined, Left, Settled, Sunk, fold_ladder

OPEN = ("lobby", "playing", "frozen")


class Look:
    """Looks at a ladder. `acknowledged` are the facts that were acknowledged; `results` counts those of matches."""

    def __init__(self, room: DyingRoom) -> None:
        self.room = room
        self.acknowledged: list[StoredFact] = []
        self.results = 0

    async def at(self, ladder: LiveLadder) -> None:
        """Look whether nothing is lost or doubled."""
        await self._facts(ladder)
        await self._matches(ladder)
        await self._messages(ladder)
        self.acknowledged = [*ladder.stored]

    async def at_rest(self, ladder: LiveLadder) -> None:
        """Look besides whether all that was due is done."""
        await self.at(ladder)
        read, number = self.room.db.read, ladder.row.id
        assert not await read("SELECT * FROM ladder_news WHERE ladder = ? AND handled = 0", number), "news not taken in"
        lost = await read(
            "SELECT matches.code FROM ladder_games AS own JOIN matches ON matches.id = own.match"
            " WHERE own.current = 0 AND matches.status = 'lobby'"
        )
        assert not lost, "a match that nobody waits for is still open"
        for one in ladder.state.challenges:
            there = ladder.number_of(one) in ladder.tables
            assert there == bool(one.accepted_at), "an accepted challenge without a match, or a match without one"
        for match in ladder.tables.values():
            assert (await self.room.referee.live.by_id(match)).row.status in OPEN, (
                "a match is over, its challenge is not"
            )
        assert await read("PRAGMA foreign_key_check") == []

    async def _facts(self, ladder: LiveLadder) -> None:
        """The facts are without gaps, have all that was told, and give the state that is in memory."""
        rows = await self.room.db.read(
            "SELECT n, kind, body, user, reason FROM ladder_facts WHERE ladder = ? ORDER BY n", ladder.row.id
        )
        stored = [StoredFact(*row) for row in rows]
        assert [fact.n for fact in stored] == [*range(1, len(stored) + 1)], "a gap in the facts"
        (row,) = await self.room.db.read("SELECT version FROM ladders WHERE id = ?", ladder.row.id)
        assert row[0] == len(stored), "the version is not that of the facts"
        assert stored[: len(self.acknowledged)] == self.acknowledged, "what was acknowledged is lost"
        # Times in which nobody could reach the bot are stored beside, and taken in at the next look of the director.
        beside = stored[ladder.version :]
        assert [*ladder.stored, *beside] == stored, "the facts in memory are others"
        assert all(fact.kind == "delayed" for fact in beside), "facts that memory does not know"
        facts = [fact_of(each) for each in ladder.stored]
        assert fold_ladder(ladder.rules, facts) == ladder.state, "the facts give another state than the one in memory"
        assert places(facts) == ladder.state.order, "the places do not follow from the facts"

    async def _matches(self, ladder: LiveLadder) -> None:
        """Each challenge waits for one match at most, and a match that decided one was won by the person that it says."""
        rows = await self.room.db.read(
            "SELECT challenge, match, current FROM ladder_games WHERE ladder = ?", ladder.row.id
        )
        current = Counter(challenge for challenge, _, now in rows if now)
        assert all(count == 1 for count in current.values()), "two matches for one challenge"
        self.results = 0
        for challenge, match, _ in rows:
            live = await self.room.referee.live.by_id(match)
            end = self._end_of(ladder, challenge)
            stayed = [seat.user for seat in live.seats if seat.status == "human"]
            if live.row.status != "over" or live.row.ladder is None or end is None or end.user is not None:
                continue
            fact = fact_of(end)
            if isinstance(fact, Settled) and len(stayed) == 1 and not fact.forfeit:
                assert ladder.user_of(fact.winner) == stayed[0], f"{live.row.code} was won by somebody else"
                self.results += 1

    @staticmethod
    def _end_of(ladder: LiveLadder, challenge: int) -> StoredFact | None:
        """Return the fact that ended a challenge, None while it is open, and if somebody has left."""
        made = ladder.facts[challenge - 1]
        assert isinstance(made, Challenged), "a match of no challenge"
        for stored, fact in zip(ladder.stored[challenge:], ladder.facts[challenge:], strict=True):
            if isinstance(fact, Left) and fact.person in (made.challenger, made.challenged):
                return None
            if isinstance(fact, Settled) and fact.challenger == made.challenger:
                return stored
        return None

    async def _messages(self, ladder: LiveLadder) -> None:
        """Everybody is owed what they must know; the end of a challenge is announced once."""
        rows = await self.room.db.read(
            "SELECT slot, count(*) FROM ladder_outbox WHERE ladder = ? GROUP BY slot", ladder.row.id
        )
        owed = {row[0]: row[1] for row in rows}
        for n, fact in enumerate(ladder.facts, 1):
            if isinstance(fact, Settled):
                assert owed.get(f"news:{n}") == 1, f"news:{n} is announced {owed.get(f'news:{n}')}×"
            if isinstance(fact, Challenged):
                assert f"ask:{n}" in owed, f"nobody is asked to accept challenge {n}"
        for one in ladder.state.challenges:
            if one.accepted_at:
                assert f"agreed:{ladder.number_of(one)}" in owed, "the challenger hears nothing"


def places(facts: list[AnyLadderFact]) -> list[int]:
    """Return the persons from the top, from the facts alone and by the plain words of the rule (TM-57)."""
    order: list[int] = []
    rivals: dict[int, int] = {}
    for fact in facts:
        match fact:
            case Joined():
                order.append(fact.person)
            case Left():
                order.remove(fact.person)
            case Challenged():
                assert 1 <= order.index(fact.challenger) - order.index(fact.challenged) <= 3
                rivals[fact.challenger] = fact.challenged
            case Accepted():
                assert fact.challenger in rivals
            case Settled() if fact.winner == fact.challenger:
                rival = order.index(rivals[fact.challenger])
                if order.index(fact.challenger) > rival:
                    order.remove(fact.challenger)
                    order.insert(rival, fact.challenger)
            case Sunk():
                at = order.index(fact.person)
                order[at], order[at + 1] = order[at + 1], order[at]
    return order
