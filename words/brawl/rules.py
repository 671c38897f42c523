"""What Super Fantasy Brawl says to those who learn it: what stands beneath its topics, and worked examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from engines.brawl.content.pack import Pack, Standard
from engines.brawl.examples import Shown
from engines.kernel.state.model import Event, Seat
from words.brawl.cards.base import MatchWords
from words.brawl.match import BrawlWords
from words.texts import Language, words

# -------------------------------------------------------------------- beneath a topic


def listing(language: Language, pack: Pack, kind: str) -> list[str]:
    """Return what the content itself says to a topic, a line each. Raises KeyError for an unknown kind."""
    told = MatchWords(language, pack, {})
    if kind == "standards":
        named = [told.standard(standard) for standard in get_args(Standard)]
        return [told.say("brawl-rules-line", name=each.name, text=each.text) for each in named]
    if kind == "challenges":
        return [
            told.say("brawl-rules-line", name=told.challenge(each.id), text=told.challenge_text(each.id))
            for each in pack.challenges
        ]
    if kind == "champions":
        return [_champion(told, champion.id) for champion in sorted(pack.champions, key=lambda c: told.champion(c.id))]
    raise KeyError(kind)


def _champion(told: MatchWords, kit: str) -> str:
    champion = told.pack.champion[kit]
    face = champion.base
    figures = {"health": face.health, "defence": face.defence}
    origin = told.pack.origins.get(f"champions.{kit}")
    pack = origin.name.in_language(told.language) if origin is not None else ""
    return told.say(f"brawl-rules-champion-{champion.source}", name=told.champion(kit), pack=pack, **figures)


# -------------------------------------------------------------------- worked examples


def example_names(language: Language) -> Mapping[Seat, str]:
    """Return who sits at the tables of the examples, by seat."""
    return dict(enumerate(words(language)("rules-example-names").split(", ")))


def caption(language: Language, made: Shown, *, pictured: bool) -> str:  # noqa: ARG001  # a picture does not tell what came when
    """Return what an example shows, then what happened in it, in order and with the numbers; no card is secret here."""
    told = BrawlWords(language, made.rules.pack, example_names(language))
    told.meet(made.view)
    events = [(event.kind, _all_of(event)) for event in made.events]
    lines = told.story(events)
    lines += [line for kind, facts in events if kind == "over" and (line := told.line(kind, facts))]
    return "\n".join([f"**{made.example.says.in_language(language)}**", *(f"- {line}" for line in lines)])


def _all_of(event: Event) -> dict[str, object]:
    """Return the facts of an event as those know them who know the most."""
    return {key: value for facts in (event.facts or {}, *event.secret.values()) for key, value in facts.items()}


def alt(language: Language, made: Shown) -> str:
    """Return an example's table without markdown."""
    return BrawlWords(language, made.rules.pack, example_names(language)).summary(made.view)
