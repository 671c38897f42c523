"""The base of the sample's verbs, and a card that holds some."""

from __future__ import annotations

from typing import ClassVar

from engines.kernel.content.reading import Content
from engines.kernel.verbs.verb import AnyOf, Verb


class Op(Verb, frozen=True, tag_field="op", kw_only=True):
    """The base."""

    home: ClassVar[str] = "tests.engines.kernel.verbs.sample"

    quiet: bool = False


class Card(Content, frozen=True):
    """What a file holds."""

    id: str
    do: tuple[AnyOf[Op], ...]
