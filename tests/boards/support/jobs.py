"""What is asked of a painter in tests: pictures of Krendel's sample tables."""

from __future__ import annotations

import msgspec

from boards.jobs import Job, Picture, new_job
from boards.painting.theme import ThemeName
from engines.kernel.game import Rules
from engines.krendel.game import KRENDEL
from tests.boards.support import samples

RULES = Rules(KRENDEL, samples.pack())


def job(
    picture: Picture = "table", seats: int = 4, phase: str = "choose", theme: ThemeName = "dark", **changes: object
) -> Job:
    view = samples.phases(seats, seats, viewer=0)[phase]
    names = samples.names(samples.ODD)
    made = new_job("krendel", picture, view, RULES.body, RULES.hash, names, language="ru", theme=theme)
    return msgspec.structs.replace(made, **changes)
