"""Addresses of databases: the path of a SQLite file, or a URL of a PostgreSQL, which can hold a password."""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

SCHEMES = ("postgresql://", "postgres://")

_FORM = re.compile(r"postgres(?:ql)?://(?:[^@/?#\s]+@)?[\w.,:\[\]%-]*(?:/[^@/?#\s]*)?(?:\?[^#\s]*)?", re.ASCII)
_BROKEN = re.compile(r"%(?![0-9A-Fa-f]{2})")

HIDDEN = "•••"


def is_postgres(address: str) -> bool:
    """Return whether an address is that of a PostgreSQL, and not a path."""
    return address.startswith(SCHEMES)


def is_whole(address: str) -> bool:
    """Return whether libpq reads a URL as it is meant.

    It takes a password with a sign of its own unescaped for a host or a port, and quotes that in its errors.
    """
    return bool(_FORM.fullmatch(address)) and not _BROKEN.search(address)


def passwords_of(address: str) -> tuple[str, ...]:
    """Return the passwords that an address holds, as it holds them and as they are meant: none may be shown."""
    if not is_postgres(address):
        return ()
    parts = urlsplit(address)
    written = parts.netloc.rpartition("@")[0].partition(":")[2]
    options = [option.partition("=") for option in parts.query.split("&")]  # as libpq does: a plus is no blank
    found = [written, *(value for name, _, value in options if "password" in unquote(name))]
    return tuple(dict.fromkeys(form for one in found for form in (one, unquote(one)) if form))


def shown(address: str) -> str:
    """Return an address for people and logs: the path, or the URL with neither password nor options."""
    if not is_postgres(address):
        return address
    if not is_whole(address):
        return f"{address.partition('//')[0]}//{HIDDEN}"
    parts = urlsplit(address)
    user, at, host = parts.netloc.rpartition("@")
    return f"{parts.scheme}://{user.partition(':')[0]}{at}{host}{parts.path}"
