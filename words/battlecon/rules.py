"""Learners' texts of BattleCON: card listings below rules topics, and worked examples."""

from __future__ import annotations

from typing import get_args

from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import FighterClass, Kit
from engines.battlecon.examples import Shown
from engines.kernel.events import public_events
from words.battlecon.cards.base import MatchWords
from words.battlecon.match import BattleconWords
from words.common.examples import example_names
from words.texts import Language

PIP = "★"
"""One for each level of difficulty, as on the pictures."""


# -------------------------------------------------------------------- what cards do, beneath a topic


def listing(language: Language, pack: Pack, kind: str) -> list[str]:
    """Return the listing of cards below a topic, a line each. Raises KeyError for an unknown kind."""
    words = MatchWords(language, pack, {})
    if kind == "bases":
        return [_card(words, name) for name in (*(card.id for card in pack.common.bases), pack.common.maneuver.id)]
    if kind == "supports":
        return [
            words.say("battlecon-rules-support", name=words.part(support.id), text=words.effects_text(support.id))
            for support in pack.common.supports
        ]
    if kind == "fighters":
        own = [line for source in ("adapted", "ours") for line in _fighters(words, source, "")]
        return own + [line for origin in pack.packs for line in _fighters(words, "pack", origin.id)]
    raise KeyError(kind)


def _card(words: MatchWords, name: str) -> str:
    figures = " / ".join(words.figures(name))
    key = "battlecon-rules-card" if words.text(name) else "battlecon-rules-plain"
    return words.say(key, name=words.card(name), figures=figures, text=words.text(name))


def _fighters(words: MatchWords, source: str, origin: str) -> list[str]:
    """Return the fighters from a source, of content packs from the one `origin`, a line for each class, the easiest first."""
    kits = [kit for kit in words.pack.kits if kit.source == source and origin in ("", _origin(words, kit))]
    if source == "pack" and not kits:
        return []
    name = words.pack.origins[f"kits.{kits[0].id}"].name.in_language(words.language) if source == "pack" else ""
    lines = [words.say(f"battlecon-rules-{source}", count=len(kits), pack=name)]
    for name in get_args(FighterClass):
        own = sorted((kit for kit in kits if kit.fighter_class == name), key=lambda kit: _rank(words, kit))
        if own:
            names = ", ".join(f"{words.fighter(kit.id)} {PIP * kit.difficulty}" for kit in own)
            lines.append(words.say("battlecon-rules-class", name=words.class_name(name), fighters=names))
    return lines


def _origin(words: MatchWords, kit: Kit) -> str:
    found = words.pack.origins.get(f"kits.{kit.id}")
    return found.id if found is not None else ""


def _rank(words: MatchWords, kit: Kit) -> tuple[int, str]:
    return kit.difficulty, words.fighter(kit.id)


# -------------------------------------------------------------------- worked examples


def caption(language: Language, made: Shown, *, pictured: bool) -> str:  # noqa: ARG001  # a picture does not tell what came when
    """Return the caption of an example, then the events in its beat, in order and with the numbers."""
    words = BattleconWords(language, made.rules.pack, example_names(language)).at(made.view)
    lines = words.story(public_events(made.events))
    return "\n".join([f"**{made.example.says.in_language(language)}**", *(f"- {line}" for line in lines)])
