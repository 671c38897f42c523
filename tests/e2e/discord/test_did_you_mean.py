"""A code of a match with a typing error: the user's own match that was probably meant."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import House
from tests.e2e.playing import code_of, said, texts

pytestmark = pytest.mark.usefixtures("same_dice")


async def test_the_own_match_whose_code_is_near_is_named(house: House) -> None:
    code = code_of(await house.lobby("Anna", "Boris"))
    anna, vera = house.table.person("Anna"), house.table.person("Vera")
    typed = ("A" if code[0] != "A" else "B") + code[1:]
    say = texts(anna)
    assert await said(await anna.slash("board", {"match": typed})) == say("refused-no-match-near", near=code)
    assert await said(await anna.slash("board", {"match": code[:-1]})) == say("refused-no-match-near", near=code)
    # Codes of others are nobody's to guess.
    assert await said(await vera.slash("board", {"match": typed})) == texts(vera)("refused-no-match", code=typed)
    far = await said(await anna.slash("board", {"match": "??"}))
    assert far == say("refused-no-code")
