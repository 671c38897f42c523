"""Prospects of Super Fantasy Brawl in words: the result of each side's next scoring if nothing changes."""

from __future__ import annotations

from typing import NamedTuple

from engines.brawl.views.view import View
from words.brawl.cards.base import MatchWords


class Prospect(NamedTuple):
    """A challenge that a team fulfils now, by its slot of the track: its points at the team's next scoring.

    That is 0 if it will have left the track by then.
    """

    team: int
    slot: int
    worth: int


def shift_before(view: View, team: int) -> int:
    """Return how many slots challenges move before a team's next scoring: none if it still has a turn in a round that counts."""
    return 0 if view.round > 1 and team in _later(view) else len(view.order) // 2


def _later(view: View) -> list[int]:
    """Return the teams of those who still have a turn in this round, in order."""
    seats = {player.seat: player.team for player in view.players}
    return [seats[seat] for seat in view.order[view.order.index(view.turn) + 1 :] if seat in seats]


def _scoring(view: View) -> tuple[int, ...]:
    """Return the teams in the order in which they score next; the first one takes challenges away from the other (SB-11)."""
    teams = [*(_later(view) if view.round > 1 else ()), 0, 1]
    return tuple(dict.fromkeys(teams))


def expected_scores(view: View) -> list[Prospect]:
    """Return the next scores of each team if nothing changes, in the order of scoring (SB-11, SB-14, SB-16).

    Nothing outside turns and after the end.
    """
    if view.turn not in view.order or view.result is not None:
        return []
    worths = [slot.worth for slot in view.track]
    found: list[Prospect] = []
    taken: set[int] = set()
    for team in _scoring(view):
        shift = shift_before(view, team)
        for at, slot in enumerate(view.track):
            if team in slot.fulfilled and at not in taken:
                worth = worths[at + shift] if at + shift < len(worths) else 0
                found.append(Prospect(team, at, worth))
                taken |= {at} if worth else set()
    return found


def prospects(words: MatchWords, view: View) -> list[str]:
    """Return a line for each team that would score next, first who scores first."""
    lines = []
    found = [each for each in expected_scores(view) if each.worth]
    for team in dict.fromkeys(each.team for each in found):
        own = [each for each in found if each.team == team]
        names = ", ".join(words.quoted(words.challenge(view.track[each.slot].challenge)) for each in own)
        gain = words.points(sum(each.worth for each in own))
        lines.append(words.say("brawl-prospect", team=words.team(team), gain=gain, names=names))
    return lines
