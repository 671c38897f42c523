"""Players' names in pictures: in any script, readable, told apart, never an empty plate."""

from __future__ import annotations

import msgspec
import pytest
from PIL import ImageChops

from boards import pictures
from boards.canvas import render
from boards.jobs import Job, Picture, new_job
from boards.painting import text
from boards.painting.layout import Label, Scene
from boards.painting.names import drawable_names
from boards.painting.theme import theme_of
from engines.battlecon.game import BATTLECON
from engines.brawl.game import BRAWL
from engines.brawl.views.view import View
from engines.kernel.game import Rules
from engines.krendel.game import KRENDEL
from tests.boards.battlecon import samples as battlecon
from tests.boards.brawl import samples as brawl
from tests.boards.support import samples as krendel

NAMES = {
    "小明": "XiaoMing",
    "김철수": "GimCheolSu",
    "\u202eدוד": "dvd",
    "🐉🔥": "dragon fire",
    "\u200b\u2060": "Игрок A",
    "": "Игрок A",
}


def holding() -> View:
    """Return a table of Super Fantasy Brawl as the first player sees it, with a hand."""
    seen = brawl.table(viewer=0)
    own = msgspec.structs.replace(seen.players[0], hand=("dugrun.mighty_blow",), hand_size=1, planned=())
    return msgspec.structs.replace(seen, players=(own, *seen.players[1:]))


def job(game: str, picture: Picture, name: str) -> Job:
    rules, view = {
        "krendel": (Rules(KRENDEL, krendel.pack()), krendel.phases(2, 2, viewer=0)["choose"]),
        "battlecon": (Rules(BATTLECON, battlecon.pack()), battlecon.phases(2, 2)["attack"]),
        "brawl": (Rules(BRAWL, brawl.pack()), holding()),
    }[game]
    names = {0: name, 1: "Саша"}
    return new_job(game, picture, view, rules.body, rules.hash, names, language="ru", theme="dark")


@pytest.mark.parametrize(("name", "shown"), NAMES.items())
@pytest.mark.parametrize(
    ("game", "picture"),
    [("krendel", "table"), ("krendel", "hand"), ("battlecon", "table"), ("brawl", "table"), ("brawl", "hand")],
)
def test_a_plate_is_never_empty(game: str, picture: Picture, name: str, shown: str) -> None:
    asked = job(game, picture, name)
    theme = theme_of("dark", "standard")
    scene, plate = next(
        (scene, item)
        for scene in pictures.lay_out(asked)
        for item in scene.items
        if isinstance(item, Label) and item.words == shown
    )
    bare = Scene(scene.width, scene.height, tuple(item for item in scene.items if item is not plate))
    ink = ImageChops.difference(render(scene, theme), render(bare, theme)).getbbox()
    assert ink is not None
    # The letters reach over nearly all of the room that was measured for them.
    assert ink[2] - ink[0] > plate.box.w * 8 // 10


def test_names_are_told_apart_and_no_letter_is_lost() -> None:
    made = drawable_names({0: "小明", 1: "小红", 2: "🦊", 3: "🐉", 4: "", 5: "Анна 🦊"}, "en")
    assert made == {0: "XiaoMing", 1: "XiaoHong", 2: "fox", 3: "dragon", 4: "Player E", 5: "Анна"}


@pytest.mark.parametrize("name", ["Γιώργος", "Ŧøm"])
def test_a_name_that_a_face_lacks_is_written_in_the_one_that_has_it(name: str) -> None:
    assert text.face_for(name, "display") == "strong"
    assert text.face_for("Саша", "display") == "display"
    # A sign is no letter: the face has one that looks like it.
    assert text.face_for("−2", "display") == "display"
