"""The table picture of Super Fantasy Brawl: everything in its place, readable, and what it shows is what the view says."""

from __future__ import annotations

import random
from typing import Literal, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards import canvas, hexes, shapes
from boards.brawl import chips, looks, players, tokens
from boards.brawl.sides import TEAM_TONES, Table
from boards.brawl.table import ARENA, HIGH, TRACK, WIDTH, table_scene
from boards.emblems import Ground, Medallion, Yard
from boards.layout import Badge, Box, Disc, Icon, Item, Label, Mark, Panel, Scene, Sprite, Tile, Way
from boards.theme import FLOORS, SEAT_COLOURS, THEMES, contrast, themed
from engines.brawl.arena import members
from engines.brawl.board import Options
from engines.brawl.content import Arena, Pack
from engines.brawl.game import BRAWL
from engines.brawl.view import DoingView, EffectView, MarkView, View
from engines.kernel.choose import begin, choose
from engines.kernel.content import Name
from engines.kernel.game import Rules
from engines.kernel.views import view as view_of
from tests.boards import brawl_samples, samples, scenes
from tests.boards.brawl_samples import changed, full, lively, over, selecting, slot, table
from words.brawl_blows import blows
from words.brawl_cards import CardWords
from words.texts import Language, signed

LANGUAGES: tuple[Language, ...] = ("ru", "en")
SAMPLES = brawl_samples.samples()
COURT = brawl_samples.pack().arenas[0]
LAID = hexes.field(COURT.map, ARENA.inset(16))


def told(language: Language = "en", pack: Pack | None = None) -> CardWords:
    return CardWords(language, pack or brawl_samples.pack(), strict=True)


def drawn(
    view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN, pack: Pack | None = None
) -> Scene:
    return table_scene(view, pack or brawl_samples.pack(), told(language, pack), samples.names(names))


def cell(scene: Scene, hex_: int) -> list[Item]:
    """Return what stands on a hex, or marks it."""
    wide = LAID.hexes[hex_].w
    small = [i for i in scene.items if not isinstance(i, Way) and i.box.w <= wide and ARENA.holds(i.box)]
    return [i for i in small if min(range(COURT.grid.size), key=lambda n: _far(i.box, LAID.hexes[n])) == hex_]


def _far(one: Box, other: Box) -> int:
    (x, y), (a, b) = _middle(one), _middle(other)
    return (x - a) ** 2 + (y - b) ** 2


def _middle(box: Box) -> tuple[int, int]:
    return box.x + box.w // 2, box.y + box.h // 2


def discs(scene: Scene) -> list[Disc]:
    """Return the tokens that lie on hexes."""
    found = [i for i in scene.items if isinstance(i, Disc) and ARENA.holds(i.box)]
    return [i for i in found if min(_far(i.box, box) for box in LAID.hexes) < 30**2]


def at(item: Item) -> int:
    """Return the hex that an item stands in the middle of."""
    return next(n for n, box in enumerate(LAID.hexes) if box.middle(40, 40).holds(Box(*_middle(item.box), 1, 1)))


def panels(scene: Scene, view: View) -> dict[int, Scene]:
    """Return what stands in each player's panel, by seat."""
    found = [i.box for i in scene.items if isinstance(i, Panel) and i.fill == "panel" and i.radius == players.ROUND]
    ordered = sorted(view.players, key=lambda player: (player.team, view.order.index(player.seat)))
    return {player.seat: scenes.within(scene, box) for player, box in zip(ordered, found, strict=True)}


def plates(scene: Scene, view: View, seat: int) -> list[Scene]:
    """Return what stands on the plate of each of a player's champions."""
    own = panels(scene, view)[seat]
    found = [i.box for i in own.items if isinstance(i, Panel) and i.radius == 12]
    return [scenes.within(own, box) for box in found]


def slots(scene: Scene) -> list[Scene]:
    """Return what stands in each slot of the track."""
    part = scenes.within(scene, TRACK)
    found = [i.box for i in part.items if isinstance(i, Panel) and i.radius == 14]
    return [scenes.within(part, box) for box in found]


def head(scene: Scene) -> Scene:
    return scenes.within(scene, Box(0, 0, WIDTH, ARENA.y))


# -------------------------------------------------------------------- layout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SAMPLES)
def test_nothing_is_small_outside_or_over_each_other(name: str, language: Language) -> None:
    for names in (samples.PLAIN, samples.LONG, samples.ODD):
        scene = drawn(SAMPLES[name], language, names)
        assert scenes.faults(scene) == []
        assert (scene.width, scene.height) == (WIDTH, HIGH)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SAMPLES)
def test_no_text_of_the_game_is_cut(name: str, language: Language) -> None:
    assert [words for words in scenes.texts(drawn(SAMPLES[name], language)) if words.endswith("…")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_champion_and_challenge_is_drawn_whole(language: Language) -> None:
    pack = brawl_samples.pack()
    for seats, first in ((2, full(2)), (4, full(4))):
        for n in range(0, len(pack.champions), len(first.champions)):
            kits = [each.id for each in (pack.champions * 2)[n : n + len(first.champions)]]
            champions = tuple(msgspec.structs.replace(c, kit=kit) for c, kit in zip(first.champions, kits, strict=True))
            wanted = [each.id for each in (pack.challenges * 3)[n : n + len(first.track)]]
            track = tuple(slot(each.worth, name) for each, name in zip(first.track, wanted, strict=True))
            doing = DoingView(0, pack.cards_of(kits[0])[n % 6], "", 3, (), "", -1)
            view = msgspec.structs.replace(first, champions=champions, track=track, doing=doing, round=seats)
            scene = drawn(view, language)
            assert scenes.faults(scene) == []
            assert [words for words in scenes.texts(scene) if words.endswith("…")] == []


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("teams", 4)])
def test_every_table_of_a_match_is_drawn(mode: Literal["duel", "teams"], seats: int) -> None:
    rng = random.Random(seats)
    rules = Rules(BRAWL, brawl_samples.pack())
    match = begin(rules, tuple(range(seats)), rng.randbytes(32).hex(), Options(mode=mode)).match
    phases = set()
    for n in range(300):
        if match.outcome is not None:
            break
        asked = rng.choice(match.asks)
        if match.board.phase not in phases or n % 10 == 0:
            for viewer in (None, asked.seat):
                seen = view_of(rules, match, viewer).table
                assert scenes.faults(drawn(seen, "ru")) == []
                assert [words for words in scenes.texts(drawn(seen, "ru")) if words.endswith("…")] == []
        phases.add(match.board.phase)
        keys = [o.key for o in rng.sample(asked.options, rng.randint(asked.least, min(asked.most, len(asked.options))))]
        match = choose(rules, match, asked.seat, asked.id, keys).match
    assert {"select", "traps", "mulligan", "deploy", "activation"} <= phases


@settings(max_examples=20, deadline=None)
@given(names=st.lists(st.text(max_size=100), min_size=4, max_size=4))
def test_whatever_players_are_called_fits(names: list[str]) -> None:
    for seats in (2, 4):
        assert scenes.faults(drawn(over(seats), "ru", tuple(names))) == []
    assert scenes.faults(drawn(selecting(4), "ru", tuple(names))) == []


def test_names_as_long_as_any_fit() -> None:
    wide = Name("Щ" * 12 + " " + "Ш" * 11, "W" * 12 + "-" + "M" * 11)
    pack = brawl_samples.pack()
    long = Pack(
        tuple(msgspec.structs.replace(each, name=wide) for each in pack.champions),
        pack.arenas,
        tuple(msgspec.structs.replace(each, name=wide) for each in pack.challenges),
    )
    for view in (full(2), full(4), selecting(2), selecting(4)):
        assert scenes.faults(drawn(view, "ru", samples.LONG, long)) == []


def test_the_same_view_gives_the_same_bytes() -> None:
    made = {theme: canvas.paint(drawn(lively()), THEMES[theme]) for theme in THEMES}
    assert len(set(made.values())) == len(THEMES)
    for theme, picture in made.items():
        assert canvas.paint(drawn(lively()), THEMES[theme]) == picture


def test_an_arena_of_another_shape_fits() -> None:
    rows = ("a a a a a", " . t . t ", "R t Y B .", " t . t . ", "b t b b .", " b . b . ")
    other = Arena("other", Name("Двор", "Yard"), "ours", rows)
    pack = brawl_samples.pack()
    view = table(2, arena="other", traps=(), track=())
    spots = tuple(msgspec.structs.replace(c, hex=c.index, before=c.index, zone="") for c in view.champions)
    view = msgspec.structs.replace(view, champions=spots)
    scene = drawn(view, pack=Pack(pack.champions, (*pack.arenas, other), pack.challenges))
    assert scenes.faults(scene) == []
    assert sum(isinstance(i, Tile) for i in scene.items) == len([sign for row in rows for sign in row if sign in "ab"])


# -------------------------------------------------------------------- the arena


@pytest.mark.rule("SB-81")
def test_every_hex_without_a_statue_bears_its_coordinates() -> None:
    scene = drawn(table(2, champions=(), traps=()))
    for hex_ in range(COURT.grid.size):
        names = [i.words for i in cell(scene, hex_) if isinstance(i, Label)]
        assert names == ([] if hex_ in COURT.statues.values() else [told().hex_name(COURT.id, hex_)])
    assert {"A1", "C8", "D2", "G6"} <= set(scenes.texts(scene))
    assert "D1" not in scenes.texts(scene)


def test_coordinates_can_be_read_on_every_slab() -> None:
    for name in THEMES:
        for colours in SEAT_COLOURS:
            theme = themed(name, colours)
            assert contrast(theme["muted"], theme["floor"]) >= 4.5
            for floor in FLOORS:
                assert contrast(theme["text"], theme[floor]) >= 4.2, (name, colours, floor)


def test_statues_zones_and_trap_hexes_are_painted() -> None:
    art = Yard(COURT.map, 16)
    scene = Scene(ARENA.w, ARENA.h, (Sprite(Box(0, 0, ARENA.w, ARENA.h), art),))
    for theme in THEMES.values():
        image = canvas.painted(scene, theme)
        for core, enamel in looks.CORE_ENAMELS.items():
            box = LAID.hexes[COURT.statues[core]]
            part = image.crop((box.x - ARENA.x, box.y - ARENA.y, box.right - ARENA.x, box.bottom - ARENA.y))
            used = {tone for _, tone in part.getcolors(99999) or []}
            assert {theme[f"enamel.{enamel}"], theme[f"enamel.{enamel}.ink"], theme["metal"]} <= used
            for near in members(COURT.zones[core]):
                x, y = _middle(LAID.hexes[near])
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
        found = {at(i) for i in scene.items if isinstance(i, Tile) and i.fill == floor and ARENA.holds(i.box)}
        assert found == set(members(COURT.deployment[side]))


@pytest.mark.rule("SB-06")
def test_traps_lie_face_down_but_for_those_who_know_them() -> None:
    view = table(2, known=((9, "damage_3"), (15, "root"), (18, "stun")), viewer=0)
    lying = {at(i): i for i in discs(drawn(view)) if i.fill in ("back", "paper")}
    assert sorted(lying) == [9, 15, 18, 33]
    assert [lying[n].fill for n in (9, 15, 18, 33)] == ["paper", "paper", "paper", "back"]
    assert [lying[n].glyph for n in (15, 18, 33)] == [tokens.ROOTED, tokens.TRAP_STUN, tokens.TRAP]
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
        glyph = looks.champion_medallion(brawl_samples.pack(), champion.kit).glyph
        assert (disc.glyph, disc.fill) == (glyph, f"seat{champion.seat}")
        assert (disc.parts, disc.lit) == (champion.health, champion.health - champion.damage)
        words = {i.shape: i.words for i in items if isinstance(i, Badge) and i.words}
        assert words == {"heart": str(champion.health - champion.damage), "shield": str(champion.defence)}
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
        ({"effects": effects[:1]}, looks.STRENGTH),
        ({"effects": effects[1:]}, tokens.IMMUNE),
    ):
        view = changed(table(), 0, **changes)
        assert [i.name for i in cell(drawn(view), 16) if isinstance(i, Icon)] == [sign]
    assert [i for i in cell(drawn(table()), 16) if isinstance(i, Icon)] == []


def test_who_moved_has_a_way_from_the_hex_before() -> None:
    assert [i for i in drawn(table()).items if isinstance(i, Way)] == []
    assert [i for i in drawn(changed(table(), 0, before=-1)).items if isinstance(i, Way)] == []
    ways = [i for i in drawn(changed(table(), 0, before=19)).items if isinstance(i, Way)]
    assert [way.role for way in ways] == ["seat0"]
    x, y, tip_x, _ = ways[0].ends
    assert _far(Box(ways[0].box.x + x, ways[0].box.y + y, 0, 0), LAID.hexes[19]) <= 2
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
    for what in brawl_samples.WHATS:
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
    assert {at(i) for i in scene.items if isinstance(i, Tile) and i.line and ARENA.holds(i.box)} == set(range(49))


def test_kinds_of_rings_differ() -> None:
    kinds: tuple[hexes.Ring, ...] = get_args(hexes.Ring)
    assert len({hexes.ring(126, 145, 9, kind).tobytes() for kind in kinds}) == len(kinds) == 4
    assert hexes.gauge(90, 10, 7, 3).tobytes() != hexes.gauge(90, 10, 7, 4).tobytes()
    assert hexes.gauge(90, 10, 7, 0).getbbox() is None


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
    return [i.words for i in items if isinstance(i, Label) and any(box.holds(i.box) for box in plates_)]


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
    (blow,) = blows(view, brawl_samples.pack(), 0, "dugrun.mighty_blow", (3,))
    scene = drawn(view)
    assert scenes.faults(scene) == []
    assert chips_at(scene, 24) == ([signed(-blow.total)] if blow.total else ["0"])
    assert [i.role for i in scene.items if isinstance(i, Way)] == ["bad"]
    assert looks.STRENGTH in scenes.icons(head(scene))
    done = drawn(msgspec.structs.replace(view, asking="push"))
    assert chips_at(done, 24) == []
    dying = changed(strikes(), 3, damage=view.champions[3].health - 1, defence=0, defence_printed=0)
    (last,) = blows(dying, brawl_samples.pack(), 0, "dugrun.mighty_blow", (3,))
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
            assert scenes.icons(part).count(looks.GATE) == 2
            for team, side in enumerate(sides):
                half = Box(ARENA.x, ARENA.y + side * ARENA.h // 2, ARENA.w, ARENA.h // 2)
                waiting = [i for i in part.items if isinstance(i, Disc) and i not in discs(scene) and half.holds(i.box)]
                own = [c for c in champions if c.team == team and c.hex < 0]
                assert [i.fill for i in waiting] == [f"seat{c.seat}" for c in own]


# -------------------------------------------------------------------- the track


@pytest.mark.rule("SB-14", "SB-72")
@pytest.mark.parametrize(("seats", "worth"), [(2, ["0", "1", "2", "1"]), (4, ["0", "0", "1", "2", "1"])])
def test_the_track_tells_what_each_challenge_is_worth(seats: int, worth: list[str]) -> None:
    shown = [next(i.words for i in part.items if isinstance(i, Badge)) for part in slots(drawn(table(seats)))]
    assert shown == worth


def test_a_slot_names_its_challenge_and_shows_what_it_wants() -> None:
    view = table(2, track=(slot(0, "fire_over_water"), slot(1, "behind_the_lines"), slot(2, "west_wing"), slot(1, "")))
    statues, away, west, empty = slots(drawn(view))
    assert scenes.prose(statues) == "Fire over Water"
    arts = [i.art for i in statues.items if isinstance(i, Sprite)]
    assert arts == [looks.core_medallion(core) for core in ("red", "red", "blue")]
    fills = [i.fill for i in away.items if isinstance(i, Tile)]
    assert (fills.count("seat0"), fills.count("seat1")) == tuple(len(team) for team in view.track[1].hexes)
    assert [i.fill for i in west.items if isinstance(i, Tile)].count("gold") == len(view.track[2].hexes[0])
    assert scenes.texts(empty) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_counts_of_both_teams_stand_on_gold_where_they_suffice(seats: int) -> None:
    view = table(seats, track=(slot(1, "red_guard", (2, 1), (0,)), slot(2, "blue_guard", (0, 3))))
    done, open_ = slots(drawn(view))
    for part, counts in ((done, ["2", "1"]), (open_, ["0", "3"])):
        assert [i.words for i in part.items if isinstance(i, Badge)][-2:] == counts
    plates_ = [i.box for i in done.items if isinstance(i, Panel) and i.fill == "gold"]
    assert [i.words for i in done.items if isinstance(i, Badge) and plates_[0].holds(i.box)] == ["2"]
    assert len(plates_) == 1
    assert [i for i in open_.items if isinstance(i, Panel) and i.fill == "gold"] == []


WORTH = (0, 1, 2, 1)
"""What the slots of a duel are worth."""


def framed(view: View, letters: tuple[str, str] = ("A", "B")) -> list[str]:
    """Return whose mark each slot has, "" for none; it has that team's frame too."""
    marks = []
    for part in slots(drawn(view)):
        whose = [i.words for i in part.items if isinstance(i, Badge) and i.words in letters]
        tones = [str(i.line) for i in part.items if isinstance(i, Panel)][:1]
        team = letters.index(whose[0]) if whose else -1
        lines = TEAM_TONES if view.teams else ("seat0", "seat1")
        assert tones == [lines[team] if whose else "page.inlay"]
        marks.append("".join(whose))
    return marks


@pytest.mark.rule("SB-10", "SB-11", "SB-14", "SB-16")
def test_a_slot_says_who_scores_there_next() -> None:
    def view(done: tuple[int, ...], **changes: object) -> View:
        return table(2, track=tuple(slot(worth, "red_guard", (1, 1), done) for worth in WORTH), **changes)

    assert framed(view(())) == ["", "", "", ""]
    assert framed(view((1,))) == ["", "B", "B", "B"], "scores before the challenges move"
    assert framed(view((0,))) == ["A", "A", "A", ""], "scores after they have moved"
    assert framed(view((0, 1))) == ["A", "B", "B", "B"], "who scores first takes it"
    assert framed(view((0, 1), turn=1)) == ["A", "A", "A", ""]
    assert framed(view((0, 1), round=1)) == ["A", "A", "A", ""], "nobody scores in round 1"
    assert framed(view((0, 1), turn=-1, phase="deploy")) == ["", "", "", ""]


@pytest.mark.rule("SB-72")
def test_with_four_players_both_teams_may_score_before_the_challenges_move() -> None:
    track = (
        slot(0, "red_guard", (1, 1), (0,)),
        slot(1, "blue_guard", (1, 1), (0,)),
        slot(2, "west_wing", (1, 1), (1,)),
    )
    assert framed(table(4, track=track), ("I", "II")) == ["", "I", "II"]


@pytest.mark.rule("SB-10")
def test_points_to_come_are_outlined_and_stand_at_their_players() -> None:
    track = (slot(0, "red_guard"), slot(1, "blue_guard", (2, 0), (0,)), slot(2, "west_wing"), slot(1, "east_wing"))
    view = table(2, points=(1, 2), track=track)
    outlined = [i.box.x for i in head(drawn(view)).items if isinstance(i, Badge) and i.shape == "diamond"]
    assert len(outlined) == 2, "after the shift it is worth two"
    assert max(outlined) < WIDTH * 3 // 4
    first, second = panels(drawn(view), view).values()
    assert "+2" in scenes.texts(first)
    assert players.SCORES in scenes.icons(first)
    assert players.SCORES not in scenes.icons(second)
    assert players.SCORES not in scenes.icons(drawn(over()))


# -------------------------------------------------------------------- head


@pytest.mark.rule("SB-10", "SB-71")
@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (4, 7)])
def test_the_score_is_shown_as_pips_out_of_those_needed(seats: int, needed: int) -> None:
    scene = head(drawn(table(seats, points=(3, 1))))
    pips = [role for _, role in scenes.marks(scene, "diamond")]
    assert (len(pips), pips.count("gold")) == (2 * needed, 4)
    assert scenes.texts(scene)[:3] == ["3", "1", ":"]
    assert set(scenes.badges(scene)) == ({"I", "II", "A"} if seats == 4 else {"A", "B"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [phase for phase in brawl_samples.PHASES if phase != "over"])
def test_the_head_tells_round_turn_and_phase(phase: str, language: Language) -> None:
    view = selecting() if phase == "select" else table(2, phase=phase, turn=1)
    scene = head(drawn(view, language))
    assert told(language).say(f"brawl-board-phase-{phase}") in scenes.prose(scene)
    if phase != "select":
        assert told(language).say("brawl-board-round", round=3) in scenes.prose(scene)
        assert scenes.badges(scene).count("B") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_head_has_room_for_every_card(seats: int, language: Language) -> None:
    pack = brawl_samples.pack()
    for champion in pack.champions:
        for card in pack.cards_of(champion.id):
            view = changed(table(seats, round=12, points=(4, 4)), 0, kit=champion.id)
            view = msgspec.structs.replace(view, doing=DoingView(0, card, "", 4, (), "", -1))
            assert [words for words in scenes.texts(head(drawn(view, language))) if words.endswith("…")] == []


def test_the_head_tells_what_is_being_done() -> None:
    for doing, said in (
        (DoingView(0, "dugrun.mighty_blow", "", 2, (3,), "", -1), "Dugrun: Mighty Blow"),
        (DoingView(1, "", "walk", 2, (), "", -1), f"Gwaien: {told().standard('walk').name}"),
        (DoingView(3, "tzu_xiao.challenge", "", 0, (1,), "gwaien.arcane_shield", 1), "Gwaien: Arcane Shield"),
    ):
        scene = head(drawn(table(2, doing=doing)))
        assert said in scenes.prose(scene)
        assert (looks.MOVE in scenes.icons(scene)) == bool(doing.points)
        assert (looks.KIND_SIGNS["reaction"] in scenes.icons(scene)) == bool(doing.reaction)
    deploying = table(2, phase="deploy", doing=DoingView(2, "", "", 0, (), "", -1))
    assert "Deryn enters the arena" in scenes.prose(head(drawn(deploying)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "reason", "team"), [(2, "points", 0), (4, "points", 1), (2, "withdrew", 1)])
def test_the_end_names_the_winners(seats: int, reason: str, team: int, language: Language) -> None:
    view = over(seats, reason, team)
    scene = drawn(view, language)
    assert scenes.faults(scene) == []
    assert view.result is not None
    names = " + ".join(samples.PLAIN[seat] for seat in view.result.winners)
    assert told(language).say(f"brawl-board-won-{reason}", names=names) in scenes.prose(head(scene))
    assert players.WON in scenes.icons(head(scene))
    crowned = [seat for seat, part in panels(scene, view).items() if players.WON in scenes.icons(part)]
    assert sorted(crowned) == sorted(view.result.winners)


# -------------------------------------------------------------------- players


@pytest.mark.parametrize("seats", [2, 4])
def test_a_panel_shows_cores_and_cards(seats: int) -> None:
    view = table(seats)
    first = msgspec.structs.replace(
        view.players[0], ready=("blue",), hand_size=3, deck_size=11, discard=("dugrun.mighty_blow",) * 4
    )
    view = msgspec.structs.replace(view, players=(first, *view.players[1:]))
    part = panels(drawn(view), view)[0]
    ready = [i.art.glyph for i in part.items if isinstance(i, Sprite) and isinstance(i.art, Medallion)]
    assert ready[0] == looks.CORE_SIGNS["blue"]
    assert {looks.CORE_SIGNS["red"], looks.CORE_SIGNS["yellow"]} <= set(scenes.icons(part))
    signs = [i.name for i in part.items if isinstance(i, Icon) and i.name in (looks.HAND, looks.DECK, looks.DISCARD)]
    assert signs == [looks.HAND, looks.DECK, looks.DISCARD]
    assert [words for words in scenes.texts(part) if words in ("3", "11", "4")] == ["3", "11", "4"]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_panel_has_a_plate_for_each_champion(seats: int) -> None:
    view = changed(table(seats), 0, damage=1, defence=4)
    scene = drawn(view)
    for seat in view.order:
        own = [c for c in view.champions if c.seat == seat]
        for champion, part in zip(own, plates(scene, view, seat), strict=True):
            said = scenes.texts(part)
            assert told().champion(champion.kit) in said
            assert {f"{champion.health - champion.damage}/{champion.health}", str(champion.defence)} <= set(said)
            assert (looks.GATE in scenes.icons(part)) == (champion.hex < 0)
            if champion.hex >= 0:
                assert told().hex_name(COURT.id, champion.hex) in said
    shown = next(i for i in plates(scene, view, 0)[0].items if isinstance(i, Label) and i.words == "4")
    assert shown.role == "good"


def test_a_plate_tells_what_is_in_force_and_against_whom() -> None:
    effects = (EffectView("defence", -1, -1, "x"), EffectView("strength", 2, 3, "x"))
    view = changed(table(), 0, effects=effects, levelled=True, rooted=True)
    part = plates(drawn(view), view, 0)[0]
    assert [words for words in scenes.texts(part) if words in ("−1", "+2")] == ["−1", "+2"]
    against = looks.champion_medallion(brawl_samples.pack(), view.champions[3].kit).glyph
    assert {looks.DEFENCE, looks.STRENGTH, against, tokens.ROOTED} <= set(scenes.icons(part))
    assert [i.shape for i in part.items if isinstance(i, Badge)] == ["star"]


def test_effects_that_find_no_room_are_counted() -> None:
    effects = tuple(EffectView("strength", 2, n, "x") for n in range(5))
    view = changed(table(), 0, effects=effects)
    said = scenes.texts(plates(drawn(view), view, 0)[0])
    shown = said.count("+2")
    assert 0 < shown < 5
    assert f"+{5 - shown}" in said


def test_flag_and_hourglass_tell_whose_turn_it_is_and_who_is_waited_for() -> None:
    view = table(2, turn=0, asked=(1,))
    found = panels(drawn(view), view)
    assert [players.TURN in scenes.icons(found[seat]) for seat in (0, 1)] == [True, False]
    assert [players.AWAITED in scenes.icons(found[seat]) for seat in (0, 1)] == [False, True]


def test_planned_cards_are_counted_beside_the_deck() -> None:
    view = table()
    first = msgspec.structs.replace(view.players[0], planned_size=2)
    view = msgspec.structs.replace(view, players=(first, *view.players[1:]))
    assert "+2" in scenes.texts(panels(drawn(view), view)[0])
    assert "+2" not in scenes.texts(panels(drawn(view), view)[1])
    four = table(4)
    first = msgspec.structs.replace(four.players[0], planned_size=2)
    four = msgspec.structs.replace(four, players=(first, *four.players[1:]))
    decks = [i.role for part in panels(drawn(four), four).values() for i in part.items if isinstance(i, Icon)]
    assert decks.count("spell") == 1


def test_teams_have_numbers_and_stand_in_columns() -> None:
    view = table(4)
    found = panels(drawn(view), view)
    for seat, part in found.items():
        assert ["I", "II"][seat % 2] in scenes.badges(part)
        assert (min(i.box.x for i in part.items) < WIDTH // 2) == (seat % 2 == 0)
    table_ = Table(view, brawl_samples.pack(), told())
    assert [table_.seats(team) for team in (0, 1)] == [[0, 2], [1, 3]]


# -------------------------------------------------------------------- choosing champions


@pytest.mark.rule("SB-02", "SB-03")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_gallery_shows_all_champions_and_whose_they_are(seats: int) -> None:
    view = selecting(seats)
    scene = drawn(view)
    pack = brawl_samples.pack()
    said = scenes.texts(scene)
    arts = [i.art for i in scene.items if isinstance(i, Sprite) and isinstance(i.art, Medallion)]
    for champion in pack.champions:
        assert told().champion(champion.id) in said
        own = sum(each.kit == champion.id for each in view.champions)
        brought = sum(
            champion.id in player.brought
            and champion.id not in [each.kit for each in view.champions if each.seat == player.seat]
            for player in view.players
        )
        assert arts.count(looks.champion_medallion(pack, champion.id)) == 1 + own + brought
    assert scenes.icons(scene) == ["cancel"]
    for seat, letter in enumerate("ABCD"[:seats]):
        own = sum(each.seat == seat for each in view.champions)
        assert scenes.badges(scene).count(letter) == 1 + own
    hearts = [i for i in scene.items if isinstance(i, Mark) and i.shape == "heart"]
    assert len(hearts) == len(pack.champions)


@pytest.mark.rule("SB-03")
def test_the_gallery_marks_what_the_viewer_brings_before_it_is_open() -> None:
    view = msgspec.structs.replace(selecting(), sealed=("lily",))
    for viewer, more in ((0, 1), (None, 0)):
        before = scenes.badges(drawn(msgspec.structs.replace(view, viewer=viewer, sealed=())))
        assert scenes.badges(drawn(msgspec.structs.replace(view, viewer=viewer))).count("A") == before.count("A") + more


def test_every_champion_has_an_emblem_of_its_own() -> None:
    pack = brawl_samples.pack()
    names = [champion.emblem.replace("_", "-") for champion in pack.champions]
    assert looks.TRAP not in names
    assert [name for name in names if name not in shapes.icon_names()] == []
    assert len({shapes.icon(name, 64).tobytes() for name in names}) == len(names)
    signs = {*tokens.STATS.values(), tokens.ROOTED, tokens.BLOODIED, tokens.IMMUNE}
    assert signs <= set(shapes.icon_names())


def test_ground_and_arena_come_first_so_that_they_are_painted_once() -> None:
    first, second, *rest = drawn(table()).items
    assert [type(i.art) for i in (first, second) if isinstance(i, Sprite)] == [Ground, Yard]
    late = Scene(WIDTH, HIGH, (first, Panel(Box(0, 0, 9, 9), "panel"), second, *rest))
    for theme in THEMES.values():
        whole = canvas.painted(late, theme)
        whole.paste(theme["page"], (0, 0, 9, 9))
        quick = canvas.painted(drawn(table()), theme)
        quick.paste(theme["page"], (0, 0, 9, 9))
        assert quick.tobytes() == whole.tobytes()
