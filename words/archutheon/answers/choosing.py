"""Answers to the questions before the first turn: colours, leaders, heroes, terrains, passives (AR-04 to AR-08, AR-90)."""

from __future__ import annotations

from collections.abc import Container, Mapping

from engines.archutheon.content.vocabulary import VALUES
from engines.archutheon.views.view import View
from engines.kernel.state.model import Decision
from words.archutheon.answers.common import Answer
from words.archutheon.cards.base import COLOURS, MatchWords
from words.common.limits import ALT, DETAIL
from words.safe import clip


def _colour(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("archutheon-opt-colour", colour=key)


def _colour_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("archutheon-opt-colour-does", colour=key, side=COLOURS.index(key))


def _hero(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.hero(key)


def _hero_does(words: MatchWords, decision: Decision, key: str, _view: View) -> str:
    """Return the card that a hero brings at once: of a leader his active card, of others the base card; and his trait."""
    card = _card_line(words, words.pack.cards_of(key)["base" if decision.kind == "hero_pick" else "leader"])
    card = f"{card[:1].upper()}{card[1:]}"
    return f"{card}. {words.trait(key)}" if words.trait(key) else card


def _card_line(words: MatchWords, name: str) -> str:
    """Return a card with its figures: "base “Cleaver”: Chaos, damage 2, targeted 0–1, block 2"."""
    return words.say("archutheon-hero-card", value=words.value(name), card=words.card(name), text=words.short(name))


def hero_lines(words: MatchWords, kit: str, values: Container[str] = VALUES) -> list[str]:
    """Return how a hero plays, his trait, and each card of these values with its figures."""
    lines = [words.pack.hero[kit].flavour.in_language(words.language), words.trait(kit)]
    lines += [_card_line(words, name) for value, name in words.pack.cards_of(kit).items() if value in values]
    return [line for line in lines if line]


def _hero_detail(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return clip("\n".join(hero_lines(words, key)), DETAIL)


def _hero_text(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return how a hero plays, and his base card, which is in the hand from the first turn."""
    return "\n".join(hero_lines(words, key, ("base",)))


def sheet(words: MatchWords, kit: str) -> str:
    """Return the cards of a hero, as his picture shows them, in at most 1024 code points."""
    return clip("\n".join([words.hero(kit), *hero_lines(words, kit)]), ALT)


def card_sheet(words: MatchWords, name: str) -> str:
    """Return a card as its picture shows it, in at most 1024 code points."""
    lines = [words.card_of(name), f"{words.value(name)}; {words.short(name)}"]
    lines += [words.property_line(name, speed) for speed, _ in words.properties(name)]
    return clip("\n".join(lines), ALT)


def side_sheet(words: MatchWords, name: str) -> str:
    """Return a passive or a side of a terrain as its picture shows it."""
    return clip(f"{words.passive(name)}\n{words.standing(name)}", ALT)


def _terrain(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.terrain(key)


def _terrain_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return the names of both sides of a terrain."""
    return " / ".join(words.quoted(words.passive(f"{key}.{side.id}")) for side in words.pack.terrain[key].sides)


def _terrain_detail(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    lines = (f"{key}.{side.id}" for side in words.pack.terrain[key].sides)
    return "\n".join(
        words.say("archutheon-list", title=words.passive(name), text=words.standing(name)) for name in lines
    )


def _side(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.passive(key)


def _side_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.standing(key)


LEADERS = frozenset({"leader", "leader_secret"})
"""Questions whose answers are leaders."""

HEROES = LEADERS | {"hero_pick"}
"""Questions whose answers are heroes to choose from."""

ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    "colour": (_colour, _colour_does),
    **dict.fromkeys(HEROES, (_hero, _hero_does)),
    "strike": (_terrain, _terrain_does),
    **dict.fromkeys(("face", "passive"), (_side, _side_does)),
}
"""Functions for the label and the effect of an answer, by kind of question."""

TEXTS: Mapping[str, Answer] = {"hero_pick": _hero_text, **dict.fromkeys(("face", "passive"), _side_does)}
"""Functions for effects that are longer than a description, by kind of question."""

DETAILS: Mapping[str, Answer] = {**dict.fromkeys(HEROES, _hero_detail), "strike": _terrain_detail}
"""Functions for the full effect of an answer, by kind of question."""
