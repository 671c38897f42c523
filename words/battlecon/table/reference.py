"""The reference of a fight of BattleCON in words: each fighter's open cards and figures, and what follows from them (BC-06).

That is both discard piles, what it may hold, tokens, what is in force, and at which distances a pair that it may lay would hit
by the figures of its cards.
"""

from __future__ import annotations

from engines.battlecon.views.view import CardView, FighterView, View
from words.battlecon.cards import pairs
from words.battlecon.cards.base import MatchWords, join_runs
from words.battlecon.fighters import fighter_lines, styles_and_bases
from words.common.defaults import Reference
from words.common.limits import ALT, BOARD
from words.safe import clip, fitting_together


def reference(words: MatchWords, view: View) -> list[Reference]:
    """Return the reference of each fighter that is chosen: opponents of the viewer first, in their fixed order."""
    mine = [fighter.team for fighter in view.fighters if fighter.seat == view.viewer]
    chosen = [fighter for fighter in view.fighters if fighter.kit and not fighter.out]
    ordered = sorted(chosen, key=lambda fighter: (fighter.team in mine[:1], fighter.index))
    forms = (
        [_side(words, view, fighter, figures=figures, brief=brief) for fighter in ordered]
        for figures, brief in ((True, False), (False, False), (False, True))
    )
    return [
        Reference(text, CardView(fighter.kit), sheet(words, fighter.kit))
        for fighter, text in zip(ordered, fitting_together(forms, BOARD), strict=True)
    ]


def sheet(words: MatchWords, kit: str) -> str:
    """Return a fighter's own cards with what they do, as its picture shows them, in at most 1024 code points."""
    cards = [*words.pack.styles(kit), *(base for base in words.pack.bases(kit) if "." in base)]
    lines = [words.fighter(kit), " ".join(words.effect_line(each) for each in words.effects(f"{kit}.ability"))]
    lines += [words.say("battlecon-board-card", name=words.card(card), figures=_figures(words, card)) for card in cards]
    return clip("\n".join(line for line in lines if line), ALT)


def _figures(words: MatchWords, card: str) -> str:
    return " / ".join(words.figures(card))


def _side(words: MatchWords, view: View, fighter: FighterView, *, figures: bool, brief: bool) -> str:
    lines = fighter_lines(words, view, fighter, figures=figures, brief=brief)
    return "\n".join([*lines, *_reach(words, view, fighter)])


def _reach(words: MatchWords, view: View, fighter: FighterView) -> list[str]:
    """Return at which distances a pair out of what the fighter may hold would hit, and on which spaces that is."""
    if fighter.style or fighter.finisher_played or not fighter.unseen:
        return []
    styles, bases = styles_and_bases(words, fighter, fighter.unseen)
    sums = [pairs.pair_figures(words.pack, style, base) for style in styles for base in bases]
    reaches = [summed.reach for summed in sums if summed.reach is not None and summed.power is not None]
    distances = sorted({n for least, most in reaches for n in range(least, most + 1) if 0 < n < view.spaces})
    if not distances:
        return [words.say("battlecon-reference-none")]
    text = words.say("battlecon-reference-reach", distances=join_runs(distances))
    if any(summed.spaces is not None for summed in sums):
        text = words.say("battlecon-reference-reach-x", reach=text)
    return [text]
