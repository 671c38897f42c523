"""The table picture of BattleCON: everything in its place, readable, and what it shows is what the view says."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards import canvas
from boards.battlecon.cards import emblem, signs
from boards.battlecon.table import arena, figure, flow, notes, panel
from boards.battlecon.table.figure import Table
from boards.battlecon.table.flow import Piece, Sign, Text
from boards.battlecon.table.table import HIGH, WIDTH, table_scene
from boards.painting import shapes, text
from boards.painting.layout import Badge, Box, Icon, Item, Label, Mark, Panel, Scene, Sprite
from boards.painting.theme import THEMES
from boards.pieces import seat_panel
from engines.battlecon.content.pack import Pack
from engines.battlecon.views.view import StateView, TokenView, View
from engines.kernel.content.names import Name
from tests.boards.battlecon import samples as battlecon_samples
from tests.boards.battlecon.samples import changed, figures, full, over, phases, revealed
from tests.boards.support import samples, scenes
from words.battlecon.match import BattleconWords
from words.texts import Language

LANGUAGES: tuple[Language, ...] = ("ru", "en")
TABLES = ((2, None), (3, None), (4, None), (4, "three_on_one"), (2, "two_on_two"))
"""Players and mode of every kind of table; in the last each player leads two fighters."""


def worded(
    language: Language = "en", names: tuple[str, ...] = samples.PLAIN, pack: Pack | None = None
) -> BattleconWords:
    return BattleconWords(language, pack or battlecon_samples.pack(), samples.names(names), strict=True)


def drawn(
    view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN, pack: Pack | None = None
) -> Scene:
    """Return the table with the picture below it, if there is one, as one scene."""
    pack = pack or battlecon_samples.pack()
    return scenes.stacked(table_scene(view, pack, worded(language, names, pack), samples.names(names)))


def panels(scene: Scene, view: View) -> dict[int, Box]:
    """Return the fighters' panels by fighter."""
    upper = [i for i in scene.items if isinstance(i, Panel) and i.box.y < HIGH]
    found = [i.box for i in upper if i.fill == "panel" and i.radius == seat_panel.ROUND]
    ordered = sorted(view.fighters, key=lambda f: (f.team, f.index))
    return {fighter.index: box for fighter, box in zip(ordered, found, strict=True)}


def part(scene: Scene, view: View, index: int) -> Scene:
    """Return what stands in a fighter's panel."""
    return scenes.within(scene, panels(scene, view)[index])


def board(scene: Scene) -> list[Item]:
    """Return what stands on the board and in the rows beneath it."""
    stage = next(i.box for i in scene.items if isinstance(i, Sprite) and scenes.ground(i) and i.box.y)
    low = min(i.box.y for i in scene.items if isinstance(i, Panel) and i.radius == seat_panel.ROUND)
    return [i for i in scene.items if i.box.y >= stage.y and i.box.bottom <= low and not scenes.ground(i)]


def duel(**changes: object) -> View:
    """Return a duel of Anya on space 2 and Khadath on space 5 in preparation, Anya with these changes."""
    view = phases(2, 4, kits=("anya", "khadath"))["preparation"]
    view = msgspec.structs.replace(view, time_up=False, last_beat=False, pool=30)
    for index, space in ((0, 1), (1, 4)):
        plain = {"space": space, "space_before": space, "life": 14, "life_before": 14, "out": False, "states": ()}
        view = changed(view, index, **plain, stunned=False, markers=(), guess="", supports_used=(), tokens=())
    return changed(view, 0, **changes)


def long_pack() -> Pack:
    """Return the pack with the names of fighters, cards and tokens as long as any is."""
    wide = Name(ru="Щ" * 12 + " " + "Ш" * 11, en="W" * 12 + "-" + "M" * 11)

    def named(parts: tuple[object, ...]) -> tuple[object, ...]:
        return tuple(msgspec.structs.replace(each, name=wide) for each in parts)  # type: ignore[type-var]

    pack = battlecon_samples.pack()
    fields = ("styles", "bases", "finishers", "tokens", "markers", "cards")
    kits = tuple(
        msgspec.structs.replace(kit, name=wide, **{field: named(getattr(kit, field)) for field in fields})
        for kit in pack.kits
    )
    return Pack(pack.common, kits)


# -------------------------------------------------------------------- layout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_nothing_is_small_outside_or_over_each_other(
    seats: int, mode: battlecon_samples.Mode, language: Language
) -> None:
    seen = phases(seats, seats, mode)
    for view in [*seen.values(), revealed(seen["preparation"]), full(seen["preparation"])]:
        for names in (samples.PLAIN, samples.LONG, samples.ODD):
            scene = drawn(view, language, names)
            assert scenes.faults(scene) == []
            assert scene.width == WIDTH
            assert scene.height == HIGH or view.phase != "select"
    for view in (seen["open"], seen["preparation"], full(seen["preparation"])):
        assert scenes.faults(drawn(view, language, samples.LONG, long_pack())) == []


@pytest.mark.rule("BC-01")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_each_player_sees_the_own_side_at_the_left(seats: int, mode: battlecon_samples.Mode) -> None:
    for viewer in range(seats):
        for view in phases(seats, seats, mode, viewer).values():
            if view.phase == "select":
                continue
            scene = drawn(view)
            assert scenes.faults(scene) == []
            places = panels(scene, view)
            mine = {f.team for f in view.fighters if f.seat == viewer}
            lefts = {f.index: places[f.index].x for f in view.fighters}
            assert {lefts[f.index] for f in view.fighters if f.team in mine} == {min(lefts.values())}
            assert {lefts[f.index] for f in view.fighters if f.team not in mine} == {max(lefts.values())}


@pytest.mark.rule("BC-01")
def test_spaces_keep_their_numbers_when_the_board_is_turned() -> None:
    view = msgspec.structs.replace(duel(space_before=0), viewer=1)
    scene, usual = drawn(view), drawn(msgspec.structs.replace(view, viewer=None))

    def numbers(scene: Scene) -> list[str]:
        shown = [i for i in board(scene) if isinstance(i, Label) and i.size == 36]
        return [i.words for i in sorted(shown, key=lambda i: i.box.x)]

    assert numbers(usual) == ["1", "2", "3", "4", "5", "6", "7"]
    assert numbers(scene) == ["7", "6", "5", "4", "3", "2", "1"]
    for shown, arrow in ((usual, "right"), (scene, "left")):
        places = {i.words: i.box.middle(0, 0).x for i in board(shown) if isinstance(i, Label) and i.size == 36}
        tokens = [i.box.middle(0, 0).x for i in board(shown) if isinstance(i, Sprite)]
        # Perspective draws the places of figures a little towards the middle.
        assert [min(places, key=lambda n: abs(places[n] - x)) for x in tokens] == ["2", "5"]
        assert [mark.shape for mark in board(shown) if isinstance(mark, Mark)][-1] == arrow


@settings(max_examples=20, deadline=None)
@given(names=st.lists(st.text(max_size=100), min_size=4, max_size=4))
def test_whatever_players_are_called_fits(names: list[str]) -> None:
    assert scenes.faults(drawn(phases(4, 4)["over"], "ru", tuple(names))) == []


def test_every_kit_is_drawn_with_all_it_has() -> None:
    kits = [kit.id for kit in battlecon_samples.pack().kits]
    for pair in pairwise(kits):
        view = full(phases(2, 1, kits=pair)["preparation"])
        assert scenes.faults(drawn(view, "ru")) == []


def test_a_whole_fight_is_drawn_without_fault() -> None:
    for view in list(battlecon_samples.played(4, 6))[::9]:
        assert scenes.faults(drawn(view, "ru")) == []


def test_the_same_view_gives_the_same_bytes() -> None:
    view = revealed(duel())
    made = {theme: canvas.paint(drawn(view), THEMES[theme]) for theme in THEMES}
    assert len(set(made.values())) == len(THEMES)
    for theme, picture in made.items():
        assert canvas.paint(drawn(view), THEMES[theme]) == picture


# -------------------------------------------------------------------- the board


@pytest.mark.parametrize(("seats", "spaces"), [(2, 7), (4, 9)])
@pytest.mark.rule("BC-01", "BC-60")
def test_spaces_are_numbered_from_the_left(seats: int, spaces: int) -> None:
    items = board(drawn(phases(seats, seats)["preparation"]))
    numbers = [i for i in items if isinstance(i, Label) and i.words.isdigit() and i.role == "text"]
    assert [i.words for i in sorted(numbers, key=lambda i: i.box.x)] == [str(n + 1) for n in range(spaces)]


def test_fighters_stand_on_their_spaces_with_emblem_mark_and_life() -> None:
    view = duel(life=9)
    scene = drawn(view)
    for fighter in view.fighters:
        own = emblem.kit_medallion(battlecon_samples.pack(), fighter.kit)
        token = next(i for i in board(scene) if isinstance(i, Sprite) and i.art == own)
        assert (token.box.x + token.box.w // 2) * 7 // WIDTH == fighter.space
    assert scenes.badges(Scene(WIDTH, HIGH, tuple(board(scene)))) == ["A", "B"]
    assert [i.words for i in board(scene) if isinstance(i, Label) and i.size > 40] == ["9", "14"]


def test_the_stunned_and_those_out_are_told() -> None:
    stunned = drawn(duel(stunned=True))
    assert [i.name for i in board(stunned) if isinstance(i, Icon)] == [figure.STUNNED]
    assert "Stunned" in scenes.prose(stunned)
    gone = duel(out=True, space=-1)
    scene = drawn(gone)
    assert "Out of the fight" in scenes.prose(part(scene, gone, 0))
    assert figure.OUT in scenes.icons(part(scene, gone, 0))
    assert scenes.badges(Scene(WIDTH, HIGH, tuple(board(scene)))) == ["B"]


def test_a_player_who_leads_two_has_them_numbered() -> None:
    view = phases(2, 2, "two_on_two")["preparation"]
    table = Table(view, battlecon_samples.pack(), worded(), {})
    assert [table.marks[f.index] for f in view.fighters] == ["A1", "A2", "B1", "B2"]
    assert {"A1", "A2", "B1", "B2"} <= set(scenes.badges(drawn(view)))


def test_who_moved_has_a_way_from_the_space_before() -> None:
    def ways(**changes: object) -> list[tuple[str, str]]:
        scene = Scene(WIDTH, HIGH, tuple(board(drawn(duel(**changes)))))
        return scenes.marks(scene, "left", "right", "circle")

    assert ways() == []
    assert ways(space_before=3) == [("circle", "seat0"), ("left", "seat0")]
    assert ways(space_before=0) == [("circle", "seat0"), ("right", "seat0")]
    assert ways(space_before=-1) == []


def test_ways_that_meet_have_rows_of_their_own() -> None:
    view = changed(duel(space_before=3), 1, space_before=2)
    table = Table(view, battlecon_samples.pack(), worded(), {})
    assert arena.height(table) - arena.height(Table(duel(space_before=3), table.pack, table.words, {})) == arena.TRAIL


@pytest.mark.rule("BC-49")
def test_markers_lie_on_their_spaces_in_their_owners_colours() -> None:
    view = changed(duel(markers=(("anya.vortex", 5),)), 1, markers=(("khadath.trap", None),))
    items = board(drawn(view))
    pin = next(i for i in items if isinstance(i, Icon) and i.name == signs.MARKER)
    assert (pin.box.x + pin.box.w) * 7 // WIDTH == 5
    assert pin.role == "seat0.ink"
    assert "Vortex 6" in scenes.prose(part(drawn(view), view, 0))
    assert "Trap –" in scenes.prose(part(drawn(view), view, 1))


def test_what_an_attack_reaches_is_a_row_with_swords_where_an_enemy_stands() -> None:
    view = duel(figures=figures(hits=(3, 4)), printed=figures(), style="anya.airy", base="strike")
    items = board(drawn(view))
    cells = [i for i in items if isinstance(i, Panel) and i.fill == "seat0" and i.radius == 8]
    assert [(c.box.x + c.box.w // 2) * 7 // WIDTH for c in cells] == [3, 4]
    assert [i.box.x * 7 // WIDTH for i in items if isinstance(i, Icon) and i.name == arena.HIT] == [4]


@pytest.mark.parametrize(("seats", "least"), [(2, 34), (4, 34), (3, 34)])
def test_letters_on_the_board_are_read_on_a_phone(seats: int, least: int) -> None:
    view = revealed(phases(seats, seats)["preparation"])
    marks = {figure.Table(view, battlecon_samples.pack(), worded(), {}).marks[f.index] for f in view.fighters}
    shown = [i for i in board(drawn(view)) if isinstance(i, Label) and i.words in marks]
    assert len(shown) == sum(not f.out and f.space >= 0 for f in view.fighters)
    assert min(i.size for i in shown) >= least


def test_an_attack_without_range_says_so_in_its_row() -> None:
    hidden = figures(reach=None, power=None, hits=())
    view = duel(figures=hidden, printed=hidden, style="anya.airy", base="dash")
    scene = drawn(view)
    assert [i.words for i in board(scene) if isinstance(i, Label) and not i.words.isdigit()].count("N/A") == 1
    assert scenes.texts(part(scene, view, 0)).count("N/A") == 2


def test_before_the_reveal_nothing_tells_what_attacks_reach() -> None:
    assert arena.attackers(Table(duel(), battlecon_samples.pack(), worded(), {})) == []


# -------------------------------------------------------------------- panels


def test_a_panel_names_player_and_fighter_and_shows_life_force_and_what_was_lost() -> None:
    view = duel(life=9, life_before=13, life_at_start=20, force=6)
    scene = part(drawn(view), view, 0)
    lines = scenes.texts(scene)
    assert lines[:2] == ["Саша", "Anya"]
    assert {"9", "−4", "6"} <= set(lines)
    assert emblem.kit_medallion(battlecon_samples.pack(), "anya") in [
        i.art for i in scene.items if isinstance(i, Sprite)
    ]
    bars = [i for i in scene.items if isinstance(i, Panel) and i.fill in ("good", "enamel.attack.deep")]
    assert [round(20 * b.box.w / bars[0].box.w * 13 / 20) for b in bars] == [13, 9]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_players_and_fighters_in_panels_are_read_on_a_phone(seats: int, language: Language) -> None:
    view = phases(seats, seats)["preparation"]
    words = worded(language, samples.PLAIN[:seats])
    scene = drawn(view, language)
    for fighter in view.fighters:
        named = {words.fighter(fighter.kit), samples.PLAIN[fighter.seat]}
        shown = [i for i in part(scene, view, fighter.index).items if isinstance(i, Label) and i.words in named]
        assert len(shown) >= (1 if fighter.title else 2)
        assert min(i.size for i in shown) >= 34


@pytest.mark.parametrize(("beat", "shown"), [(0, False), (2, True)])
def test_the_life_to_begin_with_is_no_gain(beat: int, shown: bool) -> None:
    view = msgspec.structs.replace(duel(life=14, life_before=0), beat=beat)
    assert ("+14" in scenes.texts(part(drawn(view), view, 0))) is shown


@pytest.mark.rule("BC-38")
def test_the_life_of_the_weak_is_red() -> None:
    for life, tone in ((8, "good"), (7, "bad")):
        view = duel(life=life, life_before=life)
        found = [i.fill for i in part(drawn(view), view, 0).items if isinstance(i, Panel) and i.fill in ("good", "bad")]
        assert found == [tone]


def test_an_open_pair_shows_both_names_sums_and_what_is_printed_where_it_differs() -> None:
    view = duel(
        style="anya.airy",
        base="shot",
        printed=figures(power=3),
        figures=figures(reach=(1, 5), power=5, priority=-1, guard=None, armour=2, tie=True),
    )
    scene = part(drawn(view), view, 0)
    lines = scenes.texts(scene)
    assert {"Airy", "Shot", "1~5", "5", "−1", "2", "(1~2)", "(3)", "(5)"} <= set(lines)
    assert signs.STABLE in scenes.icons(scene)
    assert ("triangle", "paper.bad") in scenes.marks(scene, "triangle")
    inks = {i.words: i.role for i in scene.items if isinstance(i, Label) and i.role.startswith("paper.")}
    assert (inks["5"], inks["−1"]) == ("paper.good", "paper.bad")


def test_what_an_open_attack_does_is_told_in_words() -> None:
    view = duel(style="anya.airy", base="drive", printed=figures(), figures=figures())
    said = scenes.prose(drawn(view))
    assert text.clean(worded().effects("drive")[0].when, "strong") in said


def test_a_hidden_pair_is_two_backs() -> None:
    view = duel(pair_down=True)
    scene = part(drawn(view), view, 0)
    assert "A pair lies face down" in scenes.prose(scene)
    backs = {i.fill for i in scene.items if isinstance(i, Panel) and i.fill in ("enamel.attack", "enamel.defence")}
    assert backs == {"enamel.attack", "enamel.defence"}


def test_a_finisher_on_the_table_stands_for_the_pair() -> None:
    name = duel().fighters[0].finishers[0]
    view = duel(finisher_played=name, figures=figures(), printed=figures(), finisher="")
    scene = part(drawn(view), view, 0)
    assert worded().card(name) in scenes.texts(scene)
    assert ("star", "rim") in scenes.marks(scene, "star")


@pytest.mark.rule("BC-25")
def test_before_the_first_beat_no_finisher_is_gone_and_no_pile_is_empty_in_a_match_that_ends_too() -> None:
    left = over(duel(finisher="", discard_1=(), discard_2=()), "withdrew")
    gone = worded().say("battlecon-table-no-finisher")
    for beat, seen in ((0, False), (3, True)):
        view = msgspec.structs.replace(left, beat=beat)
        said = scenes.texts(part(drawn(view), view, 0))
        assert (gone in said, "–" in said) == (seen, seen)


def test_a_finisher_that_can_be_paid_is_gold() -> None:
    name = duel().fighters[0].finishers[0]
    for force, tone in ((9, "muted"), (10, "gold")):
        view = duel(finisher=name, life=10, force=force, maneuver_gone=False)
        found = scenes.marks(part(drawn(view), view, 0), "star")
        assert found == [("star", tone)]


@pytest.mark.rule("BC-06", "BC-37")
def test_both_discard_piles_and_what_may_be_in_hand_are_named() -> None:
    view = duel(discard_1=("grasp", "anya.airy"), discard_2=(), unseen=("burst", "maneuver"))
    said = scenes.prose(part(drawn(view), view, 0))
    assert "1 Airy Grasp 2 –" in said
    assert "Manoeuvre Burst" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_teams_hands_are_told_below_the_panels(language: Language) -> None:
    view = phases(4, 4)["preparation"]
    alive = [f for f in view.fighters if not f.out]
    assert any(f.unseen for f in alive)
    upper, below = table_scene(view, battlecon_samples.pack(), worded(language), samples.names(samples.LONG))
    assert notes.HAND not in scenes.icons(upper)
    assert scenes.icons(below).count(notes.HAND) == sum(bool(f.unseen) for f in alive)
    said = scenes.texts(below)
    for fighter in alive:
        assert {text.clean(worded(language).card(card), "strong") for card in fighter.unseen} <= set(said)


def test_in_team_panels_player_and_fighter_have_a_line_each() -> None:
    view = revealed(phases(4, 4)["preparation"])
    scene = drawn(view, names=samples.LONG)
    for fighter in view.fighters:
        if not fighter.out:
            lines = [i for i in part(scene, view, fighter.index).items if isinstance(i, Label)][:2]
            assert lines[1].words == text.clean(worded().fighter(fighter.kit), "text")
            assert lines[1].box.y >= lines[0].box.bottom
            assert lines[1].size >= 30


def test_once_it_is_over_there_is_one_picture() -> None:
    view = over(revealed(phases(4, 4)["preparation"]), "knockout")
    assert isinstance(table_scene(view, battlecon_samples.pack(), worded(), samples.names(samples.PLAIN)), Scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_figures_are_called_is_read_on_a_phone(language: Language) -> None:
    for seats in (2, 4):
        view = revealed(phases(seats, seats)["preparation"])
        words = worded(language)
        names = {words.say(f"battlecon-term-{name}") for name in signs.NAMES.values()}
        shown = [i.size for i in drawn(view, language).items if isinstance(i, Label) and i.words in names]
        assert shown
        assert min(shown) == signs.LABEL


def test_supports_guess_and_states_are_shown() -> None:
    state = StateView(1, battlecon_samples.pack().styles("khadath")[0], "bonus", "power", -2, "next")
    view = duel(supports_used=("strengthen", "hasten"), guess="grasp", states=(state,))
    scene = part(drawn(view), view, 0)
    said = scenes.prose(scene)
    assert "+2 +2 Grasp" in said
    assert {signs.POWER, signs.PRIORITY, notes.GUESS} <= set(scenes.icons(scene))
    assert "power −2" in said


def test_tokens_are_counted_and_used_ones_marked() -> None:
    view = phases(2, 4, kits=("luc", "hikaru"))["preparation"]
    token = TokenView("luc.time", 2, 4, 3)
    view = changed(view, 0, tokens=(token,), out=False, space=1)
    scene = part(drawn(view), view, 0)
    said = scenes.prose(scene)
    assert f"{text.clean(worded().token('luc.time'), 'strong')} 2/6 3" in said


def test_order_and_the_active_fighter_are_marked_after_the_reveal() -> None:
    view = revealed(duel(active=False))
    view = msgspec.structs.replace(changed(view, 1, active=True), order=(1, 0))
    scene = drawn(view)
    for index, place in ((0, "2"), (1, "1")):
        own = part(scene, view, index)
        assert [b.words for b in own.items if isinstance(b, Badge) and b.words.isdigit()] == [place]
        assert (panel.ACTIVE in scenes.icons(own)) == (index == 1)


@pytest.mark.rule("BC-64", "BC-66")
def test_teams_have_signs_force_and_vengeance() -> None:
    view = msgspec.structs.replace(phases(4, 4)["preparation"], force=(7, 12), vengeance=(0, 2))
    said = scenes.prose(drawn(view))
    assert "7/20 Team 1" in said
    assert "12/20 Team 2 · Vengeance ×2" in said


# -------------------------------------------------------------------- time, the end


@pytest.mark.rule("BC-32")
def test_the_pool_is_a_bar_and_the_last_beats_are_warned_of() -> None:
    view = duel()
    head = [i for i in drawn(view).items if i.box.bottom < 90]
    assert "30" in [i.words for i in head if isinstance(i, Label)]
    bars = [i.box.w for i in head if isinstance(i, Panel) and i.fill == "gold"]
    track = [i.box.w - 8 for i in head if isinstance(i, Panel) and i.fill == "pip"]
    assert bars[0] == track[0] * 30 // 45
    late = drawn(msgspec.structs.replace(view, time_up=True, pool=0))
    assert "Time is up: one more beat" in scenes.prose(late)
    last = drawn(msgspec.structs.replace(view, time_up=True, last_beat=True, pool=0))
    assert "The last beat!" in scenes.prose(last)
    legacy = drawn(msgspec.structs.replace(view, legacy=True, beats_left=4))
    assert "Beats left: 4" in scenes.prose(legacy)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["knockout", "time", "effect", "withdrew", "draw"])
def test_the_end_names_the_winners_and_why(reason: str, language: Language) -> None:
    view = over(duel(), reason)
    scene = drawn(view, language)
    assert scenes.faults(scene) == []
    head = Scene(WIDTH, HIGH, tuple(i for i in scene.items if i.box.bottom < 90))
    assert ("Саша" in scenes.prose(head)) == (reason != "draw")
    assert ("Петя" in scenes.prose(head)) == (reason == "withdrew")
    assert ("laurels-trophy" in scenes.icons(part(scene, view, 0))) == (reason != "draw")


# -------------------------------------------------------------------- emblems


def test_every_kit_has_an_emblem_of_its_own() -> None:
    pack = battlecon_samples.pack()
    names = [kit.emblem.replace("_", "-") for kit in pack.kits]
    assert [name for name in names if name not in shapes.icon_characters()] == []
    assert len({shapes.icon_mask(name, 64).tobytes() for name in names}) == len(names)


# -------------------------------------------------------------------- plates that follow each other


def test_plates_that_find_no_room_are_counted() -> None:
    pieces = [[Piece((Sign("token", "gold"), Text(f"Number {n}")))] for n in range(9)]
    for high, more in ((400, False), (230, False), (90, True)):
        items = flow.flow(Box(0, 0, 500, high), pieces)
        words = [i.words for i in items if isinstance(i, Label)]
        assert bool([w for w in words if w.startswith("+")]) == more
        assert max(i.box.bottom for i in items) <= high
        if more:
            assert len(words) - 1 + int(words[-1]) == 9


def test_a_long_text_goes_on_in_the_next_line() -> None:
    piece = Piece((Sign("token", "gold"), Text("a long text of many words " * 4)), None, wraps=True)
    items = flow.flow(Box(0, 0, 300, 400), [[piece]])
    lines = [i for i in items if isinstance(i, Label)]
    assert len({i.box.y for i in lines}) == len(lines) > 1
    assert " ".join(i.words for i in lines) == ("a long text of many words " * 4).strip()
    assert not [i for i in items if isinstance(i, Mark)]
