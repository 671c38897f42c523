"""What reads the words of closed lists: conditions, and what amounts count."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

W = TypeVar("W", bound=str)
R = TypeVar("R", bound=Callable[..., object])


class Readers(dict[W, R]):
    """What reads each word of a list, by word. Looking one up is as fast as in any dict: cards are read all the time."""

    def reads(self, *words: W) -> Callable[[R], R]:
        """Register what reads these words. Raises ValueError if one is read already."""

        def register(reader: R) -> R:
            for word in words:
                if word in self:
                    raise ValueError(f"{word!r} is read already, by {self[word].__name__}")
                self[word] = reader
            return reader

        return register
