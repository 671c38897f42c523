"""A bracket as text: its rounds in order, each pairing with its sides or where they come from."""

from __future__ import annotations

from collections.abc import Iterator

from tournaments.views.shapes import BracketState, Source
from tournaments.views.tournament import PairingView, TournamentView
from words.tournaments.results import duel_score
from words.tournaments.speech import Speech, pages

FINALS = ("T", "G1", "G2")
"""The nodes that have a name of their own."""

UNKNOWN, NOBODY = -1, 0
"""The sides of a pairing that nobody is known for yet, and that nobody takes."""


def bracket_pages(
    speech: Speech, view: TournamentView, stage: int, found: BracketState, limit: int = 1800
) -> list[str]:
    """Return a bracket as pages: a heading for each round, then its pairings; byes are named, the reader's path is marked."""
    played = {
        pairing.node: pairing for one in view.rounds if one.stage == stage for pairing in one.pairings if pairing.node
    }
    lines, title = [], ""
    for node in found.bracket.nodes:
        line = _node(speech, found, node.name, played.get(node.name))
        if not line:
            continue
        heading = round_name(speech, found, node.name)
        if heading != title:
            title = heading
            lines.append(f"**{title}**")
        lines.append(line)
    return pages(lines, f"### {speech('tournament-bracket-title', stage=stage)}", "", limit)


def round_name(speech: Speech, found: BracketState, node: str) -> str:
    """Return the name of the round that a node belongs to: "Semifinals", "Losers' round 3", "Grand final"."""
    if node in FINALS:
        return speech(f"tournament-node-{node.lower()}")
    side, number = node[0], int(node[1:].split("-", maxsplit=1)[0])
    if side == "L":
        return speech("tournament-node-losers", round=number)
    count = sum(1 for other in found.bracket.nodes if other.name.startswith(f"W{number}-"))
    if found.bracket.lives == 2:
        return speech("tournament-node-winners", round=number)
    return speech("tournament-node-of", sides=count * 2)


def _source(speech: Speech, source: Source) -> str:
    """Return where a side comes from: "seed 3", "winner of W2-1"."""
    node = speech("tournament-node-grand") if source.node == "G1" else source.node
    return speech(f"tournament-source-{source.kind}", node=node, seed=source.seed)


def _node(speech: Speech, found: BracketState, name: str, pairing: PairingView | None) -> str:
    at = found.sides[name]
    if at.one == NOBODY and at.other == NOBODY:
        return ""
    mark = "▸ " if speech.own and speech.own in (at.one, at.other) else ""
    # Finals have their names as headings.
    start = mark if name in FINALS else f"{mark}`{name}` "
    if NOBODY in (at.one, at.other):
        known = max(at.one, at.other)
        if known > 0:
            return start + speech.sides((known,))
        return start + speech("tournament-node-bye", source=_waits(speech, found, name))
    one, other = _sides(speech, found, name)
    return f"{start}{one} – {other}" + _score(speech, found, name, pairing)


def _sides(speech: Speech, found: BracketState, name: str) -> Iterator[str]:
    at = found.sides[name]
    for entry, source in zip((at.one, at.other), found.bracket.node(name).sides, strict=True):
        if entry > 0:
            text = speech.name(entry)
            yield f"**{text}**" if at.winner == entry else text
        else:
            yield _source(speech, source)


def _waits(speech: Speech, found: BracketState, name: str) -> str:
    at = found.sides[name]
    sources = zip((at.one, at.other), found.bracket.node(name).sides, strict=True)
    source = next(source for entry, source in sources if entry == UNKNOWN)
    return _source(speech, source)


def _score(speech: Speech, found: BracketState, name: str, pairing: PairingView | None) -> str:
    at = found.sides[name]
    if pairing is None:
        return ""
    if not pairing.places:
        return f" · {speech('tournament-state-running' if pairing.running else 'tournament-state-paired')}"
    turned = pairing.sides[0] != at.one
    places = pairing.places[::-1] if turned else pairing.places
    wins = pairing.wins[::-1] if turned else pairing.wins
    score = f" {duel_score(places, wins)}"
    return score if pairing.played else speech("tournament-forfeit", text=score)
