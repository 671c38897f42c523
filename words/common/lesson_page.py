"""A page of a guided first match, whatever the game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Picture = Literal["table", "hand"]


class Page(msgspec.Struct, frozen=True):
    """One message of a lesson: what it explains, its heading and text in light markdown, the picture and its view.

    `whole` says that answers are told with all that they do: no picture of the page shows it.
    """

    idea: str
    heading: str
    text: str
    picture: Picture | None
    view: Any
    whole: bool = False
