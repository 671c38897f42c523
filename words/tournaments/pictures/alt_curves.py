"""The Alt text of a rating curve: the rating now, its beginning, its lowest and highest."""

from __future__ import annotations

from datetime import UTC, datetime

from tournaments.views.pages import PERSON, RatingCurve, RatingPoint
from words.texts import sentence
from words.tournaments.pictures.captions import PictureWords

SECONDS = 86_400


def curve_alt(curve: RatingCurve, words: PictureWords) -> str:
    """Return the Alt text of a rating curve."""
    say = words.say
    last = curve.points[-1]
    sentences = [say("picture-alt-rating", name=words.name(PERSON), title=curve.title, rating=str(last.rating))]
    if last.provisional:
        sentences.append(say("picture-alt-provisional"))
    if len(curve.points) > 1:
        for key, point in (
            ("picture-alt-from", curve.points[0]),
            ("picture-alt-lowest", min(curve.points, key=lambda point: point.rating)),
            ("picture-alt-highest", max(curve.points, key=lambda point: point.rating)),
        ):
            sentences.append(say(key, rating=str(point.rating), day=_day(point, words)))
    return " ".join(map(sentence, sentences))


def _day(point: RatingPoint, words: PictureWords) -> str:
    found = datetime.fromtimestamp(point.day * SECONDS, UTC)
    return words.day(found.year, found.month, found.day)
