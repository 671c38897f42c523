"""A player's hand: every card whole and readable, why some cannot be played, cores, the deck with what is planned."""

from __future__ import annotations

import io
import random

import msgspec
import pytest
from PIL import Image

from boards import canvas
from boards.brawl.cards import face, prose, signs
from boards.brawl.cards.playable import obstacle_of
from boards.brawl.cards.ranges import Reach, cells
from boards.brawl.hand import rows
from boards.brawl.hand.hand import hand_scene
from boards.brawl.table.ground import ArenaGround
from boards.brawl.table.table import HIGH
from boards.painting import text
from boards.painting.emblems import Medallion
from boards.painting.layout import Arrow, Box, Icon, Label, Mark, Panel, Scene, Sprite
from boards.painting.theme import THEMES, ThemeName
from boards.pieces.prose import Run
from boards.pieces.sources import SOURCES
from engines.brawl.board import Options
from engines.brawl.content.vocabulary import CORES
from engines.brawl.game import BRAWL
from engines.brawl.views.view import ChampionView, DoingView, PlayerView, View
from engines.kernel.choose import begin, choose
from engines.kernel.game import Rules
from engines.kernel.views import view
from tests.boards.brawl import samples
from tests.boards.brawl.samples import CHAMPIONS, card_words, cut, pack
from tests.boards.support import scenes
from words.texts import LANGUAGES, Language

NAMES = {0: "Александр Константинович", 1: "Anna"}
KITS = ("dugrun", "gwaien", "khalize")


def held(*cards: str, kits: tuple[str, ...] = KITS, hexes: tuple[int, ...] = (16, 23, 30), **changes: object) -> View:
    """Return the table as the first player sees it, with this hand."""
    own = tuple(samples.champion(n, kit, 0, 0, at) for n, (kit, at) in enumerate(zip(kits, hexes, strict=True)))
    foes = tuple(c for c in samples.table().champions if c.seat == 1)
    player = samples.player(0, 0, hand=cards, hand_size=len(cards), planned=(), **changes)
    return samples.table(champions=(*own, *foes), players=(player, samples.player(1, 1)), viewer=0)


def own(seen: View) -> PlayerView:
    return seen.players[0]


def drawn(seen: View, language: Language = "en") -> Scene:
    """Return the picture, or the two of who may react as one."""
    return scenes.stacked(hand_scene(seen, pack(), card_words(language), NAMES))


def pictures(seen: View, language: Language = "en") -> tuple[Scene, ...]:
    made = hand_scene(seen, pack(), card_words(language), NAMES)
    return (made,) if isinstance(made, Scene) else made


def faces(scene: Scene) -> list[Scene]:
    """Return the parts of a scene that are cards, in reading order."""
    fills = {signs.core_fill(core) for core in CORES} | {"raised"}
    boxes = [i.box for i in scene.items if isinstance(i, Panel) and i.fill in fills and i.radius == face.RADIUS]
    return [scenes.within(scene, box) for box in boxes]


def card_of(scene: Scene, name: str, language: Language = "en") -> Scene:
    """Return the part of a scene that is the card of this name."""
    title = text.clean(card_words(language).card(name), "strong")
    (part,) = [
        part for part in faces(scene) if scenes.prose(part).startswith(title) or f" {title} " in scenes.prose(part)
    ]
    return part


def some(count: int, seed: int) -> View:
    """Return a hand of so many cards of three champions, drawn from a seed."""
    rng = random.Random(seed)
    kits = tuple(rng.sample(CHAMPIONS, 3))
    deck = [card for kit in kits for card in pack().cards_of(kit)]
    rng.shuffle(deck)
    seen = held(
        *deck[:count], kits=kits, hexes=(16, -1, 30), ready=("blue", "red"), shown=tuple(deck[:2]), standard=("hit",)
    )
    player = msgspec.structs.replace(own(seen), planned=tuple(deck[count : count + seed % 4]))
    return msgspec.structs.replace(seen, players=(player, seen.players[1]))


# -------------------------------------------------------------------- the whole picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(13))
def test_nothing_is_small_cut_outside_or_over_each_other(count: int, language: Language) -> None:
    for seed in range(6):
        scene = drawn(some(count, seed), language)
        assert scenes.faults(scene) == []
        assert cut(scene) == []
        assert len(faces(scene)) == count
        upper, *lower = pictures(some(count, seed), language)
        assert {each.width for each in (upper, *lower)} == {1280}
        assert 768 <= upper.height <= 1280
        assert [each for each in lower if not 512 <= each.height <= 1280] == []
        assert len(lower) <= (count > 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", CHAMPIONS)
def test_every_card_is_shown_whole(kit: str, language: Language) -> None:
    words = card_words(language)
    kits = (kit, *(other for other in KITS if other != kit))[:3]
    scene = drawn(held(*pack().cards_of(kit), kits=kits), language)
    assert scenes.faults(scene) == []
    assert cut(scene) == []
    for name, part in zip(pack().cards_of(kit), faces(scene), strict=True):
        card, shown = pack().card[name], scenes.prose(part)
        assert shown.startswith(text.clean(words.card(name), "strong"))
        assert words.kind(name) in shown
        any_side = card.range is not None and card.range.any_side
        assert (text.clean(words.say("brawl-face-any-side"), "strong") in shown) == any_side
        for effect in words.effects(name):
            assert text.clean(effect.text, "text") in shown
            assert text.clean(effect.when, "strong") in shown
        assert signs.KIND_SIGNS[card.kind] in scenes.icons(part)
        assert SOURCES[pack().champion[kit].source] in scenes.icons(part)
        arts = [i.art for i in part.items if isinstance(i, Sprite)]
        assert arts[0] == signs.core_medallion(card.core)
        assert signs.champion_medallion(pack(), kit) in arts


def test_all_hands_of_real_matches_are_drawn() -> None:
    for seed, players in ((1, 2), (2, 4)):
        rng = random.Random(seed)
        rules = Rules(BRAWL, pack())
        match = begin(
            rules, tuple(range(players)), rng.randbytes(32).hex(), Options(mode="duel" if players == 2 else "teams")
        ).match
        phases = set()
        for n in range(400):
            if match.outcome is not None:
                break
            asked = rng.choice(match.asks)
            most = min(asked.most, len(asked.options))
            keys = [o.key for o in rng.sample(asked.options, rng.randint(asked.least, most))]
            match = choose(rules, match, asked.seat, asked.id, keys).match
            seen = view(rules, match, asked.seat).table
            if seen.phase == "select" or (n % 9 and seen.phase in phases):
                continue
            phases.add(seen.phase)
            scene = scenes.stacked(hand_scene(seen, pack(), card_words("ru"), {}))
            assert scenes.faults(scene) == []
            assert cut(scene) == []
        assert {"traps", "mulligan", "deploy", "activation"} <= phases


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(1, 11))
def test_what_one_decides_by_has_large_letters_on_every_card(count: int, language: Language) -> None:
    for seed in range(6):
        parts = faces(drawn(some(count, seed), language))
        labels = [label for part in parts for label in part.items if isinstance(label, Label)]
        # What stands on a line of its own may be a little smaller to find room there: names, and why a card cannot be played.
        assert {label.face for label in labels if label.size < 34} <= {"strong"}
        assert min(label.size for label in labels) >= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beneath_the_cards_has_large_letters(language: Language) -> None:
    scene, words = drawn(some(5, 3), language), card_words(language)
    for key in ("any", "deck", "discard"):
        caption = words.say(f"brawl-face-{key}")
        assert [i.size for i in scene.items if isinstance(i, Label) and i.words == caption] == [34]


@pytest.mark.parametrize("count", [9, 10])
def test_long_hands_tell_whose_each_card_is(count: int) -> None:
    seen = held(*_first(count), shown=_first(1))
    for name, part in zip(_first(count), faces(drawn(seen, "ru")), strict=True):
        arts = [i.art for i in part.items if isinstance(i, Sprite)]
        assert signs.champion_medallion(pack(), name.partition(".")[0]) in arts
        assert (signs.SHOWN in scenes.icons(part)) == (name in own(seen).shown)


def test_of_a_long_hand_what_cannot_be_played_stands_in_a_second_picture() -> None:
    seen = held(*pack().cards_of("dugrun"), *pack().cards_of("gwaien")[:2], ready=("yellow", "blue"))
    free = [each.name for each in rows.hand_cards(seen, pack(), own(seen)) if each.state.obstacle is None]
    upper, lower = pictures(seen, "ru")
    assert len(faces(upper)) == len(free)
    assert len(faces(lower)) == len(own(seen).hand or ()) - len(free)
    assert [signs.DENIED in scenes.icons(part) for part in faces(lower)] == [True] * len(faces(lower))
    assert gems(upper)
    assert gems(lower) == []


def _first(count: int) -> tuple[str, ...]:
    return tuple(card for kit in KITS for card in pack().cards_of(kit))[:count]


def test_cards_of_a_champion_lie_together_in_the_order_of_the_champions() -> None:
    cards = ("gwaien.teleport", "dugrun.onwards", "khalize.ibis_strike", "dugrun.blizzard", "gwaien.fireball")
    shown = [scenes.texts(part)[0] for part in faces(drawn(held(*cards)))]
    assert shown == ["Blizzard", "Onwards!", "Fireball", "Teleport", "Ibis Strike"]


def test_what_cannot_be_played_lies_last_and_says_why() -> None:
    cards = ("gwaien.teleport", "dugrun.onwards", "khalize.ibis_strike", "dugrun.blizzard", "gwaien.fireball")
    seen = held(*cards, ready=("blue",))
    laid = [each.state.obstacle is None for each in rows.hand_cards(seen, pack(), own(seen))]
    assert laid == sorted(laid, reverse=True)
    assert {True, False} == set(laid)
    denied = text.clean(card_words().say("brawl-face-denied-core"), "strong")
    assert [denied in scenes.prose(part) for part in faces(drawn(seen))] == [not free for free in laid]


def test_the_empty_hand_says_so() -> None:
    scene = drawn(held())
    assert card_words().say("brawl-face-empty") in scenes.texts(scene)
    assert faces(scene) == []


@pytest.mark.rule("SB-17")
def test_nothing_that_is_the_opponents_changes_the_picture() -> None:
    seen = held("dugrun.blizzard", "gwaien.fireball")
    foe = samples.player(1, 1, hand_size=9, shown=("deryn.prowl",), ready=(), deck_size=1, discard=("deryn.ambush",))
    moved = tuple(msgspec.structs.replace(c, damage=2, hex=40 + c.index) if c.seat == 1 else c for c in seen.champions)
    other = msgspec.structs.replace(seen, players=(seen.players[0], foe), champions=moved)
    assert drawn(seen) == drawn(other)


def test_who_has_no_hand_gets_no_picture() -> None:
    seen = held("dugrun.blizzard")
    for bad in (
        msgspec.structs.replace(seen, viewer=None),
        msgspec.structs.replace(seen, viewer=1),
        msgspec.structs.replace(seen, phase="select"),
    ):
        with pytest.raises(ValueError, match="there is no hand to show"):
            drawn(bad)


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_view_gives_the_same_small_picture(theme: ThemeName) -> None:
    seen = some(7, 3)
    data = canvas.paint(drawn(seen, "ru"), THEMES[theme])
    assert data == canvas.paint(drawn(seen, "ru"), THEMES[theme])
    image = Image.open(io.BytesIO(data))
    assert (image.format, image.mode, image.width) == ("PNG", "P", 1280)
    assert len(data) <= 160 * 1024


# -------------------------------------------------------------------- answering an attack


def struck(*cards: str) -> View:
    """Return the moment in which the first player may react to an attack on the own first champion."""
    seen = held(*cards)
    foes = tuple(msgspec.structs.replace(c, hex=17, before=17) if c.index == 3 else c for c in seen.champions)
    doing = DoingView(3, "tzu_xiao.challenge", "", 0, (0,), "", -1)
    return msgspec.structs.replace(seen, champions=foes, doing=doing, turn=1, asking="react")


@pytest.mark.rule("SB-38")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_react_sees_the_attack_above_the_reactions(language: Language) -> None:
    reactions = [name for kit in KITS for name in pack().cards_of(kit) if pack().card[name].kind == "reaction"]
    others = [name for kit in KITS for name in pack().cards_of(kit) if name not in reactions]
    for first, more in ((reactions, others[:9]), (reactions[:1], others[:4]), (reactions[:2], [])):
        scene = drawn(struck(*first, *more), language)
        assert scenes.faults(scene) == []
        assert cut(scene) == []
        assert 512 <= scene.height - HIGH <= 1280
        assert [i.role for i in scene.items if isinstance(i, Arrow)] == ["bad"]
        assert any(isinstance(i.art, ArenaGround) for i in scene.items if isinstance(i, Sprite))
        for name in first:
            assert card_of(scene, name, language).items
        assert len(faces(scene)) == len(first)
        for name in more:
            assert text.clean(card_words(language).card(name), "strong") in scenes.prose(scene)


def test_without_a_reaction_the_picture_says_so() -> None:
    scene = drawn(struck("dugrun.blizzard"))
    assert scenes.faults(scene) == []
    assert card_words().say("brawl-face-no-reaction") in scenes.prose(scene)
    assert faces(scene) == []


def test_other_questions_show_the_hand_alone() -> None:
    scene = drawn(msgspec.structs.replace(struck("dugrun.blizzard"), asking="lose_card"))
    assert len(faces(scene)) == 1
    assert not any(isinstance(i, Arrow) for i in scene.items)


# -------------------------------------------------------------------- what can be played


def obstacle(name: str, seen: View) -> str | None:
    return obstacle_of(seen, pack(), own(seen), name)


@pytest.mark.rule("SB-20")
def test_a_card_of_an_exhausted_core_cannot_be_played() -> None:
    seen = held("dugrun.blizzard", "dugrun.onwards", ready=("yellow", "blue"))
    assert obstacle("dugrun.blizzard", seen) == "core"
    assert obstacle("dugrun.onwards", seen) is None
    scene = drawn(seen)
    dim, lit = card_of(scene, "dugrun.blizzard"), card_of(scene, "dugrun.onwards")
    assert card_words().say("brawl-face-denied-core") in scenes.prose(dim)
    assert signs.DENIED in scenes.icons(dim)
    assert signs.DENIED not in scenes.icons(lit)
    assert next(i.fill for i in dim.items if isinstance(i, Panel)) == "raised"
    assert next(i.art for i in dim.items if isinstance(i, Sprite)) == signs.core_medallion("red", ready=False)
    assert not any(i.role.startswith("paper") for i in dim.items if isinstance(i, Label))


@pytest.mark.rule("SB-41")
def test_a_champion_at_the_gate_needs_boots_and_a_free_hex() -> None:
    seen = held("gwaien.teleport", "gwaien.ignite", "gwaien.arcane_shield", hexes=(16, -1, 30))
    assert obstacle("gwaien.teleport", seen) == "gate"
    assert obstacle("gwaien.ignite", seen) is None
    assert obstacle("gwaien.arcane_shield", seen) is None
    assert card_words().say("brawl-face-denied-gate") in scenes.prose(card_of(drawn(seen), "gwaien.teleport"))
    champion = seen.champions[1]
    row = pack().arena[seen.arena].deployment[seen.sides[champion.team]]
    crowd = tuple(
        msgspec.structs.replace(champion, index=10 + at, kit="deryn", seat=1, hex=at)
        for at in range(49)
        if row >> at & 1
    )
    crowded = msgspec.structs.replace(seen, champions=(*seen.champions, *crowd))
    assert obstacle("gwaien.ignite", crowded) == "full"
    assert card_words().say("brawl-face-denied-full") in scenes.prose(card_of(drawn(crowded), "gwaien.ignite"))
    other = msgspec.structs.replace(crowded, sides=(1, 0))
    assert obstacle("gwaien.ignite", other) is None


def test_before_the_first_turn_every_card_is_lit() -> None:
    for phase in ("traps", "mulligan", "deploy"):
        seen = msgspec.structs.replace(held("gwaien.teleport", hexes=(-1, -1, -1), ready=()), phase=phase)
        assert obstacle("gwaien.teleport", seen) is None


def test_where_every_core_may_be_used_as_yellow_any_ready_one_will_do() -> None:
    seen = held("dugrun.onwards", "dugrun.blizzard", ready=("blue",))
    assert obstacle("dugrun.onwards", seen) == "core"

    def khalize(**changes: object) -> View:
        changed = msgspec.structs.replace(seen.champions[2], **changes)
        return msgspec.structs.replace(seen, champions=(*seen.champions[:2], changed, *seen.champions[3:]))

    assert obstacle("dugrun.onwards", khalize(levelled=True)) is None
    assert obstacle("dugrun.blizzard", khalize(levelled=True)) == "core"
    assert obstacle("dugrun.onwards", khalize(levelled=True, hex=-1)) == "core"
    assert obstacle("dugrun.onwards", khalize(levelled=True, seat=1)) == "core"
    exhausted = msgspec.structs.replace(own(seen), ready=())
    assert obstacle_of(khalize(levelled=True), pack(), exhausted, "dugrun.onwards") == "core"


@pytest.mark.rule("SB-58")
def test_a_card_that_all_know_of_has_an_eye() -> None:
    scene = drawn(held("dugrun.onwards", "dugrun.blizzard", shown=("dugrun.blizzard",)))
    assert signs.SHOWN in scenes.icons(card_of(scene, "dugrun.blizzard"))
    assert signs.SHOWN not in scenes.icons(card_of(scene, "dugrun.onwards"))


# -------------------------------------------------------------------- the player


def gems(scene: Scene) -> list[Medallion]:
    """Return the cores beneath the cards."""
    arts = [i.art for i in scene.items if isinstance(i, Sprite) and i.box.w == 84]
    return [art for art in arts if isinstance(art, Medallion)]


def test_cores_show_whether_they_are_ready() -> None:
    assert gems(drawn(held("dugrun.onwards", ready=("yellow",)))) == [
        signs.core_medallion(core, ready=core == "yellow") for core in sorted(CORES)
    ]
    assert len({(signs.core_medallion(core).outline, signs.core_medallion(core).glyph) for core in CORES}) == 3


@pytest.mark.rule("SB-29")
def test_standard_actions_taken_are_ticked() -> None:
    for taken, effect in (("hit", signs.DAMAGE), ("heal", signs.HEAL)):
        before = drawn(held())
        scene = drawn(held(standard=(taken,)))
        assert scenes.icons(before).count(effect) == scenes.icons(scene).count(effect) + 1
        assert [i.shape for i in scene.items if isinstance(i, Mark)] == ["check"]
    walked = drawn(held(standard=("walk",)))
    assert "2" in scenes.texts(before)
    assert "2" not in [i.words for i in walked.items if isinstance(i, Label) and i.size == 46]


def test_piles_are_counted_and_planned_cards_named_from_the_top() -> None:
    seen = held(deck_size=12, discard=("dugrun.onwards",) * 3)
    planned = msgspec.structs.replace(own(seen), planned=("gwaien.ignite", "dugrun.blizzard"), planned_size=2)
    scene = drawn(msgspec.structs.replace(seen, players=(planned, seen.players[1])))
    counts = [i.words for i in scene.items if isinstance(i, Label) and i.size == 46]
    assert counts == ["2", "12", "3"]
    assert "On top of the deck: 1. Ignite, 2. Blizzard" in scenes.prose(scene)
    assert "On top" not in scenes.prose(drawn(seen))


def plates(*champions: ChampionView) -> Scene:
    seen = held()
    foes = tuple(c for c in seen.champions if c.seat == 1)
    return drawn(msgspec.structs.replace(seen, champions=(*champions, *foes)))


def test_the_players_champions_show_how_they_fare() -> None:
    hurt = samples.champion(0, "dugrun", 0, 0, 16, damage=4, bloodied=True, defence=3)
    out = samples.champion(1, "gwaien", 0, 0, -1)
    up = samples.champion(2, "khalize", 0, 0, 30, levelled=True)
    scene = plates(hurt, out, up)
    assert scenes.faults(scene) == []
    (left,) = [i for i in scene.items if isinstance(i, Label) and i.words == "4" and i.size == 40]
    assert left.role == "bad"
    assert {"/6", "3", "/7", NAMES[0].split()[0]} <= set(scenes.texts(scene))
    assert scenes.icons(scene).count(signs.GATE) == 1
    assert scenes.marks(scene, "star") == [("star", "gold")]
    assert scenes.badges(scene) == ["A"]
    wide = [
        msgspec.structs.replace(c, health=10, damage=0, defence=9, levelled=n > 0, hex=n - 1)
        for n, c in enumerate((out, hurt, up))
    ]
    assert scenes.faults(plates(*wide)) == []
    assert "/10" not in scenes.texts(plates(wide[0]))


# -------------------------------------------------------------------- ranges and texts


def reach(shape: str, least: int, most: int) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    empty, reached = cells(Reach(shape, least, most, "text", "gold", "line", "panel"))  # type: ignore[arg-type]
    return set(empty), set(reached)


@pytest.mark.rule("SB-24", "SB-25", "SB-26", "SB-27")
def test_ranges_are_drawn_as_the_hexes_that_they_reach() -> None:
    around = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    assert reach("melee", 1, 1) == (around - {(1, 0)}, {(1, 0)})
    assert reach("area", 1, 6) == (set(), around)
    assert reach("area", 1, 3) == ({(-1, 1), (-1, 0), (0, -1)}, {(1, -1), (1, 0), (0, 1)})
    assert reach("direct", 3, 5) == ({(1, 0), (2, 0)}, {(3, 0), (4, 0), (5, 0)})
    assert reach("indirect", 1, 2) == (set(), {(1, 0), (2, 0), (1, 1), (2, -1)})
    assert reach("indirect", 2, 2) == ({(1, 0)}, {(2, 0), (1, 1), (2, -1)})


def test_a_range_has_its_hexes_and_its_figures() -> None:
    scene = drawn(held("gwaien.fireball", "gwaien.flamespear", "dugrun.blizzard", "khalize.ibis_strike"))
    shown = {}
    for name in ("gwaien.fireball", "gwaien.flamespear", "dugrun.blizzard"):
        part = card_of(scene, name)
        (art,) = [i.art for i in part.items if isinstance(i, Sprite) and isinstance(i.art, Reach)]
        shown[name] = (art.shape, art.least, art.most), [w for w in scenes.texts(part) if "–" in w]
    assert shown == {
        "gwaien.fireball": (("indirect", 2, 3), ["2–3"]),
        "gwaien.flamespear": (("direct", 3, 5), ["3–5"]),
        "dugrun.blizzard": (("melee", 1, 1), []),
    }


def test_figures_stand_in_one_order_and_no_boots_are_a_dash() -> None:
    scene = drawn(held("gwaien.teleport", "gwaien.ignite", "gwaien.arcane_shield"))
    assert [w for w in scenes.texts(card_of(scene, "gwaien.ignite")) if w in {"2"}] == ["2", "2"]
    icons = [i for i in scenes.icons(card_of(scene, "gwaien.ignite")) if i in {signs.MOVE, signs.STRENGTH}]
    assert icons[:2] == [signs.MOVE, signs.STRENGTH]
    assert "–" in scenes.texts(card_of(scene, "gwaien.teleport"))
    shield = card_of(scene, "gwaien.arcane_shield")
    assert "+1" in scenes.texts(shield)
    assert signs.MOVE not in scenes.icons(shield)


def test_words_for_figures_and_cores_have_their_signs_before_them() -> None:
    said = "Получает +2 к силе за карту управления. Прыжок 2, не здоровье."
    marked = prose.marked("ru", said, "text", "muted")
    at = {run.words: marked[n - 1] for n, run in enumerate(marked) if isinstance(run, Run)}
    assert at["силе"] == prose.Sign(signs.STRENGTH, "muted")
    assert at["управления."] == prose.Sign("", "muted", "blue")
    bold = [run.words for run in marked if isinstance(run, Run) and run.face == "strong"]
    assert bold == ["Прыжок"]
    twice = prose.marked("ru", "ловушки (ловушки не активируются)", "text", "muted")
    assert [atom.icon for atom in twice if isinstance(atom, prose.Sign)] == [signs.TRAP]
    items = prose.prose(Box(0, 0, 1200, 60), (marked,), 30)
    assert [i.name for i in items if isinstance(i, Icon)] == [signs.STRENGTH]
    assert len([i for i in items if isinstance(i, Sprite)]) == 1
    assert scenes.faults(Scene(1200, 60, tuple(items))) == []


def test_english_keywords_are_bold_and_health_is_none() -> None:
    marked = prose.marked("en", "Heal 2, then Dash; health and forces stay.", "text", "muted")
    assert [r.words for r in marked if isinstance(r, Run) and r.face == "strong"] == ["Heal", "Dash;"]


def test_lines_keep_to_their_width_and_short_words_to_the_next() -> None:
    said = prose.marked(
        "ru", "До конца хода каждый союзник получает +2 к силе и +1 к движению в атаках на эту цель.", "text", "muted"
    )
    for room in range(330, 700, 12):
        for line in prose.lines(said, 24, room):
            last = line[-1]
            assert isinstance(last.atom, Run)
            assert last.x + text.width(last.atom.words, last.atom.face, 24) <= room
            assert last.atom.words.split()[-1] not in {"к", "и", "в", "на"}
    tight = prose.lines((Run("a bb cccccccccccc", "text", "text"),), 24, 150)
    assert all(
        piece.x + text.width(piece.atom.words, "text", 24) <= 150 for (piece,) in tight if isinstance(piece.atom, Run)
    )
    assert len(tight) == 2
