"""What a creature would come to if it were played now: for the player who chooses it."""

from __future__ import annotations

from engines.krendel.content import Modify, Pack
from engines.krendel.view import View


def preview(pack: Pack, view: View, creature: str) -> tuple[int, int]:
    """Return attack and defence of the viewer's creature under all spells that work in this view (TK-18, TK-19, TK-21).

    Only what the viewer sees is counted; the totals may fall below zero. In phase "choose" these are the totals that the
    creature will fight with. Raises ValueError for the view of the public, KeyError for an unknown creature.
    """
    if view.viewer is None:
        raise ValueError("the public has no creature to choose")
    card = pack.creature[creature]
    total = {"attack": card.attack, "defence": card.defence}
    near = dict(view.neighbours)
    clockwise = [wizard.seat for wizard in view.wizards]
    for at, wizard in enumerate(view.wizards):
        receivers = {
            "self": (wizard.seat,),
            "neighbours": near[wizard.seat],
            "left": (clockwise[(at + 1) % len(clockwise)],),
            "right": (clockwise[at - 1],),
        }
        for spell in wizard.spells:
            for effect in pack.creature[spell].spell:
                if isinstance(effect, Modify) and view.viewer in receivers[effect.who]:
                    total[effect.stat] += effect.by
    return total["attack"], total["defence"]
