"""Custom ids of controls. An id contains everything that a press needs, so that buttons work after every restart.

    v1:<match code>:<action>:<slot>[:<argument>…]

`slot` names the message that has the control ("board"; "panel.2" for "panel:2"; "note" for a passing message), so that
our messages can be recognised in a channel's history.
"""

from __future__ import annotations

import re

import msgspec

from referee.errors import RefusedError

VERSION = "v1"
NOTE = "note"

HIGHEST_NUMBER = 2**63 - 1
"""The highest number that the database can store."""

HIGHEST_PAGE = 9999
"""The highest number of a page of a list."""

_SHAPE = re.compile(
    r"v1:([0-9A-Z]{4,12}):([a-z]{1,12}):([a-z]{1,12}(?:\.\d{1,12})?)((?::[\w.*!/+~>#-]{1,60}){0,4})", re.ASCII
)

COLON = "~"
"""The character that replaces a colon within an argument: keys of answers contain colons."""


class Control(msgspec.Struct, frozen=True):
    """A parsed custom id."""

    code: str
    action: str
    slot: str
    args: tuple[str, ...]

    def number(self, most: int = 99) -> int:
        """Return the first argument, a number of at most `most`. Raises RefusedError for a forged one."""
        return number(next(iter(self.args), None), most)

    def page(self) -> int:
        """Return the page number in the first argument, from 0; 0 without an argument.

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
    """Return the parts of a custom id, None for an id that is not ours: ids can be forged."""
    found = _SHAPE.fullmatch(raw)
    if found is None:
        return None
    code, action, slot, rest = found.groups()
    return Control(code, action, slot.replace(".", ":"), tuple(arg.replace(COLON, ":") for arg in rest.split(":")[1:]))
