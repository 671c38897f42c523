"""Content files that cannot be used are refused, with the file, the line and the reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engines.kernel.content.reading import ContentError
from engines.legends.content.pack import FOLDER, load


def refused(folder: Path, file: str, old: str, new: str) -> list[str]:
    """Return why a copy of the content is refused in which one passage of a file was replaced."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file} has the passage {text.count(old)} times"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load(folder)
    return error.value.problems


def card_of(file: str, name: str) -> str:
    """Return the text of one card of a file."""
    text = (FOLDER / file).read_text(encoding="utf-8")
    _, _, after = text.partition(f'id = "{name}"')
    assert after, f"{file} has no {name}"
    return f'id = "{name}"' + after.partition("\n[[")[0]


def line(file: str, name: str, mark: str) -> int:
    """Return the line of a content file on which a mark stands within a card, from 1."""
    text = (FOLDER / file).read_text(encoding="utf-8")
    card = card_of(file, name)
    return text[: text.index(card) + card.index(mark)].count("\n") + 1


def changed(folder: Path, file: str, name: str, old: str, new: str) -> list[str]:
    """Return why a copy of the content is refused in which one passage of a card was replaced."""
    card = card_of(file, name)
    assert card.count(old) == 1, f"{name} has the passage {card.count(old)} times"
    return refused(folder, file, card, card.replace(old, new))


F, E, S, H = "followers.toml", "events.toml", "skills.toml", "heroes.toml"

CARDS = [
    # what the types say
    (F, "recruit", "lives = 2", "lives = 0", "lives", "Expected `int` >= 1"),
    (F, "recruit", "legendarity = 1", "legendarity = 0", "legendarity", "Expected `int` >= 1"),
    (S, "lunge", "level = 1", "level = 7", "level", "Expected `int` <= 6"),
    (S, "lunge", 'op = "damage"', 'op = "smite"', "do", "Invalid value 'smite'"),
    (F, "recruit", 'class = "warrior"', 'class = "worrier"', "class", "did you mean 'warrior'"),
    (F, "watchman", '"guard"', '"gard"', "keywords", "Invalid enum value 'gard'"),
    # a card for itself
    (E, "spark", "cost = 1", "cost = 0", "cost", "an event costs at least 1"),
    (E, "spark", 'do = [{ op = "damage", by = 2, type = "magical" }]', "", "id =", "spark does nothing"),
    (E, "siege", "stays = true", "", "abilities", "siege has abilities in play and does not stay"),
    (S, "bonfire", 'hero = "mira"', 'hero = "mira"\nclass = "mage"', "hero", "of a class and of a hero at once"),
    (S, "permafrost", "points = 1", "points = 1, turn = true", "cost", "turns its hero anyhow"),
    (E, "ebb_tide", 'kind = "follower"', 'kind = "hero"', "do", "it cannot be about a hero"),
    (E, "turn_the_heart", 'kind = "follower"', 'kind = "hero"', "do", "it cannot be about a hero"),
    (E, "denial", 'kind = "spell"', 'kind = "follower"', "do", "no spell is named"),
    (E, "spark", 'targets = [{ side = "enemy" }]', "", "do", "no target is named"),
    (E, "fateful_duel", ', { kind = "follower", side = "enemy" }', "", "do", "no second target is named"),
    (E, "fateful_duel", 'kind = "follower", side = "own"', 'kind = "follower", most = 2', "targets", "leave nothing for"),
    (E, "spark", 'type = "magical"', 'type = "magical", who = "self"', "do", '"self" is nothing in an event'),
    (S, "dance_of_bones", "shuffle_graveyard", "shuffle_all", "do", "no hook is named 'shuffle_all'"),
    (E, "supply_train", "back = 3", "back = 3, lost = 1", "do", 'either "back" or "lost"'),
    # what texts ask about
    (E, "supply_train", "back = 3", 'back = { of = "count" }', "do", '"count" counts a group'),
    (E, "supply_train", "back = 3", 'back = { of = "hand", type = "event" }', "do", '"hand" knows no type'),
    (E, "supply_train", "back = 3", 'back = { of = "graveyard", type = "hero" }', "do", "no hero is ever in a graveyard"),
    (E, "supply_train", "back = 3", 'back = { of = "damage_on" }', "do", "points concerns no permanent"),
    (E, "supply_train", "back = 3", 'back = { of = "level" }', "do", 'level and attack are those of "self"'),
    (E, "supply_train", "back = 3", 'back = 3, if = [{ is = "count" }]', "do", '"count" counts a group'),
    (E, "supply_train", "back = 3", 'back = 3, if = [{ is = "hand", type = "event" }]', "do", '"hand" knows no type'),
    (E, "supply_train", "back = 3", 'back = 3, if = [{ is = "hand", hurt = true }]', "do", "does not ask who is hurt"),
    (E, "supply_train", "back = 3", 'back = 3, if = [{ is = "hand", least = 3, most = 2 }]', "do", "cannot be"),
    (E, "supply_train", "back = 3", 'back = 3, if = [{ is = "graveyard", type = "hero" }]', "do", "no hero is ever in"),
    (S, "reforging", 'class = "construct"', 'class = "mage"', "targets", "no follower is of the class 'mage'"),
    (S, "break_the_charm", 'kind = "event"', 'kind = "event", hurt = true', "targets", "has no class, lives or"),
    # triggered abilities
    (F, "mocking_spirit", 'type = "event", ', "", "abilities", '"played" needs the type'),
    (F, "mocking_spirit", 'type = "event"', 'type = "hero"', "abilities", "heroes are never played"),
    (F, "whisper", 'when = "enters"', 'when = "enters", type = "event"', "abilities", "knows no type of spell"),
    (F, "whisper", 'when = "enters"', 'when = "enters", whose = "any"', "abilities", "belongs to nobody"),
    (F, "well_spirit", 'when = "turn_start"', 'when = "turn_start", about = { kind = "hero" }', "abilities",
     "is about no permanent"),
    (F, "whisper", 'when = "enters"', 'when = "kills"', "abilities", '"kills" never happens'),
    (E, "war_tax", 'when = "played", type = "event", whose = "enemy"', 'when = "attacks"', "abilities",
     '"attacks" never happens'),
    (F, "whisper", 'op = "draw"', 'op = "draw", if = [{ is = "turned", who = "target" }]', "abilities", "no target is named"),
    (F, "well_spirit", 'op = "heal", by = 1, who = { kind = "hero", side = "own", hurt = true }',
     'op = "heal", by = 1, who = "it"', "abilities", '"it" is nothing'),
    # static abilities
    (F, "walking_book", "by = -1", "by = 0", "abilities", "cost changes nothing"),
    (F, "walking_book", "by = -1", 'by = -1, keyword = "guard"', "abilities", 'belongs to "keyword" alone'),
    (F, "walking_book", "by = -1", 'by = -1, type = "magical"', "abilities", "cost knows no type of damage"),
    (F, "walking_book", "by = -1", 'by = -1, group = { kind = "hero" }', "abilities", "cost is a player's"),
    (S, "war_school", 'kind = "hero"', 'kind = "fighter"', "abilities", "not every fighter has level"),
    (S, "magic_circle", ', group = { kind = "hero", side = "own", class = "mage" }', "", "abilities",
     "legendarity needs a group"),
    (S, "last_stand", ', group = { kind = "hero", side = "own", class = "general" }', "", "abilities", "attack needs a group"),
    # prices
    (E, "ledger_of_debts", "discard = 1", "lives = 1", "abilities", "has no lives to pay with"),
    (E, "ancestral_altar", 'kind = "follower"', 'kind = "hero"', "abilities", "only effects move heroes (LG-13)"),
    # all together
    (S, "bonfire", 'hero = "mira"', 'hero = "vera"', "hero", "there is no hero 'vera'"),
    # names
    (F, "recruit", 'en = "Recruit"', 'en = "@everyone"', "name", "a name is one line without"),
    (F, "recruit", 'en = "Recruit"', f'en = "{"R" * 41}"', "name", "1 to 40 characters, not 41"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "name", "old", "new", "at", "why"), CARDS)
@pytest.mark.rule("LG-60", "LG-63")
def test_a_card_that_cannot_be_played_is_refused(
    tmp_path: Path, file: str, name: str, old: str, new: str, at: str, why: str
) -> None:
    problems = changed(tmp_path, file, name, old, new)
    found = [problem for problem in problems if why in problem and problem.startswith(f"{file}:")]
    assert found, problems
    header = line(file, name, "id =") - 1
    told = int(found[0].split(":")[1])
    assert max(header, line(file, name, at) - (at == "id =")) <= told <= header + card_of(file, name).count("\n") + 1


@pytest.mark.rule("LG-12")
def test_ids_and_numbers_are_unique(tmp_path: Path) -> None:
    (problem,) = changed(tmp_path, F, "watchman", "number = 14", "number = 13")
    assert problem == f"{F}:{line(F, 'watchman', 'number')}: the number 13 is taken twice, by 'recruit' too"
    problems = changed(tmp_path / "ids", F, "watchman", 'id = "watchman"', 'id = "recruit"')
    assert f"{F}:{line(F, 'watchman', 'id =')}: the id 'recruit' is taken twice" in problems


@pytest.mark.rule("LG-12")
def test_an_id_names_one_card_of_any_type(tmp_path: Path) -> None:
    problems = changed(tmp_path, E, "spark", 'id = "spark"', 'id = "recruit"')
    assert f"{E}:{line(E, 'spark', 'id =')}: the id 'recruit' is taken twice" in problems


def test_a_mistake_is_told_with_the_line_of_its_ability(tmp_path: Path) -> None:
    problems = changed(
        tmp_path, F, "hungry_ghost", 'op = "sacrifice", by = 1', 'op = "sacrifice", by = { of = "count" }'
    )
    assert problems == [f'{F}:{line(F, "hungry_ghost", "op = ")}: "count" counts a group, and nothing else does']


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    for file, old, new in (
        (E, "cost = 3", "cost = 0"),
        (F, '["guard"]', '["cannot_block", "guard"]'),
        (H, '"kills"', '"damages"'),
    ):
        path = tmp_path / file
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    (tmp_path / "decks" / "red_raid.toml").write_text("id = 3", encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    assert {problem.partition(":")[0] for problem in error.value.problems} == {E, "red_raid.toml"}
    assert sum("costs at least 1" in problem for problem in error.value.problems) == 2


RAID = "decks/red_raid.toml"

DECKS = [
    ('id = "red_raid"', 'id = "red_ride"', "the id 'red_ride' is not the file's name"),
    ('name = { ru = "Красный набег"', 'name = { ru = "@here"', "a name is one line without"),
    ('heroes = ["ingrit", "radmir"', 'heroes = ["ingrit", "ingrit"', "'ingrit' is listed twice (LG-56)"),
    ('heroes = ["ingrit", "radmir"', 'heroes = ["ingrit", "recruit"', "'recruit' is no hero"),
    ('heroes = ["ingrit", "radmir", "mira", "zaryana"]', 'heroes = ["mira", "ingrit"]', "give 8 legendarity"),
    ('heroes = ["ingrit", "radmir", "mira", "zaryana"]', 'heroes = ["osgod", "yuna", "morgut"]',
     "none of its heroes can use 'lunge' (LG-19)"),
    ('card = "recruit"', 'card = "recrute"', "'recrute' is no card of a deck (LG-01)"),
    ('card = "recruit"', 'card = "tarkhan"', "'tarkhan' is no card of a deck (LG-01)"),
    ('card = "recruit"', 'card = "watchman"', "'watchman' is listed twice"),
    ('card = "recruit", copies = 3', 'card = "recruit", copies = 4', "'recruit' has more than three copies"),
    ('card = "recruit", copies = 3', 'card = "recruit", copies = 2', "49 cards; a deck has 50 (LG-01)"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "why"), DECKS)
@pytest.mark.rule("LG-01", "LG-56", "LG-61", "LG-63")
def test_a_preset_that_cannot_be_played_is_refused(tmp_path: Path, old: str, new: str, why: str) -> None:
    problems = refused(tmp_path, RAID, old, new)
    number = (FOLDER / RAID).read_text(encoding="utf-8").partition(old)[0].count("\n") + 1
    (found,) = [problem for problem in problems if why in problem]
    place = found.split(":")
    assert place[0] == "red_raid.toml"
    assert abs(int(place[1]) - number) <= 25


@pytest.mark.rule("LG-63")
def test_a_preset_that_cannot_end_a_game_is_refused(tmp_path: Path) -> None:
    rows = "\n".join(f'  {{ card = "{name}", copies = 3 }},' for name in PEACEFUL.split())
    text = (FOLDER / RAID).read_text(encoding="utf-8")
    cards = f'cards = [\n{rows}\n  {{ card = "halt", copies = 2 }},\n]\n'
    problems = refused(tmp_path, RAID, text[text.index("cards = [") :], cards)
    assert problems == ["red_raid.toml:7: nothing in it hurts a hero without an attack: a game could not end (LG-63)"]


PEACEFUL = """
recruit watchman shieldmaiden steppe_rider axebearer border_veteran wood_lynx wolf_cub brown_bear pack_leader tusker bog_turtle
brass_beetle brass_sentry clay_golem iron_bull
"""
"""Cards without a text that hurts heroes."""


def test_files_that_are_missing_are_told(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    (tmp_path / S).unlink()
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    assert error.value.problems == ["skills.toml: cannot be read: No such file or directory"]
