"""A turn of Archutheon as one player saw it: how health and areas have changed since it began."""

from __future__ import annotations

from engines.archutheon.views.view import HeroView, View
from words.archutheon.cards.base import MatchWords


def recap(words: MatchWords, view: View, *, text: bool = False) -> str:
    """Return the changes of the heroes' areas in this turn, the viewer's first; an empty text for the public.

    With `text` changes are in words, since a screen reader may leave out signs such as "→".
    """
    if view.viewer < 0 or view.turn < 1:
        return ""
    ordered = sorted(view.heroes, key=lambda hero: hero.side != view.viewer)
    return " ".join(line for hero in ordered if (line := _changes(words, hero, text=text)))


def _changes(words: MatchWords, hero: HeroView, *, text: bool) -> str:
    if hero.before < 0 or hero.cell // 3 == hero.before:
        return ""
    if hero.cell < 0:
        return words.say("archutheon-recap-out", who=words.hero(hero.kit))
    key = "archutheon-recap-text" if text else "archutheon-recap"
    return words.say(key, who=words.hero(hero.kit), before=words.area(hero.before), cell=words.cell(hero.cell))
