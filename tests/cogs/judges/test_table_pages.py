"""Pages of values and subjects: none is cut off, and the page of the present value comes first."""

from __future__ import annotations

import pytest

from cogs.judges.desk_pages import OPTIONS
from cogs.judges.table_pages import first_page, parted


@pytest.mark.parametrize("count", [0, 1, 25, 26, 120])
def test_every_value_is_on_one_page(count: int) -> None:
    values = [str(n) for n in range(count)]
    pages = parted(values, OPTIONS)
    assert [value for page in pages for value in page] == values
    assert max(map(len, pages)) <= OPTIONS


@pytest.mark.parametrize(
    ("present", "page"), [("0", 0), ("24", 0), ("25", 1), ("26", 1), ("40", 1), ("-3", 0), ("", 0), ("90", 1)]
)
def test_the_first_page_is_that_of_the_present_value(present: str, page: int) -> None:
    values = [str(n) for n in range(41) if str(n) != present]
    pages = parted(values, OPTIONS)
    assert first_page(pages, present) == page
    here = [int(value) for value in pages[page]]
    if present.isdecimal() and int(present) <= 40:
        assert here[0] - 1 <= int(present) <= here[-1] + 1
