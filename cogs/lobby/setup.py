"""The registration of this package: /play, the lobby's and the host's buttons, content packs."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merge_presses
from cogs.kit.commands.menus import person_menu
from cogs.lobby.host import Hosting
from cogs.lobby.opening.invite_menu import InviteMenu
from cogs.lobby.opening.packs import Packs
from cogs.lobby.opening.play import play_group
from cogs.lobby.presses import Lobby
from cogs.lobby.slots import LobbySlots


def setup(desk: Desk) -> Feature:
    """Return the feature: /play, the lobby's and the host's buttons, content packs."""
    lobby, host, packs = Lobby(desk), Hosting(desk), Packs(desk)
    return Feature(
        cogs=[packs],
        groups=[play_group(desk)],
        menus=[person_menu("menu-invite", InviteMenu(desk).invite, at_server=True)],
        presses=merge_presses(lobby.presses(), host.presses(), packs.presses()),
        slots=LobbySlots(desk).kinds(),
    )
