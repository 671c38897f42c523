"""Opening and starting: who takes part, in which order of seeds (TM-03, TM-12)."""

from __future__ import annotations

from tournaments.draws.chain import chain_value, commitment, salt_of, seed_of
from tournaments.draws.lots import lot_of_entry
from tournaments.facts.kinds import Draw, Opened, Started
from tournaments.settings.model import fingerprint
from tournaments.state.model import Entry, State


def opening(secret: str) -> Opened:
    """Return the fact that opens a tournament whose chain ends in a secret (hex, 32 bytes)."""
    return Opened(commitment(secret))


def draw_of(state: State, secret: str) -> Draw:
    """Return the next draw of a tournament."""
    number = state.next_draw
    return Draw(number, chain_value(secret, number))


def has_place(state: State) -> tuple[list[Entry], list[Entry]]:
    """Return the entries that have a place and those on the waiting list, both by time of entry (TM-03).

    Before check-in every entry counts that has not withdrawn, from then on those that checked in come first.
    """
    there = [entry for entry in state.entries.values() if not entry.out]
    if state.phase == "check_in":
        there.sort(key=lambda entry: not entry.checked_in)
    cap = state.settings.entering.cap or len(there)
    return there[:cap], there[cap:]


def starting(state: State, secret: str) -> Started:
    """Return the fact that starts a tournament with those who checked in, up to the cap, by time of entry."""
    entries = [entry for entry in has_place(state)[0] if entry.checked_in]
    draw = draw_of(state, secret)
    salt = salt_of(entry.press for entry in entries)
    seeds = seeded(entries, state.settings.seeding, seed_of(draw.value, salt))
    return Started(draw, salt, fingerprint(state.settings), tuple(seeds))


def seeded(entries: list[Entry], seeding: str, seed: bytes) -> list[int]:
    """Return entries by their seeds: by rating, by the list or the earlier table (who is not in it comes last), else by lot."""

    def key(entry: Entry) -> tuple[float, int]:
        lot = lot_of_entry(seed, entry.number)
        if seeding == "rating":
            return -entry.rating, lot
        if seeding in ("list", "table"):
            return entry.listed or float("inf"), lot
        return 0, lot

    return [entry.number for entry in sorted(entries, key=key)]
