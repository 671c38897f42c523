"""Recomputes all ratings and sums from the stored results and compares them to the bit: `python -m tools.ratings`.

The bot may run: nothing is changed. The exit status is 1 if a rating or a sum differs.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from ops.commands import program_name
from ops.settings import SettingsError, database_address, read_env
from referee.ratings import records
from referee.ratings.worker import computed, first_difference
from store.addresses import is_postgres
from store.connection import Connection
from store.errors import StoreError
from store.opening import reading
from store.ratings import books
from store.ratings.books import BookState
from tournaments.ratings.model import LIBRARY


def main() -> int:
    """Compare every book; return the exit status."""
    parser = argparse.ArgumentParser(
        prog=program_name("tools.ratings"),
        description="Recomputes all ratings, and the sums of records, from the stored results and compares them to the bit.",
    )
    parser.add_argument("database", nargs="?", help="its file, or its address postgresql://…; by default the bot's own")
    arguments = parser.parse_args()
    read_env()
    try:
        address = arguments.database or database_address()
        if not is_postgres(address) and not Path(address).is_file():
            print(f"there is no database at {address}; ARBITER_DATA says where it is", file=sys.stderr)
            return 2
        return compare(address)
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 2


def compare(address: str) -> int:
    """Print a line for each book; return 1 if one differs, else 0. Raises StoreError if a server cannot be read."""
    with reading(address) as db:
        found = books.all_books(db)
        outcomes = [compare_book(db, state) for state in found]
    if not found:
        print("no finished game yet")
    return int(not all(outcomes))


def compare_book(db: Connection, state: BookState) -> bool:
    """Print the comparison of a book; return whether it is as computed, or known to be out of date."""
    key, since = state.key, time.perf_counter()
    anew = computed(db, key)
    stored = books.steps_in_order(db, key)
    same = first_difference(stored, anew.steps)
    whole = same == len(stored) == len(anew.steps) and books.get_ratings(db, key) == anew.ratings
    sums = records.computed(db, key)
    summed = sums == records.stored(db, key)
    waits = bool(state.stale) or state.library != LIBRARY
    verdicts = [
        "the same bits" if whole else "waits to be recomputed" if waits else f"DIFFERS after {same} steps",
        f"records of {sums.games} games: " + ("the same" if summed else "wait to be recomputed" if waits else "DIFFER"),
    ]
    seconds = time.perf_counter() - since
    print(
        f"{key.guild} {key.game} {key.form}: {len(anew.ratings)} persons, {len(anew.steps)} steps, "
        f"{'; '.join(verdicts)} ({seconds:.2f} s)"
    )
    return (whole and summed) or waits


if __name__ == "__main__":
    sys.exit(main())
