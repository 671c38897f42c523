"""Lists, files, codes and posts at the local table: nothing is saved before the preview is (LG-62)."""

from __future__ import annotations

import pytest

from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.decks.building import SAY, answered, deck_command, decks_of, fill_in, new_deck, preset, press

pytestmark = pytest.mark.rule("LG-62")

LIST = """My deck
Герои:
# a comment
2 Recruit
3x Дозорный
Recrut x2
zzzzqqqq
1 Wachman
"""


def code_in(message: Message) -> str:
    return message.text.split("```\n")[-1].split("\n```")[0].splitlines()[-1]


async def test_a_list_is_previewed_mended_and_saved(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    page = answered(await deck_command(house, anna, "list"))
    preview = await fill_in(anna, page, "button-deck-import", list=LIST)
    assert SAY("deck-preview") in preview.text
    assert "5 of 50" in preview.text
    assert await decks_of(house, anna) == []
    for line, text in ((1, "My deck"), (6, "Recrut x2"), (7, "zzzzqqqq")):
        assert f"{SAY('deck-line', number=line)} {SAY('deck-line-unknown', text=text)}" in preview.text
    label = SAY("deck-likely", line=6, card="Recruit", copies=2)
    await house.close()
    await house.open()
    preview = answered(await (await anna.press(preview, label=label)).answered())
    assert "7 of 50" in preview.text
    assert "Recrut x2" not in preview.text
    assert "zzzzqqqq" in preview.text
    label = SAY("deck-likely", line=8, card="Watchman", copies=1)
    preview = answered(await (await anna.press(preview, label=label)).answered())
    panel = await press(anna, preview, "button-deck-save")
    (row,) = await decks_of(house, anna)
    assert row.body == "/ recruit*4 watchman*4"
    assert SAY("deck-saved") in panel.text


async def test_an_import_over_a_deck_can_be_undone_and_never_overwrites_a_newer_one(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    row = await new_deck(house, anna, "/ recruit")
    panel = answered(await deck_command(house, anna, "show", deck=str(row.id)))
    preview = await fill_in(anna, panel, "button-deck-import", list="3 Watchman")
    await house.bot.referee.decks.put(int(anna.id), row.id, None, "recruit", 1)
    refused = await press(anna, preview, "button-deck-save-over")
    assert SAY("refused-deck-changed") in refused.text
    assert (await decks_of(house, anna))[0].body == "/ recruit*2"
    panel = answered(await deck_command(house, anna, "show", deck=str(row.id)))
    preview = await fill_in(anna, panel, "button-deck-import", list="3 Watchman")
    panel = await press(anna, preview, "button-deck-save-over")
    assert (await decks_of(house, anna))[0].body == "/ watchman*3"
    await press(anna, panel, "button-deck-undo")
    assert (await decks_of(house, anna))[0].body == "/ recruit*2"


async def test_a_deck_goes_out_and_comes_in_as_list_file_and_code(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    row = await new_deck(house, anna, preset(house))
    shown = answered(await deck_command(house, anna, "export", deck=str(row.id)))
    assert shown.seer == anna.id
    assert [one["filename"] for one in shown.attachments] == ["deck.txt"]
    listed = shown.text.split("```\n")[1].split("\n```")[0]
    file = anna.attach("deck.txt", listed.encode())
    for values in ({"file": file}, {"text": code_in(shown)}, {"text": code_in(shown).lower()}):
        preview = answered(await deck_command(house, anna, "import", **values))
        assert "can be played" in preview.text
        await press(anna, preview, "button-deck-save")
        assert (await decks_of(house, anna))[0].body == preset(house)


async def test_a_wrong_code_is_said_to_be_wrong(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    row = await new_deck(house, anna, preset(house))
    code = code_in(answered(await deck_command(house, anna, "export", deck=str(row.id))))
    wrong = code[:20] + ("A" if code[20] != "A" else "B") + code[21:]
    shown = answered(await deck_command(house, anna, "import", text=wrong))
    assert SAY("refused-legends-code-wrong") in shown.text


@pytest.mark.parametrize(
    "body", [b"x" * 65_536, b"\xff\x00\xfe" * 21_000, b"3 \n" * 199, "ё @everyone `` ** \n".encode() * 150]
)
async def test_64_kib_of_garbage_are_answered_and_save_nothing(house: House, body: bytes) -> None:
    anna = house.table.person("Anna", "en-US")
    shown = answered(await deck_command(house, anna, "import", file=anna.attach("deck.txt", body)))
    assert shown.seer == anna.id
    assert "@everyone" not in shown.text
    assert SAY("fault-unknown") not in shown.text
    assert await decks_of(house, anna) == []


async def test_what_is_too_long_is_refused(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    large = answered(await deck_command(house, anna, "import", file=anna.attach("deck.txt", b"x" * 65_537)))
    assert SAY("refused-deck-file-large", most=64) in large.text
    long = answered(await deck_command(house, anna, "import", file=anna.attach("deck.txt", b"1 Recruit\n" * 201)))
    assert SAY("refused-legends-list-long", most=200) in long.text
    nothing = answered(await deck_command(house, anna, "import", text="# nothing"))
    assert SAY("refused-deck-list-empty") in nothing.text


async def test_a_post_is_copied_by_others_even_after_the_deck_is_gone(house: House) -> None:
    anna, boris = (house.table.person(name, "en-US") for name in ("Anna", "Boris"))
    row = await new_deck(house, anna, preset(house), "Ash *bold* @everyone")
    post = answered(await deck_command(house, anna, "share", deck=str(row.id)))
    assert not post.ephemeral
    assert "@everyone" not in post.text
    await house.bot.referee.decks.delete(int(anna.id), row.id)
    await house.close()
    await house.open()
    panel = await press(boris, post, "button-deck-take")
    assert panel.seer == boris.id
    assert [one.body for one in await decks_of(house, boris)] == [preset(house)]
    assert await decks_of(house, anna) == []


async def test_three_posts_in_ten_minutes(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    row = await new_deck(house, anna, preset(house))
    for _ in range(3):
        assert not answered(await deck_command(house, anna, "share", deck=str(row.id))).ephemeral
    refused = answered(await deck_command(house, anna, "share", deck=str(row.id)))
    assert SAY("refused-share-often-user", times=3, minutes=10) in refused.text
