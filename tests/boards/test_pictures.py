"""From jobs to pictures, in this process."""

from __future__ import annotations

import io
import subprocess
import sys

import msgspec
import pytest
from PIL import Image

from boards.games import PICTURED
from boards.jobs import ROOT, PaintError, Picture, cache_key, drawing_hash
from boards.painting.splitting import split_pngs
from boards.painting.theme import SEAT_COLOURS, THEMES, ThemeName, theme_of
from boards.pictures import SCENES, draw
from tests.boards.support import samples
from tests.boards.support.jobs import job


def test_it_is_said_which_games_have_pictures() -> None:
    assert set(SCENES) == PICTURED


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("picture", ["table", "hand"])
def test_a_job_becomes_a_small_palette_png(picture: Picture, theme: ThemeName) -> None:
    for data in split_pngs(draw(job(picture, 6, "discard", theme))):
        image = Image.open(io.BytesIO(data))
        image.load()
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1280)
        assert len(image.getpalette() or ()) <= 3 * 256
        assert len(data) <= 120 * 1024


@pytest.mark.parametrize("picture", ["table", "hand"])
@pytest.mark.parametrize("theme", THEMES)
def test_each_set_of_colours_gives_its_own_small_picture(picture: Picture, theme: ThemeName) -> None:
    jobs = [job(picture, 6, "discard", theme, colours=colours) for colours in SEAT_COLOURS]
    drawn = [draw(one) for one in jobs]
    assert len(set(drawn)) == len({cache_key(one) for one in jobs}) == len(SEAT_COLOURS)
    assert max(len(data) for pictures in drawn for data in split_pngs(pictures)) <= 120 * 1024
    assert [draw(one) for one in jobs] == drawn
    for one, data in zip(jobs, drawn, strict=True):
        tones = {tone for _, tone in Image.open(io.BytesIO(data)).convert("RGB").getcolors(1 << 20) or []}
        # A hand before the discards shows its own seat alone.
        assert {theme_of(theme, one.colours)[f"seat{seat}"] for seat in range(1 if picture == "hand" else 6)} <= tones


def test_the_same_job_gives_the_same_bytes_with_another_hash_seed() -> None:
    program = (
        "import sys, msgspec; from boards.jobs import Job; from boards.pictures import draw\n"
        "sys.stdout.buffer.write(draw(msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Job)))"
    )
    asked = job("hand", 3, "discard")
    answers = [
        subprocess.run(
            [sys.executable, "-c", program],
            input=msgspec.msgpack.encode(asked),
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert answers == [draw(asked)] * 2


def test_what_cannot_be_drawn_says_why() -> None:
    with pytest.raises(PaintError, match="no pictures of the game 'chess'"):
        draw(job(game="chess"))
    with pytest.raises(PaintError, match="krendel: "):
        draw(job(view=b"\xc1"))
    with pytest.raises(PaintError, match="krendel: "):
        draw(job(pack=b"{}", pack_hash="another"))
    public = job("hand", view=msgspec.msgpack.encode(samples.phases(4, 4)["choose"]))
    with pytest.raises(PaintError, match="krendel: the public has no hand"):
        draw(public)
    strange = msgspec.structs.replace(samples.phases(4, 4)["choose"], prize="no_such_reward")
    with pytest.raises(PaintError, match="krendel: nothing in the pack is called 'no_such_reward'"):
        draw(job(view=msgspec.msgpack.encode(strange)))


def test_whatever_changes_the_picture_changes_the_key() -> None:
    plain = job()
    others = [
        job("hand"),
        job(phase="open"),
        job(theme="light"),
        job(colours="bright"),
        job(language="en"),
        job(pack_hash="another"),
        job(names=((0, "Саша"),)),
        job(game="chess"),
    ]
    assert len({cache_key(plain), *map(cache_key, others)}) == 9
    assert cache_key(plain) == cache_key(job())
    assert cache_key(plain) == cache_key(job(pack=b"the hash speaks for the pack"))
    assert len(drawing_hash()) == 64


def test_painting_loads_neither_discord_nor_a_database() -> None:
    program = (
        "import sys, boards.pictures, boards.workers.worker; boards.pictures.warm();"
        " print(sorted({'discord', 'aiosqlite', 'sqlite3', 'aiohttp'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
