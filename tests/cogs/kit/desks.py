"""A desk with all features but those that watch the client itself, for tests of messages without a connection."""

from __future__ import annotations

import discord

from cogs.bot.features import set_up_features
from cogs.common.desk import Desk
from cogs.delivery.composer import Composer
from cogs.delivery.sender import Sender
from cogs.kit.painting.pictures import Pictures
from cogs.match.showing import Showing
from cogs.match.slots import Boards
from cogs.match.turn_messages import Calling
from referee.match.live import Live
from referee.service import Referee


def desk_of(referee: Referee, pictures: Pictures) -> Desk:
    composer = Composer(referee, pictures)
    desk = Desk(referee, composer, Sender(discord.Client(intents=discord.Intents.none()), referee, composer))
    set_up_features(desk)
    return desk


def boards(desk: Desk) -> Boards:
    return Boards(desk)


def showing(desk: Desk) -> Showing:
    return Showing(desk, boards(desk))


def calling(desk: Desk) -> Calling:
    delivery = desk.sender.delivery
    return Calling(desk.referee, desk.composer, delivery.posting, delivery.reach)


async def shows(desk: Desk, live: Live, slot: str) -> str:
    message = await desk.composer.compose(live, slot)
    return message.digest() if message is not None else ""
