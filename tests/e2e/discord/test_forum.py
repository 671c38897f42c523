"""Each table as a post in a forum: whoever opens it gets the link, its tags say what is played and how far it is."""

from __future__ import annotations

import pytest

from table.state.things import Channel
from tests.e2e.conftest import House
from tests.e2e.discord.threading import board_in, bots_in, kept_in, room_of, threads_of
from tests.e2e.playing import code_of, live_of, people_of
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

SAY = words("en", strict=True)
TAGS = ("Турнир кренделя", "Looking for players", "playing", "Finished", "tips")


def tagged(forum: Channel, post: Channel) -> list[str]:
    """The names of a post's tags."""
    names = {tag["id"]: tag["name"] for tag in forum.data["available_tags"]}
    return [names[key] for key in post.data["applied_tags"]]


async def opened(house: House, forum: Channel) -> tuple[Channel, str]:
    """Open a table in a forum by /play; return its post and the match's code."""
    await kept_in(house, forum)
    asked = await house.table.person("Anna").slash(
        "play", {"language": "en"}, sub="krendel", channel=house.table.general
    )
    said = (await asked.answered()).message
    assert said is not None
    assert said.ephemeral
    (post,) = threads_of(house, forum)
    assert f"/{post.id}/{post.id}" in said.text
    await house.settled()
    (lobby,) = bots_in(house, post)
    return post, code_of(lobby)


async def test_a_table_is_a_post_with_tags_from_its_opening_to_its_end(house: House) -> None:
    forum = house.table.add_forum("tables", TAGS)
    post, code = await opened(house, forum)
    anna, boris = people_of(house, ("Anna", "Boris"))
    assert bots_in(house, house.table.general) == []
    assert post.name == f"{SAY('krendel-title')} · Anna – ?"
    assert tagged(forum, post) == ["Турнир кренделя", "Looking for players"]
    (lobby,) = bots_in(house, post)
    assert lobby.id == post.id
    await boris.press(lobby, label="Join")
    post.data["applied_tags"].append(forum.data["available_tags"][4]["id"])
    await anna.press(lobby, label="Start")
    await house.settled()
    assert post.name == f"{SAY('krendel-title')} · Anna – Boris"
    assert tagged(forum, post) == ["Турнир кренделя", "playing", "tips"]
    assert SAY("door-post") in lobby.text
    assert board_in(house, post) is not lobby
    house.clock.forward(301)
    await house.bot.referee.seats.concede(code, int(boris.id))
    await house.settled()
    assert tagged(forum, post) == ["Турнир кренделя", "Finished", "tips"]
    assert post.archived
    assert bots_in(house, house.table.general) == []


async def test_a_tag_that_a_moderator_has_given_stays_and_hinders_nothing(house: House) -> None:
    forum = house.table.add_forum("tables", TAGS)
    for tag in (forum.data["available_tags"][1], forum.data["available_tags"][4]):
        tag["moderated"] = True
    house.table.world.change_channel(forum)
    post, code = await opened(house, forum)
    assert tagged(forum, post) == ["Турнир кренделя"]
    post.data["applied_tags"] += [forum.data["available_tags"][at]["id"] for at in (1, 4)]
    await house.table.person("Anna").press(bots_in(house, post)[0], label="Leave")
    await house.settled()
    assert (await live_of(house, code)).row.status == "closed"
    assert {*tagged(forum, post)} == {"Турнир кренделя", "Looking for players", "Finished", "tips"}
    assert post.archived


async def test_a_table_that_closes_before_it_began_is_archived(house: House) -> None:
    forum = house.table.add_forum("tables")
    post, code = await opened(house, forum)
    await house.table.person("Anna").press(bots_in(house, post)[0], label="Leave")
    await house.settled()
    assert (await live_of(house, code)).row.status == "closed"
    assert post.archived
    assert post.name.endswith("Anna · closed") or post.name.endswith(SAY("former-player") + " · closed")
    assert (await room_of(house, code)).lacks is None
