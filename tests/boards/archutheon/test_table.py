"""The table pictures of Archutheon: everything in its place, readable, and they show all that the view says."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from boards import canvas
from boards.archutheon.cards import signs
from boards.archutheon.table.arena import MARGIN
from boards.archutheon.table.geometry import BoardLayout, gate_spot, lay_out_board, name_spot
from boards.archutheon.table.heroes import SIDE
from boards.archutheon.table.roads import HIGH, WIDE
from boards.archutheon.table.table import BOARD, table_scene
from boards.painting.layout import Arrow, Box, Disc, Icon, Label, Mark, Panel, Scene, Tile
from boards.painting.theme import THEMES
from engines.archutheon.views.view import View
from tests.boards.archutheon.samples import (
    asked,
    changed,
    collapse,
    combat,
    crowded,
    cut,
    draft,
    modules,
    over,
    pack,
    pictures,
    several,
    views,
    with_hero,
    words,
)
from tests.boards.support import samples, scenes
from words.texts import LANGUAGES, Language

MOST_BYTES = 140 * 1024


def laid() -> BoardLayout:
    arena = pack().arenas[0]
    return lay_out_board(arena.columns, arena.heights, BOARD.inset(MARGIN))


def board(view: View, language: Language = "en") -> Scene:
    return pictures(view, language)[0]


# -------------------------------------------------------------------- layout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", views())
def test_nothing_is_small_outside_over_each_other_or_cut(name: str, language: Language) -> None:
    view = views()[name]
    for names in (samples.PLAIN, samples.LONG, samples.ODD):
        made = pictures(view, language, names)
        whole = made if name == "draft" else made[1:]
        assert [fault for scene in whole for fault in scenes.faults(scene)] == []
        assert all(Box(0, 0, scene.width, scene.height).contains(item.box) for scene in made for item in scene.items)
        assert all(scene.width == 1280 and scene.height <= 1280 for scene in made)
    made = pictures(view, language)
    assert cut(made) == []
    assert min(item.size for scene in made for item in scene.items if isinstance(item, Label)) >= 24


def test_heroes_names_and_the_gate_have_places_of_their_own_on_the_board() -> None:
    found = laid()
    side = round(found.cells[0].w * SIDE)
    tokens = [cell.middle(side, side) for cell in found.cells]
    names = [name_spot(area, 48, 30) for area in found.hexes.hexes]
    gates = [gate_spot(area, 60) for area in found.hexes.hexes]
    assert not [1 for one, other in combinations([*names, *gates], 2) if one.overlaps(other)]
    middles = [(box.x + box.w / 2, box.y + box.h / 2) for box in tokens]
    apart = min(((a - c) ** 2 + (b - d) ** 2) ** 0.5 for (a, b), (c, d) in combinations(middles, 2))
    assert apart >= side
    assert not [1 for name in names for token in tokens if name.overlaps(token.inset(round(side * 0.15)))]


def test_the_roads_leave_the_board_free() -> None:
    corners = [Box(x, y, WIDE, HIGH) for x in (BOARD.x, BOARD.right - WIDE) for y in (BOARD.y, BOARD.bottom - HIGH)]
    assert not [1 for corner in corners for area in laid().cells if corner.overlaps(area)]


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_are_light_enough_to_send(theme: str) -> None:
    closed = changed(collapse(), lines=(4, 4), zone=tuple(pack().arenas[0].areas))
    for view in (asked(), modules(), closed):
        for scene in pictures(view, "ru"):
            assert len(canvas.paint(scene, THEMES[theme])) <= MOST_BYTES  # type: ignore[index]


# -------------------------------------------------------------------- the board


@pytest.mark.rule("AR-80")
def test_the_leaders_health_the_gate_and_the_collapse_are_told_for_each_side() -> None:
    view = changed(with_hero(combat(None), 0, health=2), gate=0)
    found = scenes.texts(board(view))
    assert "2" in scenes.badges(board(view))
    assert found.count("Gate: needs") == found.count("Tokens") == found.count("Tracks") == 2
    way = len(pack().arenas[0].gate_areas)
    assert {str(way), "1"} <= {*found}


@pytest.mark.rule("AR-82")
def test_in_the_collapse_the_lines_replace_tokens_and_tracks() -> None:
    scene = board(collapse())
    found = scenes.texts(scene)
    assert {"0/4", "2/4"} <= {*found}
    assert "Tokens" not in found
    assert found.count("Tie-break") == 1
    hatched = [item for item in scene.items if isinstance(item, Tile) and item.hatch]
    assert len(hatched) == len(collapse().zone)
    assert any(isinstance(item, Tile) and item.kind == "dashed" for item in scene.items), "the next line"


def test_every_hero_stands_on_his_cell_with_number_and_health() -> None:
    view = combat(None)
    found = [item.box for item in board(view).items if isinstance(item, Disc)]
    cells = [laid().cells[hero.cell] for hero in view.heroes if hero.cell >= 0]
    assert all(any(_is_around(disc, cell) for disc in found) for cell in cells)
    assert len(found) == len(cells)
    fallen = with_hero(view, 1, cell=-1)
    assert sum(isinstance(item, Disc) for item in board(fallen).items) == len(found) - 1


@pytest.mark.rule("AR-03")
def test_the_rings_of_heroes_have_a_part_for_each_point_of_full_health() -> None:
    for view, full in ((combat(), 10), (modules(), 18)):
        rings = [item for item in board(view).items if isinstance(item, Disc)]
        fulls = [
            pack().tables.full_health(view.modules, hero.side, hero.number) for hero in view.heroes if hero.cell >= 0
        ]
        assert sorted(ring.parts for ring in rings) == sorted(fulls)
        assert set(fulls) == {full, full + pack().tables.second_leader_more(view.modules)}
        assert sorted(ring.lit for ring in rings) == sorted(hero.health for hero in view.heroes if hero.cell >= 0)


def _is_around(disc: Box, cell: Box) -> bool:
    return disc.contains(cell) and disc.w < 1.5 * cell.w


def test_asked_cells_bear_their_names_and_only_these() -> None:
    view = asked()
    arena = pack().arenas[0]
    assert view.asked_cells
    found = {text for text in scenes.texts(board(view)) if text in arena.cell}
    assert found == {arena.cell_names[cell] for cell in view.asked_cells}


def test_an_asked_cell_with_a_hero_has_its_name_above_him() -> None:
    view = combat(None)
    cell = view.heroes[0].cell
    items = board(changed(view, asked_cells=(cell,))).items
    name = next(
        n for n, item in enumerate(items) if isinstance(item, Label) and item.words == pack().arenas[0].cell_names[cell]
    )
    assert name > max(n for n, item in enumerate(items) if isinstance(item, Disc))


def test_a_hero_who_changed_areas_leaves_a_trail() -> None:
    view = changed(combat(None), heroes=tuple(changed(h, before=h.cell // 3) for h in combat(None).heroes))
    assert not any(isinstance(item, Arrow) for item in board(view).items)
    moved = with_hero(view, 2, before=(view.heroes[2].cell // 3 + 1) % 19)
    assert sum(isinstance(item, Arrow) for item in board(moved).items) == 1


def test_what_changed_since_the_turn_began_stands_at_the_hero() -> None:
    still = changed(combat(None), heroes=tuple(changed(h, had=h.health) for h in combat(None).heroes))
    hurt = with_hero(still, 2, had=still.heroes[2].health + 3)
    assert scenes.texts(board(hurt)).count("−3") == scenes.texts(board(still)).count("−3") + 1
    healed = with_hero(still, 2, had=still.heroes[2].health - 2)
    assert scenes.texts(board(healed)).count("+2") == scenes.texts(board(still)).count("+2") + 1


def rings(view: View) -> list[Tile]:
    return [item for item in board(view).items if isinstance(item, Tile) and item.line == "gold"]


@pytest.mark.rule("AR-26")
def test_asked_areas_are_ringed_and_named_in_gold() -> None:
    view = combat(0)
    assert rings(view) == []
    asked_about = changed(view, asked_areas=(2, 7))
    assert len(rings(asked_about)) == 2
    names = {item.words for item in board(asked_about).items if isinstance(item, Label) and item.role == "gold"}
    assert {pack().arenas[0].area_names[area] for area in (2, 7)} <= names


@pytest.mark.rule("AR-31")
def test_the_areas_of_the_card_that_is_executed_are_hatched() -> None:
    def hatched(view: View) -> int:
        return sum(isinstance(item, Tile) and item.hatch == "warning" for item in board(view).items)

    view = crowded()
    assert hatched(view) == len(view.declared[view.executing].areas)
    assert hatched(changed(view, executing=-1)) == 0


@pytest.mark.rule("AR-81")
def test_arrows_show_where_each_side_shifts_the_gate_next() -> None:
    def arrows(gate: int) -> list[tuple[str, str]]:
        items = board(changed(combat(None), gate=gate)).items
        return [(item.shape, item.role) for item in items if isinstance(item, Mark) and item.shape in ("up", "down")]

    assert sorted(arrows(2)) == [("down", signs.SIDE_TONES[1]), ("up", signs.SIDE_TONES[0])]
    assert arrows(0) == [("up", signs.SIDE_TONES[0])]


@pytest.mark.rule("AR-81")
def test_the_gate_is_gone_once_it_is_open() -> None:
    view = combat(None)
    before = scenes.icons(board(view)).count(signs.GATE)
    assert scenes.icons(board(changed(view, gate=-1))).count(signs.GATE) == before - 1


def test_more_than_finds_room_on_a_hero_is_counted() -> None:
    assert "+7" in scenes.badges(board(crowded()))


def test_the_end_names_the_winner() -> None:
    assert any(samples.PLAIN[0] in text for text in scenes.texts(board(over()))[:40])
    assert signs.WINNER in scenes.icons(board(over()))


# -------------------------------------------------------------------- declared cards and mats


@pytest.mark.rule("AR-26", "AR-31")
def test_declared_cards_are_numbered_as_they_are_executed_and_hidden_ones_lie_face_down() -> None:
    made = scenes.stacked(pictures(crowded())[1:])
    order = [badge for badge in scenes.badges(made) if badge in {*"123456"}]
    assert order == ["6", "5", "4", "3", "2", "1"]
    assert scenes.texts(made).count("Face-down card") == 1
    ringed = [item for item in made.items if isinstance(item, Panel) and item.line == "gold" and item.thick == 8]
    assert len(ringed) == 1


def test_a_card_shows_the_damage_that_it_would_deal() -> None:
    made = scenes.stacked(pictures(crowded())[1:])
    assert scenes.texts(made).count("−3") == 24
    view = crowded()
    open_yet = changed(view, declared=tuple(changed(slot, sure=False) for slot in view.declared))
    assert scenes.texts(scenes.stacked(pictures(open_yet)[1:])).count("−3?") == 24


@pytest.mark.rule("AR-17")
def test_mats_tell_in_how_many_turns_cards_are_back() -> None:
    view = crowded()
    shown = scenes.prose(scenes.stacked(pictures(view)[1:]))
    for caption in ("Back next turn:", "Back in 2 turns:", "Back in 3 turns:", "Surely in hand:", "Out of the match:"):
        assert shown.count(caption) == 2, caption
    assert all(words().card(card) in shown for card in view.players[0].recharge[2])


def test_while_squads_are_chosen_the_taken_heroes_have_their_numbers() -> None:
    (scene,) = pictures(draft())
    assert all(words().hero(hero.id) in scenes.texts(scene) for hero in pack().heroes)
    assert [badge for badge in scenes.badges(scene) if badge].count("1") == 2


def test_while_squads_are_chosen_each_hero_shows_the_figures_of_his_cards() -> None:
    (scene,) = pictures(draft())
    lines, expected = scenes.texts(scene), Counter[str]()
    for hero in pack().heroes:
        aimed = [card.scheme for card in hero.cards if card.scheme.kind != "pattern"]
        blocks = [card.block.by for card in hero.cards if card.block.by]
        expected += Counter(str(card.damage) for card in hero.cards)
        expected[f"{min(each.least for each in aimed)}–{max(each.most for each in aimed)}"] += 1
        expected[f"{min(blocks)}–{max(blocks)}"] += 1
    wanted = ("1", "2", "3", "4", "0–1", "0–2", "0–3", "1–2", "1–3", "2–3")
    assert {line: lines.count(line) for line in wanted} == {line: expected[line] for line in wanted}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_signs_of_elements_and_figures_mean_stands_above_the_heroes(language: Language) -> None:
    (scene,) = pictures(draft(), language)
    shown, say = scenes.texts(scene), words(language).say
    assert all(words(language).element(element) in shown for element in signs.ELEMENTS)
    assert all(say("archutheon-board-key", sign=sign) in shown for sign in ("damage", "range", "block"))


def test_the_figures_by_which_squads_are_chosen_are_large_enough_for_a_phone() -> None:
    (scene,) = pictures(draft())
    figures = [item.size for item in scene.items if isinstance(item, Label) and item.words[0].isdigit()]
    assert len(figures) >= 7 * len(pack().heroes)
    assert min(figures) >= 44


@pytest.mark.parametrize("count", [15, 16, 30, 45])
def test_a_pack_of_many_heroes_is_chosen_from_one_picture_too(count: int) -> None:
    heroes = tuple(pack().heroes[n % 12] for n in range(count))
    many = msgspec.structs.replace(pack(), heroes=heroes)
    (scene,) = several(table_scene(draft(), many, words("ru"), samples.names(samples.PLAIN[:2])))
    assert scenes.faults(scene) == []
    assert all(Box(0, 0, scene.width, scene.height).contains(item.box) for item in scene.items)


def test_no_sign_of_a_hero_to_choose_touches_the_frame_that_he_gets_once_taken() -> None:
    (scene,) = pictures(draft())
    frames = [item.box for item in scene.items if isinstance(item, Panel) and item.box.w > 200]
    widest = max(item.thick for item in scene.items if isinstance(item, Panel))
    beside = [
        (sign.right, max(box.right for box in frames if box.contains(sign)))
        for sign in (item.box for item in scene.items if isinstance(item, Icon))
        if any(box.contains(sign) for box in frames)
    ]
    assert len(beside) >= 3 * len(pack().heroes)
    assert all(right + widest < edge for right, edge in beside)
