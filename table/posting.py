"""Posts interactions to the bot's endpoint, signed, where one is set, instead of sending them through the gateway.

Docs: Receiving an Interaction. As at Discord, an endpoint is set only if it answers a PING and refuses a wrong signature.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import aiohttp
import msgspec

from table.acts.interactions import ANSWER_WITHIN, Interactions
from table.errors import JSON, PersonError
from table.state.world import World

log = logging.getLogger(__name__)

PING = {"id": "1", "type": 1}
TAKEN = 202


class Posting:
    """The endpoint of the application, if it has one."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self._session: aiohttp.ClientSession | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        world.listeners.append(self._on_change)

    async def set_url(self, url: str | None) -> None:
        """Set the endpoint, or none. Raises PersonError if it does not answer as Discord demands."""
        if url is not None:
            body = msgspec.json.encode(PING)
            second, signature = self._world.sign(body)
            answers = [await self._send(url, body, second, signed) for signed in (signature, "0" * 128)]
            if [status for status, _ in answers] != [200, 401] or answers[0][1] != {"type": 1}:
                raise PersonError("the interactions endpoint does not answer a PING, or takes a wrong signature")
        self._world.app["interactions_endpoint_url"] = url
        self._world.disk.put("meta", "app", self._world.app)

    async def close(self) -> None:
        """End what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    def _on_change(self, event: str, facts: JSON, _seer: str | None) -> None:
        url = self._world.app["interactions_endpoint_url"]
        if event == "INTERACTION_CREATE" and url is not None:
            task = asyncio.get_running_loop().create_task(self._post(url, facts["id"], msgspec.json.encode(facts)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _post(self, url: str, interaction: str, body: bytes) -> None:
        status, _ = await self._send(url, body, *self._world.sign(body))
        found = self._interactions.find(interaction)
        if status != TAKEN and found is not None and found.state == "waiting":
            log.warning("the interactions endpoint answers %d", status)
            found.fail()

    async def _send(self, url: str, body: bytes, second: str, signature: str) -> tuple[int, object]:
        """Post a body; return the status and the JSON of the answer. 0 stands for no answer."""
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(ANSWER_WITHIN))
        headers = {
            "X-Signature-Ed25519": signature,
            "X-Signature-Timestamp": second,
            "Content-Type": "application/json",
        }
        try:
            async with self._session.post(url, data=body, headers=headers) as answer:
                shown: object = None
                with contextlib.suppress(ValueError):
                    shown = msgspec.json.decode(await answer.read())
                return answer.status, shown
        except (aiohttp.ClientError, TimeoutError, OSError):
            return 0, None
