"""The verb `add_style`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ALL, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.cards import of_kind, without
from engines.battlecon.effects.doing import came_to, here_of
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class AddStyle(Op, frozen=True, tag="add_style"):
    """Adds another style from hand to the pair (BC-95)."""

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Add another style from hand to the pair (BC-95)."""
        fighter = play.board.fighters[here.who]
        found = of_kind(play.pack, fighter, fighter.hand, "style")
        if fighter.finishing or not found:
            came_to(play, 0)
            return
        play.ask(fighter.seat, "add_style", [Option(card, (card,), ()) for card in found], style_added)

    def touches(self) -> Touched:
        """One more style has figures and effects of its own."""
        return ALL


@step
def style_added(play: BattleconPlay, card: str) -> None:
    """The style counts, and is discarded with the pair."""
    i = here_of(play).who
    fighter = play.board.fighters[i]
    fighter.hand = without(fighter.hand, card)
    fighter.added = (*fighter.added, card)
    came_to(play, 1)
    play.emit("added_style", {"fighter": i, "style": card})
