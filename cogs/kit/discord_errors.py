"""What may go wrong whenever Discord is asked for something."""

from __future__ import annotations

import aiohttp
import discord

DISCORD_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a call of Discord raises that was refused, or to which no answer came: a TimeoutError is an OSError."""
