"""The arena in the table picture of Super Fantasy Brawl: hexes, champions, marks and attacks."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from boards import canvas
from boards.brawl.cards import signs as card_signs
from boards.brawl.table import chips, tokens, traps
from boards.brawl.table.ground import ArenaGround
from boards.brawl.table.sides import TEAM_TONES
from boards.brawl.table.table import ARENA
from boards.painting.layout import Arrow, Badge, Box, Disc, Icon, Label, Mark, Panel, Scene, Sprite, Tile
from boards.painting.theme import FLOORS, SEAT_COLOURS, THEMES, contrast, theme_of
from boards.pieces import hexes
from engines.brawl.views.view import DoingView, EffectView, MarkView, View
from engines.kernel.hexes import members
from tests.boards.brawl import samples
from tests.boards.brawl.samples import changed, full, table
from tests.boards.brawl.scenes import COURT, LAID, at, card_words, cell, discs, drawn, far, head, middle
from tests.boards.support import scenes
from words.brawl.answers.outcomes import blows
from words.texts import signed

# -------------------------------------------------------------------- the arena


@pytest.mark.rule("SB-81")
def test_every_hex_without_a_statue_bears_its_coordinates() -> None:
    scene = drawn(table(2, champions=(), traps=()))
    for hex_ in range(COURT.grid.size):
        names = [i.words for i in cell(scene, hex_) if isinstance(i, Label)]
        assert names == ([] if hex_ in COURT.statues.values() else [card_words().hex_name(COURT.id, hex_)])
    assert {"A1", "C8", "D2", "G6"} <= set(scenes.texts(scene))
    assert "D1" not in scenes.texts(scene)


def test_coordinates_can_be_read_on_every_slab() -> None:
    for name in THEMES:
        for colours in SEAT_COLOURS:
            theme = theme_of(name, colours)
            assert contrast(theme["muted"], theme["floor"]) >= 4.5
            for floor in FLOORS:
                assert contrast(theme["text"], theme[floor]) >= 4.2, (name, colours, floor)


def test_statues_zones_and_trap_hexes_are_painted() -> None:
    art = ArenaGround(COURT.map, 16)
    scene = Scene(ARENA.w, ARENA.h, (Sprite(Box(0, 0, ARENA.w, ARENA.h), art),))
    for theme in THEMES.values():
        image = canvas.render(scene, theme)
        for core, enamel in card_signs.CORE_ENAMELS.items():
            box = LAID.hexes[COURT.statues[core]]
            part = image.crop((box.x - ARENA.x, box.y - ARENA.y, box.right - ARENA.x, box.bottom - ARENA.y))
            used = {tone for _, tone in part.getcolors(99999) or []}
            assert {theme[f"enamel.{enamel}"], theme[f"enamel.{enamel}.ink"], theme["metal"]} <= used
            for near in members(COURT.zones[core]):
                x, y = middle(LAID.hexes[near])
                assert image.getpixel((x - ARENA.x, y - ARENA.y)) == theme[f"floor.{core}"]
        for trap in members(COURT.trap_hexes):
            box = LAID.hexes[trap].middle(60, 60)
            part = image.crop((box.x - ARENA.x, box.y - ARENA.y, box.right - ARENA.x, box.bottom - ARENA.y))
            assert theme["floor.deep"] in {tone for _, tone in part.getcolors(9999) or []}


@pytest.mark.parametrize(("seats", "sides"), [(2, (0, 1)), (2, (1, 0)), (4, (1, 0))])
def test_deployment_areas_have_their_teams_colours(seats: int, sides: tuple[int, int]) -> None:
    view = table(seats, sides=sides)
    scene = drawn(view)
    for team, side in enumerate(sides):
        floor = ("floor.gold", "floor.spell")[team] if seats == 4 else f"seat{team}.floor"
        found = {at(i) for i in scene.items if isinstance(i, Tile) and i.fill == floor and ARENA.contains(i.box)}
        assert found == set(members(COURT.deployment[side]))


@pytest.mark.parametrize("seats", [2, 4])
def test_in_private_the_own_gate_stands_out(seats: int) -> None:
    for viewer in (None, *range(seats)):
        gold = [i for i in drawn(table(seats, viewer=viewer)).items if isinstance(i, Icon) and i.name == "gate"]
        shown = [i.role for i in gold if ARENA.contains(i.box) and i.role != "faint"]
        assert shown.count("gold") == (viewer is not None)


@pytest.mark.rule("SB-06")
def test_traps_lie_face_down_but_for_those_who_know_them() -> None:
    view = table(2, known=((9, "damage_3"), (15, "root"), (18, "stun")), viewer=0)
    lying = {at(i): i for i in discs(drawn(view)) if i.fill in ("back", "paper")}
    assert sorted(lying) == [9, 15, 18, 33]
    assert [lying[n].fill for n in (9, 15, 18, 33)] == ["paper", "paper", "paper", "back"]
    assert [lying[n].glyph for n in (15, 18, 33)] == [traps.ROOT, traps.STUN, traps.TRAP]
    assert "3" in [i.words for i in cell(drawn(view), 9) if isinstance(i, Label)]
    public = drawn(msgspec.structs.replace(view, known=(), viewer=None))
    assert {i.fill for i in discs(public)} >= {"back"}
    assert "paper" not in {i.fill for i in public.items if isinstance(i, Disc)}


# -------------------------------------------------------------------- champions


def test_champions_stand_on_their_hexes_with_all_figures() -> None:
    view = changed(changed(table(), 0, damage=2, defence=5), 3, levelled=True)
    scene = drawn(view)
    for champion in view.champions:
        if champion.hex < 0:
            continue
        items = cell(scene, champion.hex)
        disc = next(i for i in items if isinstance(i, Disc))
        glyph = card_signs.champion_medallion(samples.pack(), champion.kit).glyph
        assert (disc.glyph, disc.fill) == (glyph, f"seat{champion.seat}")
        assert (disc.parts, disc.lit) == (champion.health, champion.health - champion.damage)
        words = {i.shape: i.words for i in items if isinstance(i, Badge) and i.words}
        taken = {"heart": f"−{champion.damage}"} if champion.damage else {}
        assert words == {**taken, "shield": str(champion.defence)}
        marks = {i.shape for i in items if isinstance(i, Badge) and not i.words}
        assert marks == {"circle" if champion.seat == 0 else "square", *(["star"] if champion.levelled else [])}


def test_each_token_tells_the_team_by_its_rim() -> None:
    view = table(4)
    rims = {i.fill: i.rim for i in discs(drawn(view)) if i.parts}
    assert rims == {f"seat{seat}": TEAM_TONES[seat % 2] for seat in range(4)}


def test_what_is_in_force_is_shown_by_signs() -> None:
    effects = (EffectView("strength", 2, -1, "x"), EffectView("immune_fear", 0, -1, "x"))
    for changes, sign in (
        ({"rooted": True}, tokens.ROOTED),
        ({"bloodied": True, "damage": 3}, tokens.BLOODIED),
        ({"effects": effects[:1]}, card_signs.STRENGTH),
        ({"effects": effects[1:]}, tokens.IMMUNE),
    ):
        view = changed(table(), 0, **changes)
        assert [i.name for i in cell(drawn(view), 16) if isinstance(i, Icon)] == [sign]
    assert [i for i in cell(drawn(table()), 16) if isinstance(i, Icon)] == []


def test_who_moved_has_a_way_from_the_hex_before() -> None:
    assert [i for i in drawn(table()).items if isinstance(i, Arrow)] == []
    assert [i for i in drawn(changed(table(), 0, before=-1)).items if isinstance(i, Arrow)] == []
    ways = [i for i in drawn(changed(table(), 0, before=19)).items if isinstance(i, Arrow)]
    assert [way.role for way in ways] == ["seat0"]
    x, y, tip_x, _ = ways[0].ends
    assert far(Box(ways[0].box.x + x, ways[0].box.y + y, 0, 0), LAID.hexes[19]) <= 2
    assert tip_x < x


def test_who_acts_is_lit_and_targets_are_aimed_at() -> None:
    view = table(2, doing=DoingView(0, "dugrun.mighty_blow", "", 1, (3,), "", -1))
    lines = {at(i): (i.line, i.kind) for i in drawn(view).items if isinstance(i, Tile) and i.line}
    assert lines == {16: ("text", "plain"), 25: ("bad", "aimed")}
    rims = {at(i): i.rim for i in discs(drawn(view)) if i.parts}
    assert [hex_ for hex_, rim in rims.items() if rim == "text"] == [16]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_mark_is_drawn_in_a_way_of_its_own(viewer: int | None) -> None:
    full_ = "gold" if viewer is None else f"seat{viewer}"
    looked: dict[str, object] = {}
    for what in samples.WHATS:
        view = table(2, marks=(MarkView(20, "h20", what),), viewer=viewer)
        scene = drawn(view)
        tiles = [i for i in cell(scene, 20) if isinstance(i, Tile)]
        assert tiles
        assert next(i.role for i in cell(scene, 20) if isinstance(i, Label)) == "paper.text"
        signs = [(i.shape, i.role) for i in cell(scene, 20) if isinstance(i, Mark)]
        looked[what] = ([(i.line, i.kind, i.hatch) for i in tiles], signs)
    assert looked["move"] == ([(full_, "plain", None)], [("circle", full_)])
    assert looked["trap"] == ([("warning", "double", None)], [])
    assert looked["target"] == ([("bad", "aimed", None)], [])
    assert looked["place"] == ([(full_, "dashed", None)], [("down", full_)])
    assert looked["area"] == ([(None, "plain", full_), (full_, "plain", None)], [])


def test_marks_show_on_every_hex() -> None:
    scene = drawn(full())
    assert {at(i) for i in scene.items if isinstance(i, Tile) and i.line and ARENA.contains(i.box)} == set(range(49))


def test_kinds_of_rings_differ() -> None:
    kinds: tuple[hexes.Ring, ...] = get_args(hexes.Ring)
    assert len({hexes.ring_mask(126, 145, 9, kind).tobytes() for kind in kinds}) == len(kinds) == 4
    assert hexes.gauge_mask(90, 10, 7, 3).tobytes() != hexes.gauge_mask(90, 10, 7, 4).tobytes()
    assert hexes.gauge_mask(90, 10, 7, 0).getbbox() is None


# -------------------------------------------------------------------- attacks


def strikes(**changes: object) -> View:
    """Return the moment in which the second player may react to an attack of the first one's first champion."""
    doing = DoingView(0, "dugrun.mighty_blow", "", 0, (3,), "", -1)
    view = changed(table(2), 3, hex=24, before=24)
    return msgspec.structs.replace(view, doing=doing, asking="react", **changes)


def chips_at(scene: Scene, hex_: int) -> list[str]:
    """Return what is written on the chips at a hex."""
    items = cell(scene, hex_)
    plates_ = [i.box for i in items if isinstance(i, Panel) and i.box.h == chips.HIGH]
    return [i.words for i in items if isinstance(i, Label) and any(box.contains(i.box) for box in plates_)]


@pytest.mark.rule("SB-27")
def test_areas_to_choose_from_have_numbers_on_all_their_hexes() -> None:
    marks = tuple(
        MarkView(hex_, key, "area") for key, hexes_ in (("d1", (23, 24)), ("d4", (24, 29))) for hex_ in hexes_
    )
    scene = drawn(table(2, marks=marks))
    assert [chips_at(scene, hex_) for hex_ in (23, 24, 29, 25)] == [["1"], ["1", "2"], ["2"], []]
    alone = drawn(table(2, marks=marks[:2]))
    assert [chips_at(alone, hex_) for hex_ in (23, 24)] == [[], []]


@pytest.mark.rule("SB-38")
def test_an_attack_that_may_be_reacted_to_shows_its_way_and_what_it_would_do() -> None:
    view = strikes()
    (blow,) = blows(view, samples.pack(), 0, "dugrun.mighty_blow", (3,))
    scene = drawn(view)
    assert scenes.faults(scene) == []
    assert chips_at(scene, 24) == ([signed(-blow.total)] if blow.total else ["0"])
    assert [i.role for i in scene.items if isinstance(i, Arrow)] == ["bad"]
    assert card_signs.STRENGTH in scenes.icons(head(scene))
    done = drawn(msgspec.structs.replace(view, asking="push"))
    assert chips_at(done, 24) == []
    dying = changed(strikes(), 3, damage=view.champions[3].health - 1, defence=0, defence_printed=0)
    (last,) = blows(dying, samples.pack(), 0, "dugrun.mighty_blow", (3,))
    assert last.out
    assert chips.OUT in scenes.icons(drawn(dying))
    assert chips.OUT not in scenes.icons(scene)


@pytest.mark.rule("SB-40")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_is_out_of_action_waits_at_the_gate_of_his_team(seats: int) -> None:
    for out in ((), (0,), tuple(range(2 * seats))):
        champions = tuple(msgspec.structs.replace(c, hex=-1 if c.index in out else 16) for c in table(seats).champions)
        for sides in ((0, 1), (1, 0)):
            scene = drawn(table(seats, champions=champions, traps=(), sides=sides))
            part = scenes.within(scene, ARENA)
            assert scenes.icons(part).count(card_signs.GATE) == 2
            for team, side in enumerate(sides):
                half = Box(ARENA.x, ARENA.y + side * ARENA.h // 2, ARENA.w, ARENA.h // 2)
                waiting = [
                    i for i in part.items if isinstance(i, Disc) and i not in discs(scene) and half.contains(i.box)
                ]
                own = [c for c in champions if c.team == team and c.hex < 0]
                assert [i.fill for i in waiting] == [f"seat{c.seat}" for c in own]
