"""Verifies dice: of a match of this bot, of a file, and of a file against a match of this bot."""

from __future__ import annotations

import logging
from typing import Literal

import msgspec

from referee.errors import RefusedError
from referee.files import reading
from referee.files.dice import Difference, Verdict, match_verdict
from referee.files.importing import Importing
from referee.files.making import MatchFiles
from referee.files.parts import FORMAT
from referee.files.worker import BEYOND, UNPLAYABLE, Refused
from referee.match.live import Live

log = logging.getLogger("arbiter.referee")


class Findings(msgspec.Struct, frozen=True):
    """All that was found out about dice: the commitment, what follows from it, and what the rules say to the draws.

    `unplayed` says why the match was not played through, or how it goes otherwise than written. `compared` is the verdict on the
    match of this bot that a file was compared with. `format` is the file's.
    """

    commitment: str
    verdict: Verdict
    unplayed: Refused | None
    format: int
    compared: Verdict | None = None

    @property
    def is_contradicted(self) -> bool:
        """Whether the rules lead to another match than the one written down."""
        return self.unplayed is not None and self.unplayed.reason.startswith("file-") and not self._could_not_be_played

    @property
    def is_same(self) -> bool:
        """Whether a file has the draws of the match that it was compared with; true if it was compared with none."""
        return self.compared is None or (
            self.compared.differs is None and self.compared.fingerprint == self.verdict.fingerprint
        )

    @property
    def right(self) -> Literal["yes", "no", "part"]:
        """Whether all is right: only in part if the rules could not be asked."""
        if self.verdict.differs is not None or self.is_contradicted or not self.is_same:
            return "no"
        return "yes" if self.unplayed is None else "part"

    @property
    def _could_not_be_played(self) -> bool:
        return self.unplayed is not None and self.unplayed.reason in UNPLAYABLE


class Verifying:
    """Verifies dice. What is played through for it goes through the queue of files, and counts as one."""

    def __init__(self, files: MatchFiles, importing: Importing) -> None:
        self.files = files
        self.db = files.db
        self.importing = importing

    async def of_match(self, live: Live, user: int) -> Findings:
        """Check the dice of a finished match, and play it through: its draws must be those that the rules deal.

        Raises RefusedError as `MatchFiles.public` does.
        """
        verdict = await self._stored(live)
        if verdict.differs is not None:
            return Findings(live.row.commitment, verdict, None, FORMAT)
        body = await self.files.public(live, user)
        try:
            checked = await self.importing.check_dice(user, body)
        except RefusedError as error:
            return Findings(live.row.commitment, verdict, _unplayed(error), FORMAT)
        if checked.verdict.differs is None and checked.verdict.fingerprint != verdict.fingerprint:
            other = Difference("fingerprint", verdict.fingerprint, checked.verdict.fingerprint)
            verdict = msgspec.structs.replace(verdict, differs=other)
        return Findings(live.row.commitment, verdict, checked.unplayed, FORMAT)

    async def of_file(self, user: int, body: bytes) -> Findings:
        """Check the dice of a file. Raises as `Importing.check_dice` does."""
        checked = await self.importing.check_dice(user, body)
        return Findings(checked.commitment, checked.verdict, checked.unplayed, checked.format)

    async def of_both(self, live: Live, user: int, body: bytes) -> Findings:
        """Check the dice of a file, and compare them with those of a finished match. Raises as `Importing.check_dice` does."""
        return msgspec.structs.replace(await self.of_file(user, body), compared=await self._stored(live))

    async def _stored(self, live: Live) -> Verdict:
        """Return the verdict on a match's stored draws."""
        try:
            verdict = await match_verdict(self.db, live)
        except msgspec.MsgspecError as error:
            verdict = Verdict(0, 0, "", Difference("readable", str(error), ""))
        if verdict.differs is not None:
            log.error("dice differ match=%s: %s", live.row.code, verdict.differs)
        return verdict


def _unplayed(error: RefusedError) -> Refused:
    """Return why a match of this bot was not played through.

    A file beyond a bound of the format is refused before it is played through. Of a match that is here already, whose draws
    have been checked, that proves nothing. Any other reason stays: the match cannot be as it is stored.
    """
    shape = error.reason == reading.SHAPE and reading.BEYOND in error.facts
    if shape or error.reason in ("file-deep", "file-number"):
        return Refused(BEYOND, {"place": str(error.facts.get("place", reading.ALL))})
    return Refused(error.reason, error.facts)
