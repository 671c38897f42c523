"""What was logged, as the bot's own formatter writes it."""

from __future__ import annotations

import logging

from ops.logs import Context


class LineCollector(logging.Handler):
    """Keeps the lines that a formatter makes."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(formatter)
        self.addFilter(Context())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))
