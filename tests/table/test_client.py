"""Pointing discord.py's client at the table."""

import discord.gateway
import discord.http

from table.client import connect_clients
from table.server import Table


def addresses() -> tuple[str, str]:
    return discord.http.Route.BASE, str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY)


async def test_the_client_is_pointed_for_a_while() -> None:
    before = addresses()
    async with Table() as table:
        with connect_clients(table):
            assert addresses() == (f"{table.url}/api/v10", table.url.replace("http", "ws") + "/gateway")
        assert addresses() == before
    assert before[0] == "https://discord.com/api/v10"
