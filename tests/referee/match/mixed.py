"""Everything that may happen to a match of days, mixed at random: `python -m tests.referee.match.mixed --games 100 --seed 7`.

Persons choose, revise, take back, undo by consent, order ahead, leave, come back, are replaced, pause; the clock goes on, the
table loses its place and the machine stops. After each step the promises are checked; at the end the log is replayed
choice by choice.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import correctable, decision_of, lane_id, revision
from engines.kernel.state.model import Match
from referee.clocks.terms import DAY, NONE, Terms, terms_json
from referee.clocks.time_of_day import LONG
from referee.errors import RefusedError
from referee.homes import LossReason
from referee.judges.corrections import Action, Subject, values_of
from referee.judges.looking import all_hands
from referee.judges.moderation import Intervention
from referee.judges.rewinding import rewindable_moments
from referee.match.live import Live
from store.judges import calls
from store.people import preferences
from store.people.preferences import Preferences
from store.seats import orders
from store.seats.orders import OrderRow
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.referee.match.promises import check, check_end, public
from tests.support.bringing import bring_ready
from tests.support.games import WITH_TOY
from tests.support.gauntlet_words import register

GAMES = tuple(WITH_TOY)

TERMS = (NONE, Terms("move", 600, 0), Terms("bank", 1800, 30), Terms("days", 3 * 86400, 0))
BOUND = 400
"""Steps after which a match is left as it stands: with undo it may go on for ever."""

WHYS: tuple[LossReason, ...] = ("server", "channel", "permissions", "locked")

BEGUN = 1_790_000_000.0
"""When the matches begin: in the autumn of a year, some weeks before clocks are set back."""

ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Africa/Casablanca")
"""Where quiet hours are stated: with summer times of an hour, of half an hour, of none, and one that is interrupted."""

SECRET = {"choose", "draft", "order answers", "practice", "revise", "take back", "give", "cancel"}
"""What nobody else may notice while lanes are open."""

Move = Callable[[], Awaitable[object]]


class Mixed:
    """One match of random play. `done` counts what was done and what was refused."""

    def __init__(self, room: Room, game: str, seed: int | str, first: int = 1) -> None:
        self.room = room
        self.game = game
        self.rng = Random(f"{game} {seed}")
        self.done: Counter[str] = Counter()
        self.log: list[str] = []
        self.trying = ""
        self.live: Live
        self.first = first
        """The user at the first seat; the others follow."""
        self.newcomer = first + 99
        self.judges = first + 10_000
        self.actions: dict[str, tuple[int, Move]] = {
            "choose": (30, self.choose),
            "draft": (4, self.draft),
            "order answers": (15, self.answer),
            "practice": (14, self.practice),
            "revise": (5, self.revise),
            "take back": (3, self.take_back),
            "undo": (10, self.ask),
            "answer undo": (16, self.consent),
            "give": (6, self.give),
            "cancel": (2, self.cancel),
            "leave": (2, self.leave),
            "come back": (8, self.come_back),
            "substitute": (2, self.substitute),
            "motion": (3, self.move),
            "resume": (3, self.resume),
            "call": (2, self.call),
            "withdraw": (1, self.withdraw),
            "judge": (6, self.judge),
            "clock": (5, self.forward),
            "jump": (3, self.jump),
            "quiet hours": (1, self.sleep),
            "vacation": (2, self.vacation),
            "lose place": (1, self.lose),
            "find place": (2, self.find),
            "restart": (2, self.restart),
        }
        """What may happen, with how often it does, and what does it."""

    async def play(self, bound: int) -> None:
        """Play a match to its end, or so many steps of it, under all checks."""
        self.live = await self._open()
        for _ in range(bound):
            if self.live.row.status != "playing":
                break
            before = await public(self.room, self.live)
            name = await self.step()
            await check(self.room, self.live, self.rng)
            if name in SECRET and before.lane is not None and not before.late:
                after = await public(self.room, self.live)
                assert after == before or after.lane != before.lane, f"{name} shows while lanes are open"
        await check_end(self.room, self.live)

    async def step(self) -> str:
        """Do one thing at random; return what. What is refused is counted."""
        (name,) = self.rng.choices([*self.actions], [weight for weight, _ in self.actions.values()])
        self.trying = name
        try:
            done = await self.actions[name][1]()
        except RefusedError as error:
            self.log.append(f"{name}: {error.reason}")
            self.done[f"{name} refused"] += 1
        else:
            self.log.append(name)
            self.done[name] += done is not False
        return name

    async def _open(self) -> Live:
        days = WITH_TOY[self.game].days
        seats = self.rng.choice([*days])
        practice = self.rng.randint(0, seats - 2)
        lobbies, terms = self.room.referee.lobbies, self.rng.choice(TERMS)
        options = dict(self.rng.choice(days[seats]))
        live = await lobbies.open(
            self.game,
            guild=GUILD,
            channel=CHANNEL,
            language="en",
            user=self.first,
            name=f"user {self.first}",
            entropy=f"press {self.first}",
            options=options,
            undo=self.rng.choice(["free", "request"]),
            clock=terms_json(terms),
        )
        for user in range(1, seats - practice):
            await self.room.join(live, self.first + user)
        for _ in range(practice):
            await lobbies.add_practice(live.row.code, self.first)
        self.log.append(f"{seats} seats, {practice} practice players, {options}, {terms}, undo {live.row.undo}")
        await bring_ready(self.room.referee, live)
        return await lobbies.start(live.row.code, self.first)

    # ---------------------------------------------------------------- what persons do

    @property
    def code(self) -> str:
        return self.live.row.code

    @property
    def match(self) -> Match[Any, Any]:
        return self.live.rules_and_match[1]

    def person(self) -> tuple[int, int]:
        """Return a random person: the seat and the user."""
        seat = self.rng.choice(self.live.humans)
        assert seat.user is not None
        return seat.seat, seat.user

    async def choose(self) -> bool:
        found = [(s, asked) for s in self.live.humans if (asked := decision_of(self.match, s.seat)) is not None]
        if not found:
            return False
        person, asked = self.rng.choice(found)
        assert person.user is not None
        await self.room.referee.choose(self.code, person.user, person.seat, asked.id, random_keys(asked, self.rng))
        return True

    async def draft(self) -> bool:
        """Pick a part of an answer, which is kept until the rest of it is picked."""
        seat, user = self.person()
        asked = decision_of(self.match, seat)
        if asked is None:
            return False
        keys = random_keys(asked, self.rng)
        await self.room.referee.set_draft(self.code, user, seat, asked.id, keys[: self.rng.randint(0, len(keys))])
        return True

    async def answer(self) -> bool:
        found = await self.room.referee.orders.answerable_questions(self.live)
        if not found:
            return False
        asked = self.rng.choice(found)
        await self.room.referee.orders.answer(self.live.row.id, asked.seat, asked.id)
        return True

    async def practice(self) -> bool:
        seats = [s.seat for s in self.live.seats if s.status == "practice"]
        found = [asked for seat in seats if (asked := decision_of(self.match, seat)) is not None]
        if not found:
            return False
        asked = self.rng.choice(found)
        await self.room.referee.choose_for_practice(
            self.live.row.id, asked.seat, asked.id, random_keys(asked, self.rng)
        )
        return True

    async def revise(self) -> bool:
        seat, user = self.person()
        rules, match = self.live.rules_and_match
        again = revision(rules, match, seat)
        if again is None:
            return False
        await self.room.referee.revise(self.code, user, seat, lane_id(match), random_keys(again, self.rng))
        return True

    async def take_back(self) -> None:
        seat, user = self.person()
        await self.room.referee.take_back(self.code, user, seat)
        assert not [row for row in await self.standing() if row.seat == seat], "it would answer again"

    async def ask(self) -> None:
        _, user = self.person()
        version = self.match.version
        _, done = await self.room.referee.undoing.undo_or_ask(self.code, user)
        await self._gone_back(version, done=done)

    async def consent(self) -> bool:
        request = await self.room.referee.undoing.open_request(self.live)
        if request is None:
            return False
        seat, user = self.person()
        version, undoing = self.match.version, self.room.referee.undoing
        if seat == request.seat and self.rng.random() < 0.7:
            return False  # most wait for the others
        if seat == request.seat:
            await undoing.withdraw(self.code, user, request.id)
        else:
            answer = self.rng.choice(["agree", "agree", "agree", "refuse"])
            await undoing.answer(self.code, user, request.id, answer)
        await self._gone_back(version, done=self.match.version != version)
        return True

    async def _gone_back(self, version: int, *, done: bool) -> None:
        assert (self.match.version == version + 1) is done
        if done:
            self.done["gone back"] += 1
            assert await self.standing() == [], "an order outlived an undo"
            assert await self.room.referee.orders.answerable_questions(self.live) == []

    async def give(self) -> None:
        _, user = self.person()
        order = self.rng.choice(self.live.rules_and_match[0].game.orders)
        await self.room.referee.orders.give(self.code, user, order.id, self.rng.choice(list(order.until)))

    async def cancel(self) -> None:
        _, user = self.person()
        order = self.rng.choice(self.live.rules_and_match[0].game.orders)
        await self.room.referee.orders.cancel(self.code, user, order.id)

    async def leave(self) -> bool:
        if len(self.match.seats) == 2 or len(self.live.humans) == 1:
            return False  # that would end it
        await self.room.referee.seats.concede(self.code, self.person()[1])
        return True

    async def come_back(self) -> bool:
        gone = [s for s in self.live.seats if s.status == "practice" and s.user is not None]
        if not gone:
            return False
        await self.room.referee.seats.come_back(self.code, self.rng.choice(gone).user or 0)
        return True

    async def substitute(self) -> None:
        """Offer a seat to somebody new, who takes it with its secrets, but none of its orders."""
        substitutes = self.room.referee.substitutes
        _, user = self.person()
        seat = self.rng.choice(await substitutes.seats_to_offer(self.live, user))
        self.newcomer += 1
        await substitutes.offer(self.code, user, seat, self.newcomer)
        await substitutes.take(self.code, self.newcomer, f"user {self.newcomer}", seat)
        assert not [row for row in await self.standing() if row.seat == seat]

    async def move(self) -> bool:
        """Want something of the table: what would end the match seldom."""
        possible = [m for m in await self.room.referee.motions.possible_motions(self.live) if m.kind != "close"]
        if not possible:
            return False
        motion = self.rng.choice(possible)
        if motion.kind == "remove" and len(self.match.seats) == 2:
            return False
        await self.room.referee.motions.propose(self.code, self.person()[1], motion.kind, motion.about)
        return True

    async def resume(self) -> None:
        await self.room.referee.motions.resume(self.code, self.person()[1])

    async def call(self) -> None:
        await self.room.referee.judging.call(self.code, self.person()[1], "Who is right here?")

    async def withdraw(self) -> None:
        """Withdraw a call, or want another judge."""
        judging = self.room.referee.judging
        await self.rng.choice([judging.withdraw, judging.refuse])(self.code, self.person()[1])

    async def judge(self) -> bool:
        """Take the call that is open, or do something as the judge who has it."""
        call = await calls.of_match(self.room.db, self.live.row.id)
        if call is None:
            return False
        if call.judge is None:
            self.judges += 1
            await self.room.referee.judging.take(self.code, self.judges)
            return True
        if self.rng.random() < 0.1:
            await self.room.referee.judging.release(self.code, call.judge)
            return True
        action: Action = self.rng.choice(["rule", "look", "wait", "goon", "back", "back", "time", "replace", "amend"])
        steps = await rewindable_moments(self.room.referee.moments, self.live)
        about = Subject(
            seat=self.rng.choice(self.live.seats).seat,
            moment=self.rng.choice(steps).number if steps else None,
            seconds=self.rng.choice([60, -60, 3600]),
            **(self._correction() if action == "amend" else {}),
        )
        version = self.match.version
        charge = Intervention(GUILD, call.judge, "It has to be so")
        await self.room.referee.correcting.do(self.code, charge, action, about)
        if action != "amend":
            await self._gone_back(version, done=action == "back")
        hands = all_hands(self.live)
        assert set(hands) == {*self.match.seats}
        assert not any(seen.revision for seen in hands.values()), "what is sealed stays so"
        return True

    def _correction(self) -> dict[str, str]:
        """Return something that a judge may correct on the table, with its new value; nothing where nothing may be."""
        found = correctable(*self.live.rules_and_match)
        if not found:
            return {}
        thing = self.rng.choice(found)
        return {"thing": thing, "value": self.rng.choice(values_of(self.live, thing))}

    async def forward(self) -> None:
        """Let time pass, and do what has fallen due: then nothing is, or the timekeeper would never sleep."""
        self.room.time += self.rng.choice([1.0, 60.0, 3600.0, 86400.0])
        for _ in range(2):  # what is done late in a turn may bring something due that was looked at before: it wakes
            for timed in self.room.referee.timed_jobs:
                await timed()
        self.room.woken.clear()
        now, moments = self.room.referee.now(), [await timed() for timed in self.room.referee.timed_jobs]
        assert all(moment is None or moment > now for moment in moments)
        assert self.room.woken == []

    async def jump(self) -> None:
        """Let the machine's clock be set, forwards or back, or the machine sleep: no clock shows anything else by it."""
        await self.room.referee.outages.follow_clock()
        before = await self._waits()
        seconds = self.rng.choice([1, -1]) * self.rng.choice([5, 290, 310, 3600, 7200, 3 * DAY, 400 * DAY, 3000 * DAY])
        self.room.set_by += seconds
        followed = 0 if abs(seconds) > LONG else seconds
        assert await self._waits(followed) == before, "seen before it was taken over"
        since = await self._rows_owed()
        if self.rng.random() < 0.7:  # else something else is done first
            await self.room.referee.outages.follow_clock()
        assert await self._waits(followed) == before, "moved by a jump"
        owed = await self._rows_owed() - since
        assert owed <= 2 * (len(self.live.seats) + 3), f"a jump has {owed} messages sent"

    async def _waits(self, followed: float = 0) -> list[object]:
        """Return what all clocks show, as seconds from now on, and what was told of them."""
        now = self.room.referee.now() - followed
        faces = await self.room.referee.timing.faces(self.live)
        left = {seat: face.due and round(face.due - now) for seat, face in faces.items() if face.fallen is None}
        rest = {seat: (face.bank and round(face.bank), face.rest and round(face.rest)) for seat, face in faces.items()}
        return [left, rest, self.live.row.status, [s for s, face in faces.items() if face.fallen is not None]]

    async def _rows_owed(self) -> int:
        return int((await self.room.db.read("SELECT count(*) FROM outbox"))[0][0])

    async def sleep(self) -> None:
        """State quiet hours, where clocks are set forward and back twice a year, or anywhere."""
        zone, start = self.rng.choice(ZONES), self.rng.randrange(24 * 60)
        quiet = {"zone": zone, "quiet_from": start, "quiet_to": (start + self.rng.choice([30, 480, 700])) % (24 * 60)}
        chosen = Preferences(self.person()[1], pings=self.rng.choice(["all", "all", "turns"]), **quiet)  # type: ignore[arg-type]
        await self.room.db.write(lambda db: preferences.keep(db, chosen))

    async def vacation(self) -> None:
        """Begin a vacation, or end the one that runs."""
        vacations, (_, user) = self.room.referee.vacations, self.person()
        if (await vacations.of(user)).finish is None:
            await vacations.start(user, self.rng.choice([1, 7]))
        else:
            await vacations.end(user)

    async def lose(self) -> bool:
        return await self.room.referee.homes.set_lost(self.live.row.id, self.rng.choice(WHYS))

    async def find(self) -> bool:
        if self.live.row.homeless is None:
            return False
        found = await self.room.referee.homes.set_found(self.live.row.id)
        assert self.live.row.homeless is None
        return found

    async def restart(self) -> None:
        await self.room.referee.outages.note_heartbeat()
        await self.room.restart()
        await self.room.referee.outages.come_online()
        self.live = await self.room.referee.live.by_code(self.code)

    async def standing(self) -> list[OrderRow]:
        return await orders.standing(self.room.db, self.live.row.id)


async def play(folder: Path, game: str, seed: int, bound: int | None = None) -> Counter[str]:
    """Play one match in a database of its own; a failure tells what led to it. Return what was done."""
    with pytest.MonkeyPatch.context() as patch:
        register(patch)
        chance = Random(f"secrets {seed}")
        patch.setattr("secrets.token_hex", lambda count=32: chance.randbytes(count).hex())
        room = Room(folder / f"{game}-{seed}.db")
        room.time = BEGUN
        await room.open()
        mix = Mixed(room, game, seed)
        try:
            await mix.play(bound or BOUND)
        except Exception as error:
            error.add_note(f"{game}, seed {seed}: {'; '.join(mix.log)}")
            raise
        finally:
            await room.db.close()
        return mix.done


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.referee.match.mixed", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="how many matches, spread over all games")
    parser.add_argument("--seed", type=int, help="where the matches' seeds come from; drawn at random if not given")
    given = parser.parse_args(words)
    seed = given.seed if given.seed is not None else random.SystemRandom().getrandbits(32)
    print(f"mixed: --games {given.games} --seed {seed}", flush=True)
    rng, done = Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        for n in range(given.games):
            try:
                done += asyncio.run(play(Path(folder), GAMES[n % len(GAMES)], rng.getrandbits(32)))
            except Exception:  # whatever a match raises is a finding
                traceback.print_exc()
                return 1
    print(", ".join(f"{name} {count}" for name, count in sorted(done.items())))
    print("mixed: every promise was kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
