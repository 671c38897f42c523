"""The table picture: everything in its place, readable, and what it shows is what the view says."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards.krendel import enamel, result
from boards.krendel.rewards import WIDE_FULFILMENT
from boards.krendel.spell_list import STRIP
from boards.krendel.table import EDGE, HIGH, LOW, WIDTH
from boards.painting import text
from boards.painting.emblems import Portrait
from boards.painting.layout import Box, Icon, Label, Panel
from boards.painting.theme import SEAT_LETTERS, SEATS, THEMES, Theme, contrast
from engines.krendel.content.shapes import WithPrevious
from engines.krendel.views.preview import beside, prize_changes
from engines.krendel.views.view import AttackView, ResultView
from tests.boards.krendel.scenes import LANGUAGES, arts, crowded, drawn, long_pack, seat_boxes, seat_changed, wizards
from tests.boards.support import samples, scenes
from words.krendel.match import KrendelWords
from words.texts import Language

SEAT_LINES = {f"seat{seat}" for seat in range(SEATS)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_is_small_outside_or_over_each_other(seats: int, language: Language) -> None:
    for view in samples.phases(seats, seats).values():
        for names in (samples.PLAIN, samples.LONG, samples.ODD):
            scene = drawn(view, language, names)
            assert scenes.faults(scene) == []
            upper = result.HEIGHT if view.result else LOW if seats <= 3 else HIGH
            assert scene.width == WIDTH
            # The first choice has one picture, as nobody has a spell yet; two players often have one.
            one = not any(wizard.stack for wizard in view.wizards)
            whole = scene.height == upper
            assert whole if one else (whole and seats == 2) or upper + 100 <= scene.height <= upper + 1280
        assert scenes.faults(drawn(crowded(view), language, samples.LONG, long_pack())) == []


@settings(max_examples=25, deadline=None)
@given(names=st.lists(st.text(max_size=100), min_size=3, max_size=3))
def test_whatever_players_are_called_fits(names: list[str]) -> None:
    assert scenes.faults(drawn(samples.phases(3, 3)["over"], "ru", tuple(names))) == []


def test_a_whole_match_is_drawn_without_fault() -> None:
    for view in list(samples.played(6, 4))[::7]:
        assert scenes.faults(drawn(view, "ru")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["choose", "reward", "discard"])
def test_every_spell_is_shown_whole_in_letters_for_a_phone(phase: str, language: Language) -> None:
    pack = samples.pack()
    view = samples.phases(6, 6)[phase]
    switching = [c.id for c in pack.creatures if any(isinstance(e, WithPrevious) for e in c.spell)]
    spells = [(c.id,) for c in pack.creatures] + [(a, c.id) for a in switching for c in pack.creatures if c.id != a]
    words = KrendelWords(language, pack, {})
    for start in range(0, len(spells), 6):
        six = (spells[start:] + spells)[:6]
        made = tuple(
            msgspec.structs.replace(w, spells=s, stack=s[::-1]) for w, s in zip(view.wizards, six, strict=True)
        )
        scene = drawn(msgspec.structs.replace(view, wizards=made, attacks=()), language)
        assert scenes.faults(scene) == []
        rows = [i.box for i in scene.items if isinstance(i, Panel) and str(i.line) in SEAT_LINES and i.radius == 14]
        for seat, (box, working) in enumerate(zip(rows, six, strict=True)):
            part = scenes.within(scene, box)
            assert scenes.badges(part) == [SEAT_LETTERS[seat]]
            assert min(i.size for i in part.items if isinstance(i, Label)) >= 34
            shown = scenes.prose(part)
            assert text.clean(" + ".join(map(words.spell_name, working)), "strong") in shown
            assert text.clean(" ".join(words.spell_text(s, beside(view, seat)) for s in working), "text") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reward_is_shown_whole(language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    for phase in ("choose", "reward", "discard"):
        view = samples.phases(6, 6)[phase]
        for one, other in zip(pack.rewards, (*pack.rewards[1:], pack.rewards[0]), strict=True):
            pair = (one.id, other.id)
            changed = msgspec.structs.replace(
                view, condition=one.id, prize=other.id, awarded=view.awarded and pair, fulfilled=tuple(range(6))
            )
            shown = scenes.prose(drawn(changed, language))
            assert words.reward_condition(one.id) in shown
            assert shown.count(words.reward_prize(other.id)) == (1 if phase == "choose" else 2)


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_seat_shows_its_tracks_hand_and_names(seats: int) -> None:
    view = wizards(samples.phases(seats, seats)["choose"], changes=())
    scene = drawn(view)
    words = KrendelWords("en", samples.pack(), {})
    boxes = seat_boxes(scene)
    assert len(boxes) == seats
    for wizard, box in zip(view.wizards, boxes, strict=True):
        part = scenes.within(scene, box)
        lines = scenes.texts(part)
        assert lines[:2] == [samples.PLAIN[wizard.seat], words.hero_name(wizard.hero)]
        figures = [i for i in part.items if isinstance(i, Label) and i.words.isdigit()]
        assert [i.words for i in figures] == [str(wizard.trophies), str(wizard.wounds), str(wizard.hand)]
        assert min(i.size for i in figures) >= 40
        assert len([i for i in part.items if isinstance(i, Panel) and i.fill == "back"]) == wizard.hand
        pips = [role for _, role in scenes.marks(part, "circle", "diamond") if role in {"gold", "bad", "pip"}]
        assert pips == [
            *["gold"] * min(10, wizard.trophies), *["pip"] * (10 - min(10, wizard.trophies)),
            *["bad"] * min(10, wizard.wounds), *["pip"] * (10 - min(10, wizard.wounds)),
        ]  # fmt: skip
        first = ["1"] if wizard.seat == view.first else []
        letters = [badge for badge in scenes.badges(part) if badge not in first]
        assert letters[0] == "ABCDEF"[wizard.seat]
        assert ("1" in scenes.badges(part)) == bool(first)
        assert enamel.hero_medallion(samples.pack(), wizard.hero) in arts(part)


@pytest.mark.parametrize("count", [10, 11, 12])
def test_the_eleventh_place_of_a_track_is_the_goal(count: int) -> None:
    scene = drawn(wizards(samples.phases(2, 2)["choose"], trophies=count, wounds=count, changes=()))
    goals = {
        (i.name, i.role)
        for i in scene.items
        if isinstance(i, Icon) and i.name in {"laurels-trophy", "death-skull"} and i.box.x > 480
    }
    reached = count >= 11
    assert ("laurels-trophy", "gold" if reached else "faint") in goals
    assert ("death-skull", "faint") not in goals if reached else ("death-skull", "faint") in goals


def test_seats_sit_clockwise() -> None:
    def ways(seats: int) -> str:
        boxes = seat_boxes(drawn(samples.phases(seats, seats)["choose"]))
        steps = zip(boxes, [*boxes[1:], boxes[0]], strict=True)
        return "".join("v" if b.y > a.y else "^" if b.y < a.y else ">" if b.x > a.x else "<" for a, b in steps)

    assert [ways(seats) for seats in (4, 5, 6)] == [">v<^", ">>v<^", ">>v<<^"]
    assert ways(3) == ">><"


@pytest.mark.rule("TK-31", "TK-32")
@pytest.mark.parametrize(
    ("tracks", "leaders"),
    [
        (((0, 0), (0, 0), (0, 0)), ""),
        (((1, 3), (0, 0), (0, 0)), "A"),
        (((4, 3), (4, 2), (1, 0)), "B"),
        (((4, 2), (4, 2), (1, 0)), "AB"),
        (((4, 2), (4, 2), (4, 2)), ""),
        (((9, 11), (4, 2), (3, 2)), "B"),
    ],
)
def test_who_leads_wears_the_crown(tracks: tuple[tuple[int, int], ...], leaders: str) -> None:
    view = samples.phases(3, 3)["choose"]
    for seat, (trophies, wounds) in enumerate(tracks):
        view = seat_changed(view, seat, trophies=trophies, wounds=wounds)
    scene = drawn(view)
    parts = [scenes.within(scene, box) for box in seat_boxes(scene)]
    assert "".join("ABC"[n] for n, part in enumerate(parts) if "crown" in scenes.icons(part)) == leaders
    framed = [n for n, part in enumerate(parts) if any(isinstance(i, Panel) and i.line == "gold" for i in part.items)]
    assert "".join("ABC"[n] for n in framed) == leaders


def test_what_changed_in_the_round_is_marked() -> None:
    view = wizards(samples.phases(2, 2)["choose"], changes=(), spells=("snail",), stack=("snail",))
    view = seat_changed(view, 0, trophies=5, trophies_before=3, wounds=1, wounds_before=4)
    view = seat_changed(view, 1, trophies=2, trophies_before=2, wounds=3, wounds_before=2)
    scene = drawn(view)
    changes = [
        (i.words, i.role) for i in scene.items if isinstance(i, Label) and i.words[0] in "+−" and i.words[1:].isdigit()
    ]
    assert changes == [("+2", "good"), ("−3", "good"), ("+1", "bad")]
    new = [scenes.marks(scenes.within(scene, box), "diamond") for box in seat_boxes(scene)]
    assert [[role for _, role in marks if role in {"gold", "bad"}] for marks in new] == [["gold", "gold"], ["bad"]]


def test_nobody_learns_from_the_public_picture_who_has_chosen() -> None:
    views = [view for view in samples.played(4, 9) if view.phase == "choose"]
    assert len({str(drawn(view)) for view in views if view.round == 1}) == 1


def test_who_got_the_prize_is_shown() -> None:
    view = samples.phases(5, 5)["reward"]
    some = drawn(msgspec.structs.replace(view, fulfilled=(1, 4)))
    none = drawn(msgspec.structs.replace(view, fulfilled=()))
    assert "Nobody" in scenes.texts(none)
    assert "Nobody" not in scenes.texts(some)
    extra = scenes.badges(some)
    for badge in scenes.badges(none):
        extra.remove(badge)
    assert extra == ["B", "E"]


@pytest.mark.rule("TK-23")
def test_what_the_prize_changed_is_told_apart_from_the_combat() -> None:
    view = samples.phases(3, 3)["discard"]
    attack = AttackView(0, 1, 5, 3, success=True, shielded=False, trophies=2, wounds=1, thorns=0)
    held = AttackView(1, 0, 3, 3, success=False, shielded=False, trophies=0, wounds=0, thorns=2)
    view = msgspec.structs.replace(view, attacks=(attack, held), fulfilled=(0,))
    view = wizards(view, trophies_before=1, wounds_before=4)
    for seat, (trophies, wounds) in enumerate(((3, 2), (1, 7), (0, 4))):
        view = seat_changed(view, seat, trophies=trophies, wounds=wounds)
    assert prize_changes(view) == {0: (0, -2), 2: (-1, 0)}
    strip = scenes.within(drawn(view), Box(WIDTH - EDGE - WIDE_FULFILMENT, LOW + EDGE, WIDE_FULFILMENT, STRIP))
    assert scenes.badges(strip) == ["A", "C"]
    assert [line for line in scenes.texts(strip) if line[1:].isdigit()] == ["−2", "−1"]
    assert scenes.marks(strip, "right") == [("right", "gold")]


def test_condition_and_prize_have_emblems() -> None:
    view, pack = samples.phases(4, 4)["choose"], samples.pack()
    shown = arts(drawn(view))
    assert enamel.condition_medallion(pack, view.condition) in shown
    assert enamel.prize_medallion(pack, view.prize) in shown


def test_the_cards_discarded_last_lie_face_up_where_there_is_room() -> None:
    pile = ("cat", "ogre", "mole", "hydra")
    view = msgspec.structs.replace(samples.phases(3, 3)["open"], discard=pile)
    latest = [enamel.creature_medallion(samples.pack(), card) for card in pile[:0:-1]]
    assert [art for art in arts(drawn(view)) if art in latest] == latest


@pytest.mark.rule("TK-11")
def test_in_the_first_round_there_is_the_hero_and_no_spell() -> None:
    view, pack = samples.phases(4, 4)["open"], samples.pack()
    scene = drawn(view, "ru")
    assert scenes.texts(scene).count("Заклинания нет") == 4
    assert [art for art in arts(scene) if isinstance(art, Portrait)] == [
        enamel.hero_portrait(pack, w.hero) for w in view.wizards
    ]


@pytest.mark.rule("TK-20")
def test_the_card_beneath_the_spell_is_shown_where_there_is_room() -> None:
    words = KrendelWords("ru", samples.pack(), {})
    view = wizards(samples.phases(2, 2)["choose"], stack=("snail", "ogre"), spells=("ogre",))
    assert f"Под ним: {words.spell_name('snail')}" in scenes.prose(drawn(view, "ru"))
    working = wizards(view, stack=("snail", "mole"), spells=("mole", "snail"))
    assert "Под ним" not in scenes.prose(drawn(working, "ru"))


def test_the_head_shows_round_phase_and_decks() -> None:
    for at, (phase, name) in enumerate((("choose", "Choose creatures"), ("reward", "Reward"), ("discard", "Discard"))):
        view = samples.phases(4, 4)[phase]
        view = msgspec.structs.replace(view, round=9, deck=31, reward_deck=5, discard=("cat", "ogre"))
        scene = drawn(view)
        assert scenes.texts(scene)[:5] == ["2", "5", "31", "Round 9", name]
        steps = scenes.marks(scene, "diamond")[:3]
        assert [role for _, role in steps] == ["gold" if n == at else "pip" for n in range(3)]


def whole_words(shown: list[str], name: str) -> bool:
    """Tell whether these lines are the name with line breaks only at spaces and after hyphens."""
    at = 0
    for line in shown:
        if not name.startswith(line, at):
            return False
        at += len(line)
        if at < len(name) and name[at] != " " and name[at - 1] != "-":
            return False
        at += name[at : at + 1] == " "
    return at >= len(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_name_is_broken_inside_a_word(seats: int, language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    view = samples.phases(seats, seats)["reward"]
    heroes = [hero.id for hero in pack.heroes]
    for at, card in enumerate(c.id for c in pack.creatures):
        hero = heroes[at % len(heroes)]
        wizards = tuple(
            msgspec.structs.replace(w, creature=card, spells=(card,), hero=hero, attack=-2, defence=12, changes=())
            for w in view.wizards
        )
        # Players without a name have their hero's in large letters; the others see it small beneath their own.
        for players in (samples.PLAIN, ()):
            scene = drawn(msgspec.structs.replace(view, wizards=wizards), language, players)
            assert scenes.faults(scene) == []
            for box in seat_boxes(scene):
                lines = [i for i in scenes.within(scene, box).items if isinstance(i, Label)]
                for role, name in (
                    ("paper.text", words.creature_name(card)),
                    ("spell", words.spell_name(card)),
                    ("ink", words.hero_name(hero)),
                ):
                    shown = [i.words for i in lines if i.role.endswith(role) and not i.words.strip("−").isdigit()]
                    if role == "ink":
                        shown = [line for line in shown if len(line) > 1 and line not in players]
                    assert whole_words(shown, text.clean(name, "strong")), (shown, name)


@pytest.mark.rule("TK-13")
@pytest.mark.parametrize("seats", range(3, 7))
def test_in_private_the_own_seat_is_below_and_left_is_left(seats: int) -> None:
    for viewer in range(seats):
        scene = drawn(samples.phases(seats, seats, viewer=viewer)["choose"])
        assert scenes.faults(scene) == []
        boxes = dict(zip(range(seats), seat_boxes(scene), strict=True))
        own, following = boxes[viewer], boxes[(viewer + 1) % seats]
        assert own.y == max(box.y for box in boxes.values())
        assert (following.x < own.x) == (following.y == own.y)
        assert following.y == own.y


def test_a_nameless_player_is_shown_by_the_hero() -> None:
    view = samples.phases(2, 2)["open"]
    scene = drawn(view, "ru", ())
    words = KrendelWords("ru", samples.pack(), {})
    assert scenes.prose(scenes.within(scene, seat_boxes(scene)[0])).startswith(words.hero_name(view.wizards[0].hero))


def test_a_long_name_takes_the_line_of_the_hero() -> None:
    view = samples.phases(6, 6)["open"]
    words = KrendelWords("ru", samples.pack(), {})
    hero = words.hero_name(view.wizards[1].hero)
    for name, heroes in (("Пётр", 1), ("Александр Константинович", 0)):
        scene = drawn(view, "ru", ("", name, *samples.PLAIN[2:]))
        shown = scenes.prose(scenes.within(scene, seat_boxes(scene)[1]))
        assert shown.startswith(name)
        assert shown.count(hero) == heroes


def test_seats_that_are_left_keep_their_letters() -> None:
    view = samples.phases(4, 4)["choose"]
    left = msgspec.structs.replace(view, wizards=(view.wizards[1], view.wizards[3]), first=3, targets=((1, (3,)),))
    left = wizards(left, changes=())
    scene = drawn(left)
    assert [badge for badge in scenes.badges(scene) if badge != "1"] == ["B", "D"]
    assert scenes.faults(scene) == []
    alone = msgspec.structs.replace(left, wizards=left.wizards[:1], result=ResultView((1,), False, ((1,),), "last"))
    assert scenes.faults(drawn(alone)) == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_what_the_table_writes_and_marks_stands_out(theme: Theme) -> None:
    written = [("muted", "raised"), ("text", "raised"), ("paper.muted", "paper"), ("paper.muted", "paper.shade")]
    marked = [("faint", ground) for ground in ("page", "panel", "raised")]
    marked += [("bad", "pip"), ("good", "panel"), ("bad", "raised"), ("good", "raised"), ("rim", "metal.tint")]
    assert [pair for pair in written if contrast(theme[pair[0]], theme[pair[1]]) < 4.5] == []
    assert [pair for pair in marked if contrast(theme[pair[0]], theme[pair[1]]) < 3] == []
