"""The pairings of a round as text, and the message that each player gets about the own one."""

from __future__ import annotations

from collections.abc import Iterator

from tournaments.views.shapes import Pods, Settings, Swiss
from tournaments.views.tournament import EntryView, PairingView, RoundView, TournamentView
from words.tournaments.results import result
from words.tournaments.speech import Speech, pages

THIRD = "T"
"""The node of the pairing for third place."""


def round_pages(speech: Speech, view: TournamentView, one: RoundView, limit: int = 1800) -> list[str]:
    """Return the pairings of a round as pages, the reader's own first and marked, with their state or result."""
    head = f"### {round_title(speech, view, one)}"
    if one.by_hand:
        head += f"\n{speech('tournament-by-hand')}"
    lines = [pairing_line(speech, view, pairing) for pairing in one.pairings]
    return pages([*lines, *_missing(speech, view, one)], head, _state_of_round(speech, one), limit)


def round_title(speech: Speech, view: TournamentView, one: RoundView) -> str:
    """Return "Round 3 of 5", or "Semifinal round"."""
    if one.stage == 0 and view.planned:
        return speech("tournament-round-of", round=one.number, rounds=view.planned)
    if one.left:
        return speech("tournament-round-cut", left=one.left)
    return speech.round(one.stage, one.number)


def pairing_line(speech: Speech, view: TournamentView, pairing: PairingView) -> str:
    """Return a pairing as a line: its table, sides, who goes first, and how it stands."""
    arrow = "▸ " if pairing.own else ""
    again = f" · {speech('tournament-again')}" if pairing.repeats and weighs_repeats(view, pairing.stage) else ""
    table = speech("tournament-table", table=pairing.table, group=pairing.group)
    table += f" · {speech('tournament-for-third')} ·" if pairing.node == THIRD else ""
    if len(pairing.sides) == 1:
        return f"{arrow}{speech.sides(pairing.sides)}{again}"
    if pairing.places:
        text = result(speech, pairing.sides, pairing.places, pairing.played, pairing.wins)
        return f"{arrow}{table} {text}{_why_over(speech, pairing)}{again}"
    return f"{arrow}{table} {_open(speech, view.settings, pairing)}{again}"


def weighs_repeats(view: TournamentView, stage: int) -> bool:
    """Return whether the rounds of a stage avoid repeats, so that one is worth a word: those of a Swiss (TM-25)."""
    return isinstance(view.settings.format, Swiss) and stage == 0


def repeats_line(speech: Speech, view: TournamentView, one: RoundView) -> str:
    """Return how many repeats a Swiss round has and that none has fewer, "" without any or for a round by hand (TM-25)."""
    count = sum(1 for pairing in one.pairings if pairing.repeats)
    if not count or one.by_hand or not weighs_repeats(view, one.stage):
        return ""
    return speech("tournament-why-repeats", count=count)


def own_pairing(speech: Speech, view: TournamentView, one: RoundView, part: str = "") -> str:
    """Return the message to a reader about the own pairing of a round; also for a bye, an absence, and for who is out.

    `part` names the part of a bracket. It is "" for a reader without an entry.
    """
    title = round_title(speech, view, one)
    if part:
        title = f"{title} · {part}"
    pairing = next((pairing for pairing in one.pairings if speech.own in pairing.sides), None)
    entry = next((entry for entry in view.entries if entry.number == speech.own), None)
    if entry is None:
        return ""
    if pairing is None:
        return _unpaired(speech, view, title, one, entry)
    if len(pairing.sides) == 1:
        return speech("tournament-own-bye", round=title)
    is_pod = isinstance(view.settings.format, Pods) and one.stage == 0
    if pairing.places:
        return _own_result(speech, title, pairing)
    if is_pod:
        return _own_pod(speech, title, pairing)
    parts = [_own_duel(speech, view, title, pairing)]
    if pairing.node == THIRD:
        parts.append(speech("tournament-own-third"))
    if view.settings.entering.members > 1:
        parts.append(speech("tournament-own-team"))
    if view.settings.best_of > 1:
        parts.append(speech("tournament-own-best-of", games=view.settings.best_of))
    return " ".join(parts)


def seats_line(speech: Speech, sides: tuple[int, ...]) -> str:
    """Return the seats of a pod in their order: "1. Anna, 2. Boris, 3. Vera"."""
    return ", ".join(f"{seat}. {speech.marked(side)}" for seat, side in enumerate(sides, 1))


def _open(speech: Speech, settings: Settings, pairing: PairingView) -> str:
    pod = isinstance(settings.format, Pods) and pairing.stage == 0
    text = seats_line(speech, pairing.sides) if pod else speech.sides(pairing.sides)
    parts = [text]
    if sum(pairing.wins):
        parts.append(f"**{pairing.wins[0]}–{pairing.wins[1]}**")
    if pairing.first:
        parts.append(speech("tournament-goes-first", name=speech.name(pairing.first)))
    if pairing.absent:
        parts.append(speech("tournament-not-there", names=speech.all_names(pairing.absent)))
    parts.append(speech(f"tournament-state-{_state(pairing)}"))
    return " · ".join(parts)


def _state(pairing: PairingView) -> str:
    if pairing.running:
        return "running"
    return "open" if pairing.codes else "waiting"


def _why_over(speech: Speech, pairing: PairingView) -> str:
    return f" · {speech('tournament-by-leaving')}" if pairing.by_leaving else ""


def _missing(speech: Speech, view: TournamentView, one: RoundView) -> Iterator[str]:
    half = [entry for entry in one.away if entry in one.half]
    none = [entry for entry in one.away if entry not in one.half]
    if half:
        yield speech("tournament-away-half", names=speech.all_names(half))
    if none:
        yield speech("tournament-away-none", names=speech.all_names(none))
    paired = {side for pairing in one.pairings for side in pairing.sides}
    for status in ("dropped", "disqualified"):
        gone = [e.number for e in view.entries if e.status == status and e.seed and e.number not in paired]
        if gone and one.stage == 0 and not view.settings.is_robin and view.planned:
            yield speech(f"tournament-away-{status}", names=speech.all_names(gone))


def _state_of_round(speech: Speech, one: RoundView) -> str:
    if one.closed:
        return speech("tournament-round-closed")
    left = sum(1 for pairing in one.pairings if not pairing.places)
    return speech("tournament-round-left", tables=left)


def _unpaired(speech: Speech, view: TournamentView, title: str, one: RoundView, entry: EntryView) -> str:
    if speech.own in one.away:
        half = 0 if speech.own not in one.half else 2 if isinstance(view.settings.format, Pods) else 1
        return speech("tournament-own-away", round=title, half=half)
    if entry.status != "in":
        return speech("tournament-own-out", round=title)
    # Who entered late is in from the next round on (TM-06); nobody comes anew into a bracket or a round robin.
    later = one.stage == 0 and one.number < view.planned and isinstance(view.settings.format, Swiss | Pods)
    return speech("tournament-own-rest", round=title, next=one.number + 1 if later else 0)


def _own_duel(speech: Speech, view: TournamentView, title: str, pairing: PairingView) -> str:
    index = pairing.sides.index(speech.own)
    other = pairing.sides[1 - index]
    first = 0 if not view.settings.first else 1 if pairing.first == speech.own else 2
    return speech("tournament-own-duel", round=title, name=speech.name(other), table=pairing.table, first=first)


def _own_result(speech: Speech, title: str, pairing: PairingView) -> str:
    """Return how a decided pairing ended: in a duel for the reader, in a pod for all."""
    if len(pairing.sides) > 2:
        score = result(speech, pairing.sides, pairing.places, pairing.played, pairing.wins)
        return speech("tournament-own-over", round=title, table=pairing.table, result=score)
    index = pairing.sides.index(speech.own)
    own, other = pairing.places[index], pairing.places[1 - index]
    outcome = "drawn" if own == other == 1 else "both" if own == other else "won" if own == 1 else "lost"
    name = speech.name(pairing.sides[1 - index])
    return speech("tournament-own-result", round=title, name=name, outcome=outcome, forfeit=int(not pairing.played))


def _own_pod(speech: Speech, title: str, pairing: PairingView) -> str:
    seat = pairing.sides.index(speech.own)
    size = len(pairing.sides)
    before, after = pairing.sides[seat - 1], pairing.sides[(seat + 1) % size]
    return speech(
        "tournament-own-pod",
        round=title,
        table=pairing.table,
        seats=seats_line(speech, pairing.sides),
        seat=seat + 1,
        before=speech.name(before),
        after=speech.name(after),
        size=size,
    )
