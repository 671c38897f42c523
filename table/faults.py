"""Faults that a test orders: error answers, hanging requests, and hooks around requests."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from table.errors import JSON

Hook = Callable[[], Awaitable[None]]


@dataclass
class Fault:
    """One answer that replaces the real one `times` times."""

    method: str
    pattern: re.Pattern[str]
    status: int
    times: int
    body: JSON
    headers: dict[str, str]
    processed: bool


@dataclass
class _HookedFault:
    method: str
    pattern: re.Pattern[str]
    hook: Hook
    times: int
    after: bool


class Faults:
    """The faults that are still to come. A pattern is searched for in the path after `/api/v10`."""

    def __init__(self) -> None:
        self._answers: list[Fault] = []
        self._hooks: list[_HookedFault] = []
        # How many requests hang.
        self.hanging = 0

    def answer(
        self,
        method: str,
        pattern: str,
        *,
        status: int,
        times: int = 1,
        code: int = 0,
        message: str = "fault",
        retry_after: float = 0.2,
        processed: bool = False,
        everywhere: bool = False,
    ) -> None:
        """Answer the next matching requests with this status.

        A 429 carries `retry_after` in seconds and the `Via` header, and says whether it holds `everywhere` (Discord's global
        limit). With `processed` the request is handled first, so that only its answer is lost.
        """
        body: JSON = {"message": message, "code": code}
        headers: dict[str, str] = {}
        if status == 429:
            text = "You are being rate limited."
            body = {"message": text, "retry_after": retry_after, "global": everywhere, "code": code}
            headers = {"Via": "1.1 google", "Retry-After": str(max(1, round(retry_after)))}
            if everywhere:
                headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        self._answers.append(Fault(method, re.compile(pattern), status, times, body, headers, processed))

    def before(self, method: str, pattern: str, hook: Hook, times: int = 1) -> None:
        """Await `hook` before the next matching requests are handled."""
        self._hooks.append(_HookedFault(method, re.compile(pattern), hook, times, after=False))

    def after(self, method: str, pattern: str, hook: Hook, times: int = 1) -> None:
        """Await `hook` after the next matching requests are handled, before they are answered."""
        self._hooks.append(_HookedFault(method, re.compile(pattern), hook, times, after=True))

    def hang(self, method: str, pattern: str, times: int = 1) -> None:
        """Leave the next matching requests without handling and answer."""
        self.before(method, pattern, self._hang, times)

    async def _hang(self) -> None:
        self.hanging += 1
        await asyncio.Event().wait()

    def clear(self) -> None:
        """Forget all faults that are still to come."""
        self._answers.clear()
        self._hooks.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault for this request and count it; None without one."""
        for fault in self._answers:
            if fault.times > 0 and fault.method == method and fault.pattern.search(path):
                fault.times -= 1
                return fault
        return None

    async def run(self, method: str, path: str, *, after: bool) -> None:
        """Await the hooks for this request."""
        for item in list(self._hooks):
            if item.after == after and item.times > 0 and item.method == method and item.pattern.search(path):
                item.times -= 1
                await item.hook()
