"""Learners' texts of Super Fantasy Brawl: listings below rules topics, and worked examples."""

from __future__ import annotations

from typing import get_args

from engines.brawl.content.pack import Pack, Standard
from engines.brawl.events import Over
from engines.brawl.examples import Shown
from engines.kernel.events import Event, Happened, of_kind
from words.brawl.cards.base import MatchWords
from words.brawl.match import BrawlWords
from words.common.examples import example_names
from words.texts import Language

# -------------------------------------------------------------------- beneath a topic


def listing(language: Language, pack: Pack, kind: str) -> list[str]:
    """Return the listing of content below a topic, a line each. Raises KeyError for an unknown kind."""
    words = MatchWords(language, pack, {})
    if kind == "standards":
        named = [words.standard(standard) for standard in get_args(Standard)]
        return [words.say("brawl-rules-line", name=each.name, text=each.text) for each in named]
    if kind == "challenges":
        return [
            words.say("brawl-rules-line", name=words.challenge(each.id), text=words.challenge_text(each.id))
            for each in pack.challenges
        ]
    if kind == "champions":
        return [
            _champion(words, champion.id) for champion in sorted(pack.champions, key=lambda c: words.champion(c.id))
        ]
    raise KeyError(kind)


def _champion(words: MatchWords, kit: str) -> str:
    champion = words.pack.champion[kit]
    face = champion.base
    figures = {"health": face.health, "defence": face.defence}
    origin = words.pack.origins.get(f"champions.{kit}")
    pack = origin.name.in_language(words.language) if origin is not None else ""
    return words.say(f"brawl-rules-champion-{champion.source}", name=words.champion(kit), pack=pack, **figures)


# -------------------------------------------------------------------- worked examples


def caption(language: Language, made: Shown, *, pictured: bool) -> str:  # noqa: ARG001  # a picture does not tell what came when
    """Return the caption of an example, then the events in it, in order and with the numbers; no card is secret here."""
    words = BrawlWords(language, made.rules.pack, example_names(language)).at(made.view)
    events = [each for happened in made.events if (each := _all_known(happened)) is not None]
    lines = words.story(events)
    lines += [line for over in of_kind(events, Over) if (line := words.line(over))]
    return "\n".join([f"**{made.example.says.in_language(language)}**", *(f"- {line}" for line in lines)])


def _all_known(happened: Happened) -> Event | None:
    """Return an event as those know it who know the most: the seat that it is a secret of, if any."""
    return next(iter(happened.secret.values()), happened.public)
