"""The effects of an open attack in words, card by card; before the reveal the fighter's unique ability."""

from __future__ import annotations

from boards.battlecon.cards import face
from boards.battlecon.cards.face import SPELL
from boards.battlecon.cards.prose import Paragraph
from boards.battlecon.table.figure import Table
from boards.pieces.prose import Run
from engines.battlecon.views.view import FighterView


def texts(table: Table, fighter: FighterView) -> tuple[Paragraph, ...]:
    """Return a paragraph for each card that lies open and does something, else one for the unique ability."""
    if table.view.phase == "over":
        return ()
    shown = (fighter.finisher_played, fighter.style, *fighter.added, fighter.base)
    names = [name for name in shown if name] if fighter.figures is not None else [f"{fighter.kit}.ability"]
    made = ((name, face.effects(table.words, name, SPELL, dense=True)) for name in names)
    return tuple(
        (Run(f"{table.words.part(name)}.", "strong", SPELL.when), *(run for each in effects for run in each))
        for name, effects in made
        if effects
    )
