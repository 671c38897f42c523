"""What a judge has picked and typed, read: the action, what it is about, a rule of the game, a time."""

from __future__ import annotations

from cogs.kit.custom_ids import number
from referee.clocks.terms import TermsError, parse_duration
from referee.errors import RefusedError
from referee.judges.corrections import ACTIONS, Action, Subject
from referee.match.live import Live
from words.learning import books

HIGHEST_MOMENT = 10_000
"""The highest number of a moment that is read."""

MARK_PREFIX = "m"
"""What the mark of a match begins with in a control, where picks are numbers."""


def action_of(args: tuple[str, ...]) -> Action:
    """Return the action of a control. Raises RefusedError for a forged one."""
    found = next((name for name in ACTIONS if args and name == args[0]), None)
    if found is None:
        raise RefusedError("refused-unknown-control")
    return found


def args_of(action: Action, picked: str, mark: str) -> tuple[str, ...]:
    """Return the arguments of a control: the action, what was picked for it, how the match stood when the judge was asked."""
    return (action, *([picked] if picked else []), *([f"{MARK_PREFIX}{mark}"] if mark else []))


def picked_of(args: tuple[str, ...]) -> tuple[str, str]:
    """Return what was picked, and how the match stood then; nothing for either that the control does not say."""
    picked = next((arg for arg in args[1:] if not arg.startswith(MARK_PREFIX)), "")
    return picked, next((arg.removeprefix(MARK_PREFIX) for arg in args[1:] if arg.startswith(MARK_PREFIX)), "")


def subject_of(action: Action, picked: str) -> Subject:
    """Return what a deed is about by what was picked for it. Raises RefusedError for a forged pick."""
    if action in ("time", "replace", "expel"):
        return Subject(seat=number(picked))
    if action == "back":
        return Subject(moment=number(picked, HIGHEST_MOMENT))
    if action == "award":
        return Subject(winners=tuple(number(seat) for seat in picked.split("-")))
    if picked:
        raise RefusedError("refused-unknown-control")
    return Subject()


def rule_of(live: Live, typed: str) -> str:
    """Return the rule that was typed, as the rules of the game call it; nothing if none was. Raises RefusedError."""
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
    """Return what was typed where a rule is to stand, without what is none of its characters."""
    return "".join(char for char in typed if char.isalnum() or char == "-")


def seconds_of(typed: str) -> int:
    """Return the time that was typed. Raises RefusedError."""
    try:
        return parse_duration(typed)
    except TermsError as error:
        raise RefusedError("refused-judge-time") from error
