"""The errors of any request to Discord."""

from __future__ import annotations

import aiohttp
import discord

DISCORD_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The exceptions of a request that Discord refused or did not answer; a TimeoutError is an OSError."""
