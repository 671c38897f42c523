"""A few rated matches by people at the local table, then the leaderboard, profiles, records, settings and deletion."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from cogs.ratings.server_pages import CODE as RATING
from referee.ratings.amending import amend
from store.ratings import books
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, forge, hosting, live_of, people_of, said, shown, texts
from tests.e2e.ratings.playing import DUEL, board, played, profile
from tests.e2e.tables import opened
from tools.ratings import compare
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")


@pytest.mark.rule("TM-50", "TM-52")
async def test_rated_matches_lead_to_a_leaderboard_a_profile_and_records(house: House) -> None:
    chance = Random(5)
    anna, boris = people_of(house, DUEL)
    code = await played(house, DUEL, "Boris", chance)
    await played(house, DUEL, "Boris", chance)
    shown_list = await board(anna, house)
    say = texts(anna)
    assert (
        say("ratings-title", book=say("ratings-book", game=say("krendel-title"), form=say("form-duel")))
        in shown_list.text
    )
    first, second = (shown_list.text.index(name) for name in DUEL)
    assert first < second
    assert "**▸ 1. Anna" in shown_list.text
    assert "?" in shown_list.text, "both are provisional"
    await anna.press(shown_list, label=say("button-ratings-records"))
    assert say("records-streak", who="Anna", count=2) in shown_list.text
    assert code in shown_list.text
    await anna.press(shown_list, label=say("button-ratings-characters"))
    assert say("characters-title", book="").split("·")[0] in shown_list.text
    line = say("characters-line", name="", played=2, share=100, low=34, high=100).split("·", 1)[1]
    assert line in shown_list.text
    seen = await profile(boris, house, anna)
    worded = texts(boris)
    assert worded("record-game", game=worded("krendel-title"), played=2, won=2, left=0) in seen.text
    assert worded("record-together", played=2, theirs=2, yours=0) in seen.text
    assert "✅✅" in seen.text
    assert code in seen.text
    year = next(b["label"] for b in seen.buttons() if b["label"].startswith("The year") or "год" in b["label"])
    await boris.press(seen, label=year)
    assert "Boris" in seen.text, "who was beaten best"
    await boris.press(seen, label=worded("button-profile"))
    assert "✅✅" in seen.text
    assert compare(str(house.db.path)) == 0


async def test_who_does_not_want_to_be_seen_is_not(house: House) -> None:
    await played(house, DUEL, "Boris", Random(6))
    anna, boris = people_of(house, DUEL)
    page = await shown(await anna.slash("settings", channel=house.table.general))
    say = texts(anna)
    await anna.press(page, label=say("settings-listed-to-off"))
    assert say("settings-listed-off") in page.text
    await anna.press(page, label=say("settings-profile-to-private"))
    listed = await board(boris, house)
    assert "Anna" not in listed.text
    await boris.press(listed, label=texts(boris)("button-ratings-records"))
    assert "Anna" not in listed.text
    refused = await said(await boris.slash("profile", {"person": anna}, channel=house.table.general))
    assert refused == texts(boris)("refused-profile-private")
    own = await profile(anna, house)
    assert say("profile-private") in own.text
    assert say("ratings-own-unlisted", rating="1080", games=1).split(".")[1] in (await board(anna, house)).text


async def test_a_rating_is_drawn_as_a_curve_from_the_second_day_on(house: House) -> None:
    chance, (anna, boris) = Random(8), people_of(house, DUEL)
    for day, loser in enumerate(("Boris", "Anna", "Boris", "Boris")):
        await played(house, DUEL, loser, chance)
        seen = await profile(boris, house, anna)
        assert [a["filename"] for a in seen.attachments] == (["curve.png"] if day else [])
        house.clock.forward(2 * 86400)
    png = seen.files[seen.attachments[0]["id"]].data
    assert png.startswith(b"\x89PNG")
    (gallery,) = [item for item in seen.components[0]["components"] if item["type"] == 12]
    assert "Anna" in gallery["items"][0]["description"]


@pytest.mark.rule("TM-54")
async def test_an_amended_result_is_soon_in_the_leaderboard(house: House) -> None:
    code = await played(house, DUEL, "Boris", Random(4))
    boris, match = house.table.person("Boris"), (await live_of(house, code)).row.id
    assert "▸ 2. Boris" in (await board(boris, house)).text
    await house.db.write(lambda db: amend(db, match, places={0: 2, 1: 1}))
    house.bot.referee.recomputing.on_amended()
    for _ in range(200):
        if not await books.stale(house.db):
            break
        await asyncio.sleep(0.1)
    assert "▸ 1. Boris" in (await board(boris, house)).text


@pytest.mark.rule("TM-68")
async def test_who_deletes_their_data_is_a_former_player_and_others_keep_their_ratings(house: House) -> None:
    await played(house, DUEL, "Boris", Random(7))
    anna, boris = people_of(house, DUEL)
    before = (await board(anna, house)).text
    assert "Boris" in before
    offer = await shown(await boris.slash("my-data", channel=house.table.general))
    exported = await shown(await boris.press(offer, label=texts(boris)("button-data-export")))
    (attached,) = exported.attachments
    data = json.loads(exported.files[attached["id"]].data)
    assert [len(data[part]) for part in ("finished_games", "ratings", "rating_steps")] == [1, 1, 1]
    asked = await shown(await boris.press(offer, label=texts(boris)("button-data-ask")))
    await boris.press(asked, label=texts(boris)("button-data-erase"))
    await house.settled()
    after = (await board(anna, house)).text
    assert "Boris" not in after
    own = next(line for line in before.splitlines() if "Anna" in line)
    assert own in after
    mine = await profile(anna, house)
    assert "Boris" not in mine.text
    assert compare(str(house.db.path)) == 0


async def test_the_lobby_says_that_it_is_rated_and_the_host_changes_it(house: House) -> None:
    lobby = await opened(house, "krendel", *DUEL, rated="yes")
    anna, _ = people_of(house, DUEL)
    table, say = words("en", strict=True), texts(anna)
    assert table("lobby-rated") in lobby.text
    tools = await hosting(anna, lobby)
    assert await said(await anna.press(tools, label=say("button-invite"))) == say("refused-rated-practice")
    await anna.press(tools, label=say("button-options"))
    (select,) = [s for s in tools.selects() if ":hostrated:" in s["custom_id"]]
    await anna.pick(tools, "no", custom_id=select["custom_id"])
    await house.settled()
    assert table("lobby-rated") not in lobby.text
    assert not (await live_of(house, code_of(lobby))).row.rated


async def test_nonsense_is_answered(house: House) -> None:
    anna = house.table.person("Anna")
    nobody = await board(anna, house)
    say = texts(anna)
    assert say("ratings-none") in nobody.text
    wrong = await said(await anna.slash("ratings", {"game": "krendel", "form": "teams"}, channel=house.table.general))
    assert wrong == say("refused-ratings-form")
    for forged in (
        f"v1:{RATING}:ratingshow:note:list:krendel.teams:0",
        f"v1:{RATING}:ratingshow:note:secret:krendel.duel:0",
    ):
        assert say("refused-unknown-control") in await said(forge(house, anna, nobody, forged))
    assert say("record-none") in (await profile(anna, house)).text
