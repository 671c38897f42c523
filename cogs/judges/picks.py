"""Reads the picks and texts of a judge: the action, its subject, a rule of the game, a time."""

from __future__ import annotations

from cogs.kit.controls.custom_ids import number
from referee.clocks.terms import TermsError, parse_duration
from referee.errors import RefusedError
from referee.judges.corrections import ACTIONS, Action, Subject
from referee.match.live import Live
from words.learning import books

HIGHEST_MOMENT = 10_000
"""The highest number of a moment that a control may carry."""

MARK_PREFIX = "m"
"""The first letter of a match's mark among a control's arguments; picks there are numbers."""


THING_TO_VALUE = ">"
"""The character between a thing on the table and its value in a pick."""


def action_of(args: tuple[str, ...]) -> Action:
    """Return the action that a control's arguments name. Raises RefusedError for forged arguments."""
    found = next((name for name in ACTIONS if args and name == args[0]), None)
    if found is None:
        raise RefusedError("refused-unknown-control")
    return found


def args_of(action: Action, picked: str, mark: str) -> tuple[str, ...]:
    """Return the arguments of a control: the action, its pick if any, the match's mark when the judge was asked if any."""
    return (action, *([picked] if picked else []), *([f"{MARK_PREFIX}{mark}"] if mark else []))


def picked_of(args: tuple[str, ...]) -> tuple[str, str]:
    """Return the pick and the mark of a control's arguments; an empty string for one that is missing."""
    picked = next((arg for arg in args[1:] if not arg.startswith(MARK_PREFIX)), "")
    return picked, next((arg.removeprefix(MARK_PREFIX) for arg in args[1:] if arg.startswith(MARK_PREFIX)), "")


def subject_of(action: Action, picked: str) -> Subject:
    """Return the subject of an action from its pick: a seat, a moment, winners, or a thing and its value.

    Raises RefusedError for a forged pick.
    """
    if action in ("time", "replace", "expel"):
        return Subject(seat=number(picked))
    if action == "back":
        return Subject(moment=number(picked, HIGHEST_MOMENT))
    if action == "amend":
        thing, _, value = picked.partition(THING_TO_VALUE)
        return Subject(thing=thing, value=value)
    if action == "award":
        return Subject(winners=tuple(number(seat) for seat in picked.split("-")))
    if picked:
        raise RefusedError("refused-unknown-control")
    return Subject()


def rule_of(live: Live, typed: str) -> str:
    """Return the id of the rule that was typed, an empty string for none. Raises RefusedError for an unknown rule."""
    wanted = typed.strip()
    if not wanted:
        return ""
    book = books()[live.row.game]
    found = book.rule_id(wanted)
    if found is None or book.topic_of_rule(found) is None:
        sample = next(rule for topic in book.topics for rule in topic.rules)
        raise RefusedError("refused-judge-rule", asked=f"`{_plain(wanted)}`", sample=sample)
    return found


def _plain(typed: str) -> str:
    """Return a typed rule without the characters that no rule id has."""
    return "".join(char for char in typed if char.isalnum() or char == "-")


def seconds_of(typed: str) -> int:
    """Return the seconds of the duration that was typed. Raises RefusedError for no duration."""
    try:
        return parse_duration(typed)
    except TermsError as error:
        raise RefusedError("refused-judge-time") from error
