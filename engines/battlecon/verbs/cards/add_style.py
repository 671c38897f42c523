"""The verb `add_style`."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ALL, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.cards import filter_kind, without
from engines.battlecon.effects.doing import here_of, record_result
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class AddStyle(Op, frozen=True, tag="add_style"):
    """Add another style from hand to the pair (BC-95)."""

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Ask for another style from hand to add to the pair (BC-95)."""
        fighter = play.board.fighters[here.who]
        found = filter_kind(play.pack, fighter, fighter.hand, "style")
        if fighter.finishing or not found:
            record_result(play, 0)
            return
        play.ask(fighter.seat, "add_style", [Option(card, (card,), ()) for card in found], style_added)

    def touches(self) -> Touched:
        """Return everything: the added style has figures and effects of its own."""
        return ALL


@step
def style_added(play: BattleconPlay, card: str) -> None:
    """Add the style, which counts and is discarded with the pair."""
    i = here_of(play).who
    fighter = play.board.fighters[i]
    fighter.hand = without(fighter.hand, card)
    fighter.added = (*fighter.added, card)
    record_result(play, 1)
    play.emit(events.AddedStyle(i, card))
