"""Points the unmodified discord.py client at the table. The only module here that imports discord."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord.gateway
import discord.http
import yarl

from table.server import Table


@contextmanager
def connect_clients(table: Table) -> Iterator[None]:
    """Let every discord.py client of this process talk to the table while the context lasts.

    Both addresses are attributes of classes: one table at a time in a process.
    """
    route, socket = discord.http.Route, discord.gateway.DiscordWebSocket
    before = route.BASE, socket.DEFAULT_GATEWAY
    connect_clients_to(table.url)
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY = before


def connect_clients_to(url: str) -> None:
    """Let every discord.py client of this process talk to the table at `url` from now on."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
