"""Slots of a tournament: the names of its messages, and which of them a fact makes out of date.

As in matches, a slot is a word, or a word with a number: "card", "round:2", "news:14", "mine:2000031".
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.tournaments.halls.hall import Hall
from store.tournaments.entries import Member
from tournaments.facts import kinds
from tournaments.facts.record import Record
from tournaments.settings.paces import Days
from tournaments.state.model import CUT

CARD = "card"
"""The slot of the message about the whole tournament."""

ROUND = "round"
"""The word of slots with a round: its pairings, and their results as they come."""

NEWS = "news"
"""The word of slots that announce a record once: "news:<number of the record>"."""

HOUR = "hour"
"""The word of slots that announce the last hour before a deadline: "hour:<number of the round>"."""

MINE = "mine"
"""The word of slots that tell one person their own pairing, in private."""

TEAM = "team"
"""The word of slots that ask a person, in private, to be in a team: "team:<last digits of the captain's id>"."""

HERE = "here"
"""The word of slots that call one person to their table of days, in private: "here:<match, seat and why>"."""

NEXT, HALF, LAST = 0, 1, 2
"""The reasons of such a call: the table of a further game is open; half of the time is over; nearly all of it is."""

NOTIFYING = {NEWS, MINE, HOUR, TEAM, HERE}
"""The words of slots whose messages make a sound."""

CUT_ROUNDS = 500
"""The number that is added to a round of the cut, so that one number names a round."""

MOST_ENTRIES = 10_000

TEAM_DIGITS = 10**12
"""The number in a slot has at most twelve digits."""


def round_number(stage: int, number: int) -> int:
    """Return one number for a round of any stage."""
    return number + (CUT_ROUNDS if stage == CUT else 0)


def round_place(number: int) -> tuple[int, int]:
    """Return stage and number of a round from its one number."""
    return (CUT, number - CUT_ROUNDS) if number > CUT_ROUNDS else (0, number)


def round_slot(stage: int, number: int, page: int = 0) -> str:
    """Return the slot of a page of a round's message, the pages from 0."""
    return f"{ROUND}:{round_number(stage, number) * 100 + page}"


def round_of_slot(slot: str) -> tuple[int, int, int]:
    """Return stage, number and page of a round's slot."""
    number, page = divmod(int(slot.partition(":")[2]), 100)
    return (*round_place(number), page)


def mine_slot(stage: int, number: int, member: Member) -> str:
    """Return the slot of the message that tells a person their pairing of a round."""
    return f"{MINE}:{(round_number(stage, number) * MOST_ENTRIES + member.entry) * 10 + member.place}"


def mine_of_slot(slot: str) -> tuple[int, int, int, int]:
    """Return stage and number of the round, entry and place of the person of such a slot."""
    rest, place = divmod(int(slot.partition(":")[2]), 10)
    number, entry = divmod(rest, MOST_ENTRIES)
    return (*round_place(number), entry, place)


def here_slot(match: int, seat: int, why: int) -> str:
    """Return the slot of the message that calls the person of a seat to the table of a match."""
    return f"{HERE}:{(match * 10 + seat) * 10 + why}"


def here_of_slot(slot: str) -> tuple[int, int, int]:
    """Return match, seat and reason of such a slot."""
    rest, why = divmod(int(slot.partition(":")[2]), 10)
    return (*divmod(rest, 10), why)


def team_slot(captain: int) -> str:
    """Return the slot of the message that asks a captain's mate."""
    return f"{TEAM}:{captain % TEAM_DIGITS}"


def news_slot(n: int) -> str:
    """Return the slot that announces a record."""
    return f"{NEWS}:{n}"


def news_of_slot(slot: str) -> int:
    """Return the number of the record that a slot announces."""
    return int(slot.partition(":")[2])


ANNOUNCED = (
    kinds.Opened,
    kinds.CheckInOpened,
    kinds.CutMade,
    kinds.RoundClosed,
    kinds.RoundUndone,
    kinds.Paused,
    kinds.Resumed,
    kinds.Cancelled,
    kinds.Ended,
)
"""Facts that are announced in a message of their own (TM-67). A round is announced by the message with its pairings."""

OF_TABLES = (
    kinds.TableOpened,
    kinds.GameStarted,
    kinds.GameOver,
    kinds.GameVoided,
    kinds.Absent,
    kinds.Ruled,
    kinds.Corrected,
    kinds.RoundClosed,
    kinds.Extended,
)
"""Facts that change the message of their round."""

OF_OWN = (kinds.TableOpened, kinds.GameOver, kinds.Corrected, kinds.Extended, kinds.Absent, kinds.Ruled)
"""Facts that change the own message of those at the table."""


OF_TIMES = (kinds.VacationTaken, kinds.Downtime, kinds.ClockSetBack, kinds.Resumed)
"""Facts that move the deadlines of rounds of days."""


def slots_of(hall: Hall, records: Iterable[Record]) -> list[str]:
    """Return the slots that records make out of date; the hall's state has the records already."""
    found = [CARD]
    for record in records:
        fact = record.fact
        if isinstance(fact, ANNOUNCED):
            found.append(news_slot(record.n))
        if isinstance(fact, kinds.RoundPaired):
            found += [*round_pages(hall, fact.stage, fact.round), *mine_of_round(hall, fact)]
        elif isinstance(fact, kinds.RoundUndone):
            found += _of_undone(hall, fact)
        elif isinstance(fact, kinds.Started | kinds.Cancelled):
            found += _calls(hall)
        elif isinstance(fact, OF_TABLES):
            found += round_pages(hall, fact.stage, fact.round, getattr(fact, "table", 0))
        elif isinstance(fact, OF_TIMES) and isinstance(hall.settings.pace, Days):
            found += of_open_rounds(hall, fact.entry if isinstance(fact, kinds.VacationTaken) else 0)
        if isinstance(fact, kinds.Corrected):
            found += _tables_from(hall, fact)
        if isinstance(fact, OF_OWN) and fact.table:
            found += mine_of_table(hall, fact.stage, fact.round, fact.table)
    return [*dict.fromkeys(found)]


def _calls(hall: Hall) -> list[str]:
    """Return the slots that called to enter and to check in: they call no longer."""
    return [news_slot(one.n) for one in hall.records if isinstance(one.fact, kinds.Opened | kinds.CheckInOpened)]


def _tables_from(hall: Hall, fact: kinds.Corrected) -> list[str]:
    """Return the slots of the posted tables that a corrected result changes: of its round and the later ones (TM-62)."""
    return [
        news_slot(one.n)
        for one in hall.records
        if isinstance(one.fact, kinds.RoundClosed) and one.fact.stage == fact.stage and one.fact.round >= fact.round
    ]


DUELS_ON_PAGE, PODS_ON_PAGE = 15, 6
"""Pairings on a page of a round's message: with links to their tables and a mention of each player they fill a message."""


def on_page(hall: Hall) -> int:
    """Return how many pairings a page of a round's message has. Pods and duels of teams have four persons and more at a table."""
    wide = hall.settings.seats[1] > 2 or hall.settings.entering.members > 1
    return PODS_ON_PAGE if wide else DUELS_ON_PAGE


def round_pages(hall: Hall, stage: int, number: int, table: int = 0) -> list[str]:
    """Return the slots of all pages of a round's message; of one that was undone, those of its first page.

    With a table it is the page on which that stands, and the first one, which has the latest deadline.
    """
    if table:
        pages = dict.fromkeys((0, (table - 1) // on_page(hall)))
        return [round_slot(stage, number, page) for page in pages]
    found = hall.state.rounds.get((stage, number))
    count = max(1, -(-len(found.pairings) // on_page(hall))) if found else 1
    return [round_slot(stage, number, page) for page in range(count)]


def _of_undone(hall: Hall, fact: kinds.RoundUndone) -> list[str]:
    """Return the slots of a round that was taken back: its pages, and what its players were told."""
    for record in reversed(hall.records):
        made = record.fact
        if isinstance(made, kinds.RoundPaired) and (made.stage, made.round) == (fact.stage, fact.round):
            pages = range(max(1, -(-len(made.pairings) // on_page(hall))))
            return [*(round_slot(fact.stage, fact.round, page) for page in pages), *mine_of_round(hall, made)]
    return []


def mine_of_round(hall: Hall, fact: kinds.RoundPaired) -> list[str]:
    """Return the slots of the messages that tell all persons of a round their own pairing."""
    entries = [side for pairing in fact.pairings for side in pairing.sides]
    entries += [*fact.half, *fact.none]
    return [mine_slot(fact.stage, fact.round, member) for entry in entries for member in hall.persons(entry)]


def of_open_rounds(hall: Hall, entry: int) -> list[str]:
    """Return the slots that show the deadlines and tables of open pairings: those of an entry, with 0 all."""
    found = []
    for (stage, number), round_ in hall.state.rounds.items():
        tables = [] if round_.is_closed else [one.table for one in round_.pairings if entry in (0, *one.sides)]
        found += round_pages(hall, stage, number) if tables else []
        found += [slot for table in tables for slot in mine_of_table(hall, stage, number, table)]
    return found


def mine_of_table(hall: Hall, stage: int, number: int, table: int) -> list[str]:
    """Return the slots of the messages that tell the persons of a pairing about it."""
    pairing = hall.state.pairing_of(stage, number, table)
    sides = pairing.sides if pairing else ()
    return [mine_slot(stage, number, member) for entry in sides for member in hall.persons(entry)]
