"""The hand as text: for the text board, and as the Alt text of its picture."""

from __future__ import annotations

from collections.abc import Sequence

from engines.battlecon.views.view import FighterView, View
from words.battlecon.cards.base import MatchWords
from words.battlecon.fighters import card_figures, printed_figures, styles_and_bases
from words.common.limits import ALT
from words.safe import clip


def hand_lines(words: MatchWords, fighter: FighterView, detail: int) -> list[str]:
    """Return a hand: the names; with `detail` 1 figures too, with 2 a line for each card with its effects."""
    key = "battlecon-board-own-hand" if detail else "battlecon-board-own-names"
    lines = [words.say(key, who=words.who(fighter.index))]
    for caption, cards in zip(("styles", "bases"), styles_and_bases(words, fighter, fighter.hand or ()), strict=True):
        title = words.say(f"battlecon-board-{caption}")
        if detail == 2:
            lines += [f"{title}:", *(f"- {card_line(words, card)}" for card in cards)]
        else:
            names = ", ".join(card_figures(words, card) if detail else words.card(card) for card in cards)
            lines.append(f"{title}: {names or words.say('battlecon-board-none')}")
    return [*lines, *laid_pair_lines(words, fighter)]


def card_line(words: MatchWords, card: str) -> str:
    """Return a card with its figures and its effects."""
    text = words.text(card)
    if not text:
        return card_figures(words, card)
    args = {"name": words.card(card), "figures": printed_figures(words, card), "text": text}
    return words.say("battlecon-board-card-text", **args)


def laid_pair_lines(words: MatchWords, fighter: FighterView) -> list[str]:
    """Return the line about the pair that lies face down, for its player; no line without one."""
    return [words.say("battlecon-board-laid", pair=words.pair(*fighter.laid))] if fighter.laid else []


def hand_summary(words: MatchWords, view: View) -> str:
    """Return the viewer's hand in at most 1024 code points without markdown, for Alt texts.

    A single fighter's styles and bases have a paragraph each, of several fighters each has one, as they have pictures.
    """
    led = [fighter for fighter in view.fighters if fighter.hand is not None]
    parts = [_hand(words, fighter) for fighter in led if not fighter.out or all(other.out for other in led)]
    if len(parts) == 1:
        ((head, styles, bases),) = parts
        return clip("\n\n".join([f"{head}\n{styles}", bases]), ALT)
    return clip("\n\n".join("\n".join(part) for part in parts), ALT)


def _hand(words: MatchWords, fighter: FighterView) -> tuple[str, str, str]:
    """Return three texts of a hand: the owner with the pair laid, the styles, the bases."""
    head = "\n".join([words.say("battlecon-hand-of", who=words.who(fighter.index)), *laid_pair_lines(words, fighter)])
    styles, bases = styles_and_bases(words, fighter, fighter.hand or ())
    return head, _of_a_kind(words, "styles", styles), _of_a_kind(words, "bases", bases)


def _of_a_kind(words: MatchWords, caption: str, cards: Sequence[str]) -> str:
    names = ", ".join(card_figures(words, card) for card in cards) or words.say("battlecon-board-none")
    return f"{words.say(f'battlecon-board-{caption}')}: {names}"
