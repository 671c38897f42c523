"""/rules and /card through the real client: found by id, by words, with typing errors, or not; turned page by page."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from typing import Any

import msgspec
import pytest

from cogs.kit.controls.actions import CARDS, CITED, RULE, RULES
from cogs.kit.controls.custom_ids import custom_id
from cogs.learning.pages import CARD_PAGE, RULES_PAGE
from engines.krendel.content.pack import load
from store.filling import fill_digests
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Channel, Message
from tests.e2e.conftest import House
from tests.e2e.playing import answer, cited, forge, panel, said, texts
from tests.words.support.rulebooks import look_up
from words.krendel.cards import CardWords
from words.learning import books, worked_examples
from words.texts import Language

BOOK = books()["krendel"]
LOCALES = {"ru": "ru", "en": "en-GB"}
LANGUAGES: tuple[Language, ...] = ("ru", "en")

pytestmark = pytest.mark.usefixtures("same_dice")


def reader(house: House, language: Language) -> Person:
    return house.table.person({"ru": "Люба", "en": "Nell"}[language], LOCALES[language])


async def page(done: Interaction) -> Message:
    """Return the page that an interaction brought; only its person sees it."""
    await done.answered()
    found = done.followups[-1] if done.followups else done.message
    assert found is not None
    assert found.ephemeral
    assert found.seer == done.person_id
    return found


async def rules(person: Person, about: str = "", channel: Channel | None = None) -> Message:
    return await page(await person.slash("rules", {"about": about} if about else {"game": "krendel"}, channel=channel))


async def card(person: Person, name: str, channel: Channel | None = None) -> Message:
    return await page(await person.slash("card", {"name": name}, channel=channel))


def head(message: Message) -> str:
    return message.text.split("\n")[0].removeprefix("### ").removeprefix("## ")


def title(name: str, language: Language) -> str:
    return BOOK.by_id[name].title.in_language(language)


def tagged(message: Message, tag: str) -> str:
    """Return the custom id of the first button whose id ends with this."""
    return next(str(b["custom_id"]) for b in message.buttons() if str(b["custom_id"]).endswith(f":{tag}"))


# -------------------------------------------------------------------- /rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("about", ["TK-16", "tk16", "16", "attack"])
async def test_a_rule_by_its_id(house: House, language: Language, about: str) -> None:
    shown = await rules(reader(house, language), about)
    assert head(shown) == title("attack", language)
    assert BOOK.by_id["attack"].text.in_language(language).strip() in shown.text
    assert "TK-12, TK-16, TK-17" in shown.text
    assert shown.image().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("language", "about", "found"),
    [
        ("ru", "сосди", "neighbours"),
        ("en", "neighbuors", "neighbours"),
        ("ru", "throns", "guards"),
        ("en", "соседи", "neighbours"),
    ],
)
async def test_words_with_typing_errors_and_of_the_other_language(
    house: House, language: Language, about: str, found: str
) -> None:
    assert head(await rules(reader(house, language), about)) == title(found, language)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nonsense_gets_the_nearest_topics(house: House, language: Language) -> None:
    person = reader(house, language)
    shown = await rules(person, "xqzzw **@everyone**")
    assert shown.text.startswith(
        texts(person)("rules-none", query="xqzzw \\*\\*@\u200beveryone\\*\\*").split("xqzzw")[0]
    )
    assert "\\*\\*@\u200beveryone" in shown.text
    assert len(shown.buttons()) == 5
    nearest = shown.buttons()[0]
    opened = await page(await person.press(shown, custom_id=nearest["custom_id"]))
    assert opened is shown
    assert head(shown) == nearest["label"]


async def test_a_rule_that_there_is_not(house: House) -> None:
    person = reader(house, "en")
    shown = await rules(person, "TK-99")
    assert texts(person)("rules-no-rule", rule="TK-99", first="TK-01", last="TK-54") in shown.text
    assert shown.buttons()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_contents_then_page_by_page(house: House, language: Language) -> None:
    person = reader(house, language)
    shown = await rules(person)
    (select,) = shown.selects()
    assert [o["value"] for o in select["options"]] == [t.id for t in BOOK.topics]
    await person.press(shown, custom_id=tagged(shown, "start"))
    assert head(shown) == title("goal", language)
    for name in [t.id for t in BOOK.topics[1:4]]:
        done = await person.press(shown, custom_id=tagged(shown, "next"))
        assert (await done.answered()).message is shown
        assert head(shown) == title(name, language)
    await (await person.press(shown, custom_id=tagged(shown, "previous"))).answered()
    assert head(shown) == title(BOOK.topics[2].id, language)
    await (await person.pick(shown, "end")).answered()
    assert head(shown) == title("end", language)
    assert shown.image().startswith(b"\x89PNG")
    await (await person.press(shown, label=texts(person)("button-rules-contents"))).answered()
    assert shown.text.startswith("## ")
    assert shown.attachments == []  # the example's picture went with its page


FILES = 10
"""Discord's limit of files with a message."""


def examples_of(shown: Message) -> list[str]:
    """Return the pictures of examples; one that is two below each other counts once."""
    return [row["filename"] for row in shown.attachments if not row["filename"].endswith("-2.png")]


async def test_every_topic_can_be_picked_and_none_is_cut(house: House) -> None:
    for language in LANGUAGES:
        person = reader(house, language)
        shown = await rules(person)
        for topic in BOOK.topics:
            await (await person.pick(shown, topic.id)).answered()
            assert head(shown) == topic.title.in_language(language)
            assert topic.text.in_language(language).strip() in shown.text
            assert len(examples_of(shown)) == len(topic.examples)
            assert "…" not in shown.text.replace("«…»", "")


@pytest.mark.parametrize("game", books())
async def test_a_topic_of_each_game_shows_its_examples(house: House, game: str) -> None:
    person = reader(house, "ru")
    topic = max(books()[game].topics, key=lambda topic: len(topic.examples))
    shown = await page(await person.slash("rules", {"about": topic.id, "game": game}))
    assert head(shown) == topic.title.in_language("ru")
    assert len(examples_of(shown)) == len(topic.examples) > 0
    assert len(shown.attachments) <= FILES
    assert shown.image().startswith(b"\x89PNG")
    for name in topic.examples:
        assert worked_examples(game).get(name).example.says.in_language("ru") in shown.text


async def test_in_a_direct_message_and_after_a_restart(house: House) -> None:
    person = reader(house, "ru")
    room = house.table.world.dm(person.id)
    shown = await rules(person, "TK-13", channel=room)
    assert shown.channel_id == room.id
    await house.close()
    await house.open()
    done = await person.press(shown, custom_id=tagged(shown, "next"))
    assert (await done.answered()).message is shown
    assert head(shown) == title("few", "ru")
    assert len(shown.attachments) == 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_topics_offered_while_typing(house: House, language: Language) -> None:
    person = reader(house, language)
    everything = await person.autocomplete("rules", {}, "about")
    game = texts(person)("krendel-title")
    assert [c["value"] for c in everything] == [f"krendel:{t.id}" for t in BOOK.topics]
    assert [c["name"] for c in everything] == [f"{game} · {t.title.in_language(language)}" for t in BOOK.topics]
    by_number = await person.autocomplete("rules", {"about": "tk-20"}, "about")
    assert [c["value"] for c in by_number] == ["krendel:with_previous"]
    by_word = await person.autocomplete("rules", {"game": "krendel", "about": "исцеленье"}, "about")
    assert by_word[0]["value"] == "krendel:healing"
    assert len(await person.autocomplete("rules", {"about": "xqzzw"}, "about")) == 5


@pytest.mark.parametrize(("about", "game"), [("clash", "battlecon"), ("stun", "battlecon"), ("SB-10", "brawl")])
async def test_outside_a_match_all_games_are_searched(house: House, about: str, game: str) -> None:
    person = reader(house, "en")
    shown = await rules(person, about)
    assert f"-# {texts(person)(f'{game}-title')} · " in shown.text
    (offered, *_) = await person.autocomplete("rules", {"about": about}, "about")
    assert offered["value"].startswith(f"{game}:")
    assert (await rules(person, offered["value"])).text == shown.text


async def test_the_contents_lead_to_the_rules_of_the_other_games(house: House) -> None:
    person = reader(house, "en")
    asked = await person.slash("rules", {})
    contents = await page(asked)
    label = texts(person)("brawl-title")
    assert texts(person)("rules-contents", game=label) in (await page(await person.press(contents, label=label))).text


async def test_from_a_refusal_to_the_rule_it_cites(house: House) -> None:
    board = await house.match("Anna", "Boris")
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    theirs = next(b["custom_id"] for b in panel(boris).buttons() if b["custom_id"].split(":")[2] == "c")
    refused = await page(forge(house, anna, board, theirs))
    assert refused.text == cited(texts(anna), "refused-foreign-seat", owner="Boris", rule="TK-36")
    (button,) = refused.buttons()
    assert button["label"] == texts(anna)("button-rules-cited", rule="TK-36")
    rule = await page(await anna.press(refused))
    assert rule is not refused
    assert head(rule) == title("secret", "ru")
    await answer(anna, panel(anna))  # the match goes on beside it


async def test_a_refusal_without_a_rule_has_no_button(house: House) -> None:
    board = await house.lobby("Anna", "Boris")
    vera = house.table.person("Vera")
    refused = await page(await vera.press(board, label="Start"))
    assert refused.buttons() == []


FORGED: list[tuple[str, str, list[str] | None]] = [
    ("rules-unknown", custom_id(RULES, RULE, RULES_PAGE, "krendel", "nothing"), None),
    ("rules-unknown", custom_id(RULES, RULE, RULES_PAGE, "krendel", "TK-99"), None),
    ("rules-unknown", custom_id(RULES, RULE, RULES_PAGE, "krendel"), None),
    ("rules-unknown", custom_id(RULES, RULE, RULES_PAGE, "chess", "goal"), None),
    ("rules-unknown", custom_id(RULES, RULE, CITED), None),
    ("rules-unknown", custom_id("ABCDEF", RULE, RULES_PAGE, "krendel", "goal"), None),
    ("rules-unknown", custom_id(RULES, "contents", RULES_PAGE, "chess"), None),
    ("rules-unknown", custom_id(RULES, "topics", RULES_PAGE, "krendel"), ["../goal"]),
    ("rules-unknown", custom_id(RULES, "topics", RULES_PAGE, "krendel"), []),
    ("cards-unknown", custom_id(CARDS, "cards", CARD_PAGE), ["krendel.creature.nobody"]),
    ("cards-unknown", custom_id(CARDS, "cards", CARD_PAGE), None),
    ("cards-unknown", custom_id("ABCDEF", "cards", CARD_PAGE), ["krendel.creature.cat"]),
]


@pytest.mark.parametrize(("key", "name", "values"), FORGED)
async def test_forged_controls(house: House, key: str, name: str, values: list[str] | None) -> None:
    person = reader(house, "ru")
    shown = await rules(person)
    assert await said(forge(house, person, shown, name, values)) == texts(person)(key)


# -------------------------------------------------------------------- /card


def worded(language: Language) -> CardWords:
    return CardWords(language, load(), {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Кот-адвокат", "Cat-at-Law", "кот одвокат", "У меня лапки", "krendel.creature.cat"])
async def test_a_creature_by_its_names(house: House, language: Language, name: str) -> None:
    shown = await card(reader(house, language), name)
    words = worded(language)
    assert head(shown) == words.creature_name("cat")
    assert words.spell_line("cat") in shown.text
    # Where the card is from stands in the picture, once.
    assert words.term("source-ours") not in shown.text
    assert words.term("source-ours") in str(shown.data)
    figures = words.pack.creature["cat"]
    say = texts(reader(house, language))
    assert say("cards-creature", attack=str(figures.attack), defence=str(figures.defence)) in shown.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_reward_and_a_hero(house: House, language: Language) -> None:
    person, words = reader(house, language), worded(language)
    shown = await card(person, words.reward_name("gossip"))
    assert head(shown) == words.reward_name("gossip")
    for half in (words.reward_prize("gossip"), words.reward_condition("gossip")):
        assert half[1:] in shown.text
    shown = await card(person, words.hero_name("compote"))
    assert head(shown) == words.hero_name("compote")
    assert texts(person)("cards-hero") in shown.text


async def test_from_a_card_to_the_rule_that_explains_it(house: House) -> None:
    person = reader(house, "ru")
    shown = await card(person, "кот адвокат")
    rule = await page(await person.press(shown, label=title("guards", "ru")))
    assert rule is not shown
    assert head(rule) == title("guards", "ru")
    await (await person.press(rule, custom_id=tagged(rule, "next"))).answered()
    assert head(rule) == title("extras", "ru")
    assert head(shown) == worded("ru").creature_name("cat")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_name_of_several_cards(house: House, language: Language) -> None:
    """Four creatures leave «Fight with all»."""
    person = reader(house, language)
    asked = {"ru": "бой со всеми", "en": "fight with all"}[language]
    shown = await card(person, asked)
    assert shown.text == texts(person)("cards-several", query=asked)
    (select,) = shown.selects()
    kind = texts(person)("cards-kind-spell")
    assert all(kind in option["label"] for option in select["options"][:4])
    picked = select["options"][1]["value"]
    await (await person.pick(shown, picked)).answered()
    assert head(shown) == worded(language).creature_name(picked.split(".")[-1])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_card_of_that_name(house: House, language: Language) -> None:
    person = reader(house, language)
    shown = await card(person, "xqzzw `<@1>`")
    assert shown.text == texts(person)("cards-none", query="xqzzw \\`\\<@\u200b1\\>\\`")
    (select,) = shown.selects()
    assert len(select["options"]) == 10
    await (await person.pick(shown, select["options"][0]["value"])).answered()
    assert head(shown) != "xqzzw"
    assert shown.selects() == []


async def replace_pack(house: House, body: bytes) -> None:
    """Let the matches of a house be played with another pack, which is stored as it is when a match starts."""
    name = hashlib.sha256(body).hexdigest()

    def work(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO packs (hash, game, body) VALUES (?, 'krendel', ?)", (name, body))
        db.execute("UPDATE matches SET pack = ?", (name,))
        fill_digests(db)

    await house.db.write(work)


async def test_cards_are_those_of_the_match_that_runs_here(house: House) -> None:
    """The pack of a running match stays as it was when the match began; elsewhere and later the newest counts."""
    await house.match("Anna", "Boris")
    anna, nell, say = house.table.person("Anna"), reader(house, "en"), texts(reader(house, "en"))
    (row,) = await house.db.read("SELECT body FROM packs")
    pack = msgspec.json.decode(row[0])
    cat = next(card for card in pack["creatures"] if card["id"] == "cat")
    cat |= {"attack": 9, "name": {"ru": "Кот былых времён", "en": "Cat of Yore"}}
    await replace_pack(house, msgspec.json.encode(pack))
    then = say("cards-creature", attack="9", defence="2")
    offered = await nell.autocomplete("card", {"name": "cat of yore"}, "name")
    assert offered[0]["value"] == "krendel.creature.cat"
    assert "Cat of Yore" in offered[0]["name"]
    for name in ("Cat of Yore", "krendel.creature.cat"):
        shown = await card(nell, name, channel=house.table.general)
        assert head(shown) == "Cat of Yore"
        assert then in shown.text
    assert "Cat of Yore" in (await rules(nell, "guards", channel=house.table.general)).text
    # Elsewhere, and in the private messages of somebody who does not play it.
    for room in (house.table.add_channel("quiet"), house.table.world.dm(nell.id)):
        shown = await card(nell, "krendel.creature.cat", channel=room)
        assert head(shown) == worded("en").creature_name("cat")
        assert "Cat of Yore" not in (await rules(nell, "guards", channel=room)).text
    shown = await card(anna, "krendel.creature.cat", channel=house.table.world.dm(anna.id))
    assert head(shown) == "Кот былых времён"
    await house.db.write(lambda db: db.execute("UPDATE matches SET status = 'over'"))
    shown = await card(nell, "krendel.creature.cat", channel=house.table.general)
    assert head(shown) == worded("en").creature_name("cat")


async def test_a_pack_that_cannot_be_read_is_no_hindrance(house: House) -> None:
    await house.match("Anna", "Boris")
    nell = reader(house, "en")
    await replace_pack(house, b"{")
    assert head(await card(nell, "dragon", channel=house.table.general)) == worded("en").creature_name("dragon")
    # One that is not what was stored is no hindrance either.
    await house.db.write(lambda db: db.execute("UPDATE packs SET body = ?", (b"[",)))
    assert head(await card(nell, "dragon", channel=house.table.general)) == worded("en").creature_name("dragon")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_command_told_in_the_contents_is_one(house: House, language: Language) -> None:
    """The first option of /rules, as it is typed in Discord and on the local table: name, colon, word."""
    person = reader(house, language)
    (line,) = re.findall(r"`/(\S+) (\S+):(\S+)`", (await rules(person)).text)
    name, option, word = line
    (command,) = [c for c in house.table.world.commands.values() if name in (c["name"], c["name_localizations"]["ru"])]
    first = command["options"][0]
    assert option in (first["name"], first["name_localizations"]["ru"])
    assert command["name"] == "rules"
    assert first["name"] == "about"
    assert look_up(BOOK, word, language).fitting


async def test_a_card_in_a_direct_message(house: House) -> None:
    person = reader(house, "ru")
    room = house.table.world.dm(person.id)
    shown = await card(person, "дракон", channel=room)
    assert shown.channel_id == room.id
    assert head(shown) == worded("ru").creature_name("dragon")


async def test_a_card_shown_to_everybody(house: House) -> None:
    nell, boris = reader(house, "en"), house.table.person("Boris")
    done = await nell.slash("card", {"name": "dragon", "public": True}, channel=house.table.general)
    shown = (await done.answered()).message
    assert shown is not None
    assert not shown.ephemeral
    assert head(shown) == worded("en").creature_name("dragon")
    rule = await page(await boris.press(shown, custom_id=tagged(shown, "card")))
    assert rule is not shown
    assert head(shown) == worded("en").creature_name("dragon")
    # What was not found is nobody else's business.
    missed = await page(await nell.slash("card", {"name": "xqzzw", "public": True}, channel=house.table.general))
    assert missed.ephemeral


@pytest.mark.parametrize("language", LANGUAGES)
async def test_cards_offered_while_typing(house: House, language: Language) -> None:
    person, say = reader(house, language), texts(reader(house, language))
    everything: list[Any] = await person.autocomplete("card", {}, "name")
    assert len(everything) == 25
    typed = {"ru": "дракн", "en": "dragn"}[language]
    first = (await person.autocomplete("card", {"name": typed}, "name"))[0]
    assert first["value"] == "krendel.creature.dragon"
    kind = say("cards-kind-creature")
    assert first["name"] == say("cards-hit", name=worded(language).creature_name("dragon"), kind=kind)
    shown = await card(person, first["value"])
    assert head(shown) == worded(language).creature_name("dragon")
