"""The table picture of Super Fantasy Brawl: everything in its place, readable, and what it shows is what the view says."""

from __future__ import annotations

import random
from typing import Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards import canvas
from boards.brawl.cards import signs
from boards.brawl.table import players
from boards.brawl.table.ground import ArenaGround
from boards.brawl.table.sides import TEAM_TONES
from boards.brawl.table.table import HIGH, WIDTH, table_scene
from boards.painting.emblems import Ground
from boards.painting.layout import Badge, Box, Panel, Scene, Sprite, Tile
from boards.painting.theme import THEMES
from engines.brawl.board import Options
from engines.brawl.content.arenas import Arena
from engines.brawl.content.pack import Pack
from engines.brawl.game import BRAWL
from engines.brawl.views.view import DoingView, ResultView, View
from engines.kernel.choose import begin, choose
from engines.kernel.content.names import Name
from engines.kernel.game import Rules
from engines.kernel.views import view as view_of
from tests.boards.brawl import samples as brawl_samples
from tests.boards.brawl.samples import changed, full, lively, over, selecting, slot, table
from tests.boards.brawl.scenes import LANGUAGES, SAMPLES, card_words, drawn, head, panels, slots
from tests.boards.support import samples, scenes
from words.texts import Language, alphabetical_key

# -------------------------------------------------------------------- layout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SAMPLES)
def test_nothing_is_small_outside_or_over_each_other(name: str, language: Language) -> None:
    for names in (samples.PLAIN, samples.LONG, samples.ODD):
        scene = drawn(SAMPLES[name], language, names)
        assert scenes.faults(scene) == []
        assert scene.width == WIDTH
        assert scene.height <= 2 * WIDTH


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
    wide = Name(ru="Щ" * 12 + " " + "Ш" * 11, en="W" * 12 + "-" + "M" * 11)
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
    other = Arena("other", Name(ru="Двор", en="Yard"), "ours", rows)
    pack = brawl_samples.pack()
    view = table(2, arena="other", traps=(), track=())
    spots = tuple(msgspec.structs.replace(c, hex=c.index, before=c.index, zone="") for c in view.champions)
    view = msgspec.structs.replace(view, champions=spots)
    scene = drawn(view, pack=Pack(pack.champions, (*pack.arenas, other), pack.challenges))
    assert scenes.faults(scene) == []
    assert sum(isinstance(i, Tile) for i in scene.items) == len([sign for row in rows for sign in row if sign in "ab"])


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
    assert arts == [signs.core_medallion(core) for core in ("red", "red", "blue")]
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
    assert [i.words for i in done.items if isinstance(i, Badge) and plates_[0].contains(i.box)] == ["2"]
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
    assert card_words(language).say(f"brawl-board-phase-{phase}") in scenes.prose(scene)
    if phase != "select":
        assert card_words(language).say("brawl-board-round", round=3) in scenes.prose(scene)
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
        (DoingView(1, "", "walk", 2, (), "", -1), f"Gwaien: {card_words().standard('walk').name}"),
        (DoingView(3, "tzu_xiao.challenge", "", 0, (1,), "gwaien.arcane_shield", 1), "Gwaien: Arcane Shield"),
    ):
        scene = head(drawn(table(2, doing=doing)))
        assert said in scenes.prose(scene)
        assert (signs.MOVE in scenes.icons(scene)) == bool(doing.points)
        assert (signs.KIND_SIGNS["reaction"] in scenes.icons(scene)) == bool(doing.reaction)
    deploying = table(2, phase="deploy", doing=DoingView(2, "", "", 0, (), "", -1))
    assert "Deryn enters the arena" in scenes.prose(head(drawn(deploying)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "reason", "team"), [(2, "points", 0), (4, "points", 1), (2, "withdrew", 1), (2, "time", 0)]
)
def test_the_end_names_the_winners(seats: int, reason: str, team: int, language: Language) -> None:
    view = over(seats, reason, team)
    scene = drawn(view, language)
    assert scenes.faults(scene) == []
    assert view.result is not None
    names = " + ".join(samples.PLAIN[seat] for seat in view.result.winners)
    losers = " + ".join(samples.PLAIN[seat] for seat in view.order if seat not in view.result.winners)
    said = card_words(language).say(f"brawl-board-won-{reason}", names=names, losers=losers)
    assert said in scenes.prose(head(scene))
    # Who withdrew is named too.
    assert (losers in said) == (reason == "withdrew")
    assert players.WON in scenes.icons(head(scene))
    crowned = [seat for seat, part in panels(scene, view).items() if players.WON in scenes.icons(part)]
    assert sorted(crowned) == sorted(view.result.winners)


def test_a_draw_crowns_nobody() -> None:
    view = table(result=ResultView((), None, ((0, 1),), "draw"))
    scene = drawn(view)
    assert scenes.faults(scene) == []
    assert "Time is up: a draw" in scenes.prose(head(scene))
    assert players.WON not in scenes.icons(scene)


def test_ground_and_arena_come_first_so_that_they_are_painted_once() -> None:
    made = table_scene(table(), brawl_samples.pack(), card_words(), {})
    assert isinstance(made, tuple)
    first, second, *rest = made[0].items
    assert [type(i.art) for i in (first, second) if isinstance(i, Sprite)] == [Ground, ArenaGround]
    late = Scene(WIDTH, HIGH, (first, Panel(Box(0, 0, 9, 9), "panel"), second, *rest))
    for theme in THEMES.values():
        whole = canvas.render(late, theme)
        whole.paste(theme["page"], (0, 0, 9, 9))
        quick = canvas.render(made[0], theme)
        quick.paste(theme["page"], (0, 0, 9, 9))
        assert quick.tobytes() == whole.tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_champions_to_choose_from_stand_in_the_order_of_the_selects(language: Language) -> None:
    view, say = selecting(), card_words(language)
    named = {say.champion(champion.id): champion.id for champion in brawl_samples.pack().champions}
    shown = [words for words in scenes.texts(drawn(view, language)) if words in named]
    assert len(shown) >= 20
    assert shown == sorted(shown, key=alphabetical_key)
