"""Pictures that stand below each other, sent as one: parted again, and each shown with its own words."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from boards import pictures
from boards.painting import png
from boards.painting.layout import Scene
from boards.painting.scenes import GameScenes
from boards.painting.splitting import split_pngs
from tests.boards.support.jobs import job


def picture(size: int) -> bytes:
    return png.encode(Image.new("P", (size, size), 1), [(0, 0, 0), (255, 255, 255)])


def test_pictures_are_parted_as_they_were_joined() -> None:
    several = [picture(size) for size in (3, 300, 40)]
    assert split_pngs(b"".join(several)) == several
    assert split_pngs(several[0]) == several[:1]


@pytest.mark.parametrize("odd", [b"", b"no picture", picture(3)[:-20], picture(3)[:9]])
def test_what_is_no_whole_picture_is_left_as_it_is(odd: bytes) -> None:
    assert split_pngs(odd) == [odd]


def test_a_game_may_lay_one_picture_in_several(monkeypatch: pytest.MonkeyPatch) -> None:
    known = pictures.game_scenes("krendel")
    upper, lower = Scene(64, 32, ()), Scene(64, 48, ())
    made: GameScenes = known._replace(hand=lambda *_: (upper, lower))
    monkeypatch.setattr(pictures, "game_scenes", lambda _game: made)
    asked = job("hand")
    assert pictures.lay_out(asked) == (upper, lower)
    assert [Image.open(io.BytesIO(each)).size for each in split_pngs(pictures.draw(asked))] == [(64, 32), (64, 48)]
    monkeypatch.setattr(pictures, "game_scenes", lambda _game: made._replace(table=lambda *_: (upper, lower)))
    assert pictures.lay_out(job("table")) == (upper, lower)
    assert pictures.lay_out(job("arena")) == (upper,)
    monkeypatch.setattr(pictures, "game_scenes", lambda _game: known)
    assert pictures.lay_out(job("arena")) == pictures.lay_out(job("table"))[:1]
    assert len(pictures.lay_out(job("table"))) == len(split_pngs(pictures.draw(job("table"))))
