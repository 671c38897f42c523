"""What BattleCON says to those who learn it: what cards do in the rules, and worked examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import FighterClass, Kit
from engines.battlecon.examples import Shown
from engines.kernel.state.model import Seat
from words.battlecon.cards.base import MatchWords
from words.battlecon.match import BattleconWords
from words.texts import Language, words

PIP = "★"
"""One for each level of difficulty, as on the pictures."""


# -------------------------------------------------------------------- what cards do, beneath a topic


def listing(language: Language, pack: Pack, kind: str) -> list[str]:
    """Return what the cards themselves say to a topic, a line each. Raises KeyError for an unknown kind."""
    told = MatchWords(language, pack, {})
    if kind == "bases":
        return [_card(told, name) for name in (*(card.id for card in pack.common.bases), pack.common.maneuver.id)]
    if kind == "supports":
        return [
            told.say("battlecon-rules-support", name=told.part(support.id), text=told.effects_text(support.id))
            for support in pack.common.supports
        ]
    if kind == "fighters":
        own = [line for source in ("adapted", "ours") for line in _fighters(told, source, "")]
        return own + [line for origin in pack.packs for line in _fighters(told, "pack", origin.id)]
    raise KeyError(kind)


def _card(told: MatchWords, name: str) -> str:
    figures = " / ".join(told.figures(name))
    key = "battlecon-rules-card" if told.text(name) else "battlecon-rules-plain"
    return told.say(key, name=told.card(name), figures=figures, text=told.text(name))


def _fighters(told: MatchWords, source: str, origin: str) -> list[str]:
    """Return the fighters from a source, of content packs from the one `origin`, a line for each class, the easiest first."""
    kits = [kit for kit in told.pack.kits if kit.source == source and origin in ("", _origin(told, kit))]
    if source == "pack" and not kits:
        return []
    name = told.pack.origins[f"kits.{kits[0].id}"].name.in_language(told.language) if source == "pack" else ""
    lines = [told.say(f"battlecon-rules-{source}", count=len(kits), pack=name)]
    for name in get_args(FighterClass):
        own = sorted((kit for kit in kits if kit.fighter_class == name), key=lambda kit: _rank(told, kit))
        if own:
            names = ", ".join(f"{told.fighter(kit.id)} {PIP * kit.difficulty}" for kit in own)
            lines.append(told.say("battlecon-rules-class", name=told.class_name(name), fighters=names))
    return lines


def _origin(told: MatchWords, kit: Kit) -> str:
    found = told.pack.origins.get(f"kits.{kit.id}")
    return found.id if found is not None else ""


def _rank(told: MatchWords, kit: Kit) -> tuple[int, str]:
    return kit.difficulty, told.fighter(kit.id)


# -------------------------------------------------------------------- worked examples


def example_names(language: Language) -> Mapping[Seat, str]:
    """Return who sits at the tables of the examples, by seat."""
    return dict(enumerate(words(language)("rules-example-names").split(", ")))


def caption(language: Language, made: Shown, *, pictured: bool) -> str:  # noqa: ARG001  # a picture does not tell what came when
    """Return what an example shows, then what happened in its beat, in order and with the numbers."""
    told = BattleconWords(language, made.rules.pack, example_names(language))
    told.meet(made.view)
    lines = told.story([(event.kind, event.facts or {}) for event in made.events])
    return "\n".join([f"**{made.example.says.in_language(language)}**", *(f"- {line}" for line in lines)])


def alt(language: Language, made: Shown) -> str:
    """Return an example's table without markdown."""
    return BattleconWords(language, made.rules.pack, example_names(language)).summary(made.view)
