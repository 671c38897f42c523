"""The table picture: everything in its place, readable, and what it shows is what the view says."""

from __future__ import annotations

from collections import Counter
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards import text
from boards.emblems import Medallion, Portrait
from boards.krendel import chips, enamel, links, result
from boards.krendel.table import HIGH, LOW, WIDTH, table_scene
from boards.layout import Box, Icon, Label, Panel, Scene, Sprite
from boards.theme import THEMES, Theme, contrast
from engines.krendel.content import Name, Pack, WithPrevious
from engines.krendel.preview import beside, prize_changes
from engines.krendel.view import AttackView, ChangeView, ResultView, View
from tests.boards import samples, scenes
from words.krendel import KrendelWords
from words.texts import Language

LANGUAGES: tuple[Language, ...] = ("ru", "en")


def drawn(
    view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN, pack: Pack | None = None
) -> Scene:
    pack = pack or samples.pack()
    return table_scene(view, pack, KrendelWords(language, pack, samples.names(names)), samples.names(names))


def seat_boxes(scene: Scene) -> list[Box]:
    """Return the seats' panels in the order of the view."""
    return [i.box for i in scene.items if isinstance(i, Panel) and i.fill == "panel" and str(i.line).startswith("seat")]


def arts(scene: Scene) -> list[Medallion | Portrait]:
    """Return the emblems of a scene."""
    return [i.art for i in scene.items if isinstance(i, Sprite) and isinstance(i.art, Medallion | Portrait)]


def wizards(view: View, **changes: object) -> View:
    """Return a view with all its seats changed in the same way."""
    return msgspec.structs.replace(view, wizards=tuple(msgspec.structs.replace(w, **changes) for w in view.wizards))


def seat_changed(view: View, seat: int, **changes: object) -> View:
    """Return a view with one seat changed."""
    made = tuple(msgspec.structs.replace(w, **changes) if w.seat == seat else w for w in view.wizards)
    return msgspec.structs.replace(view, wizards=made)


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
            low, high = (result.LOW, result.HIGH) if view.result else (LOW, HIGH)
            assert (scene.width, scene.height) == (WIDTH, low if seats <= 3 else high)
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
def test_every_spell_is_shown_whole_in_the_smallest_panel(phase: str, language: Language) -> None:
    pack = samples.pack()
    view = samples.phases(6, 6)[phase]
    switching = [c.id for c in pack.creatures if any(isinstance(e, WithPrevious) for e in c.spell)]
    spells = [(c.id,) for c in pack.creatures] + [(a, c.id) for a in switching for c in pack.creatures if c.id != a]
    words = KrendelWords(language, pack, {})
    said = text.clean(words.say("krendel-effect-with-previous"), "text") + ". "
    for start in range(0, len(spells), 6):
        six = (spells[start:] + spells)[:6]
        made = tuple(
            msgspec.structs.replace(w, spells=s, stack=s[::-1]) for w, s in zip(view.wizards, six, strict=True)
        )
        scene = drawn(msgspec.structs.replace(view, wizards=made, attacks=()), language)
        for seat, (box, working) in enumerate(zip(seat_boxes(scene), six, strict=True)):
            shown = scenes.prose(scenes.within(scene, box))
            whole = text.clean(" ".join(words.spell_text(s, beside(view, seat)) for s in working), "text")
            # Two names side by side say that both spells work; the longest of them do without the neighbours' letters.
            brief = text.clean(" ".join(words.spell_text(s) for s in working), "text").replace(said, "", 1)
            assert whole in shown or (len(working) == 2 and (whole.replace(said, "", 1) in shown or brief in shown))


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


def compared(scene: Scene) -> Counter[str]:
    """Return all pairs of attack and defence in a scene."""
    return Counter(line for line in scenes.texts(scene) if any(sign in line for sign in "<=>") and line[0] not in "=")


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_attack_is_shown_with_its_figures_and_outcome(seats: int) -> None:
    for seed in (seats, seats + 1):
        view = samples.phases(seats, seed)["reward"]
        scene = drawn(view)
        assert compared(scene) == Counter(text.clean(links.compared(a), "strong") for a in view.attacks)
        order = [w.seat for w in view.wizards]
        beside = [
            a
            for a in view.attacks
            if (order.index(a.attacker) - order.index(a.target)) % len(order) in {1, len(order) - 1}
        ]
        arrows = [role for _, role in scenes.marks(scene, "left", "right", "up", "down") if role != "gold"]
        assert Counter(arrows) == Counter("good" if a.success else "faint" for a in beside)
        for wizard, box in zip(view.wizards, seat_boxes(scene), strict=True):
            _, *more = [words for words in scenes.badges(scenes.within(scene, box)) if words.isalpha()]
            assert more == ["ABCDEF"[a.target] for a in view.attacks if a not in beside and a.attacker == wizard.seat]


def attacking(view: View, *attacks: tuple[int, int, bool]) -> View:
    example = view.attacks[0]
    made = tuple(msgspec.structs.replace(example, attacker=a, target=b, success=s) for a, b, s in attacks)
    return msgspec.structs.replace(view, attacks=made)


def test_arrows_between_neighbours_point_from_attacker_to_target() -> None:
    view = samples.phases(4, 4)["reward"]

    def arrows(*attacks: tuple[int, int, bool]) -> list[tuple[str, str]]:
        scene = drawn(attacking(view, *attacks))
        return [m for m in scenes.marks(scene, "left", "right", "up", "down") if m[1] != "gold"]

    assert arrows((0, 1, True)) == [("right", "good")]
    assert arrows((1, 0, True)) == [("left", "good")]
    assert arrows((1, 2, True), (2, 1, False)) == [("down", "good"), ("up", "faint")]
    assert arrows((2, 3, True)) == [("left", "good")]
    assert arrows((3, 0, True)) == [("up", "good")]
    assert arrows((0, 2, True)) == []


@pytest.mark.rule("TK-16")
def test_an_attack_is_told_by_its_figures() -> None:
    def told(attack: int, defence: int, success: bool) -> str:
        return links.compared(AttackView(0, 1, attack, defence, success, False, 0, 0, 0))

    assert [told(5, 3, True), told(4, 4, False), told(-1, 3, False), told(6, 2, False)] == ["5>3", "4=4", "−1<3", "6>2"]


@pytest.mark.rule("TK-54")
@pytest.mark.parametrize(
    ("change", "icon", "count"),
    [
        ({"success": True, "trophies": 1, "wounds": 1}, ("trophy-cup", "gold"), None),
        ({"success": True, "trophies": 2, "wounds": 1}, ("trophy-cup", "gold"), "2"),
        ({"success": False, "thorns": 2}, ("broken-heart", "bad"), "2"),
        ({"success": False, "shielded": True}, ("magic-swirl", "spell"), None),
        ({"success": False}, ("checked-shield", "faint"), None),
    ],
)
def test_what_an_attack_gave_stands_with_it(
    change: dict[str, object], icon: tuple[str, str], count: str | None
) -> None:
    plain = AttackView(0, 1, 4, 3, success=False, shielded=False, trophies=0, wounds=0, thorns=0)
    attack = msgspec.structs.replace(plain, **change)
    view = msgspec.structs.replace(samples.phases(6, 6)["reward"], attacks=(attack,))
    for items in (
        [i for i in drawn(view).items if i.box.x > 380 and i.box.right < 460 and i.box.bottom < 620],
        links.mark(attack, Box(0, 0, 150, 50)),
    ):
        part = Scene(0, 0, tuple(items))
        assert icon in [(i.name, i.role) for i in items if isinstance(i, Icon)]
        assert [line for line in scenes.texts(part) if line.isdigit()] == ([count] if count else [])


def test_before_the_combat_arrows_tell_who_will_attack_whom() -> None:
    view = samples.phases(4, 4)["choose"]
    targets = ((0, (1, 3)), (1, (2,)), (2, (1, 3, 0)), (3, (2, 0)))
    scene = drawn(msgspec.structs.replace(view, targets=targets))
    arrows = [m for m in scenes.marks(scene, "left", "right", "up", "down") if m[1] != "gold"]
    assert Counter(arrows) == Counter(
        {("right", "faint"): 2, ("left", "faint"): 1, ("down", "faint"): 2, ("up", "faint"): 2}
    )
    far = [[b for b in scenes.badges(scenes.within(scene, box))[1:] if b != "1"] for box in seat_boxes(scene)]
    assert far == [[], [], ["A"], []]


def test_the_creature_and_its_totals_are_shown_after_the_reveal_only() -> None:
    phases = samples.phases(3, 3)
    words = KrendelWords("en", samples.pack(), {})
    for phase in ("open", "choose"):
        assert all(
            i.role != "paper.text" for box in seat_boxes(drawn(phases[phase])) for i in inside(phases[phase], box)
        )
    view = phases["reward"]
    for wizard, box in zip(view.wizards, seat_boxes(drawn(view)), strict=True):
        lines = inside(view, box)
        assert wizard.creature is not None
        assert words.creature_name(wizard.creature) in " ".join(i.words for i in lines)
        figures = [i for i in lines if i.role == "paper.text" and i.words.strip("−").isdigit()]
        assert [i.words.replace("−", "-") for i in figures] == [str(wizard.attack), str(wizard.defence)]
        assert min(i.size for i in figures) >= 40


def inside(view: View, box: Box) -> list[Label]:
    """Return the lines in a box, but for the mark of the first player."""
    return [i for i in scenes.within(drawn(view), box).items if isinstance(i, Label)]


@pytest.mark.rule("TK-19", "TK-21")
@pytest.mark.parametrize("seats", range(2, 7))
def test_totals_say_whose_spells_made_them(seats: int) -> None:
    view = samples.phases(seats, seats)["reward"]
    creature = samples.pack().creature["ogre"]
    changes = (
        ChangeView(0, "cat", "attack", 2), ChangeView(1, "cat", "attack", -1), ChangeView(0, "mole", "attack", 1),
        ChangeView(1, "cat", "defence", -3),
    )  # fmt: skip
    totals = {"attack": creature.attack + 2, "defence": creature.defence - 3}
    scene = drawn(wizards(view, creature="ogre", changes=changes, **totals))
    for box in seat_boxes(scene):
        lines = scenes.texts(scenes.within(scene, box))
        assert [line for line in lines if line[0] in "AB" and line[1:2] in "+−"] == ["A+3", "B−1", "B−3"]
        assert [line.replace(" ", "") for line in lines if line[0] == "="] in (["=3", "=5"], ["=5"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_spells_will_change_is_summed_up_before_the_reveal(seats: int) -> None:
    view = wizards(samples.phases(seats, seats)["choose"], changes=())
    changes = (ChangeView(1, "cat", "attack", 2), ChangeView(0, "mole", "attack", -5))
    scene = drawn(seat_changed(view, 0, changes=changes))
    sums = [
        [
            (i.words, i.role)
            for i in scenes.within(scene, box).items
            if isinstance(i, Label) and (i.size, i.face) == (44, "strong") and i.words[:1] in "+−"
        ]
        for box in seat_boxes(scene)
    ]
    assert sums == [[("−3", "bad")], *[[]] * (seats - 1)]
    shown = scenes.texts(scenes.within(scene, seat_boxes(scene)[0]))
    assert [line for line in shown if line in {"A−5", "B+2"}] == ["B+2", "A−5"]


@pytest.mark.rule("TK-20", "TK-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_flip_on_the_spells_of_the_next_round_are_shown(language: Language) -> None:
    words = KrendelWords(language, samples.pack(), {})
    view = wizards(samples.phases(4, 4)["discard"], stack=("ogre", "snail"), spells=("ogre",))
    for stack, cards in ((("ogre", "snail"), ("snail",)), (("ogre", "mole"), ("mole", "ogre"))):
        shown = scenes.prose(drawn(wizards(view, stack=stack), language))
        names = " + ".join(words.spell_name(card) for card in cards)
        assert shown.count(f"{words.term('next')}: {names}") == 4
        assert shown.count(words.spell_text(cards[-1])) == 4


def test_chips_that_find_no_room_are_summed_up() -> None:
    changes = [ChangeView(seat, "cat", "attack", seat + 1) for seat in range(6)]
    for room in (60, 120, 200, 330):
        items = chips.chips(Box(0, 0, room, 40), changes, "muted")
        assert max(i.box.right for i in items) <= room
        lines = scenes.texts(Scene(0, 0, tuple(items)))
        known = [line for line in lines if line[0] != "…"]
        assert known == [f"{letter}+{n}" for n, letter in enumerate("ABCDEF", 1)][: len(known)]
        left = sum(range(len(known) + 1, 7))
        assert lines[len(known) :] == ([f"…+{left}"] if left else [])
    assert known != []


def test_chips_beside_large_figures_are_large_where_all_find_room() -> None:
    one, many = [ChangeView(0, "cat", "attack", 1)], [ChangeView(n, "cat", "attack", 1) for n in range(5)]
    assert chips.letter_beside(72, 200, [one]) == max(chips.LETTERS_BESIDE)
    assert chips.letter_beside(72, 340, [one, many]) == 30
    assert chips.letter_beside(72, 280, [one, many]) == chips.LETTER
    assert chips.letter_beside(44, 200, [one]) == chips.LETTER
    for letter in chips.LETTERS_BESIDE:
        panel, label = chips.chips(Box(0, 0, 200, 60), one, "muted", letter)
        assert isinstance(label, Label)
        assert (label.size, panel.box.holds(label.box)) == (letter, True)


def test_the_figures_of_an_attack_keep_off_the_edge_of_their_plate() -> None:
    attack = AttackView(0, 1, 8, -1, success=True, shielded=False, trophies=2, wounds=1, thorns=0)
    view = msgspec.structs.replace(samples.phases(6, 6)["reward"], attacks=(attack,))
    (figures,) = [i for i in drawn(view).items if isinstance(i, Label) and i.words == "8>−1"]
    plate = next(i for i in drawn(view).items if isinstance(i, Panel) and i.line == "good" and i.box.holds(figures.box))
    assert figures.size >= text.SMALLEST
    assert min(figures.box.x - plate.box.x, plate.box.right - figures.box.right) >= 6


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
    strip = Scene(0, 0, tuple(i for i in drawn(view).items if i.box.y > 780 and i.box.right < 360))
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
        for players in (samples.PLAIN, ("",) * 6):
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
