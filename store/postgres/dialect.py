"""The statements of the store in PostgreSQL's words, token by token.

They are written for SQLite and PostgreSQL alike; no query is written twice. Four things differ all the same: marks for values,
`user`, which PostgreSQL takes for the name of who is logged in, empty lists, and the index that a query names for SQLite.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

_TOKEN = re.compile(
    r"""
    (?P<space>\s+|--[^\n]*)
    |(?P<text>'(?:[^']|'')*')
    |(?P<quoted>"(?:[^"]|"")*")
    |(?P<mark>\?\d*)
    |(?P<number>\d+(?:\.\d+)?)
    |(?P<word>[A-Za-z_]\w*)
    |(?P<sign><>|<=|>=|!=|==|\|\||.)
    """,
    re.VERBOSE | re.DOTALL,
)

_NO_LIST = {"IN ()": "= ANY ('{}')", "NOT IN ()": "<> ALL ('{}')"}
"""An empty list, which PostgreSQL does not know, as an empty array."""


def tokens(sql: str) -> Iterator[tuple[str, str]]:
    """Yield the tokens of a statement, each with its kind: space, text, quoted, mark, number, word or sign."""
    for found in _TOKEN.finditer(sql):
        yield str(found.lastgroup), found[0]


def with_quotes(kind: str, text: str) -> str:
    """Return a token with quotes if it is the bare word `user`, without which PostgreSQL reads no column."""
    return '"user"' if kind == "word" and text.lower() == "user" else text


@lru_cache(maxsize=4096)
def in_postgres(sql: str) -> str:
    """Return a statement of the store for PostgreSQL, which takes the values in the same order."""
    hinted = re.sub(r" INDEXED BY \w+", "", sql)
    listed = re.sub(r"\b(?:NOT )?IN \(\)", lambda found: _NO_LIST[found[0]], hinted)
    pieces: list[str] = []
    highest = 0
    for kind, text in tokens(listed):
        if kind == "mark":
            number = int(text[1:] or highest + 1)
            highest = max(highest, number)
            pieces.append(f"${number}")
        else:
            pieces.append(with_quotes(kind, text))
    return "".join(pieces)
