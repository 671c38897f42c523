"""Refusals: error answers of Discord's REST, and texts for a person."""

from __future__ import annotations

from typing import Any

JSON = dict[str, Any]


class PersonError(Exception):
    """A person tried an action that Discord's client would not allow."""


class DiscordError(Exception):
    """An error answer of the REST API.

    `status` is the HTTP status, `code` Discord's JSON error code (docs: Opcodes and Status Codes).
    """

    def __init__(self, status: int, code: int, message: str, errors: JSON | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> JSON:
        """Return the JSON body that goes with the status."""
        body: JSON = {"code": self.code, "message": self.message}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


_KNOWN = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10070: (404, "Unknown Guild Scheduled Event"),
    10063: (404, "Unknown application command"),
    30038: (400, "Maximum number of guild scheduled events reached (100)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50083: (400, "Thread is archived"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160006: (400, "Maximum number of active threads reached"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    50008: (400, "Cannot send messages in a non-text channel"),
    160005: (403, "Thread is locked"),
}


def refusal(code: int) -> DiscordError:
    """Return the error that Discord answers under this JSON error code."""
    status, message = _KNOWN[code]
    return DiscordError(status, code, message)


class Problems:
    """The problems of a request body by place, in the form of Discord's `errors`."""

    def __init__(self) -> None:
        self._errors: JSON = {}

    def add(self, place: tuple[str | int, ...], code: str, message: str) -> None:
        """Add a problem at `place`, a path of keys and indices into the body."""
        node = self._errors
        for key in place:
            # One place has either its own problems or those within it: the outermost wins.
            if "_errors" in node:
                return
            node = node.setdefault(str(key), {})
        if "_errors" not in node:
            node.clear()
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, place: tuple[str | int, ...], text: Any, least: int, most: int) -> None:
        """Add a problem unless `text` is a string of `least` to `most` characters."""
        if not isinstance(text, str):
            self.add(place, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif not text.strip() and least > 0:
            self.add(place, "BASE_TYPE_REQUIRED", "This field is required")
        elif len(text) < least:
            self.add(place, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
        elif len(text) > most:
            self.add(place, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def count(self, place: tuple[str | int, ...], number: int, least: int, most: int) -> None:
        """Add a problem unless `number`, the items of a list, is within `least` and `most`."""
        if not least <= number <= most:
            self.add(place, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def refuse(self) -> None:
        """Raise DiscordError 400 / 50035 if there is a problem."""
        if self._errors:
            raise DiscordError(400, 50035, "Invalid Form Body", self._errors)
