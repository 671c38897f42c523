"""A page of a guided first match, whatever the game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Picture = Literal["table", "hand"]


class Page(msgspec.Struct, frozen=True):
    """One message of a lesson: the idea it explains, heading and text in light markdown, the picture and its view.

    `whole`: the answers are shown with their details, because no picture of the page has them.
    """

    idea: str
    heading: str
    text: str
    picture: Picture | None
    view: Any
    whole: bool = False
