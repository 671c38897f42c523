"""From jobs to PNGs: small, the same for the same page, painted by the painters' processes, with an Alt text for cogs."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys

import msgspec
import pytest
from PIL import Image

from boards.jobs import ROOT, PaintError, TournamentJob, cache_key, tournament_job
from boards.painting.splitting import split_pngs
from boards.painting.theme import SEAT_COLOURS, THEMES, ThemeName
from boards.pictures import draw
from boards.workers.pool import Painter
from cogs.kit.painting.painter import PicturePainter
from cogs.kit.painting.pictures import Look
from cogs.kit.painting.tournament_pictures import paint_page
from tests.boards.tournaments.events import ODD, crowd, moments, named
from tests.boards.tournaments.leagues import ladder, season
from tournaments.settings.formats import DoubleElimination, Pods, RoundRobin
from tournaments.views.brackets import bracket_pages
from tournaments.views.crosses import cross_tables
from tournaments.views.pages import AnyPage, RatingCurve, RatingPoint
from tournaments.views.rounds import pairings_pages, pods_pages
from tournaments.views.tables import standings_pages
from tournaments.views.tournament import Viewer

KINDS = ("bracket", "standings", "cross", "pods", "pairings", "ladder", "season", "curve")


def page(kind: str) -> AnyPage:
    own = Viewer(1)
    match kind:
        case "bracket":
            return bracket_pages(moments(DoubleElimination(), 64, 1, 3)[-1], 0, own)[0]
        case "standings":
            return standings_pages(crowd(), own)[0]
        case "cross":
            return cross_tables(moments(RoundRobin(), 16, 2)[-1], own)[0]
        case "pods":
            return pods_pages(moments(Pods(rounds=5), 37, 2)[-1], 5, own)[0]
        case "pairings":
            return pairings_pages(crowd(), 0, 1, own)[0]
        case "ladder":
            return ladder(70, 50)[0]
        case "season":
            return season(70, 5, 50)[0]
        case _:
            return RatingCurve("Krendel", tuple(RatingPoint(20_000 + n, 1000 + n, n < 9) for n in range(40)))


def job(kind: str, theme: ThemeName = "dark", **changes: object) -> TournamentJob:
    shown = page(kind)
    made = tournament_job(shown, named(ODD, shown.entries), language="ru", theme=theme)
    return msgspec.structs.replace(made, **changes)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_page_becomes_small_palette_pngs(kind: str, theme: ThemeName) -> None:
    parts = split_pngs(draw(job(kind, theme)))
    assert len(parts) <= 2
    for data in parts:
        image = Image.open(io.BytesIO(data))
        image.load()
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1280)
        assert len(data) <= 120 * 1024


@pytest.mark.parametrize("colours", SEAT_COLOURS)
def test_seats_of_pods_have_the_chosen_colours(colours: str) -> None:
    assert (draw(job("pods", colours=colours)) == draw(job("pods"))) == (colours == "standard")


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_page_gives_the_same_bytes_in_another_process(kind: str) -> None:
    program = (
        "import sys, msgspec; from boards.jobs import AnyJob; from boards.pictures import draw\n"
        "sys.stdout.buffer.write(draw(msgspec.msgpack.decode(sys.stdin.buffer.read(), type=AnyJob)))"
    )
    asked = job(kind)
    made = subprocess.run(
        [sys.executable, "-c", program],
        input=msgspec.msgpack.encode(asked),
        cwd=ROOT,
        env={"PYTHONHASHSEED": "7"},
        capture_output=True,
        check=True,
    ).stdout
    assert made == draw(asked)
    assert cache_key(asked) == cache_key(job(kind))


def test_whatever_changes_the_picture_changes_the_key() -> None:
    plain = job("bracket")
    others = [
        job("cross"),
        job("bracket", theme="light"),
        job("bracket", colours="bright"),
        job("bracket", language="en"),
        job("bracket", names=((1, "Anna"),)),
    ]
    assert len({cache_key(plain), *map(cache_key, others)}) == 6


def test_names_of_others_do_not_count() -> None:
    shown = page("bracket")
    some = named(ODD, shown.entries)
    one = tournament_job(shown, some, language="en", theme="dark")
    more = tournament_job(shown, {**some, 5000: "Somebody else"}, language="en", theme="dark")
    assert cache_key(one) == cache_key(more)


def test_what_cannot_be_painted_says_why() -> None:
    with pytest.raises(PaintError, match="tournament: "):
        draw(job("bracket", page=b"\xc1"))
    with pytest.raises(PaintError, match="at least one point"):
        draw(tournament_job(RatingCurve("Krendel", ()), {}, language="en", theme="dark"))


async def test_cogs_get_png_and_alt_text_from_a_painting_process(caplog: pytest.LogCaptureFixture) -> None:
    shown = page("cross")
    names = named(ODD, shown.entries)
    async with Painter(1, timeout=60.0) as painter:
        pictures = PicturePainter(painter.paint)
        first, again = await asyncio.gather(
            *(paint_page(pictures, shown, names, "en", Look("light"), of="tournament X") for _ in range(2))
        )
        assert first is not None
        assert first == again
        assert first[0] == draw(tournament_job(shown, names, language="en", theme="light"))
        assert first[1].startswith("Cross table")
        nothing = await paint_page(pictures, RatingCurve("K", ()), {}, "en", Look(), of="tournament X")
    assert nothing is None
    assert "picture of tournament X" in caplog.text


def test_alt_texts_load_no_painting() -> None:
    program = "import sys, words.tournaments.pictures.alts, boards.jobs; print('PIL' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
