"""Events in words (words/krendel/log.py)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.kernel.events import Event, facts_of
from engines.krendel.content.shapes import Heal, Reward, Unscathed
from engines.krendel.game import KRENDEL
from tests.support.events import event, events
from tests.words.krendel.events import GOAT, IDLE, LINES, OGRE, REPELLED, SUCCESS, Facts, of_the_pack
from tests.words.support.tables import EN, PACK, RU, named, pack, play
from words.krendel import log as krendel_log
from words.krendel.match import KrendelWords
from words.texts import LANGUAGES, Language

NAMES = {"ru": RU, "en": EN}


def worded(language: Language) -> KrendelWords:
    return KrendelWords(language, PACK, NAMES[language], strict=True)


def story(language: Language, happened: Sequence[tuple[str, Facts]]) -> list[str]:
    return worded(language).story(events("krendel", happened))


@pytest.mark.parametrize(("kind", "facts", "ru", "en"), LINES)
def test_an_event_is_told(kind: str, facts: Facts, ru: str | None, en: str | None) -> None:
    assert worded("ru").line(event("krendel", kind, **of_the_pack(facts))) == ru
    assert worded("en").line(event("krendel", kind, **of_the_pack(facts))) == en


def test_every_event_of_the_game_is_told_above_with_just_its_facts() -> None:
    assert {kind for kind, _, _, _ in LINES} == set(KRENDEL.events)
    for kind, facts, _, _ in LINES:
        assert facts_of(event("krendel", kind, **facts)).keys() == facts.keys(), kind


def test_a_name_that_ends_a_sentence_has_no_second_full_stop() -> None:
    words = KrendelWords("en", PACK, {0: "Anna B.", 1: "Boris…"}, strict=True)
    over = {"winners": [0], "shared": False, "out": [1], "reason": "wounds"}
    assert (
        words.line(event("krendel", "over", **over))
        == "Winner of the tournament: Anna B. Out with 11 or more wounds: Boris…"
    )


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(KeyError, match="Event"):
        worded("ru").line(Event())


ROUND: list[tuple[str, Facts]] = [
    ("round", {"round": 2}),
    ("revealed", {"seat": 0, "creature": OGRE}),
    ("revealed", {"seat": 1, "creature": OGRE}),
    ("totals", {"seat": 0, "attack": 5, "defence": 0, "changes": [[0, GOAT, "attack", 2]]}),
    ("totals", {"seat": 1, "attack": 3, "defence": 4, "changes": [[2, "medusa", "defence", -1]]}),
    ("attack", {"attacker": 0, "target": 1, "attack": 5, "defence": 4, **SUCCESS}),
    ("attack", {"attacker": 0, "target": 2, "attack": 5, "defence": 6, **REPELLED, "thorns": 1}),
    ("attack", {"attacker": 1, "target": 0, "attack": 3, "defence": -1, **REPELLED, "shielded": True}),
    ("fulfilled", {"condition": "plantain", "prize": "chocolate_cup", "seats": [0]}),
    ("gain", {"seat": 0, "wounds": 0, "trophies": 1}),
    ("drew", {"seat": 0, "count": 5}),
    ("over", {"winners": [0], "shared": False, "out": [], "reason": "trophies"}),
]


def test_a_story_takes_one_line_a_seat_and_adds_the_fight_up() -> None:
    assert story("ru", ROUND) == [
        (
            "**Анна**: Огр на диете, атака 5 (3, +2 «Рога вперёд»), защита 0"
            " → Борис 5 > 4, успех; Вера 5 ≤ 6, отбито; Анна: +1 рана (шипы)"
        ),
        "**Борис**: Огр на диете, атака 3, защита 4 (5, −1 Вера «Убойная укладка») → Анна 3 > −1, отбито заклинанием",
        "Итог: Анна +2 трофея, +1 рана; Борис +1 рана",
        "Условие выполнено: Анна. Приз: +1 трофей («Шоколадный кубок»).",
    ]
    assert story("en", ROUND)[:3] == [
        (
            "**Anna**: Ogre on a Diet, attack 5 (3, +2 “Horns First”), defence 0"
            " → Boris 5 > 4, success; Vera 5 ≤ 6, repelled; Anna: +1 wound (thorns)"
        ),
        (
            "**Boris**: Ogre on a Diet, attack 3, defence 4 (5, −1 Vera “Drop-Dead Hairdo”)"
            " → Anna 3 > −1, repelled by a spell"
        ),
        "Result: Anna +2 trophies, +1 wound; Boris +1 wound",
    ]
    assert story("ru", []) == []


@pytest.mark.rule("TK-12")
def test_a_story_tells_seats_in_the_order_of_their_attacks() -> None:
    """Whom a shield stops hangs on it; whoever attacks nobody comes last."""
    totals = [("totals", {"seat": seat, "attack": 1, "defence": 1, "changes": []}) for seat in range(3)]
    attacks = [("attack", {"attacker": a, "target": 1, "attack": 1, "defence": 1, **REPELLED}) for a in (2, 0)]
    lines = story("en", [*totals, *attacks])
    assert [line.split("**")[1] for line in lines] == ["Vera", "Anna", "Boris"]


MORE: list[tuple[str, Facts]] = [
    ("totals", {"seat": seat, "attack": 1, "defence": 1, "changes": []}) for seat in (2, 3)
]
CROWD = [*ROUND[:5], *MORE, *ROUND[5:-2], ("rewards", {"condition": "plantain", "prize": "sticky_fingers"})]


def test_a_story_of_many_tells_only_what_the_picture_does_not() -> None:
    assert story("ru", CROWD) == [
        "Итог: Анна +2 трофея, +1 рана; Борис +1 рана",
        "Условие выполнено: Анна. Приз: +1 трофей («Шоколадный кубок»).",
    ]
    assert story("en", CROWD)[0] == "Result: Anna +2 trophies, +1 wound; Boris +1 wound"


def test_a_fight_of_many_told_whole_leaves_out_what_made_the_figures() -> None:
    lines = krendel_log.story(worded("en"), events("krendel", CROWD), whole=True)
    assert len(lines) == 4 + 3
    assert lines[0] == (
        "**Anna**: Ogre on a Diet, attack 5, defence 0"
        " → Boris 5 > 4, success; Vera 5 ≤ 6, repelled; Anna: +1 wound (thorns)"
    )
    assert lines[-1].startswith("Condition: highest attack")


def test_in_a_story_of_many_what_a_prize_did_is_one_line() -> None:
    gains = [("gain", {"seat": seat, "wounds": 0, "trophies": 1 - seat}) for seat in (0, 1, 2)]
    happened = [*CROWD[:-3], ("fulfilled", {"condition": "plantain", "prize": "sticky_fingers", "seats": [0]}), *gains]
    assert story("ru", happened)[2:] == ["От приза: Анна +1 трофей; Вера −1 трофей"]
    assert story("en", happened)[2:] == ["By the prize: Anna +1 trophy; Vera −1 trophy"]


def test_a_fight_of_many_that_changes_nothing_says_so() -> None:
    assert story("ru", IDLE) == ["Итог: все атаки отбиты"]
    assert story("en", IDLE) == ["Result: all attacks repelled"]


def test_discards_of_more_than_three_are_counted() -> None:
    discards = [("discarded", {"seat": seat, "creatures": [OGRE] * (seat + 1)}) for seat in range(4)]
    none = ("discarded", {"seat": 4, "creatures": []})
    assert story("ru", [*discards, none]) == ["В сброс: Анна — 1, Борис — 2, Вера — 3, Глеб — 4"]
    assert story("en", [none, *discards]) == ["Discarded: Anna — 1, Boris — 2, Vera — 3, Gleb — 4"]
    assert story("en", [*discards[:1], none]) == ["Anna: discarded 1 card — Ogre on a Diet"]
    assert len(story("en", [*discards[1:], none])) == 3


def test_a_part_of_the_log_begins_with_each_round() -> None:
    assert [kind for kind, *_ in LINES if worded("en").begins_part(KRENDEL.events[kind])] == ["round"]


def test_events_from_before_changes_were_told_have_their_figures() -> None:
    totals = ("totals", {"seat": 0, "attack": 5, "defence": 0})
    assert worded("en").line(event("krendel", totals[0], **totals[1])) == "Anna: attack 5, defence 0"
    assert story("en", [totals]) == ["**Anna**: A, attack 5, defence 0"]


def test_a_fight_that_changes_nothing_has_no_result() -> None:
    totals = ("totals", {"seat": 1, "attack": 3, "defence": 0, "changes": []})
    attack = ("attack", {"attacker": 1, "target": 0, "attack": 3, "defence": 3, **REPELLED})
    assert story("en", [totals, attack]) == ["**Boris**: B, attack 3, defence 0 → Anna 3 ≤ 3, repelled"]


def award(prize: str, *gains: tuple[int, int, int]) -> list[tuple[str, Facts]]:
    """Return the events of a prize for Anna and Boris: who got which wounds and trophies."""
    return [
        ("fulfilled", {"condition": "sticky_fingers", "prize": prize, "seats": [0, 1]}),
        *(("gain", {"seat": seat, "wounds": wounds, "trophies": trophies}) for seat, wounds, trophies in gains),
    ]


HEALING = Reward("herb", named("Herb"), Heal(2, may=False), Unscathed(), "ours")
MAY_HEAL = Reward("tea", named("Tea"), Heal(2, may=True), Unscathed(), "ours")
AWARDS: list[tuple[list[tuple[str, Facts]], list[str]]] = [
    (award("chocolate_cup", (0, 0, 1), (1, 0, 1)), []),
    (award("herb", (0, -2, 0), (1, -2, 0)), []),
    (award("herb", (0, -2, 0), (1, -1, 0)), ["Anna: −2 wounds", "Boris: −1 wound"]),
    (award("herb", (0, -2, 0)), ["Anna: −2 wounds"]),
    (award("tea", (0, -2, 0), (1, -2, 0)), ["Anna: −2 wounds", "Boris: −2 wounds"]),
    (
        award("sticky_fingers", (0, 0, 1), (1, 0, 1), (2, 0, -2)),
        ["Anna: +1 trophy", "Boris: +1 trophy", "Vera: −2 trophies"],
    ),
    (award("herb", (0, -2, 0), (1, -2, 0))[1:], ["Anna: −2 wounds", "Boris: −2 wounds"]),
    (
        [*award("chocolate_cup", (0, 0, 1), (1, 0, 1)), *award("chocolate_cup")],
        ["Anna: +1 trophy", "Boris: +1 trophy"],
    ),
]


@pytest.mark.parametrize(("happened", "gains"), AWARDS)
def test_a_story_tells_gains_only_where_the_prize_does_not_say_them(
    happened: list[tuple[str, Facts]], gains: list[str]
) -> None:
    cards = pack(*PACK.rewards, HEALING, MAY_HEAL)
    lines = KrendelWords("en", cards, EN, strict=True).story(events("krendel", happened))
    assert [text for text in lines if not text.startswith("Condition met: Anna and Boris. Prize: ")] == gains


def test_a_story_tells_creatures_without_a_combat_too() -> None:
    assert story("en", [("revealed", {"seat": 0, "creature": OGRE})]) == ["Anna: Ogre on a Diet"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_whole_matches_is_told(language: Language) -> None:
    words = worded(language)
    kinds = set()
    for seats in (2, 6):
        for turn in play(seats, seats):
            for each in turn.events:
                seen = each.seen_by(0)
                assert seen is not None
                line = words.line(seen)
                if each.kind not in ("discarded", "gain"):
                    assert line
                kinds.add(each.kind)
            public = [each.public for each in turn.events if each.public is not None]
            assert all(words.story(public))
            assert len("\n".join(words.story(public))) <= 4000, "a story must fit a message"
    assert kinds == set(KRENDEL.events) - {"removed"}
