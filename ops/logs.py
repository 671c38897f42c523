"""The log: one line per event on stderr, as text for people or as JSON for programs, with what is known of the moment.

Text shows the fields after the message, those that it names itself left out. JSON has them beside it. Nothing is rotated
here: that is the system's.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

from pythonjsonlogger.json import JsonFormatter

from ops.secrecy import masked, told, without_tokens
from telemetry import measure
from telemetry.context import Field, fields

Format = Literal["text", "json"]


class Context(logging.Filter):
    """Notes on each record what is known as it is written, and counts warnings and errors."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass."""
        record.known = fields()
        if record.levelno >= logging.WARNING:
            measure.count("log_lines", level=record.levelname.lower())
        return True


class Text(logging.Formatter):
    """`2026-11-22 11:10:21,736 INFO arbiter.referee: refused …: illegal-answered [interaction=1 user=2]`."""

    def __init__(self, token: str = "") -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._token = token

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # the library's own naming
        """Return the line with the fields that it does not name itself."""
        record.message = _message(record)
        line = super().formatMessage(record)
        more = [f"{name}={value}" for name, value in _known(record).items() if f"{name}={value}" not in record.message]
        return f"{line} [{' '.join(more)}]" if more else line

    def formatException(self, ei: Any) -> str:  # noqa: N802  # the library's own naming
        """Return a traceback that tells nothing hidden."""
        return told(ei)

    def format(self, record: logging.LogRecord) -> str:
        """Return what is written."""
        record.exc_text = None  # another handler may have kept the whole text there
        return without_tokens(super().format(record), self._token)


class Json(JsonFormatter):
    """`{"time": …, "level": …, "logger": …, "message": …, "match": …, "exception": …}`, a line each."""

    def __init__(self, token: str = "") -> None:
        super().__init__(["message"], json_ensure_ascii=False)
        self._token = token

    def add_fields(self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]) -> None:
        """Put together what a line says."""
        log_data["time"] = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        log_data |= {"level": record.levelname, "logger": record.name, "message": _message(record)}
        log_data |= {name: value for name, value in _known(record).items() if name not in log_data}
        if "exc_info" in message_dict:
            log_data["exception"] = message_dict["exc_info"]

    def formatException(self, ei: Any) -> str:  # noqa: N802  # the library's own naming
        """Return a traceback that tells nothing hidden."""
        return told(ei)

    def format(self, record: logging.LogRecord) -> str:
        """Return what is written."""
        record.exc_text = None
        return without_tokens(super().format(record), self._token)


def _message(record: logging.LogRecord) -> str:
    text = record.getMessage()
    # It repeats exceptions that nobody waited for, within the names of tasks.
    return masked(text) if record.name == "asyncio" else text


def _known(record: logging.LogRecord) -> Mapping[str, Field]:
    found: Mapping[str, Field] = getattr(record, "known", {})
    return found


def begin(level: str, kind: str, token: str = "") -> None:
    """Write the log of this process from now on: at this level, as "text" or "json", without `token`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Context())
    handler.setFormatter(Json(token) if kind == "json" else Text(token))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At their own levels the libraries tell each request, with what is in it.
    for library in ("discord", "aiohttp", "aiosqlite"):
        logging.getLogger(library).setLevel(max(logging.WARNING, logging.getLevelName(level)))
    logging.captureWarnings(capture=True)
