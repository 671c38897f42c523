"""Content files: read into typed packs, refused with file, line and reason; the hash that binds a match to them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from engines.kernel.content.names import Name, from_file
from engines.kernel.content.reading import Content, ContentError, duplicates, pack_bytes, pack_hash, read


class Effect(Content, frozen=True):
    op: str
    by: int


class Card(Content, frozen=True):
    id: str
    power: Annotated[int, msgspec.Meta(ge=0, le=9)]
    effects: tuple[Effect, ...] = ()


class Prices(Content, frozen=True):
    by_card: dict[str, int]


class File(Content, frozen=True):
    title: str
    cards: tuple[Card, ...]


GOOD = """title = "x"

[[cards]]
id = "a"
power = 9

[[ cards ]]  # with a remark
id = "b"
power = 0
effects = [ { op = "add", by = 1 }, { op = "add", by = 2 } ]
"""


def problem(tmp_path: Path, text: str | bytes) -> str:
    path = tmp_path / "cards.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ContentError) as refused:
        read(path, File)
    (line,) = refused.value.problems
    assert str(refused.value) == line
    return line


def test_a_file_is_read_as_its_schema(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(GOOD)
    effects = (Effect("add", 1), Effect("add", 2))
    assert read(path, File) == File("x", (Card("a", 9), Card("b", 0, effects)))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("power = 0", "power = 10", "cards.toml:9: Expected `int` <= 9 ($.cards[1].power)"),
        ("power = 9", "power = 10", "cards.toml:5: Expected `int` <= 9 ($.cards[0].power)"),
        ("power = 0", "power = -1", "cards.toml:9: Expected `int` >= 0 ($.cards[1].power)"),
        ("power = 0", 'power = "0"', "cards.toml:9: Expected `int`, got `str` ($.cards[1].power)"),
        ('id = "b"', "", "cards.toml:7: Object missing required field `id` ($.cards[1])"),
        ('id = "b"', 'ids = "b"', "cards.toml:8: Object contains unknown field `ids` ($.cards[1]); did you mean 'id'?"),
        ("by = 2", 'by = "2"', "cards.toml:10: Expected `int`, got `str` ($.cards[1].effects[1].by)"),
        ('title = "x"', "title = 5", "cards.toml:1: Expected `str`, got `int` ($.title)"),
        ('title = "x"', "", "cards.toml:1: Object missing required field `title` ($)"),
        (
            'title = "x"',
            'title = "x"\ntitel = 5',
            "cards.toml:2: Object contains unknown field `titel` ($); did you mean 'title'?",
        ),
    ],
)
def test_what_does_not_fit_is_named_with_file_and_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert GOOD.count(old) == 1
    assert problem(tmp_path, GOOD.replace(old, new)) == says


def test_the_line_named_is_that_of_an_entry_within_an_entry(tmp_path: Path) -> None:
    text = GOOD.replace("power = 9", 'power = 9\n[[cards.effects]]\nop = "add"\nby = "1"')
    assert problem(tmp_path, text) == "cards.toml:8: Expected `int`, got `str` ($.cards[0].effects[0].by)"


def test_the_line_named_is_never_one_of_a_later_entry(tmp_path: Path) -> None:
    text = GOOD.replace(
        "power = 9", 'power = 9\neffects = [\n  { by = 1, op = "]" }, # [ {\n  { op = "add", by = "1" },\n]'
    )
    text += '[[cards.effects]]\nop = "add"\nby = 1\n'
    text = text.replace('effects = [ { op = "add", by = 1 }, { op = "add", by = 2 } ]\n', "")
    assert problem(tmp_path, text) == "cards.toml:8: Expected `int`, got `str` ($.cards[0].effects[1].by)"


def test_what_is_no_toml_or_no_text_is_named_as_such(tmp_path: Path) -> None:
    assert problem(tmp_path, "title = ").startswith("cards.toml: not valid TOML: ")
    assert problem(tmp_path, b'title = "\xff"').startswith("cards.toml: not valid TOML: ")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^none\.toml: cannot be read: No such file or directory$"):
        read(tmp_path / "none.toml", File)


def test_every_id_that_stands_twice_is_named_for_each_time_too_many() -> None:
    assert duplicates(Path("x/cards.toml"), ["a", "b"]) == []
    found = duplicates(Path("x/cards.toml"), ["a", "b", "a", "b", "a"])
    assert [line.split("'")[1] for line in found] == ["a", "b", "a"]
    assert found[0] == "cards.toml: the id 'a' is used twice; every id must be unique"


def test_content_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Name(ru="Огр", en="Ogre").ru = "x"  # type: ignore[misc]
    assert Name(ru="Огр", en="Ogre").in_language("ru") == "Огр"
    assert Name(ru="Огр", en="Ogre").in_language("en") == "Ogre"


def test_the_hash_of_a_pack_follows_its_content_alone() -> None:
    one, same, other = (File("x", (Card("a", n),)) for n in (1, 1, 2))
    assert pack_bytes(one) == pack_bytes(same) == b'{"title":"x","cards":[{"id":"a","power":1,"effects":[]}]}'
    assert pack_hash(pack_bytes(one)) == pack_hash(pack_bytes(same)) != pack_hash(pack_bytes(other))
    assert pack_hash(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert msgspec.json.decode(pack_bytes(one), type=File, dec_hook=from_file) == one


def test_the_order_of_keys_does_not_change_the_hash() -> None:
    assert pack_bytes(Prices({"b": 1, "a": 2})) == pack_bytes(Prices({"a": 2, "b": 1})) == b'{"by_card":{"a":2,"b":1}}'
