"""Files that people attach to options of commands: stored for an hour, in memory only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote

from table.errors import JSON
from table.state.snowflakes import Snowflakes
from table.state.things import Upload, shown_name

_LASTS = 3600.0


@dataclass(frozen=True)
class OptionFile:
    """A file that a person attached to an option of a command, with the time in Unix seconds."""

    person_id: str
    file: Upload
    since: float


class OptionFiles:
    """The files of a table's people, by id."""

    def __init__(self, ids: Snowflakes, clock: Callable[[], float]) -> None:
        self._ids = ids
        self._clock = clock
        self._rows: dict[str, OptionFile] = {}

    def put(self, person_id: str, file: Upload) -> str:
        """Store a file that a person attaches to an option; return its id."""
        now = self._clock()
        self._rows = {key: row for key, row in self._rows.items() if now - row.since < _LASTS}
        key = self._ids.make()
        self._rows[key] = OptionFile(person_id, file, now)
        return key

    def get(self, key: str) -> Upload | None:
        """Return a file by its id, None once it has expired."""
        row = self._rows.get(key)
        return row.file if row is not None else None

    def of_person(self, person_id: str) -> list[str]:
        """Return the ids of a person's files."""
        return [key for key, row in self._rows.items() if row.person_id == person_id]

    def shown(self, key: str, base: str, app_id: str) -> JSON:
        """Return a file as an interaction of this application has it. Raises KeyError once it has expired."""
        file = self._rows[key].file
        url = f"{base}/cdn/ephemeral-attachments/{app_id}/{key}/{quote(shown_name(file.name))}"
        shown = {"id": key, "filename": shown_name(file.name), "size": len(file.data), "url": url, "proxy_url": url}
        return shown | {"content_type": file.media_type, "ephemeral": True}
