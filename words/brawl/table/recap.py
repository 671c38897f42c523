"""A turn of Super Fantasy Brawl as one player saw it: how damage and places have changed since it began."""

from __future__ import annotations

from engines.brawl.views.view import ChampionView, View
from words.brawl.cards.base import MatchWords


def recap(words: MatchWords, view: View, *, text: bool = False) -> str:
    """Return the changes of the champions in this turn, the viewer's first; an empty text outside turns and for the public.

    With `text` changes are in words, since a screen reader may leave out signs such as "→".
    """
    if view.viewer is None or view.turn < 0:
        return ""
    ordered = sorted(view.champions, key=lambda champion: champion.seat != view.viewer)
    return " ".join(line for champion in ordered if (line := _changes(words, champion, text=text)))


def _changes(words: MatchWords, champion: ChampionView, *, text: bool) -> str:
    parts = []
    if champion.before >= 0 > champion.hex:
        return words.say("brawl-recap", who=words.who(champion.index), text=words.say("brawl-recap-out"))
    if champion.damage != champion.damage_before:
        damage: dict[str, str | float] = {"before": champion.damage_before, "damage": champion.damage}
        parts.append(
            words.say("brawl-recap-damage-text" if text else "brawl-recap-damage", health=champion.health, **damage)
        )
    if champion.before < 0 <= champion.hex:
        parts.append(words.say("brawl-recap-back", hex=words.hex(champion.hex)))
    elif champion.hex != champion.before:
        places = {"before": words.hex(champion.before), "hex": words.hex(champion.hex)}
        parts.append(words.say("brawl-recap-hex-text" if text else "brawl-recap-hex", **places))
    return words.say("brawl-recap", who=words.who(champion.index), text=", ".join(parts)) if parts else ""
