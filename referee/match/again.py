"""Acting again on a match that another process has changed meanwhile."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from referee.errors import MatchChangedError

TRIES = 3
"""The attempts to act on a match; whoever is overtaken each time is told so."""

P = ParamSpec("P")
T = TypeVar("T")


def acts_again(act: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a request act again if its match was changed meanwhile: the id of the question says whether an answer is still legal.

    For what stores nothing before the commit of its match, or whose steps may be repeated, so that nothing is done twice.
    """

    @functools.wraps(act)
    async def acting(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            with contextlib.suppress(MatchChangedError):
                return await act(*args, **kwargs)
        return await act(*args, **kwargs)

    return acting
