"""The table explained for one entry: each addend by opponent, with exact fractions (TM-43 to TM-47)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tournaments.views.reckoning import Part, Reckoning
from words.texts import capital
from words.tournaments.figures import PERCENTAGES, exact, percentage
from words.tournaments.speech import Speech, pages


def reckoning_pages(speech: Speech, made: Reckoning, limit: int = 1800) -> list[str]:
    """Return the reckoning of an entry as pages: its rounds, its points, then each tie-break with its parts."""
    head = speech("tournament-reckoning-title", name=speech.name(made.entry), round=made.through, place=made.place)
    lines = [*_rounds(speech, made), *_points(speech, made)]
    for name, value in _named_once(made):
        lines += _break(speech, made, name, value)
    return pages(lines, head, "", limit)


def _named_once(made: Reckoning) -> Iterator[tuple[str, Fraction]]:
    seen = set()
    for name, value in made.breaks:
        if name not in seen:
            seen.add(name)
            yield name, value


def _rounds(speech: Speech, made: Reckoning) -> Iterator[str]:
    for part in made.parts:
        kind = "played" if part.kind == "played" and len(part.opponents) > 1 else part.kind
        names = speech.all_names(part.opponents) or speech("tournament-nobody")
        yield speech(
            f"tournament-row-{kind}",
            round=part.round,
            names=names,
            points=exact(part.points),
            count=len(part.opponents),
        )


def _points(speech: Speech, made: Reckoning) -> Iterator[str]:
    total = " + ".join(exact(part.points) for part in made.parts) or "0"
    off = int(made.deducted > 0)
    yield speech("tournament-sum-points", sum=total, off=off, taken=exact(made.deducted), points=exact(made.points))


def _break(speech: Speech, made: Reckoning, name: str, value: Fraction) -> Iterator[str]:
    title = speech(f"tournament-break-{name}") if name not in POD_BREAKS else speech(f"tournament-column-{name}")
    shown = exact(value)
    if name in PERCENTAGES:
        shown = f"{exact(value)} = {percentage(speech.words, value)}"
    yield speech("tournament-sum-title", name=capital(title), value=shown)
    if name in ("buchholz", "buchholz_cut_1"):
        yield from (_addend(speech, made, part, name == "buchholz_cut_1") for part in made.parts)
    elif name == "sonneborn_berger":
        for part in made.parts:
            yield speech(
                "tournament-product",
                round=part.round,
                addend=exact(part.addend),
                result=exact(part.points),
                product=exact(part.product),
            )
    elif name == "direct_encounter":
        yield _encounter(speech, made)
    elif name in PERCENTAGES:
        yield from _shares(speech, made, name)
    elif name in POD_BREAKS:
        yield _of_pods(speech, made, name)
    else:
        yield speech(f"tournament-what-{name}")


POD_BREAKS = ("sole_firsts", "result", "mean_points")
"""The tie-breaks of pods (TM-32)."""


def _addend(speech: Speech, made: Reckoning, part: Part, cuts: bool) -> str:
    names = speech.all_names(part.opponents)
    scores = [exact(made.met[other].adjusted) for other in part.opponents if other in made.met]
    text = speech(
        f"tournament-addend-{part.basis}",
        round=part.round,
        names=names,
        count=len(part.opponents),
        scores=" + ".join(scores) or "0",
        own=exact(made.points),
        half=exact(made.half_rounds),
        value=exact(part.addend),
    )
    return speech("tournament-addend-cut", text=text) if cuts and part.cut else text


def _encounter(speech: Speech, made: Reckoning) -> str:
    if not made.encounter:
        return speech("tournament-encounter-alone")
    names = speech.all_names(made.encounter)
    if not any(made.encounter.values()):
        return speech("tournament-encounter-unmet", names=names)
    scores = ", ".join(f"{speech.name(entry)} {exact(points)}" for entry, points in made.encounter.items())
    return speech("tournament-encounter-met", scores=scores)


def _shares(speech: Speech, made: Reckoning, name: str) -> Iterator[str]:
    if name == "game_wins":
        won, drawn, lost = (sum(part.games[at] for part in made.parts) for at in range(3))
        yield speech("tournament-share-games", won=won, drawn=drawn, lost=lost)
        return
    for part in made.parts:
        if part.kind == "played":
            for other in part.opponents:
                figures = made.met.get(other)
                if figures is not None:
                    share = figures.match_wins if name == "opponents_match_wins" else figures.game_wins
                    yield speech("tournament-share", name=speech.name(other), share=exact(share))
    yield speech("tournament-share-mean")


def _of_pods(speech: Speech, made: Reckoning, name: str) -> str:
    if name == "result":
        results = [exact(value) for one, value in made.breaks if one == "result"]
        return speech("tournament-pod-results", results=", ".join(results))
    if name == "mean_points":
        met = [other for part in made.parts if part.kind == "played" for other in part.opponents]
        scores = ", ".join(f"{speech.name(other)} {exact(made.met[other].points)}" for other in met)
        return speech("tournament-pod-mean", scores=scores or speech("tournament-nobody"))
    return speech("tournament-pod-firsts")
