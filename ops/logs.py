"""The log: one line per event on stderr, as text for people or as JSON for programs, with the fields of its context.

Text shows the fields after the message unless the message names them itself. JSON has them beside it. Nothing is rotated
here: that is the system's task.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

from pythonjsonlogger.json import JsonFormatter

from ops.secrecy import format_exception, mask, strip_tokens
from telemetry import measure
from telemetry.context import Field, current_fields

Format = Literal["text", "json"]


class Context(logging.Filter):
    """Adds the log fields of the running task to each record, and counts warnings and errors."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Add the fields; return True, so that every record passes."""
        record.known = current_fields()
        if record.levelno >= logging.WARNING:
            measure.count("log_lines", level=record.levelname.lower())
        return True


class Text(logging.Formatter):
    """Formats a line for people.

    `2026-11-22 11:10:21,736 INFO arbiter.referee: refused …: illegal-answered [interaction=1 user=2]`.
    """

    def __init__(self, *secrets: str) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = secrets

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # the library's own naming
        """Return the line with those fields that the message does not name itself."""
        record.message = _message(record)
        line = super().formatMessage(record)
        more = [
            f"{name}={value}"
            for name, value in _record_fields(record).items()
            if f"{name}={value}" not in record.message
        ]
        return f"{line} [{' '.join(more)}]" if more else line

    def formatException(self, ei: Any) -> str:  # noqa: N802  # the library's own naming
        """Return a traceback without secrets."""
        return format_exception(ei)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line without tokens."""
        record.exc_text = None  # another handler may have kept the whole text there
        return strip_tokens(super().format(record), *self._secrets)


class Json(JsonFormatter):
    """Formats a line of JSON for programs.

    `{"time": …, "level": …, "logger": …, "message": …, "match": …, "exception": …}`.
    """

    def __init__(self, *secrets: str) -> None:
        super().__init__(["message"], json_ensure_ascii=False)
        self._secrets = secrets

    def add_fields(self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]) -> None:
        """Put the fields of a line together."""
        log_data["time"] = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        log_data |= {"level": record.levelname, "logger": record.name, "message": _message(record)}
        log_data |= {name: value for name, value in _record_fields(record).items() if name not in log_data}
        if "exc_info" in message_dict:
            log_data["exception"] = message_dict["exc_info"]

    def formatException(self, ei: Any) -> str:  # noqa: N802  # the library's own naming
        """Return a traceback without secrets."""
        return format_exception(ei)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line without tokens."""
        record.exc_text = None
        return strip_tokens(super().format(record), *self._secrets)


def _message(record: logging.LogRecord) -> str:
    text = record.getMessage()
    # asyncio logs unretrieved exceptions inside the names of tasks.
    return mask(text) if record.name == "asyncio" else text


def _record_fields(record: logging.LogRecord) -> Mapping[str, Field]:
    """Return the log fields of a record."""
    found: Mapping[str, Field] = getattr(record, "known", {})
    return found


def begin(level: str, kind: str, *secrets: str) -> None:
    """Configure the log of this process: its level, "text" or "json", and the `secrets` that it must never show."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Context())
    handler.setFormatter(Json(*secrets) if kind == "json" else Text(*secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Below WARNING these libraries log each request with its content.
    for library in ("discord", "aiohttp", "aiosqlite"):
        logging.getLogger(library).setLevel(max(logging.WARNING, logging.getLevelName(level)))
    logging.captureWarnings(capture=True)
