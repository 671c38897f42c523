"""The heroes who may still be chosen, with the figures of their cards, for the text board."""

from __future__ import annotations

from engines.archutheon.board import SQUAD
from engines.archutheon.content.shapes import Card, Hero
from engines.archutheon.content.vocabulary import VALUES
from engines.archutheon.views.view import View
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.texts import span
from words.texts import alphabetical_key


def squad_lines(words: MatchWords, view: View) -> list[str]:
    """Return a line for each hero whom nobody has; nothing once the squads are whole."""
    taken = {hero.kit for hero in view.heroes}
    if view.turn or len(taken) >= 2 * SQUAD:
        return []
    lines = [_line(words, hero) for hero in words.pack.heroes if hero.id not in taken]
    title = words.say("archutheon-table-figures", values=", ".join(_value(words, value) for value in VALUES))
    return [title, *(f"- {line}" for line in sorted(lines, key=alphabetical_key))]


def _value(words: MatchWords, value: str) -> str:
    return words.say("archutheon-value", value=value)


def _line(words: MatchWords, hero: Hero) -> str:
    cards = sorted(hero.cards, key=lambda card: VALUES.index(card.value))
    return words.say(
        "archutheon-table-hero-figures",
        who=words.hero(hero.id),
        damage="/".join(str(card.damage) for card in cards),
        reach="/".join(_reach(words, card) for card in cards),
        block="/".join(str(card.block.by) if card.block.by else words.block(card.block) for card in cards),
    )


def _reach(words: MatchWords, card: Card) -> str:
    scheme = card.scheme
    return words.say("archutheon-table-pattern") if scheme.kind == "pattern" else span(scheme.least, scheme.most)
