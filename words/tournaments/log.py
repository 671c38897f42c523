"""The open log: every fact as one line, with its author and its reason (TM-61)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tournaments.views.log import LogLine
from tournaments.views.shapes import kinds
from words.tournaments.figures import exact
from words.tournaments.results import podium, result
from words.tournaments.speech import Speech, reason_text

Facts = dict[str, str | float]


def log_line(speech: Speech, line: LogLine, author: str = "") -> str:
    """Return a line of the log without its time: the fact, its author, its reason.

    `author` is the name of the person who did it, escaped by the caller; without it only the office is named, and the entry of
    an author who plays.
    """
    kind = type(line.fact).__struct_config__.tag
    text = speech(f"tournament-log-{kind}", **_facts(speech, line))
    reason = reason_text(line.reason)
    return " ".join(part for part in (text, _author(speech, line, author), _reason(speech, reason)) if part)


def _author(speech: Speech, line: LogLine, author: str) -> str:
    if line.by in ("system", "player") and not author:
        return ""
    name = author or (speech.name(line.actor) if line.actor else "")
    plays = int(bool(line.actor) and line.by != "player")
    return speech(f"tournament-author-{line.by}", name=name, named=int(bool(name)), plays=plays)


def _reason(speech: Speech, reason: str) -> str:
    return speech("tournament-reason", reason=reason) if reason else ""


def _facts(speech: Speech, line: LogLine) -> Facts:
    """Return the variables of a fact's text: its numbers, names, times and result."""
    fact = line.fact
    known: Facts = {name: getattr(fact, name) for name in ("table", "nth", "number") if hasattr(fact, name)}
    if hasattr(fact, "round"):
        known["round"] = speech.round(getattr(fact, "stage", 0), fact.round)
    if hasattr(fact, "entry"):
        known["name"] = speech.name(fact.entry)
    if line.sides:
        known["sides"] = speech.sides(line.sides)
    if line.draw is not None:
        known["draw"], known["value"] = line.draw.number, line.draw.value[:12]
    more = MORE.get(type(fact))
    return known | more(speech, line, fact) if more else known


def _opened(_speech: Speech, _line: LogLine, fact: kinds.Opened) -> Facts:
    return {"commitment": fact.commitment[:12]}


def _entered(_speech: Speech, _line: LogLine, fact: kinds.Entered) -> Facts:
    return {"number": fact.entry, "members": fact.members}


def _started(_speech: Speech, _line: LogLine, fact: kinds.Started) -> Facts:
    return {"entries": len(fact.seeds), "salt": fact.salt[:12]}


def _paired(speech: Speech, _line: LogLine, fact: kinds.RoundPaired) -> Facts:
    byes = [pairing.sides[0] for pairing in fact.pairings if len(pairing.sides) == 1]
    away = (*fact.half, *fact.none)
    return {
        "tables": len(fact.pairings) - len(byes),
        "byes": speech.all_names(byes),
        "count": len(byes),
        "away": speech.all_names(away),
        "missing": len(away),
        "hand": int(fact.by_hand),
    }


def _table_opened(_speech: Speech, _line: LogLine, fact: kinds.TableOpened) -> Facts:
    return {"code": fact.code}


def _game_over(speech: Speech, line: LogLine, fact: kinds.GameOver) -> Facts:
    shown = _result(speech, line, fact)
    left = speech.all_names(fact.left)
    return shown | {"left": left, "leavers": len(fact.left)}


def _absent(speech: Speech, _line: LogLine, fact: kinds.Absent) -> Facts:
    return {"names": speech.all_names(fact.entries)}


def _result(speech: Speech, line: LogLine, fact: kinds.GameOver | kinds.Ruled | kinds.Corrected) -> Facts:
    if len(line.sides) != len(fact.places):
        return {"result": podium(speech, range(1, len(fact.places) + 1), fact.places)}
    return {"result": result(speech, line.sides, fact.places, fact.how == "played")}


def _round_closed(_speech: Speech, line: LogLine, _fact: kinds.RoundClosed) -> Facts:
    return {} if line.draw else {"draw": 0, "value": ""}


def _cut(speech: Speech, _line: LogLine, fact: kinds.CutMade) -> Facts:
    return {"names": speech.all_names(fact.seeds), "count": len(fact.seeds)}


def _penalised(speech: Speech, _line: LogLine, fact: kinds.Penalised) -> Facts:
    kind = speech(f"tournament-penalty-{fact.penalty}", points=exact(Fraction(fact.points)))
    return {"penalty": kind}


def _extended(speech: Speech, _line: LogLine, fact: kinds.Extended) -> Facts:
    known: Facts = {"span": speech.span(fact.seconds), "players": int(fact.by == "players")}
    return known if fact.table else known | {"sides": ""}


def _vacation(speech: Speech, _line: LogLine, fact: kinds.VacationTaken) -> Facts:
    return {"span": speech.span(fact.end - fact.start)}


def _downtime(speech: Speech, _line: LogLine, fact: kinds.Downtime) -> Facts:
    return {"span": speech.span(fact.end - fact.start)}


def _set_back(speech: Speech, _line: LogLine, fact: kinds.ClockSetBack) -> Facts:
    return {"span": speech.span(fact.seconds)}


def _fitted(speech: Speech, _line: LogLine, fact: kinds.Fitted) -> Facts:
    return {"changes": "; ".join(_change(speech, change) for change in fact.changes)}


def _change(speech: Speech, change: kinds.Change) -> str:
    shown = "word" if change.name in ("third_place", "second_final") else change.name
    before, after = (
        speech("tournament-fitted-value", setting=shown, value=value) for value in (change.before, change.after)
    )
    return speech("tournament-fitted", name=speech(f"tournament-setting-{change.name}"), before=before, after=after)


def _paused(_speech: Speech, line: LogLine, _fact: kinds.Paused) -> Facts:
    return {"lost": int(line.by == "system")}


def _absence(_speech: Speech, _line: LogLine, fact: kinds.AbsenceAsked | kinds.AbsenceTakenBack) -> Facts:
    return {"number": fact.round}


MORE: dict[type, Callable[[Speech, LogLine, Any], Facts]] = {
    kinds.Opened: _opened,
    kinds.Entered: _entered,
    kinds.Started: _started,
    kinds.RoundPaired: _paired,
    kinds.TableOpened: _table_opened,
    kinds.GameOver: _game_over,
    kinds.Absent: _absent,
    kinds.Ruled: _result,
    kinds.Corrected: _result,
    kinds.RoundClosed: _round_closed,
    kinds.CutMade: _cut,
    kinds.AbsenceAsked: _absence,
    kinds.AbsenceTakenBack: _absence,
    kinds.Penalised: _penalised,
    kinds.Extended: _extended,
    kinds.VacationTaken: _vacation,
    kinds.Downtime: _downtime,
    kinds.Paused: _paused,
    kinds.ClockSetBack: _set_back,
    kinds.Fitted: _fitted,
}
"""The functions that give the variables of a kind of fact beyond those that all share."""
