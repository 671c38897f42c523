"""The reference of a match of Archutheon in words: each hero with his cards and where they are, the opponent's first."""

from __future__ import annotations

from engines.archutheon.views.view import CardView, HeroView, PlayerView, View
from words.archutheon.answers.choosing import sheet
from words.archutheon.cards.base import MatchWords
from words.archutheon.table import reckoning
from words.archutheon.table.sides import hero_line, player_line, player_lines
from words.common.defaults import Reference
from words.common.limits import BOARD
from words.safe import fitting_together


def reference(words: MatchWords, view: View) -> list[Reference]:
    """Return the reckoning of damage, then the open information on each hero, the opponent's first, with a player's lines at the
    first of his heroes; pictures of the reckoning and of the leaders' cards.
    """
    ordered = sorted(view.heroes, key=lambda hero: (hero.side == view.viewer, hero.side, hero.number))
    rules = "\n".join(reckoning.lines(words, view))
    forms = ([rules, *(_describe(words, view, hero, brief=brief) for hero in ordered)] for brief in (False, True))
    pictures = [
        (reckoning.picture(words, view), reckoning.sheet(words, view)),
        *(_sheet(words, hero) for hero in ordered),
    ]
    texts = fitting_together(forms, BOARD)
    return [Reference(text, picture, alt) for text, (picture, alt) in zip(texts, pictures, strict=True)]


def _sheet(words: MatchWords, hero: HeroView) -> tuple[CardView | None, str]:
    """Return the picture of a leader's cards: those of all eight heroes would be more than a message holds."""
    return (CardView(hero.kit), sheet(words, hero.kit)) if hero.number == 1 else (None, "")


def _describe(words: MatchWords, view: View, hero: HeroView, *, brief: bool) -> str:
    lines = []
    player = view.players[hero.side]
    if hero.number == 1:
        lines += [f"**{player_line(words, player)}**", *player_lines(words, view, player, brief=brief)]
    lines.append(hero_line(words, view, hero))
    if not brief:
        lines.append(_cards(words, player, hero))
    return "\n".join(lines)


def _cards(words: MatchWords, player: PlayerView, hero: HeroView) -> str:
    """Return a hero's cards by value, with the cell of those in the recharge."""
    cells = {name: n for n, cell in enumerate(player.recharge, 1) for name in cell}
    names = []
    for value, name in words.pack.cards_of(hero.kit).items():
        if value == "leader" and hero.number != 1:
            continue
        text = words.say("archutheon-reference-card", value=words.value(name), card=words.quoted(words.card(name)))
        back = words.say("archutheon-reference-back", text=text, cell=cells[name]) if name in cells else text
        names.append(back)
    return ", ".join(names)
