"""Readers of closed lists of words, such as conditions and counts in amounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

W = TypeVar("W", bound=str)
R = TypeVar("R", bound=Callable[..., object])


class Readers(dict[W, R]):
    """The reader of each word of a list, by word. A look-up is as fast as in any dict: cards are read all the time."""

    def reads(self, *words: W) -> Callable[[R], R]:
        """Register the reader of these words. Raises ValueError if one of them has a reader."""

        def register(reader: R) -> R:
            for word in words:
                if word in self:
                    raise ValueError(f"{word!r} is read already, by {self[word].__name__}")
                self[word] = reader
            return reader

        return register
