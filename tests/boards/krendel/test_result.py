"""The picture of the end: places, who won and who is out, why it ended, and the last fight."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from boards.krendel import enamel, links
from boards.krendel.result import CONFETTI_ROLES, CONFETTI_SHAPES
from boards.krendel.table import table_scene
from boards.painting import text
from boards.painting.emblems import Portrait
from boards.painting.layout import Badge, Box, Icon, Label, Panel, Scene, Sprite
from boards.painting.theme import SEAT_LETTERS
from engines.krendel.views.view import AttackView, ResultView, View
from tests.boards.krendel.scenes import LANGUAGES, arts, compared, crowded, drawn, long_pack, practice
from tests.boards.support import samples, scenes
from words.krendel.match import KrendelWords
from words.texts import Language

SKULL = "death-skull"


def ended(
    places: tuple[tuple[int, ...], ...], out: tuple[int, ...] = (), *, winners: int = 1, reason: str = "trophies"
) -> View:
    """Return the end of a match with these places; trophies are 11, 10, … by place, wounds 3, or 11 for who is out."""
    seats = sum(map(len, places)) + len(out)
    view = samples.phases(seats, seats)["over"]
    trophies = {seat: 11 - n for n, group in enumerate(places) for seat in group}
    wizards = tuple(
        msgspec.structs.replace(w, trophies=trophies.get(w.seat, 4), wounds=11 if w.seat in out else 3)
        for w in view.wizards
    )
    first = places[0] if places and winners else ()
    groups = (*places, out) if out else places
    result = ResultView(first, len(first) > 1, groups, reason)  # type: ignore[arg-type]  # one of the three words
    return msgspec.structs.replace(view, wizards=wizards, result=result)


def columns(scene: Scene) -> dict[str, Scene]:
    """Return each seat's column of the podium by letter: from its step up to the head."""
    steps = [i.box for i in scene.items if isinstance(i, Panel) and i.fill.endswith(".deep")]
    found = {}
    for step in steps:
        column = scenes.within(scene, Box(step.x, 140, step.w, step.bottom - 140))
        letter = next(i.words for i in column.items if isinstance(i, Badge))
        found[letter] = column
    return found


def places(scene: Scene) -> dict[str, str]:
    """Return what each seat's step says: the place, or the skull of who is out."""
    found = {}
    for letter, column in columns(scene).items():
        step = max(i.box.bottom for i in column.items)
        said = [i.words for i in column.items if isinstance(i, Label) and i.face == "display"]
        skulls = [i.name for i in column.items if isinstance(i, Icon) and i.box.bottom > step - 80]
        found[letter] = (said or skulls)[0]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_is_small_outside_or_over_each_other(seats: int, language: Language) -> None:
    for out in range(seats + 1):
        groups = tuple((seat,) for seat in range(seats - out))
        view = ended(groups, tuple(range(seats - out, seats)), winners=1 if groups else 0)
        for names in (samples.PLAIN, samples.LONG, samples.ODD):
            assert scenes.faults(drawn(view, language, names)) == []
        assert scenes.faults(drawn(crowded(view), language, samples.LONG, long_pack())) == []


@pytest.mark.rule("TK-31", "TK-32")
def test_shared_places_leave_the_next_ones_empty_and_who_is_out_has_none() -> None:
    assert places(drawn(ended(((3,), (1,), (0,), (2,))))) == {"D": "1", "B": "2", "A": "3", "C": "4"}
    assert places(drawn(ended(((0, 2), (1,))))) == {"A": "1", "C": "1", "B": "3"}
    assert places(drawn(ended(((0,), (1, 2, 4), (3,)), (5,)))) == {
        "A": "1", "B": "2", "C": "2", "E": "2", "D": "5", "F": SKULL,
    }  # fmt: skip
    assert places(drawn(ended((), (0, 1, 2), winners=0))) == {"A": SKULL, "B": SKULL, "C": SKULL}


def test_steps_are_as_high_as_their_places() -> None:
    scene = drawn(ended(((0,), (1,), (2,), (3, 4)), (5,)))
    high = {
        letter: max(i.box.h for i in column.items if isinstance(i, Panel) and i.fill.endswith(".deep"))
        for letter, column in columns(scene).items()
    }
    assert high["A"] > high["B"] > high["C"] > high["D"] == high["E"] == high["F"]
    left = {letter: min(i.box.x for i in column.items) for letter, column in columns(scene).items()}
    assert sorted(left, key=lambda letter: left[letter]) == ["F", "D", "B", "A", "C", "E"]


@pytest.mark.parametrize(
    ("view", "shown"),
    [
        (ended(((1,), (0, 2, 3))), "Winner: Петя"),
        (ended(((1, 2), (0, 3))), "Not-quite-winners: Петя, Маша"),
        (ended((), (0, 1, 2, 3), winners=0, reason="wounds"), "Winner: Nobody"),
    ],
)
def test_who_won_is_said_and_crowned(view: View, shown: str) -> None:
    scene, pack = drawn(view), samples.pack()
    assert view.result is not None
    assert scenes.texts(scene)[0] == shown
    winners = view.result.winners
    portraits = [art for art in arts(scene) if isinstance(art, Portrait)]
    assert Counter(portraits) == Counter(enamel.hero_portrait(pack, w.hero) for w in view.wizards if w.seat in winners)
    assert scenes.icons(scene).count("crown") == len(winners)
    confetti = [m for m in scenes.marks(scene, *CONFETTI_SHAPES) if m[1] in CONFETTI_ROLES]
    assert (len(confetti) > 20) == bool(winners)


@pytest.mark.parametrize(
    ("view", "why"),
    [
        (ended(((0,), (1,), (2,))), "11 trophies reached: Саша"),
        (ended(((0,), (1,)), (2,), reason="wounds"), "11 wounds reached: Маша"),
        (ended(((0,),), (1, 2), reason="wounds"), "11 wounds reached: Петя and Маша"),
    ],
)
@pytest.mark.rule("TK-30")
def test_why_it_ended_is_said(view: View, why: str) -> None:
    assert scenes.texts(drawn(view))[1] == f"Round {view.round}. {why}"


@pytest.mark.rule("TK-35")
def test_a_player_left_alone_has_the_first_place_with_any_wounds() -> None:
    view = samples.phases(2, 2)["open"]
    left = msgspec.structs.replace(view.wizards[1], wounds=12)
    scene = drawn(msgspec.structs.replace(view, wizards=(left,), result=ResultView((1,), False, ((1,),), "last")))
    assert places(scene) == {"B": "1"}
    assert scenes.texts(scene)[:2] == ["Winner: Петя", "Round 1. One player was left at the table"]
    assert "The last fight" not in scenes.texts(scene)
    assert scenes.faults(scene) == []


@pytest.mark.rule("TK-35")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_left_before_the_end_stands_in_the_picture_too(language: Language) -> None:
    view = samples.phases(6, 6)["over"]
    words = KrendelWords(language, samples.pack(), {})
    for stayed in range(1, 6):
        kept = view.wizards[:stayed]
        places = tuple((wizard.seat,) for wizard in kept)
        ended = msgspec.structs.replace(view, wizards=kept, result=ResultView((0,), False, places, "last"), attacks=())
        scene = scenes.stacked(table_scene(ended, samples.pack(), words, samples.names(samples.PLAIN)))
        assert scenes.faults(scene) == []
        assert words.say("krendel-left") in scenes.texts(scene)
        for seat, name in enumerate(samples.PLAIN):
            assert name in scenes.prose(scene)
            assert SEAT_LETTERS[seat] in scenes.badges(scene)


def test_each_column_shows_name_trophies_and_wounds() -> None:
    view = ended(((0,), (1,), (2,), (3,), (4,)), (5,))
    for letter, column in columns(drawn(view)).items():
        wizard = view.wizards["ABCDEF".index(letter)]
        lines = [i for i in column.items if isinstance(i, Label) and i.face == "strong"]
        assert [i.words for i in lines] == [samples.PLAIN[wizard.seat], str(wizard.trophies), str(wizard.wounds)]
        emblems = {
            enamel.hero_medallion(samples.pack(), wizard.hero),
            enamel.hero_portrait(samples.pack(), wizard.hero),
        }
        assert emblems & {i.art for i in column.items if isinstance(i, Sprite)}


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_last_fight_is_told_whole(seats: int) -> None:
    view = samples.phases(seats, seats)["over"]
    scene, words = drawn(view), KrendelWords("en", samples.pack(), {})
    assert compared(scene) == Counter(text.clean(links.format_comparison(a), "strong") for a in view.attacks)
    prose = scenes.prose(scene)
    assert view.awarded is not None
    assert words.reward_condition(view.awarded[0]) in prose
    assert words.reward_prize(view.awarded[1]) in prose
    for wizard in view.wizards:
        assert wizard.creature is not None
        assert words.creature_name(wizard.creature) in prose
        assert enamel.creature_medallion(samples.pack(), wizard.creature) in arts(scene)


def test_everybody_against_everybody_still_has_its_figures() -> None:
    view = samples.phases(6, 6)["over"]
    attacks = tuple(
        AttackView(a, b, 5, 3, success=True, shielded=False, trophies=2, wounds=1, thorns=0)
        for a in range(6)
        for b in range(6)
        if a != b
    )
    scene = drawn(msgspec.structs.replace(view, attacks=attacks))
    assert compared(scene) == Counter({"5>3": 30})
    assert scenes.icons(scene).count("trophy-cup") >= 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_practice_players_are_told_apart(seats: int, language: Language) -> None:
    view = ended(tuple((seat,) for seat in range(seats - 1)), (seats - 1,))
    names = practice(language)
    scene = drawn(view, language, names)
    for letter, column in columns(scene).items():
        lines = [i.words for i in column.items if isinstance(i, Label) and i.face == "strong"]
        assert " ".join(lines).startswith(f"{names['ABCDEF'.index(letter)]} "), lines


def test_of_many_long_names_that_ended_it_the_letters_are_told() -> None:
    view = ended(((0,), (1,)), (2, 3, 4), reason="wounds")
    assert scenes.texts(drawn(view))[1] == f"Round {view.round}. 11 wounds reached: Маша, Вася and Глафира"
    worded = scenes.texts(drawn(view, "ru", practice("ru")))[1]
    assert worded == f"Раунд {view.round}. Получено 11 ран: C, D и E"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_condition_and_prize_of_the_last_fight_are_whole_and_large(seats: int, language: Language) -> None:
    pack, view = samples.pack(), samples.phases(seats, seats)["over"]
    words = KrendelWords(language, pack, {})
    for one in pack.rewards:
        for other in pack.rewards:
            changed = msgspec.structs.replace(view, awarded=(one.id, other.id), fulfilled=(0,))
            scene = drawn(changed, language)
            prose = scenes.prose(scene)
            assert words.reward_condition(one.id) in prose
            assert words.reward_prize(other.id) in prose
            assert min(i.size for i in scene.items if isinstance(i, Label) and i.role == "paper.text") >= 34


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_fight_can_be_read_on_a_phone(language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    view = samples.phases(6, 6)["over"]
    for start in range(0, len(pack.creatures), 6):
        six = (pack.creatures * 2)[start : start + 6]
        made = tuple(msgspec.structs.replace(w, creature=c.id) for w, c in zip(view.wizards, six, strict=True))
        pictures = table_scene(msgspec.structs.replace(view, wizards=made), pack, words, samples.names(samples.PLAIN))
        assert isinstance(pictures, tuple)
        below = pictures[1]
        rows = [i.box for i in below.items if isinstance(i, Panel) and str(i.line).startswith("seat")]
        assert len(rows) == 6
        for row in rows:
            assert min(i.size for i in scenes.within(below, row).items if isinstance(i, Label)) >= 32
