"""A knockout in words: the names of its pairings, and what comes next for one of its sides."""

from __future__ import annotations

from collections.abc import Iterable

from tournaments.views.shapes import BracketState
from words.tournaments.rounds.brackets import NOBODY, UNKNOWN, round_name
from words.tournaments.speech import Speech


def part_name(speech: Speech, found: BracketState, node: str) -> str:
    """Return the part of the bracket that a paired node belongs to: "Losers' round 3", "Second grand final"."""
    return speech("tournament-node-second") if node == "G2" else round_name(speech, found, node)


def part_names(speech: Speech, found: BracketState, nodes: Iterable[str]) -> str:
    """Return the parts of the bracket that the pairings of a round belong to, each once: "Winners' round 2 · Losers' round 1"."""
    return " · ".join(dict.fromkeys(part_name(speech, found, node) for node in nodes if node))


def next_node(found: BracketState, entry: int) -> str:
    """Return the node at which an entry plays or waits, "" for one that has no more pairings."""
    for node in found.bracket.nodes:
        at = found.sides[node.name]
        if entry in (at.one, at.other) and at.winner == UNKNOWN:
            return node.name
    return ""


def is_knocked_out(found: BracketState, entry: int) -> bool:
    """Return whether an entry of the bracket has no more pairings and has not won it."""
    if entry not in found.seeds or next_node(found, entry):
        return False
    return not found.is_over or found.places().get(entry) != 1


def what_next(speech: Speech, found: BracketState) -> str:
    """Return the next pairing of a reader who has no open one, or that they are out; "" for who is not in the bracket."""
    if speech.own not in found.seeds:
        return ""
    node = next_node(found, speech.own)
    if not node:
        lost = is_knocked_out(found, speech.own)
        return speech("tournament-next-out", lives=found.bracket.lives) if lost else speech("tournament-next-champion")
    at = found.sides[node]
    other = at.other if at.one == speech.own else at.one
    part = part_name(speech, found, node)
    if other in (NOBODY, UNKNOWN):
        return speech("tournament-next-waits", part=part)
    return speech("tournament-next-plays", part=part, name=speech.name(other))


def now_out(speech: Speech, found: BracketState, entries: Iterable[int]) -> str:
    """Return which of the entries are out of the bracket, "" for none."""
    gone = [entry for entry in entries if is_knocked_out(found, entry)]
    return speech("tournament-says-out", names=speech.all_names(gone)) if gone else ""
