"""Discord's limits on messages, both sides of each (cogs/kit/composing/limits.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import pytest
from discord import ui

from cogs.kit.composing import messages
from cogs.kit.composing.limits import DoesNotFitError, check_message, fit_layout

Item = ui.Item[Any]

PNG = {"board.png": b"png"}


def button(name: str = "b", label: str | None = "Label", **options: Any) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=name, **options)


def link(url: str) -> ui.Button[Any]:
    return ui.Button(label="Label", url=url)


def option(value: str = "v", label: str = "Label", **options: Any) -> discord.SelectOption:
    return discord.SelectOption(label=label, value=value, **options)


def options(count: int) -> list[discord.SelectOption]:
    return [option(str(n)) for n in range(count)]


def select(picks: list[discord.SelectOption], name: str = "s", **bounds: Any) -> ui.ActionRow[Any]:
    return ui.ActionRow(ui.Select(custom_id=name, options=picks, **bounds))


def gallery(count: int = 1, url: str = "attachment://board.png", alt: str | None = None) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(*(discord.MediaGalleryItem(url, description=alt) for _ in range(count)))


def text(content: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(content)


def row(*items: Item) -> ui.ActionRow[Any]:
    return ui.ActionRow(*items)


def people(**bounds: Any) -> ui.ActionRow[Any]:
    return ui.ActionRow(ui.UserSelect(custom_id="who", **bounds))


TOOK = [
    [text("x")],
    [text("x" * 4000)],
    [ui.Container(*(text("x") for _ in range(39)))],
    [text("x") for _ in range(40)],
    [ui.Section(text("x"), accessory=button()) for _ in range(1)],
    [row(*(button(str(n)) for n in range(5)))],
    [row(button("n" * 100))],
    [row(button(label=None, emoji="🎲"))],
    [row(link("https://" + "x" * 504))],
    [row(link("discord://app"))],
    [select(options(25))],
    [select([option("v" * 100)])],
    [select(options(25), min_values=25, max_values=25)],
    [select(options(2), min_values=0, max_values=2)],
    [select([option("a", default=True), option("b")])],
    [select(options(1), "n" * 100)],
    [people(min_values=0, max_values=25)],
    [ui.Section(text("x"), text("x"), text("x"), accessory=button())],
    [gallery(10)],
    [gallery(url="https://example.org/a.png")],
    [gallery(url="https://example.org/" + "a" * 2028)],
    [ui.Section("x", accessory=ui.Thumbnail("attachment://board.png"))],
    [ui.File("attachment://board.png"), ui.Separator()],
]


@pytest.mark.parametrize("items", TOOK)
def test_what_discord_takes_is_left_as_it_is(items: list[Item]) -> None:
    before = [item.to_component_dict() for item in items]
    view = fit_layout(items, PNG)
    assert view.to_components() == before


REFUSED: list[tuple[list[Item], str]] = [
    ([], "0 components in a message; Discord takes 1 to 40"),
    ([ui.Container()], "0 parts in the container; Discord takes 1 to 40"),
    ([ui.Container(*(text("x") for _ in range(40)))], "41 components in a message; Discord takes 1 to 40"),
    ([text("x") for _ in range(41)], "41 components in a message; Discord takes 1 to 40"),
    (
        [ui.Container(*(ui.Section(text("x"), accessory=button(str(n))) for n in range(13)), ui.Separator())],
        "41 components in a message; Discord takes 1 to 40",
    ),
    ([text("xy") for _ in range(4001)], "4001 components in a message; Discord takes 1 to 40"),
    ([text("")], "a text is empty"),
    ([text(" \n")], "a text is empty"),
    ([ui.Section(text("x"), text(" "), accessory=button())], "a text is empty"),
    ([row()], "0 parts in the action row; Discord takes 1 to 5"),
    ([row(button("n" * 101))], f"101 characters in a custom id ('{'n' * 40}'); Discord takes 1 to 100"),
    ([row(button(" "))], "a custom id is empty"),
    ([row(button("a"), button("a"))], "custom id used twice: 'a'"),
    ([row(button("a")), select(options(1), "a")], "custom id used twice: 'a'"),
    ([ui.Section(text("x"), accessory=button("a")), row(button("a"))], "custom id used twice: 'a'"),
    ([ui.TextDisplay("x", id=7), ui.Separator(id=7)], "component id used twice: 7"),
    ([row(button(label=None))], "the button 'b' has neither label nor emoji"),
    ([row(button(label=" "))], "the button 'b' has neither label nor emoji"),
    ([row(link("javascript:alert(1)"))], "the button 'Label' links to 'javascript:alert(1)'"),
    ([row(link("https://" + "x" * 505))], "513 characters in the link of the button 'Label'; Discord takes 1 to 512"),
    ([select([])], "0 options in 's'; Discord takes 1 to 25"),
    ([select(options(26))], "26 options in 's'; Discord takes 1 to 25"),
    ([select([option("v"), option("v", "Other")])], "option value in 's' used twice: 'v'"),
    (
        [select([option("v" * 101)])],
        f"101 characters in an option's value in 's' ('{'v' * 40}'); Discord takes 1 to 100",
    ),
    ([select([option(" ")])], "an option's value in 's' is empty"),
    ([select([option(label=" ")])], "an option's label in 's' is empty"),
    ([select(options(2), max_values=3)], "'s' takes more picks than it has options"),
    ([select(options(25), min_values=26, max_values=26)], "26 picks at least in 's'; Discord takes 0 to 25"),
    ([select(options(3), min_values=-1)], "-1 picks at least in 's'; Discord takes 0 to 25"),
    ([select(options(3), min_values=2, max_values=1)], "1 picks at most in 's'; Discord takes 2 to 25"),
    ([select(options(3), min_values=0, max_values=0)], "0 picks at most in 's'; Discord takes 1 to 25"),
    (
        [select([option("a", default=True), option("b", default=True)])],
        "2 defaults in 's'; Discord takes 0 to 1",
    ),
    ([select(options(1), "n" * 101)], f"101 characters in a custom id ('{'n' * 40}'); Discord takes 1 to 100"),
    ([people(max_values=26)], "26 picks at most in 'who'; Discord takes 1 to 25"),
    (
        [people(default_values=[discord.Object(1, type=discord.User), discord.Object(2, type=discord.User)])],
        "2 defaults in 'who'; Discord takes 0 to 1",
    ),
    ([ui.Section(accessory=button())], "0 parts in the section; Discord takes 1 to 3"),
    ([ui.Section(text("x"), accessory=ui.Separator())], "the accessory of a section is a button or a thumbnail"),
    ([ui.Section(ui.Separator(), accessory=button())], "the section cannot hold: separator"),
    ([ui.Container(ui.Container(text("x")))], "the container cannot hold: container"),
    ([gallery(0)], "0 pictures in a gallery; Discord takes 1 to 10"),
    ([gallery(11)], "11 pictures in a gallery; Discord takes 1 to 10"),
    ([gallery(url="attachment://hand.png")], "no file for 'attachment://hand.png'"),
    ([ui.Section("x", accessory=ui.Thumbnail("attachment://x.png"))], "no file for 'attachment://x.png'"),
    ([ui.File("attachment://log.txt")], "no file for 'attachment://log.txt'"),
    ([ui.File("https://example.org/log.txt")], "not a file or picture: 'https://example.org/log.txt'"),
    ([gallery(url="file:///etc/passwd")], "not a file or picture: 'file:///etc/passwd'"),
    (
        [gallery(url="https://example.org/" + "a" * 2029)],
        "2049 characters in the address of a picture; Discord takes 1 to 2048",
    ),
]


@pytest.mark.parametrize(("items", "reason"), REFUSED)
def test_what_cannot_be_mended_is_refused(items: list[Item], reason: str) -> None:
    with pytest.raises(DoesNotFitError) as refused:
        fit_layout(items, PNG)
    assert str(refused.value) == reason


BUTTON = {"type": 2, "style": 2, "label": "Label", "custom_id": "b"}
SELECT = {"type": 3, "custom_id": "s", "min_values": 1, "max_values": 1, "options": [{"label": "L", "value": "v"}]}
TEXT = {"type": 10, "content": "x"}


@pytest.mark.parametrize(
    ("component", "reason"),
    [
        (
            {"type": 1, "components": [BUTTON | {"custom_id": str(n)} for n in range(6)]},
            "6 parts in the action row; Discord takes 1 to 5",
        ),
        ({"type": 1, "components": [BUTTON, SELECT]}, "a select needs a row of its own"),
        ({"type": 1, "components": [TEXT]}, "the action row cannot hold: text display"),
        ({"type": 9, "components": [TEXT] * 4, "accessory": BUTTON}, "4 parts in the section; Discord takes 1 to 3"),
        (BUTTON, "a message cannot hold: button"),
        ({"type": 10, "content": "x" * 4001}, "4001 characters of text; Discord takes 0 to 4000"),
    ],
)
def test_what_the_client_library_cannot_make_is_refused_as_it_is_sent(component: dict[str, Any], reason: str) -> None:
    with pytest.raises(DoesNotFitError) as refused:
        check_message([component], {})
    assert str(refused.value) == reason


MEGABYTE = 1024 * 1024


@pytest.mark.parametrize(
    "files",
    [
        {f"{n}.png": b"" for n in range(10)},
        {"a.png": bytes(10 * MEGABYTE)},
        {"a.png": bytes(10 * MEGABYTE), "b.png": bytes(10 * MEGABYTE), "c.png": bytes(5 * MEGABYTE)},
    ],
)
def test_files_within_the_limits(files: Mapping[str, bytes]) -> None:
    check_message([TEXT], files)


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({f"{n}.png": b"" for n in range(11)}, "11 files; Discord takes 0 to 10"),
        (
            {"a.png": bytes(10 * MEGABYTE + 1)},
            "10485761 bytes in the file 'a.png'; Discord takes 0 to 10485760",
        ),
        (
            {"a.png": bytes(10 * MEGABYTE), "b.png": bytes(10 * MEGABYTE), "c.png": bytes(5 * MEGABYTE + 1)},
            "26214401 bytes in all files; Discord takes 0 to 26214400",
        ),
        ({"my board.png": b""}, "Discord would rename the file 'my board.png'"),
        ({"стол.png": b""}, "Discord would rename the file 'стол.png'"),
        ({"": b""}, "Discord would rename the file ''"),
    ],
)
def test_files_beyond_the_limits(files: Mapping[str, bytes], reason: str) -> None:
    with pytest.raises(DoesNotFitError) as refused:
        check_message([TEXT], files)
    assert str(refused.value) == reason


# ---------------------------------------------------------------- mending


def lengths(items: Sequence[Item]) -> list[int]:
    view = fit_layout(items, {})
    return [len(item.content) for item in view.walk_children() if isinstance(item, ui.TextDisplay)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([4000], [4000]),
        ([4001], [4000]),
        ([1000, 3000], [1000, 3000]),
        ([1000, 3001], [1000, 3000]),
        ([100, 9000, 3000], [100, 1950, 1950]),
        ([100, 5000, 1000], [100, 2900, 1000]),
        ([101] * 40, [100] * 40),
    ],
)
def test_the_longest_texts_are_cut_until_all_fit(before: list[int], after: list[int]) -> None:
    assert lengths([text("x" * length) for length in before]) == after


def test_texts_count_wherever_they_are() -> None:
    within = [text("x" * 2000), ui.Section(text("x" * 1500), text("x" * 800), accessory=button())]
    assert lengths([ui.Container(*within)]) == [1700, 1500, 800]


def test_a_text_is_cut_at_the_end_of_a_line() -> None:
    line = "**Anna** attacks *Boris* and takes a trophy.\n"
    view = fit_layout([text(line * 100)], {})
    (shown,) = view.children
    assert isinstance(shown, ui.TextDisplay)
    assert shown.content == (line * 88).rstrip() + "\n…"
    assert len(shown.content) == 3961


LONG = "длинные слова " * 100


@pytest.mark.parametrize(
    ("item", "path", "limit"),
    [
        (row(button(label=LONG)), ("components", 0, "label"), 80),
        (select([option(label=LONG)]), ("components", 0, "options", 0, "label"), 100),
        (select([option(description=LONG)]), ("components", 0, "options", 0, "description"), 100),
        (select(options(1), placeholder=LONG), ("components", 0, "placeholder"), 150),
        (people(placeholder=LONG), ("components", 0, "placeholder"), 150),
        (gallery(alt=LONG), ("items", 0, "description"), 1024),
        (
            ui.Section("x", accessory=ui.Thumbnail("attachment://board.png", description=LONG)),
            ("accessory", "description"),
            1024,
        ),
    ],
)
def test_labels_are_cut_to_their_limit(item: Item, path: tuple[str | int, ...], limit: int) -> None:
    view = fit_layout([item], PNG)
    shown: Any = view.to_components()[0]
    for key in path:
        shown = shown[key]
    assert shown == LONG[: limit - 1].rstrip() + "…"
    assert len(shown) in (limit - 1, limit)


@pytest.mark.parametrize(
    ("make", "limit"),
    [
        (lambda label: row(button(label=label)), 80),
        (lambda label: select([option(label=label, description=label)]), 100),
        (lambda label: select(options(1), placeholder=label), 150),
        (lambda label: gallery(alt=label), 1024),
    ],
)
def test_labels_of_just_the_limit_stay(make: Any, limit: int) -> None:
    item = make("x" * limit)
    before = item.to_component_dict()
    assert fit_layout([item], PNG).to_components() == [before]


@pytest.mark.parametrize("blank", ["", " ", "\n"])
def test_blank_descriptions_are_left_out(blank: str) -> None:
    view = fit_layout([select([option(description=blank)], placeholder=blank), gallery(alt=blank)], PNG)
    (picked, shown) = view.to_components()
    assert "description" not in picked["components"][0]["options"][0]
    assert "placeholder" not in picked["components"][0]
    assert shown["items"][0].get("description") is None


def test_fitting_twice_changes_nothing_more() -> None:
    items = [text("слово " * 900), text("слово " * 500), row(button(label=LONG))]
    once = fit_layout(items, {}).to_components()
    assert fit_layout(items, {}).to_components() == once


# ---------------------------------------------------------------- the one place that messages pass


async def test_every_message_is_fitted() -> None:
    layout = messages.note("слово " * 900).layout()
    assert layout.content_length() == 3996
    assert layout.is_finished()


def test_a_message_that_cannot_be_mended_is_not_sent() -> None:
    message = messages.note("x")
    message.items.append(gallery(url="attachment://lost.png"))
    with pytest.raises(DoesNotFitError, match=r"^no file for"):
        message.layout()
    message.items.pop()
    message.picture("board.png", b"png", LONG)
    assert message.layout().to_components()[0]["components"][1]["items"][0]["description"].endswith("…")


def test_a_message_of_too_many_parts_is_refused_with_our_reason() -> None:
    message = messages.Message([messages.text("x") for _ in range(40)])
    with pytest.raises(DoesNotFitError, match="41 components in a message"):
        message.layout()
