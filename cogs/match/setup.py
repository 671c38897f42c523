"""Everything that this package registers: showing a match, answering its questions, orders, undo, watching, leaving."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, is_playing, merge_presses
from cogs.kit.commands.menus import message_menu
from cogs.kit.controls.actions import HANDS, WATCH
from cogs.match.about import About
from cogs.match.commands import Match
from cogs.match.leaving import Leaving
from cogs.match.orders import Orders
from cogs.match.presses import Choosing
from cogs.match.showing import Showing
from cogs.match.slots import Boards, PrivatePanels
from cogs.match.turn_messages import Calling
from cogs.match.undo import Undo
from cogs.match.watching import Watching


def setup(desk: Desk) -> Feature:
    """Return everything that this package registers: showing, answering, orders, undo, watching, leaving."""
    boards, delivery = Boards(desk), desk.sender.delivery
    showing, choosing, orders = Showing(desk, boards), Choosing(desk), Orders(desk)
    undo, watching, leaving = Undo(desk), Watching(desk, boards), Leaving(desk)
    calling = Calling(desk.referee, desk.composer, delivery.posting, delivery.reach)
    parts = (showing, choosing, orders, undo, watching, leaving)
    return Feature(
        cogs=[Match(desk, showing), orders, undo, watching, leaving],
        menus=[message_menu("menu-about", About(desk).tell)],
        presses=merge_presses(*(part.presses() for part in parts)),
        slots=[*calling.kinds(), *PrivatePanels(desk).kinds(), *boards.kinds()],
        more=[
            Entry("table", 10, WATCH, "button-watch", lambda live, user: live.seat_of(user) is None),
            Entry("table", 20, HANDS, "button-hands", lambda live, _user: live.is_open),
            Entry("table", 40, "log", "button-log"),
            Entry("table", 60, "text", "button-text"),
            Entry("match", 70, "giveup", "button-giveup", is_playing),
        ],
    )
