"""The shipped pack of Krendel's Tournament, and what is said of a pack that cannot be used."""

from __future__ import annotations

import errno
import os
import re
import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from engines.kernel.choose import advance, begin
from engines.kernel.content.names import Name
from engines.kernel.content.reading import ContentError
from engines.krendel.board import KMatch, Options, new_board
from engines.krendel.content.pack import FOLDER, load
from engines.krendel.content.shapes import (
    AttackOnly,
    Creature,
    Effect,
    ExtraTrophy,
    Extreme,
    FightWithAll,
    Heal,
    Hero,
    Modify,
    Reward,
    Shield,
    Thorns,
    WithPrevious,
)
from engines.krendel.game import KRENDEL
from engines.krendel.round.combat import fight

PACK = load()
RULES = KRENDEL.rules(PACK)
LONGEST_NAME = 24
EXAMPLE = {"ogre": (3, 5), "rooster": (5, 2), "dragon": (6, 6), "hedgehog": (3, 4)}


def seed(number: int) -> str:
    return f"{number:064x}"


def opened(match: KMatch) -> tuple[str, str]:
    return match.board.condition, match.board.prize


# -------------------------------------------------------------------- cards as played


@pytest.mark.rule("TK-01")
def test_upright_half_fights_and_inverted_half_is_a_spell() -> None:
    board = new_board(PACK, (0, 1), Options())
    board.wizards[0].creature = "ogre"
    board.wizards[1].creature = "snail"
    bare = {f.seat: (f.attack, f.defence) for f in fight(board, PACK).fighters}
    assert bare == {0: (3, 5), 1: (1, 6)}
    board.wizards[0].stack = ["goat"]
    assert PACK.creature["goat"].spell == (Modify("self", "attack", 2),)
    spelled = {f.seat: (f.attack, f.defence) for f in fight(board, PACK).fighters}
    assert spelled == {0: (5, 5), 1: (1, 6)}


@pytest.mark.rule("TK-01")
def test_all_43_creatures_are_dealt_from_once_each() -> None:
    board = begin(RULES, range(6), seed(1), Options()).match.board
    in_hands = [card.id for wizard in board.wizards.values() for card in wizard.hand]
    in_deck = [card.id for card in board.deck]
    assert (len(in_hands), len(in_deck)) == (30, 13)
    assert sorted(in_hands + in_deck) == sorted(c.id for c in PACK.creatures)


@pytest.mark.rule("TK-02")
def test_a_reward_card_is_prize_first_and_condition_next_round_never_both() -> None:
    match = begin(RULES, (0, 1), seed(3), Options()).match
    pairs = [opened(match)]
    while match.outcome is None:
        asked = match.asks[0]
        keys = [] if asked.kind == "discard" else [asked.options[0].key]
        match = advance(RULES, match, asked.seat, asked.id, keys).match
        board = match.board
        everywhere = [board.condition, board.prize, *(card.id for card in board.rewards), *board.used_rewards]
        assert sorted(everywhere) == sorted(r.id for r in PACK.rewards)
        if opened(match) != pairs[-1]:
            pairs.append(opened(match))
    assert len(pairs) == match.board.round
    assert len(pairs) >= 7  # the reward deck ran out at least once (TK-25)
    assert all(condition != prize for condition, prize in pairs)
    assert [condition for condition, _ in pairs[1:]] == [prize for _, prize in pairs[:-1]]


@pytest.mark.rule("TK-03")
def test_heroes_have_no_powers() -> None:
    assert [f.name for f in msgspec.structs.fields(Hero)] == ["id", "name", "emblem"]


@pytest.mark.rule("TK-03")
def test_heroes_are_dealt_at_random_with_empty_tracks() -> None:
    tables = [begin(RULES, range(6), seed(n), Options()).match.board.wizards for n in range(60)]
    everyone = sorted(h.id for h in PACK.heroes)
    for wizards in tables:
        assert sorted(w.hero for w in wizards.values()) == everyone
        assert {(w.wounds, w.trophies) for w in wizards.values()} == {(0, 0)}
    for seat in range(6):
        assert sorted({wizards[seat].hero for wizards in tables}) == everyone


# -------------------------------------------------------------------- the shipped cards


def distinct_names(names: list[Name]) -> None:
    """Assert that names are short, in their language's letters, and that no two are the same."""
    for name in names:
        assert 1 <= len(name.in_language("ru")) <= LONGEST_NAME
        assert 1 <= len(name.in_language("en")) <= LONGEST_NAME
        assert re.search("[а-яё]", name.in_language("ru"))
        assert not re.search("[A-Za-z]", name.in_language("ru"))
        assert name.in_language("en").isascii()
    assert len({name.in_language("ru") for name in names}) == len(names)
    assert len({name.in_language("en") for name in names}) == len(names)


@pytest.mark.rule("TK-50")
def test_creatures() -> None:
    assert len(PACK.creatures) == 43
    assert len({c.id for c in PACK.creatures}) == 43
    assert len({c.emblem for c in PACK.creatures}) == 43
    distinct_names([c.name for c in PACK.creatures])
    assert {c.attack for c in PACK.creatures} == {1, 2, 3, 4, 5, 6}
    assert {c.defence for c in PACK.creatures} == {1, 2, 3, 4, 5, 6}
    assert {c.source for c in PACK.creatures} == {"ours"}


def half_points(effect: Effect) -> int:
    """Return the value of an effect in half points, by the scale at the head of creatures.toml."""
    match effect:
        case Modify(who="self", by=by):
            return 2 * by
        case Modify(who="neighbours", by=by):
            return -2 * by
        case Modify(by=by):
            return -by
        case ExtraTrophy(count=count):
            return 4 * count
        case Thorns(count=count):
            return 2 * count
        case WithPrevious() | Shield():
            return 4
        case AttackOnly():
            return -2
        case FightWithAll():
            return -4


def spell_half_points(creature: Creature) -> int:
    return sum(half_points(effect) for effect in creature.spell)


@pytest.mark.rule("TK-53")
@pytest.mark.parametrize("creature", PACK.creatures, ids=lambda c: c.id)
def test_strong_creatures_have_weak_spells(creature: Creature) -> None:
    assert abs(2 * (creature.attack + creature.defence) + spell_half_points(creature) - 14) <= 2


@pytest.mark.rule("TK-54")
def test_cards_of_the_worked_example() -> None:
    figures = {name: (PACK.creature[name].attack, PACK.creature[name].defence) for name in EXAMPLE}
    assert figures == EXAMPLE
    assert spell_half_points(PACK.creature["dragon"]) == -10


@pytest.mark.rule("TK-54")
def test_kinds_of_spells() -> None:
    with_op = Counter(op for c in PACK.creatures for op in {type(e) for e in c.spell})
    assert with_op[FightWithAll] == 4
    assert with_op[WithPrevious] == 3
    assert all(with_op[op] >= 3 for op in (ExtraTrophy, Thorns, Shield, AttackOnly))
    changed = {(e.who, e.stat) for c in PACK.creatures for e in c.spell if isinstance(e, Modify)}
    assert changed == {(who, stat) for who in ("self", "neighbours", "left", "right") for stat in ("attack", "defence")}
    assert {e.side for c in PACK.creatures for e in c.spell if isinstance(e, AttackOnly)} == {"left", "right"}
    assert [c.id for c in PACK.creatures if not c.spell] == ["snail", "boar", "sloth"]


@pytest.mark.rule("TK-54")
def test_fight_with_all_has_the_name_of_the_book_and_other_spells_names_of_their_own() -> None:
    everyones = [c.spell_name for c in PACK.creatures if FightWithAll() in c.spell]
    assert everyones == [Name(ru="Бой со всеми", en="Fight with all")] * 4
    distinct_names([c.spell_name for c in PACK.creatures if FightWithAll() not in c.spell] + everyones[:1])


@pytest.mark.rule("TK-51")
def test_rewards() -> None:
    assert len(PACK.rewards) == 8
    assert len({r.id for r in PACK.rewards}) == 8
    distinct_names([r.name for r in PACK.rewards])
    assert {r.source for r in PACK.rewards} == {"ours"}
    conditions = [r.condition for r in PACK.rewards]
    assert len(set(conditions)) == 8
    for stat in ("attack", "defence"):
        for end in ("highest", "lowest"):
            assert Extreme(stat, end) in conditions


@pytest.mark.rule("TK-51")
def test_the_example_s_prize_and_condition_can_lie_on_the_table_together() -> None:
    heals = [r.id for r in PACK.rewards if r.prize == Heal(count=2, may=True)]
    lowest = [r.id for r in PACK.rewards if r.condition == Extreme("attack", "lowest")]
    assert (heals, lowest) == (["plantain"], ["chocolate_cup"])


@pytest.mark.rule("TK-52")
def test_heroes() -> None:
    assert len(PACK.heroes) == 6
    assert len({h.id for h in PACK.heroes}) == 6
    distinct_names([h.name for h in PACK.heroes])
    assert len({h.emblem for h in PACK.heroes} | {c.emblem for c in PACK.creatures}) == 49


def test_cards_are_found_by_id() -> None:
    assert [PACK.creature[c.id] for c in PACK.creatures] == list(PACK.creatures)
    assert [PACK.reward[r.id] for r in PACK.rewards] == list(PACK.rewards)
    assert [PACK.hero[h.id] for h in PACK.heroes] == list(PACK.heroes)
    assert isinstance(PACK.reward["plantain"], Reward)


# -------------------------------------------------------------------- packs that cannot be used


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A good pack of one's own to break."""
    return Path(shutil.copytree(FOLDER, tmp_path / "pack"))


def problems(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as raised:
        load(folder)
    assert str(raised.value) == "\n".join(raised.value.problems)
    return raised.value.problems


def edit(path: Path, old: str, new: str) -> str:
    """Replace the first `old` in a file and return its new text."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return text


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


DEFENCE = 'emblem = "rooster"\nattack = 5\ndefence = 2'
BROKEN = [
    # file, old text, new text, where the error is, what is said
    ("creatures", 'id = "ogre"', 'id = "Ogre!"', 'id = "Ogre!"', "Expected `str` matching regex"),
    ("creatures", 'id = "ogre"', "id = 7", "id = 7", "Expected `str`, got `int` ($.creatures[0].id)"),
    ("creatures", "attack = 5", "attack = 10", "attack = 10", "Expected `int` <= 9 ($.creatures[1].attack)"),
    ("creatures", "attack = 5", "attack = -1", "attack = -1", "Expected `int` >= 0 ($.creatures[1].attack)"),
    ("creatures", "attack = 5", 'attack = "5"', 'attack = "5"', "Expected `int`, got `str` ($.creatures[1].attack)"),
    ("creatures", "by = -1 } ]", "by = -6 } ]", "spell = [ ", "Expected `int` >= -5 ($.creatures[0].spell[0].by)"),
    (
        "creatures",
        'op = "modify"',
        'op = "explode"',
        "spell = [ ",
        "Invalid value 'explode' ($.creatures[0].spell[0].op)",
    ),
    (
        "creatures",
        'who = "self"',
        'who = "all"',
        "spell = [ ",
        "Invalid enum value 'all' ($.creatures[0].spell[0].who)",
    ),
    ("creatures", 'source = "ours"', 'source = "mine"', 'source = "mine"', "Invalid enum value 'mine'"),
    ("rewards", "count = 2", "count = 0", "prize =", "Expected `int` >= 1 ($.rewards[0].prize.count)"),
    (
        "rewards",
        'end = "highest"',
        'end = "middle"',
        "condition =",
        "Invalid enum value 'middle' ($.rewards[0].condition.end)",
    ),
    (
        "heroes",
        'emblem = "pretzel"',
        "emblem = true",
        "emblem = true",
        "Expected `str`, got `bool` ($.heroes[0].emblem)",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "where", "said"), BROKEN)
def test_a_wrong_value_is_named_with_its_line(
    folder: Path, file: str, old: str, new: str, where: str, said: str
) -> None:
    text = edit(folder / f"{file}.toml", old, new)
    (problem,) = problems(folder)
    assert problem.startswith(f"{file}.toml:{line_of(text, where)}: {said}")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("creatures", DEFENCE, DEFENCE[:-12], "Object missing required field `defence` ($.creatures[1])"),
        ("heroes", 'emblem = "broom"', "", "Object missing required field `emblem` ($.heroes[1])"),
    ],
)
def test_a_key_too_many_or_too_few_is_named_with_the_line_of_its_card(
    folder: Path, file: str, old: str, new: str, said: str
) -> None:
    text = edit(folder / f"{file}.toml", old, new)
    second = text.index(f"[[{file}]]", text.index(f"[[{file}]]") + 1)
    assert problems(folder) == [f"{file}.toml:{text[:second].count(chr(10)) + 1}: {said}"]


def test_a_key_that_there_is_not_is_named_with_its_own_line(folder: Path) -> None:
    text = edit(folder / "creatures.toml", DEFENCE, DEFENCE + "\npower = 3")
    (problem,) = problems(folder)
    line = text[: text.index("power = 3")].count("\n") + 1
    assert problem.startswith(
        f"creatures.toml:{line}: Object contains unknown field `power` ($.creatures[1]); it may be "
    )


def test_an_unknown_table_is_refused(folder: Path) -> None:
    edit(folder / "rewards.toml", "[[rewards]]", "[[prizes]]\n[[rewards]]")
    assert problems(folder) == ["rewards.toml:1: Object contains unknown field `prizes` ($); it may be 'rewards'"]


def test_an_id_used_twice_is_refused(folder: Path) -> None:
    edit(folder / "creatures.toml", 'id = "rooster"', 'id = "ogre"')
    edit(folder / "heroes.toml", 'id = "lyusya"', 'id = "krendel"')
    assert problems(folder) == [
        "creatures.toml: the id 'ogre' is used twice; every id must be unique",
        "heroes.toml: the id 'krendel' is used twice; every id must be unique",
    ]


def test_broken_toml_is_named_with_its_line(folder: Path) -> None:
    broken = 'id "lyusya"'
    text = edit(folder / "heroes.toml", 'id = "lyusya"', broken)
    (problem,) = problems(folder)
    assert problem.startswith("heroes.toml: not valid TOML: Expected '=' after a key in a key/value pair ")
    assert f"(at line {line_of(text, broken)}, column 4)" in problem


def test_a_file_that_is_not_text_is_refused(folder: Path) -> None:
    (folder / "rewards.toml").write_bytes(b"\xff\xfe")
    (problem,) = problems(folder)
    assert problem.startswith("rewards.toml: not valid TOML: 'utf-8' codec can't decode byte 0xff in position 0")


@pytest.mark.parametrize("file", ["creatures.toml", "rewards.toml", "heroes.toml"])
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert problems(folder) == [f"{file}: cannot be read: {os.strerror(errno.ENOENT)}"]


def drop_cards(path: Path, count: int) -> None:
    """Take the last `count` cards out of a file."""
    text = path.read_text(encoding="utf-8")
    cards = re.split(rf"(?m)^(?=\[\[{path.stem}\]\]$)", text)
    path.write_text("".join(cards[:-count]), encoding="utf-8")


def test_too_few_cards_are_counted_and_the_rule_is_named(folder: Path) -> None:
    drop_cards(folder / "creatures.toml", 1)
    drop_cards(folder / "rewards.toml", 6)
    drop_cards(folder / "heroes.toml", 1)
    assert problems(folder) == [
        "heroes.toml: 5 heroes; six seats need at least 6 (TK-03)",
        "rewards.toml: 2 rewards; a condition, a prize and a next card need 3 (TK-02)",
        "creatures.toml: 42 creatures; six players need at least 43 (TK-29)",
    ]


def test_the_fewest_rewards_that_can_be_played_with_load(folder: Path) -> None:
    drop_cards(folder / "rewards.toml", 5)
    assert [r.id for r in load(folder).rewards] == ["plantain", "chocolate_cup", "grandmas_pie"]
