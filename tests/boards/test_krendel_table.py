"""The table picture: everything in its place, readable, and what it shows is what the view says."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards import text
from boards.krendel.table import HIGH, LOW, WIDTH, table_scene
from boards.layout import Badge, Box, Icon, Label, Mark, Panel, Scene
from engines.krendel.content import Name, Pack, WithPrevious
from engines.krendel.view import ResultView, View
from tests.boards import samples, scenes
from words.krendel import KrendelWords
from words.texts import Language

LANGUAGES: tuple[Language, ...] = ("ru", "en")
HEART = "broken-heart"


def drawn(
    view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN, pack: Pack | None = None
) -> Scene:
    pack = pack or samples.pack()
    return table_scene(view, pack, KrendelWords(language, pack, samples.names(names)), samples.names(names))


def seat_boxes(scene: Scene) -> list[Box]:
    """Return the seats' panels in the order of the view."""
    return [item.box for item in scene.items if isinstance(item, Panel) and item.box.w > 380 and item.fill == "panel"]


def standing(scene: Scene) -> list[str]:
    """Return the last line of the result: figures and hearts, and the letters behind each."""
    strip = [i for i in scene.items if isinstance(i, Badge | Icon) and i.box.w == 44]
    lowest = max(i.box.y for i in strip)
    return [i.words if isinstance(i, Badge) else i.name for i in strip if i.box.y == lowest]


def spell_body(shown: list[str], words: KrendelWords, card: str) -> list[str]:
    """Return the last of these lines that make up the text of a spell."""
    body = text.clean(words.spell_text(card), "text")
    return next(shown[n:] for n in range(len(shown)) if " ".join(shown[n:]).replace("- ", "-") == body)


def long_pack() -> Pack:
    """Return the pack with every name as long as any is."""
    pack = samples.pack()
    wide = Name("Щ" * 12 + " " + "Ш" * 11, "W" * 12 + "-" + "M" * 11)
    creatures = tuple(msgspec.structs.replace(c, name=wide, spell_name=wide) for c in pack.creatures)
    heroes = tuple(msgspec.structs.replace(h, name=wide) for h in pack.heroes)
    return Pack(creatures, pack.rewards, heroes)


def crowded(view: View) -> View:
    """Return a view with figures as wide as they come, and everybody's attack on everybody."""
    seats = [w.seat for w in view.wizards]
    wizards = tuple(
        msgspec.structs.replace(w, wounds=21, wounds_before=9, trophies=19, trophies_before=0, hand=15)
        if w.creature is None
        else msgspec.structs.replace(w, wounds=21, trophies=19, trophies_before=30, attack=-12, defence=-13)
        for w in view.wizards
    )
    attacks = view.attacks and tuple(
        msgspec.structs.replace(view.attacks[0], attacker=a, target=b, success=a > b)
        for a, b in product(seats, seats)
        if a != b
    )
    return msgspec.structs.replace(
        view,
        wizards=wizards,
        attacks=attacks,
        fulfilled=tuple(seats) if view.awarded else (),
        deck=43,
        discard=("cat",) * 42,
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_is_small_outside_or_over_each_other(seats: int, language: Language) -> None:
    for view in samples.phases(seats, seats).values():
        for names in (samples.PLAIN, samples.LONG, samples.ODD):
            scene = drawn(view, language, names)
            assert scenes.faults(scene) == []
            assert (scene.width, scene.height) == (WIDTH, LOW if seats <= 3 else HIGH)
        assert scenes.faults(drawn(crowded(view), language, samples.LONG, long_pack())) == []


@settings(max_examples=25, deadline=None)
@given(names=st.lists(st.text(max_size=100), min_size=3, max_size=3))
def test_whatever_players_are_called_fits(names: list[str]) -> None:
    assert scenes.faults(drawn(samples.phases(3, 3)["over"], "ru", tuple(names))) == []


def test_a_whole_match_is_drawn_without_fault() -> None:
    for view in list(samples.played(6, 4))[::7]:
        assert scenes.faults(drawn(view, "ru")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_is_shown_whole_in_the_smallest_panel(language: Language) -> None:
    pack = samples.pack()
    view = samples.phases(6, 6)["reward"]
    switching = [c.id for c in pack.creatures if any(isinstance(e, WithPrevious) for e in c.spell)]
    spells = [(c.id,) for c in pack.creatures] + [(a, c.id) for a in switching for c in pack.creatures if c.id != a]
    words = KrendelWords(language, pack, {})
    for start in range(0, len(spells), 6):
        six = (spells[start:] + spells)[:6]
        wizards = tuple(msgspec.structs.replace(w, spells=s) for w, s in zip(view.wizards, six, strict=True))
        scene = drawn(msgspec.structs.replace(view, wizards=wizards), language)
        for box, working in zip(seat_boxes(scene), six, strict=True):
            shown = scenes.prose(scenes.within(scene, box))
            assert text.clean(" ".join(words.spell_text(s) for s in working), "text") in shown


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
            assert shown.count(words.reward_prize(other.id)) == (2 if phase == "discard" else 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_seat_shows_its_tracks_hand_and_names(seats: int) -> None:
    view = samples.phases(seats, seats)["choose"]
    scene = drawn(view)
    words = KrendelWords("en", samples.pack(), {})
    boxes = seat_boxes(scene)
    assert len(boxes) == seats
    for wizard, box in zip(view.wizards, boxes, strict=True):
        part = scenes.within(scene, box)
        lines = scenes.texts(part)
        assert lines[:2] == [samples.PLAIN[wizard.seat], words.hero_name(wizard.hero)]
        numbers = [line for line in lines if line.isdigit()]
        assert numbers == [str(wizard.trophies), str(wizard.wounds), str(wizard.hand)]
        pips = [role for _, role in scenes.marks(part, "circle")]
        assert pips == [
            *["gold"] * min(11, wizard.trophies), *["pip"] * (11 - min(11, wizard.trophies)),
            *["bad"] * min(11, wizard.wounds), *["pip"] * (11 - min(11, wizard.wounds)),
        ]  # fmt: skip
        assert scenes.badges(part) == [("ABCDEF"[wizard.seat], None)]
        assert scenes.icons(part).count("crown") == (wizard.seat == view.first)


def test_seats_sit_clockwise() -> None:
    def ways(seats: int) -> str:
        boxes = seat_boxes(drawn(samples.phases(seats, seats)["choose"]))
        steps = zip(boxes, [*boxes[1:], boxes[0]], strict=True)
        return "".join("v" if b.y > a.y else "^" if b.y < a.y else ">" if b.x > a.x else "<" for a, b in steps)

    assert [ways(seats) for seats in (4, 5, 6)] == [">v<^", ">>v<^", ">>v<<^"]
    assert ways(3) == ">><"


def test_what_changed_in_the_round_is_marked() -> None:
    view = samples.phases(2, 2)["choose"]
    first = msgspec.structs.replace(view.wizards[0], trophies=5, trophies_before=3, wounds=1, wounds_before=4)
    second = msgspec.structs.replace(view.wizards[1], trophies=2, trophies_before=2, wounds=3, wounds_before=2)
    scene = drawn(msgspec.structs.replace(view, wizards=(first, second)))
    changes = [
        (i.words, i.role) for i in scene.items if isinstance(i, Label) and i.words[0] in "+−" and i.words[1:].isdigit()
    ]
    assert changes == [("+2", "good"), ("−3", "good"), ("+1", "bad")]


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_attack_is_shown_with_its_outcome(seats: int) -> None:
    view = samples.phases(seats, seats)["reward"]
    scene = drawn(view)
    for wizard, box in zip(view.wizards, seat_boxes(scene), strict=True):
        _, *attacked = scenes.badges(scenes.within(scene, box))
        expected = [
            ("ABCDEF"[a.target], "good" if a.success else "bad") for a in view.attacks if a.attacker == wizard.seat
        ]
        assert attacked == expected


def test_arrows_between_neighbours_point_from_attacker_to_target() -> None:
    view = samples.phases(4, 4)["reward"]
    example = view.attacks[0]

    def arrows(*attacks: tuple[int, int, bool]) -> list[tuple[str, str]]:
        made = tuple(msgspec.structs.replace(example, attacker=a, target=b, success=s) for a, b, s in attacks)
        scene = drawn(msgspec.structs.replace(view, attacks=made))
        return [(m.shape, m.role) for m in scene.items if isinstance(m, Mark) and m.role in {"good", "faint"}]

    assert arrows((0, 1, True)) == [("right", "good")]
    assert arrows((1, 0, True)) == [("left", "good")]
    assert arrows((1, 2, True), (2, 1, False)) == [("down", "good"), ("cross", "faint")]
    assert arrows((2, 3, True)) == [("left", "good")]
    assert arrows((3, 0, True)) == [("up", "good")]
    assert arrows((0, 2, True)) == []


def test_the_creature_and_its_totals_are_shown_after_the_reveal_only() -> None:
    phases = samples.phases(3, 3)
    words = KrendelWords("en", samples.pack(), {})
    for phase in ("open", "choose"):
        assert "broadsword" not in scenes.icons(drawn(phases[phase]))
    scene = drawn(phases["reward"])
    for wizard, box in zip(phases["reward"].wizards, seat_boxes(scene), strict=True):
        part = scenes.within(scene, box)
        assert wizard.creature is not None
        assert words.creature_name(wizard.creature) in scenes.prose(part)
        figures = [
            i for i in part.items if isinstance(i, Label) and i.role == "paper.text" and i.words.strip("−").isdigit()
        ]
        assert [i.words.replace("−", "-") for i in figures] == [str(wizard.attack), str(wizard.defence)]
        assert min(i.size for i in figures) >= 40


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
    assert extra == [("B", None), ("E", None)]


def test_the_head_shows_round_phase_and_decks() -> None:
    view = msgspec.structs.replace(
        samples.phases(4, 4)["choose"], round=9, deck=31, reward_deck=5, discard=("cat", "ogre")
    )
    lines = scenes.texts(drawn(view))
    assert lines[:5] == ["2", "5", "31", "Round 9", "Choose creatures"]


@pytest.mark.parametrize(
    ("winners", "shared", "shown"),
    [((1,), False, "Winner: Петя"), ((1, 2), True, "Not-quite-winners: Петя, Маша"), ((), False, "Winner: Nobody")],
)
def test_the_end_shows_who_won_and_all_places(winners: tuple[int, ...], shared: bool, shown: str) -> None:
    view = samples.phases(4, 4)["over"]
    wizards = tuple(msgspec.structs.replace(w, wounds=3 if winners else 11) for w in view.wizards)
    places = (winners, tuple(s for s in range(4) if s not in winners)) if winners else ((0, 1, 2, 3),)
    result = ResultView(winners, shared, places, "trophies")
    scene = drawn(msgspec.structs.replace(view, wizards=wizards, result=result))
    assert shown in scenes.texts(scene)
    assert scenes.faults(scene) == []
    frames = [item.line for item in scene.items if isinstance(item, Panel) and item.fill == "panel"]
    assert [n for n, frame in enumerate(frames) if frame == "gold"] == list(winners)
    signs = (str(n) if winners else HEART for n in range(1, 5))
    assert standing(scene) == [x for seats in places for x in (next(signs), *("ABCDEF"[s] for s in seats))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_who_is_out_has_a_broken_heart_and_no_place(seats: int, language: Language) -> None:
    view = samples.phases(seats, seats)["over"]
    last = seats - 1
    wizards = tuple(msgspec.structs.replace(w, wounds=11 if w.seat == 0 else 10) for w in view.wizards)
    places = ((last,), *(((tuple(range(1, last))),) if last > 1 else ()), (0,))
    result = ResultView((last,), False, places, "wounds")
    scene = drawn(msgspec.structs.replace(view, wizards=wizards, result=result, first=0), language)
    assert scenes.faults(scene) == []
    others = ["2", *"ABCDEF"[1:last]] if last > 1 else []
    assert standing(scene) == ["1", "ABCDEF"[last], *others, HEART, "A"]
    for wizard, box in zip(wizards, seat_boxes(scene), strict=True):
        head = scenes.within(scene, box).items[:9]
        numbers = [i.words for i in head if isinstance(i, Badge) and i.words.isdigit()]
        hearts = scenes.icons(scenes.within(scene, box)).count(HEART)
        place = {0: [], last: ["1"]}.get(wizard.seat, ["2"])
        assert (numbers, hearts) == (place, 2 if wizard.seat == 0 else 1)
        assert "crown" not in scenes.icons(scenes.within(scene, box))


def test_a_player_left_alone_has_the_first_place_with_any_wounds() -> None:
    view = samples.phases(2, 2)["open"]
    left = msgspec.structs.replace(view.wizards[1], wounds=12)
    scene = drawn(msgspec.structs.replace(view, wizards=(left,), result=ResultView((1,), False, ((1,),), "last")))
    assert standing(scene) == ["1", "B"]


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
            msgspec.structs.replace(w, creature=card, spells=(card,), hero=hero, attack=-2, defence=12)
            for w in view.wizards
        )
        # Players without a name have their hero's in large letters; the others see it small beneath their own.
        for players in (samples.PLAIN, ("",) * 6):
            scene = drawn(msgspec.structs.replace(view, wizards=wizards), language, players)
            assert scenes.faults(scene) == []
            for box in seat_boxes(scene):
                lines = [i for i in scenes.within(scene, box).items if isinstance(i, Label)]
                for role, name in (
                    ("paper.text", words.creature_name(card)),
                    ("spell", words.spell_name(card)),
                    ("text" if players[0] == "" else "muted", words.hero_name(hero)),
                ):
                    shown = [i.words for i in lines if i.role == role and not i.words.strip("−").isdigit()]
                    if role == "text":
                        shown = shown[: -len(spell_body(shown, words, card))]
                    assert whole_words(shown, text.clean(name, "strong")), (shown, name)


def test_a_nameless_player_is_shown_by_the_hero() -> None:
    view = samples.phases(2, 2)["open"]
    scene = drawn(view, "ru", ("🐉", "Петя"))
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
    left = msgspec.structs.replace(view, wizards=(view.wizards[1], view.wizards[3]), first=3)
    scene = drawn(left)
    assert scenes.badges(scene) == [("B", None), ("D", None)]
    assert scenes.faults(scene) == []
    alone = msgspec.structs.replace(left, wizards=left.wizards[:1], result=ResultView((1,), False, ((1,),), "last"))
    assert scenes.faults(drawn(alone)) == []
