"""The organiser's panel in words: the next step, what blocks it, deadlines, penalties."""

from __future__ import annotations

from collections.abc import Iterator

from tournaments.views.steps import Step, Steps, TableTime
from words.texts import sentence
from words.tournaments.speech import Speech

SHOWN = 5
"""Most tables that are named as blocking; the others are counted."""


def next_step(speech: Speech, now: Steps) -> str:
    """Return the one thing due, or what it waits for: "Close round 3.", "Table 4 is not over"."""
    if now.paused:
        return speech("tournament-step-paused")
    if now.due is not None:
        return _due(speech, now.due)
    if now.blocked:
        return "\n".join([speech("tournament-step-blocked", count=len(now.blocked)), *blocked_lines(speech, now)])
    key = now.phase if now.phase != "running" else "nothing"
    text = speech(f"tournament-step-{key}", entries=now.entries, there=now.checked_in, waiting=now.waiting)
    later = speech("tournament-step-next", moment=speech.moment(now.next_at)) if now.next_at else ""
    return f"{text} {later}".rstrip()


def phase_line(speech: Speech, phase: str, paused: bool) -> str:
    """Return the phase of a tournament in a few words."""
    return speech("tournament-phase-paused" if paused else f"tournament-phase-{phase}")


def entries_line(speech: Speech, now: Steps) -> str:
    """Return how many have entered, checked in and wait, before the start."""
    return speech("tournament-entries", entries=now.entries, there=now.checked_in, waiting=now.waiting)


def blocked_lines(speech: Speech, now: Steps) -> list[str]:
    """Return the tables that are not over, a line each with its deadline; of many the first ones and a count."""
    lines = [table_line(speech, table) for table in now.blocked[:SHOWN]]
    if len(now.blocked) > SHOWN:
        lines.append(speech("tournament-step-more", count=len(now.blocked) - SHOWN))
    return lines


def table_line(speech: Speech, table: TableTime) -> str:
    """Return a table that is not over: its sides, its state, the moment that ends it."""
    place = speech("tournament-at-table", round=speech.round(table.stage, table.round), table=table.table)
    state = "running" if table.there else "open" if table.opened else "waiting"
    parts = [f"{place}: {speech.sides(table.sides)}", speech(f"tournament-state-{state}"), *_ends(speech, table)]
    return "- " + " · ".join(parts)


def no_show_warning(speech: Speech, table: TableTime, missing: tuple[int, ...]) -> str:
    """Return the warning at a table that has not begun: who is missing, and when the game and the pairing are lost."""
    parts = [speech("tournament-warn-missing", names=speech.all_names(missing))]
    if table.no_show_game is not None:
        parts.append(speech("tournament-warn-game", moment=speech.moment(table.no_show_game)))
    if table.no_show_pairing is not None:
        parts.append(speech("tournament-warn-pairing", moment=speech.moment(table.no_show_pairing)))
    return " ".join(parts)


def penalty_notice(speech: Speech, penalty: str, reason: str, points: str = "0") -> str:
    """Return the message to an entry that got a penalty. `reason` is escaped by the caller, `points` as they are shown."""
    kind = speech(f"tournament-penalty-{penalty}", points=points)
    return speech("tournament-penalty-notice", penalty=kind, reason=sentence(reason))


def penalty_choice(speech: Speech, penalty: str) -> str:
    """Return the effect of a penalty, for those who choose one (TM-63)."""
    return speech(f"tournament-penalty-{penalty}-does")


def _due(speech: Speech, due: Step) -> str:
    name = due.kind
    return speech(f"tournament-step-{name}", round=speech.round(due.stage, due.round), number=due.round)


def _ends(speech: Speech, table: TableTime) -> Iterator[str]:
    for name in ("no_show_game", "no_show_pairing", "time_up", "deadline"):
        at = getattr(table, name)
        if at is not None:
            yield speech(f"tournament-ends-{name}", moment=speech.moment(at))
