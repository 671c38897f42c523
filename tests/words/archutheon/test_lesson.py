"""The guided first match of Archutheon in words: sums that are right, and pictures that name what is offered."""

from __future__ import annotations

import re

import pytest

from engines.archutheon.events import Struck
from engines.archutheon.game import ARCHUTHEON
from engines.archutheon.lesson import CHIEF
from engines.kernel.events import of_kind
from tests.support.lesson_ways import all_ways
from words.archutheon import lesson
from words.archutheon.match import ArchutheonWords
from words.texts import LANGUAGES, Language


def words(language: Language) -> ArchutheonWords:
    """Return the words of the lesson."""
    return ArchutheonWords(language, ARCHUTHEON.standard.pack, lesson.names(language), strict=True)


@pytest.mark.rule("AR-34", "AR-09")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_of_a_hit_make_up_the_damage_that_it_deals(language: Language) -> None:
    found = 0
    for path, stage in all_ways("archutheon"):
        for page in lesson.pages(words(language), stage) if len(path) == 5 else ():
            if page.idea != "sum":
                continue
            terms, _, dealt = page.text.split("\n")[0].partition(": ")[2].partition(" = ")
            signs = re.findall(r"([+−]?) ?(\d+) \(", terms)
            assert sum(-int(n) if sign == "−" else int(n) for sign, n in signs) == int(dealt)
            hit = of_kind(stage.events, Struck)[-1]
            assert int(dealt) == hit.dealt
            assert stage.seen.table.heroes[hit.hero].kit == CHIEF
            assert len(signs) == 5
            found += 1
    assert found == 4


@pytest.mark.rule("AR-11")
def test_a_picture_of_a_step_names_the_cells_that_are_offered() -> None:
    seen = set()
    for _, stage in all_ways("archutheon"):
        asked = stage.seen.decision
        if asked is not None and asked.kind == "step":
            page = lesson.pages(words("en"), stage)[-1]
            cells = ARCHUTHEON.standard.pack.arenas[0].cell_names
            assert [cells[cell] for cell in page.view.asked_cells] == [option.key for option in asked.options]
            seen.add(page.idea)
    assert seen == {"cells", "inside", "open"}
