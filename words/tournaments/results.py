"""Results of pairings and games in words, as figures between the names, so that no name needs a case."""

from __future__ import annotations

from collections.abc import Sequence

from words.tournaments.speech import Speech

BOTH_LOSE = (2, 2)
BEATS = {(1, 2): "1–0", (2, 1): "0–1", (1, 1): "½–½", BOTH_LOSE: "0–0"}
"""The results of a duel."""


def result(speech: Speech, sides: Sequence[int], places: Sequence[int], played: bool, score: Sequence[int] = ()) -> str:
    """Return a result: "Anna – Boris 1–0", "1st Anna, 2nd Boris, 3rd Vera"; a forfeit is named.

    `score` are the games won by each side of a duel, shown where there were more than one.
    """
    duel = len(sides) == 2
    text = f"{speech.sides(sides)} **{duel_score(places, score)}**" if duel else podium(speech, sides, places)
    return text if played else speech("tournament-forfeit", text=text)


def duel_score(places: Sequence[int], score: Sequence[int] = ()) -> str:
    """Return the score of a duel: the games won if they agree with the result and are more than one, else 1–0."""
    plain = BEATS[places[0], places[1]]
    if len(score) != 2 or sum(score) < 2:
        return plain
    won, lost = score
    agrees = {"1–0": won > lost, "0–1": won < lost, "½–½": won == lost, "0–0": False}[plain]
    return f"{won}–{lost}" if agrees else plain


def podium(speech: Speech, sides: Sequence[int], places: Sequence[int]) -> str:
    """Return the places of a pod in their order; equal ones stand together."""
    if 1 not in places:
        return speech("tournament-pod-all-lose", names=speech.all_names(sides))
    texts = []
    for place in sorted({*places}):
        names = [speech.marked(side) for side, own in zip(sides, places, strict=True) if own == place]
        texts.append(speech("tournament-pod-place", place=place, names=speech.words.join(names)))
    return ", ".join(texts)
