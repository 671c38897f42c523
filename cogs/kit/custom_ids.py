"""Custom ids of controls: all that a press needs, in the id itself, so that buttons work after every restart.

    v1:<match code>:<action>:<slot>[:<argument>…]

`slot` names the message that the control sits on ("board", "panel:2" is written "panel.2", "turn.7", "note" for a passing
one), so that a message of ours can be recognised in a channel's history.
"""

from __future__ import annotations

import re

import msgspec

from referee.errors import RefusedError

VERSION = "v1"
NOTE = "note"

HIGHEST_NUMBER = 2**63 - 1
"""The highest number that is stored."""

HIGHEST_PAGE = 9999
"""The highest number of a page of a list."""

_SHAPE = re.compile(
    r"v1:([0-9A-Z]{4,12}):([a-z]{1,12}):([a-z]{1,12}(?:\.\d{1,12})?)((?::[\w.*!/+~>-]{1,60}){0,4})", re.ASCII
)

COLON = "~"
"""What stands for a colon within an argument: keys of answers have some."""


class Control(msgspec.Struct, frozen=True):
    """A parsed custom id."""

    code: str
    action: str
    slot: str
    args: tuple[str, ...]

    def number(self, most: int = 99) -> int:
        """Return the first argument, a number. Raises RefusedError for a forged one."""
        return number(next(iter(self.args), None), most)

    def page(self) -> int:
        """Return which page of a list the first argument asks for, from 0; the first page where none is asked for.

        Raises RefusedError for a forged one.
        """
        return self.number(HIGHEST_PAGE) if self.args else 0


def custom_id(code: str, action: str, slot: str, *args: str | int) -> str:
    """Return the custom id of a control, at most 100 characters (Discord's limit)."""
    made = ":".join([VERSION, code, action, slot.replace(":", "."), *(str(a).replace(":", COLON) for a in args)])
    found = parse_custom_id(made)
    if len(made) > 100 or found is None or found.args != tuple(map(str, args)):
        raise ValueError(f"not a custom id of ours: {made!r}")
    return made


def number(raw: str | None, most: int = 99) -> int:
    """Return a number from a custom id or a pick. Raises RefusedError for a forged one, and for one above `most`."""
    if not raw or len(raw) > len(str(most)) or not (raw.isascii() and raw.isdigit()) or int(raw) > most:
        raise RefusedError("refused-unknown-control")
    return int(raw)


def parse_custom_id(raw: str) -> Control | None:
    """Return the parts of a custom id, or None if it is not one of ours: ids can be forged."""
    found = _SHAPE.fullmatch(raw)
    if found is None:
        return None
    code, action, slot, rest = found.groups()
    return Control(code, action, slot.replace(".", ":"), tuple(arg.replace(COLON, ":") for arg in rest.split(":")[1:]))
