"""The guided first match of Archutheon in words: sums that are right, and pictures that name what is offered."""

from __future__ import annotations

import re

import pytest

from engines.archutheon.events import Struck
from engines.archutheon.game import ARCHUTHEON
from engines.archutheon.lesson import CHIEF, HOLDER
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


@pytest.mark.rule("AR-42")
@pytest.mark.parametrize(
    ("language", "either", "named"), [("en", ", or ", "one area"), ("ru", ", или ", "одну область")]
)
def test_an_area_attack_names_one_area_and_never_reads_as_if_all_were_hit(
    language: Language, either: str, named: str
) -> None:
    said, found = words(language), 0
    for _, stage in all_ways("archutheon"):
        asked = stage.seen.decision
        if asked is None or asked.kind != "declare":
            continue
        page, view = lesson.pages(said, stage)[-1], stage.seen.table
        if page.idea != "area":
            continue
        found += 1
        assert named in page.text
        assert said.hero(HOLDER) in page.text
        for option in asked.options:
            reached = said.at(view).option_text(asked, option.key, view).partition("; ")[0]
            assert reached.count(either) >= 1, "each enemy stands in an area of his own"
            assert " + " not in reached
    assert found
