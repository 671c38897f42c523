"""Questions and answers in words (words/krendel/match.py), and the words of a game by its id (words/games.py)."""

from __future__ import annotations

import re

import msgspec
import pytest

from engines.kernel.views import view
from engines.krendel.content.shapes import Heal, Modify, Reward, Shield, Trophies, Unscathed
from engines.krendel.game import KRENDEL
from engines.krendel.views.view import ChangeView
from tests.words.support.tables import EN, PACK, RU, RULES, creature, decision, named, pack, play, table, wizard
from words.games import GAMES, game_words
from words.krendel.match import KrendelWords
from words.safe import ELLIPSIS
from words.texts import LANGUAGES, Language

TWO = pack(
    creature("ogre", 3, 5, Modify("self", "attack", 2), name="Ogre"),
    creature("elf", 1, 0, Shield(), name="Elf"),
    Reward("herb", named("Herb"), Heal(2, may=True), Unscathed(), "ours"),
    Reward("cup", named("Cup"), Trophies(1), Unscathed(), "ours"),
)


def worded(language: Language, of: object = TWO) -> KrendelWords:
    return KrendelWords(language, of, {0: "Анна", 1: "Борис"}, strict=True)  # type: ignore[arg-type]  # two kinds of packs


CHOOSING = table(
    wizard(0, "a", spells=("ogre",), changes=(ChangeView(0, "ogre", "attack", 2),)),
    wizard(1, "b"),
    round=2,
    viewer=0,
    hand=("elf", "ogre"),
    condition="cup",
    prize="herb",
)


def test_choosing_a_creature_tells_what_it_fights_with_now_and_its_spell_later() -> None:
    asked = decision("creature", 0, "elf", "ogre")
    ru, en = worded("ru"), worded("en")
    assert ru.question(asked, CHOOSING) == "Раунд 2. Какое существо вызвать?"
    assert en.question(asked, CHOOSING) == "Round 2. Which creature do you summon?"
    assert ru.option_label(asked, "ogre", CHOOSING) == "Ogre 3/5"
    assert ru.option_description(asked, "ogre", CHOOSING) == "Сейчас: атака 5, защита 5. Потом: +2 к атаке."
    assert en.option_description(asked, "elf", CHOOSING) == (
        "Now: attack 3, defence 0. Next: repels the first successful attack."
    )


def test_with_room_a_creature_tells_how_it_stands_against_each_rival() -> None:
    asked = decision("creature", 0, "elf", "ogre")
    rival = wizard(1, "b", changes=(ChangeView(1, "elf", "defence", 1), ChangeView(0, "ogre", "attack", -1)))
    seen = table(wizard(0, "a", changes=(ChangeView(0, "ogre", "attack", 2),)), rival, viewer=0, hand=("elf", "ogre"))
    assert worded("ru").option_detail(asked, "ogre", seen) == (
        "с заклинаниями 5/5\nпротив B: бьёт до 3, держит до 6\nПотом: +2 к атаке."
    )
    assert worded("en").option_detail(asked, "elf", seen) == (
        "with spells 3/0\nvs B: beats up to 1, holds up to 1\nNext: repels the first successful attack."
    )
    bare = table(wizard(0, "a"), wizard(1, "b"), viewer=0, hand=("elf",), targets=((0, ()), (1, (0,))))
    assert worded("ru").option_detail(asked, "elf", bare).splitlines()[0] == ("против B: не атакуете, держит до 0")
    weak = wizard(1, "b", changes=(ChangeView(1, "elf", "defence", 5), ChangeView(1, "elf", "attack", 5)))
    hopeless = table(wizard(0, "a"), weak, viewer=0, hand=("elf",))
    assert worded("en").option_detail(asked, "elf", hopeless).splitlines()[0] == "vs B: beats none, holds none"
    quiet = table(wizard(0, "a"), wizard(1, "b"), viewer=0, hand=("elf",), targets=((0, (1,)), (1, ())))
    assert worded("en").option_detail(asked, "elf", quiet).splitlines()[0] == (
        "vs B: beats up to 0, does not attack you"
    )


def test_before_discards_the_condition_the_prize_and_the_spell_of_the_next_round_are_told() -> None:
    asked, rewards = decision("discard", 0, "elf"), {"condition": "cup", "prize": "herb"}
    players = wizard(0, "a", stack=("elf", "ogre")), wizard(1, "b")
    seen = table(*players, phase="discard", viewer=0, hand=("elf",), **rewards)
    spell = "Ваше заклинание в следующем раунде — «ogre spell»: +2 к атаке."
    assert worded("ru").help_text(asked, seen) == (
        f"В следующем раунде — условие: атакован, но не ранен; приз: можно исцелить 2 раны.\n{spell}"
    )
    # The table in words has them itself.
    assert worded("ru").help_text(asked, seen, text=True) == spell
    assert worded("en").help_text(decision("heal", 0, "heal"), seen) == ""
    creature = decision("creature", 0, "elf")
    assert worded("en").help_text(creature, table(wizard(0, "a"), round=3)).startswith("-# How to read the picture")
    assert worded("en").help_text(creature, table(wizard(0, "a"), round=4)) == ""
    assert worded("en").help_text(asked, table(wizard(0, "a"), wizard(1, "b"), viewer=0, hand=("elf",))) == ""
    assert worded("en").option_detail(asked, "elf", seen) == worded("en").option_description(asked, "elf", seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marks_on_a_hand_are_all_explained_for_three_rounds(language: Language) -> None:
    aside = worded(language).help_text(decision("creature", 0, "elf"), table(wizard(0, "a"), round=3))
    assert all(mark in aside for mark in ("✓", "✗", "–"))
    assert aside.count("→") == aside.count("≤") == 2
    assert len(aside) <= 330


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_picture_the_figures_are_explained_as_they_are_worded(language: Language) -> None:
    words = worded(language)
    aside = words.help_text(decision("creature", 0, "elf"), table(wizard(0, "a"), round=3), text=True)
    assert not re.search("[→≤✓✗]|[Pp]icture|картин", aside)
    for key, bound in (("beats", 3), ("holds", 2)):
        assert words.say(f"krendel-detail-{key}", bound=bound).lower() in aside.lower()


@pytest.mark.rule("TK-13")
def test_answers_name_the_neighbours_of_a_spell_while_there_is_room() -> None:
    sided = [Modify("left", "attack", -2), Modify("right", "defence", -2)]
    of = pack(creature("imp", 1, 1, sided[0]), creature("orc", 1, 1, *sided))
    weak = (ChangeView(1, "x", "attack", -1001), ChangeView(1, "x", "defence", -1001))
    mine = wizard(0, "a", stack=("imp",), changes=weak)
    seen = table(mine, wizard(1, "b"), wizard(2, "c"), viewer=0, hand=("imp", "orc"))
    asked = decision("creature", 0, "imp", "orc")
    words = worded("ru", of)
    assert words.option_description(asked, "imp", seen).endswith("Потом: соседу слева (B) −2 к атаке.")
    assert words.option_detail(asked, "imp", seen).endswith("Потом: соседу слева (B) −2 к атаке.")
    assert words.option_description(decision("discard", 0, "imp"), "imp", seen).endswith("слева (B) −2 к атаке.")
    long = "соседу слева −2 к атаке. Соседу справа −2 к защите."
    assert len(words.option_description(asked, "orc", seen)) <= 100
    assert long in words.option_description(asked, "orc", seen)
    assert "(C) −2 к защите" in words.option_detail(asked, "orc", seen)
    asked = decision("discard", 0, "imp")
    seen = msgspec.structs.replace(seen, phase="discard")
    assert words.help_text(asked, seen, text=True).endswith("«imp spell»: соседу слева (B) −2 к атаке.")


def test_discarding_tells_what_is_lost() -> None:
    asked = decision("discard", 0, "elf", "ogre")
    assert worded("ru").question(asked, CHOOSING) == "Какие карты сбросить? Можно ни одной. Потом рука добирается до 5."
    assert worded("en").question(asked, CHOOSING) == "Which cards do you discard? None is fine. Then you draw up to 5."
    assert worded("en").option_label(asked, "elf", CHOOSING) == "Elf 1/0"
    assert worded("ru").option_description(asked, "ogre", CHOOSING) == "Уйдёт в сброс. Заклинание: +2 к атаке."


@pytest.mark.parametrize(
    ("wounds", "label", "does"),
    [
        (1, "Исцелить 1 рану", "Раны: было 1, станет 0"),
        (2, "Исцелить 2 раны", "Раны: было 2, станет 0"),
        (7, "Исцелить 2 раны", "Раны: было 7, станет 5"),
    ],
)
def test_healing_tells_the_wounds_before_and_after(wounds: int, label: str, does: str) -> None:
    asked = decision("heal", 1, "heal", "keep")
    seen = table(
        wizard(0, "a", wounds=9), wizard(1, "b", wounds=wounds), phase="reward", condition="cup", prize="herb", viewer=1
    )
    assert worded("ru").question(asked, seen) == "Приз: можно исцелить 2 раны. Исцелить?"
    assert worded("ru").option_label(asked, "heal", seen) == label
    assert worded("ru").option_description(asked, "heal", seen) == does
    assert worded("ru").option_label(asked, "keep", seen) == "Не исцелять"
    assert worded("ru").option_description(asked, "keep", seen) == f"Раны: {wounds}, как и было"
    assert worded("en").option_description(asked, "keep", seen) == f"Wounds: {wounds}, as before"


def test_the_prize_asked_about_is_the_one_that_the_combat_was_judged_by() -> None:
    asked = decision("heal", 0, "heal", "keep")
    seen = table(wizard(0, "a", wounds=5), wizard(1, "b"), awarded=("cup", "herb"), condition="herb", prize="cup")
    assert worded("en").question(asked, seen) == "Prize: may heal 2 wounds. Heal?"
    assert worded("en").option_label(asked, "heal", seen) == "Heal 2 wounds"


def test_a_sealed_answer_is_what_was_picked() -> None:
    assert worded("ru").sealed_keys(table(wizard(0, "a"), viewer=0, hand=("elf",), chosen=("elf",))) == ("elf",)
    assert worded("ru").sealed_keys(CHOOSING) == ()


def test_no_question_has_facets() -> None:
    with pytest.raises(KeyError, match="style"):
        worded("ru").facet_label(decision("creature", 0, "elf"), "style", "")


def test_an_unknown_question_is_an_error() -> None:
    with pytest.raises(KeyError, match="push"):
        worded("ru").question(decision("push", 0, "a"), CHOOSING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_whole_matches_is_worded_within_the_limits(language: Language) -> None:
    words = worded(language, PACK)
    kinds = set()
    for turn in play(6, 1):
        for asked in turn.match.asks:
            seen = view(RULES, turn.match, asked.seat).table
            assert 0 < len(words.question(asked, seen)) <= 200
            labels = [words.option_label(asked, option.key, seen) for option in asked.options]
            does = [words.option_description(asked, option.key, seen) for option in asked.options]
            details = [words.option_detail(asked, option.key, seen) for option in asked.options]
            assert all(0 < len(text) <= 500 for text in details)
            assert len(words.help_text(asked, seen)) <= 500
            assert len(set(labels)) == len(labels)
            assert all(0 < len(text) <= 80 for text in labels)
            assert all(0 < len(text) <= 100 for text in does)
            kinds.add(asked.kind)
    assert kinds == set(KRENDEL.decisions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", PACK.creatures, ids=lambda card: card.id)
def test_no_card_of_the_game_is_cut_even_at_its_weakest(language: Language, card: object) -> None:
    key = card.id  # type: ignore[attr-defined]  # a creature
    weak = creature("weak", 1, 1, *(Modify("self", stat, -5) for stat in ("attack", "defence") for _ in range(2)))  # type: ignore[arg-type]
    of = pack(*PACK.creatures, weak)
    seen = table(wizard(0, "a", spells=("weak",)), wizard(1, "b"), viewer=0, hand=(key,))
    for kind in ("creature", "discard"):
        asked = decision(kind, 0, key)
        label, does = (
            worded(language, of).option_label(asked, key, seen),
            worded(language, of).option_description(asked, key, seen),
        )
        assert len(label) <= 80
        assert len(does) <= 100
        assert ELLIPSIS not in label + does


def test_what_a_pack_overdoes_is_cut_with_an_ellipsis() -> None:
    long = creature("long", 9, 9, *[Modify("left", "attack", 1), Modify("right", "defence", 1)] * 4, name="x" * 200)
    seen = table(wizard(0, "a"), wizard(1, "b"), viewer=0, hand=("long",))
    for kind in ("creature", "discard"):
        asked = decision(kind, 0, "long")
        label = worded("ru", pack(long)).option_label(asked, "long", seen)
        does = worded("ru", pack(long)).option_description(asked, "long", seen)
        assert (len(label), label[-5:]) == (80, "… 9/9")
        assert len(does) in (99, 100)
        assert does.endswith(ELLIPSIS)


def test_every_game_has_words_by_its_id() -> None:
    assert {"krendel"} <= set(GAMES)
    assert game_words("krendel", "ru", PACK, RU).title() == "Турнир Кренделя"
    assert game_words("krendel", "en", PACK, EN).title() == "Krendel's Tournament"
    with pytest.raises(KeyError, match="chess"):
        game_words("chess", "ru", PACK, RU)
