"""A fighter's hand: every card whole, the pair marked with its sum, and when what is in the discard piles comes back."""

from __future__ import annotations

import io
import re
from typing import Any

import msgspec
import pytest
from PIL import Image

from boards import canvas
from boards.battlecon.cards import face, pages, pairs, signs, stock
from boards.battlecon.hand.hand import hand_scene
from boards.battlecon.hand.holding import holdings
from boards.painting import text
from boards.painting.layout import Badge, Box, Icon, Label, Mark, Panel, Scene
from boards.painting.theme import THEMES, ThemeName
from engines.battlecon.board import Mode
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card
from engines.battlecon.views.view import FighterView, FiguresView, PreviewView, TokenView, View
from engines.kernel.content.reading import Name
from tests.boards.battlecon import samples
from tests.boards.battlecon.samples import KITS, cut, pack, words
from tests.boards.support import scenes
from words.battlecon.cards.texts import CardWords
from words.battlecon.match import BattleconWords
from words.texts import LANGUAGES, Language

NAMES = {0: "Александр Константинович", 1: "W" * 32}


def fighter(kit: str, index: int = 0, seat: int = 0, **changes: Any) -> FighterView:
    """Return a fighter in preparation: the second style and base lie in discard 2, the first ones in discard 1."""
    made, styles, bases = pack().kit[kit], pack().styles(kit), pack().bases(kit)
    away = {*styles[:2], *bases[:2]}
    plain = FighterView(
        index=index,
        seat=seat,
        team=seat,
        kit=kit,
        title="",
        life=14,
        life_at_start=made.life,
        space=2,
        space_before=2,
        life_before=14,
        unseen=(),
        hand=tuple(card for card in (*styles, *bases) if card not in away) if seat == 0 else None,
        laid=None,
        pair_down=False,
        style="",
        base="",
        added=(),
        finisher_played="",
        printed=None,
        figures=None,
        discard_1=(styles[0], bases[0]),
        discard_2=(styles[1], bases[1]),
        beside=0,
        finisher=f"{kit}.{made.finishers[0].id}",
        finishers=tuple(f"{kit}.{card.id}" for card in made.finishers),
        maneuver_gone=False,
        tokens=tuple(TokenView(f"{kit}.{t.id}", t.supply, t.exhausted, 0) for t in made.tokens),
        markers=(),
        special=tuple((f"{kit}.{card.id}", card.active) for card in made.cards),
        supports_used=(),
        states=(),
        guess="",
        stunned=False,
        out=False,
        attacks=0,
        hit=(),
        damage_taken=0,
        force=5,
        active=index == 0,
    )
    return msgspec.structs.replace(plain, **changes)


def view(*fighters: FighterView, viewer: int | None = 0, **changes: Any) -> View:
    plain = View(
        beat=6,
        phase="preparation",
        spaces=7,
        teams=False,
        legacy=False,
        fighters=(*fighters, fighter("claus", 1, 1)),
        active=0,
        active_team=0,
        order=(),
        force=(5, 3),
        force_limit=10,
        pool=30,
        pool_at_start=41,
        time_up=False,
        last_beat=False,
        beats_left=None,
        banned=(),
        choices=(),
        vengeance=(0, 0),
        doing=None,
        previews=(),
        viewer=viewer,
        result=None,
    )
    return msgspec.structs.replace(plain, **changes)


def laid(kit: str, **changes: Any) -> FighterView:
    """Return a fighter that has laid the third style and base."""
    styles, bases = pack().styles(kit), pack().bases(kit)
    return fighter(kit, laid=(styles[2], bases[2]), hand=(*styles[3:], *bases[3:]), pair_down=True, **changes)


def whole(kit: str) -> FighterView:
    """Return a fighter who chooses what to discard at the start: all cards in hand."""
    return fighter(kit, hand=(*pack().styles(kit), *pack().bases(kit)), discard_1=(), discard_2=())


def pictures(shown: View, language: Language = "en") -> tuple[Scene, ...]:
    return hand_scene(shown, pack(), words(language), NAMES)


def drawn(shown: View, language: Language = "en") -> Scene:
    """Return all pictures of a hand as one."""
    return scenes.below(pictures(shown, language))


def faces(scene: Scene) -> dict[str, Scene]:
    """Return the parts of a scene that are cards with their texts, by all that stands in each."""
    fills = {look.fill for look in signs.LOOKS.values()} | {"seat0"}
    boxes = [i.box for i in scene.items if isinstance(i, Panel) and i.fill in fills and i.radius == 18 and i.box.h > 70]
    parts = [scenes.within(scene, box) for box in boxes]
    return {scenes.prose(part): part for part in parts}


def card_of(scene: Scene, name: str) -> Scene:
    """Return the part of a scene that is the card of this name, with its text."""
    found = faces(scene).items()
    # Another name may begin with this one, but after a name come figures.
    (part,) = [part for shown, part in found if re.match(rf"{re.escape(name)} [^a-zа-яё]", shown)]
    return part


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", KITS)
def test_nothing_is_small_cut_outside_or_over_each_other(kit: str, language: Language) -> None:
    for shown in (
        view(fighter(kit)),
        view(laid(kit)),
        view(whole(kit)),
        view(laid(kit), fighter("rukyuk", 2), spaces=9, teams=True),
    ):
        for scene in pictures(shown, language):
            assert scenes.faults(scene) == []
            assert cut(scene) == []
            assert scene.width == 1280
            assert 500 <= scene.height <= pages.MOST


@pytest.mark.parametrize(("mode", "seed"), [("duel", 1), ("two_on_two", 5), ("three_on_one", 6)])
def test_hands_of_real_fights_are_drawn_in_every_phase(mode: Mode, seed: int) -> None:
    for viewer in (0, 1):
        for phase, seen in samples.phases(2, seed, mode, viewer).items():
            if not any(f.kit and not f.out for f in seen.fighters if f.seat == viewer):
                continue
            for scene in pictures(seen, "ru"):
                assert scenes.faults(scene) == [], phase
                assert cut(scene) == [], phase


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", KITS)
def test_every_card_that_can_be_played_is_shown_whole(kit: str, language: Language) -> None:
    told, scene = words(language), drawn(view(whole(kit)), language)
    for card in (*pack().styles(kit), *pack().bases(kit), f"{kit}.{pack().kit[kit].finishers[0].id}"):
        part = card_of(scene, text.clean(told.card(card), "strong"))
        prose = scenes.prose(part)
        for figure in signs.card_figures(pack(), card, told):
            assert text.clean(figure.words, "strong") in scenes.texts(part) or figure.stable
        for effect in told.effects(card):
            said = face.lower_first(effect.text) if effect.when else effect.text
            assert text.clean(said, "text").replace(" ▲", "") in prose
            assert text.clean(effect.when, "strong") in prose


def test_styles_stand_above_bases_as_a_pair_is_named() -> None:
    styles, bases = pictures(view(laid("claus")))
    assert [card_of(styles, name).width for name in ("Blast", "Cyclone", "Manoeuvre")] == [1280] * 3
    assert [card_of(bases, name).width for name in ("Drive", "Dash", "Shot", "Autumn's Advance")] == [1280] * 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", KITS)
def test_what_decides_is_read_on_a_phone_without_the_zoom(kit: str, language: Language) -> None:
    """A phone shows a picture some 390 px wide: figures of 44 px in it, words of 34."""
    for shown in (view(fighter(kit)), view(laid(kit))):
        parts = pictures(shown, language)
        assert len(parts) == 2
        cards = faces(scenes.below(parts)).values()
        assert len(cards) >= 9
        for card in cards:
            labels = [item for item in card.items if isinstance(item, Label)]
            assert min(item.size for item in labels) >= 34
            line = card.items[0].box.top(face.HEAD + 2 * face.PAD)[0]
            figures = [item for item in labels if line.holds(item.box) and any(char.isdigit() for char in item.words)]
            assert len(figures) >= 2
            assert min(item.size for item in figures) >= 44


def test_styles_bases_and_finishers_differ_in_colour_and_shape() -> None:
    scene = drawn(view(fighter("claus")))
    looks = {}
    for name in ("Cyclone", "Dash", "Autumn's Advance"):
        panel, *rest = card_of(scene, name).items
        assert isinstance(panel, Panel)
        shapes = [i.shape for i in rest if isinstance(i, Mark) and i.shape not in {"left", "right"}]
        looks[panel.fill] = shapes[0]
    assert looks == {"enamel.attack": "diamond", "enamel.defence": "square", "metal": "star"}


# -------------------------------------------------------------------- the pair


def ringed(scene: Scene) -> list[Box]:
    return [i.box for i in scene.items if isinstance(i, Panel) and i.fill == "seat0" and i.radius == 18]


def test_the_pair_is_ringed_and_its_name_and_sum_stand_above() -> None:
    scene = drawn(view(laid("claus")))
    assert [scenes.texts(scenes.within(scene, box))[0] for box in ringed(scene)] == ["Blast", "Drive"]
    ticks = [i for i in scene.items if isinstance(i, Badge) and i.sign == "check"]
    assert len(ticks) == 3
    assert "Blast Drive" in scenes.texts(scene)
    assert ringed(drawn(view(fighter("claus")))) == []


def figures(style: str, base: str) -> tuple[str, ...]:
    shown = pairs.printed(pack(), style, base, words("ru")).figures
    return tuple("shield" if each.stable else each.words + "▲" * each.tie for each in shown)


@pytest.mark.rule("BC-14")
def test_the_sums_of_the_books_examples() -> None:
    assert figures("kora.measured", "strike") == ("3~4", "6", "4", "6")
    assert figures("vekil.tectonic", "drive") == ("1~2", "6", "4", "0")
    assert figures("anya.airy", "shot") == ("1~5", "2", "3", "2")


def made(**changes: Any) -> Card:
    return msgspec.structs.replace(pack().card["strike"], effects=(), name=Name("Щ", "W"), **changes)


def summed(style: Card, base: Card) -> tuple[pairs.Sum, CardWords]:
    common = msgspec.structs.replace(
        pack().common,
        maneuver=msgspec.structs.replace(style, id="maneuver"),
        bases=(msgspec.structs.replace(base, id="base"),),
    )
    other = Pack(common, pack().kits)
    told = CardWords("en", other)
    return pairs.printed(other, "maneuver", "base", told), told


@pytest.mark.parametrize(
    ("style", "base", "shown"),
    [
        ({"range": "none", "power": "none"}, {}, ("N/A", "N/A", "6", "10")),
        ({"range": "x"}, {}, ("X", "8", "6", "10")),
        ({"range": (2, 2), "fixed": ("range", "power")}, {}, ("2*", "4*", "6", "10")),
        ({"range": (2, 2), "fixed": ("range",)}, {"range": (5, 5), "fixed": ("range",)}, ("5*", "8", "6", "10")),
        ({"range": (-3, -2)}, {}, ("0", "8", "6", "10")),
        ({"range": (2, 0)}, {}, ("3", "8", "6", "10")),
        ({"power": -9, "guard": -9, "priority": -9}, {}, ("1~2", "0", "−6", "0")),
        ({"guard": "stable", "tie": True}, {}, ("1~2", "8", "6▲", "shield")),
    ],
)
def test_sums_of_unusual_figures(style: dict[str, Any], base: dict[str, Any], shown: tuple[str, ...]) -> None:
    found, _ = summed(made(**{"range": (0, 1), **style}), made(**{"range": (1, 1), **base}))
    assert tuple("shield" if f.stable else f.words + "▲" * f.tie for f in found.figures) == shown


def test_distances_in_reach_are_marked() -> None:
    box = Box(0, 0, 300, 60)
    tones = ("good", "text", "pip", "muted")
    items = pairs.distances(box, (2, 4), 6, tones)
    assert [i.fill for i in items if isinstance(i, Panel)] == ["pip", "good", "good", "good", "pip", "pip"]
    assert [i.words for i in items if isinstance(i, Label)] == ["1", "2", "3", "4", "5", "6"]
    assert {i.fill for i in pairs.distances(box, None, 8, tones) if isinstance(i, Panel)} == {"pip"}


NOW = FiguresView((3, 5), 9, 11, None, 2, True, any_range=False, spaces=None, hits=())


def test_once_revealed_the_sum_is_that_of_now() -> None:
    styles, bases = pack().styles("claus"), pack().bases("claus")
    open_pair = laid("claus", style=styles[2], base=bases[2], printed=NOW, figures=NOW)
    scene = drawn(view(msgspec.structs.replace(open_pair, laid=None, pair_down=False), phase="start"))
    strip = scenes.texts(scenes.within(scene, Box(0, 90, 1280, 120)))
    assert strip[0] == "Blast Drive"
    assert {"3~5", "9", "11"} <= set(strip)
    assert len(ringed(scene)) == 2


def test_a_pair_that_may_be_changed_is_shown_as_it_would_be_now() -> None:
    styles, bases = pack().styles("claus"), pack().bases("claus")
    before = PreviewView(0, styles[2], bases[3], NOW, msgspec.structs.replace(NOW, power=1))
    meant = PreviewView(0, styles[2], bases[2], msgspec.structs.replace(NOW, power=1), NOW)
    foreign = PreviewView(1, styles[2], bases[2], NOW, msgspec.structs.replace(NOW, power=1))
    scene = drawn(view(laid("claus"), previews=(before, meant, foreign)))
    strip = scenes.within(scene, Box(0, 90, 1280, 120))
    assert {"3~5", "9", "11", "2"} <= set(scenes.texts(strip))
    assert signs.ARMOUR in scenes.icons(strip)
    bare = msgspec.structs.replace(meant, figures=msgspec.structs.replace(NOW, armour=0))
    assert signs.ARMOUR not in scenes.icons(drawn(view(laid("claus"), previews=(bare,))))


def test_each_fighter_has_the_preview_of_its_own_pair() -> None:
    styles, bases = pack().styles("claus"), pack().bases("claus")
    previews = [
        PreviewView(i, styles[2], bases[2], NOW, msgspec.structs.replace(NOW, power=n)) for i, n in ((0, 5), (2, 6))
    ]
    scene = drawn(view(laid("claus"), laid("claus", index=2), previews=tuple(previews), teams=True))
    sums = [i for i in scene.items if isinstance(i, Label) and i.size > 40 and i.words in {"5", "6"}]
    assert [i.words for i in sums if i.box.x < 800] == ["5", "6"]


def test_a_finisher_played_takes_the_pairs_place() -> None:
    played = fighter("claus", finisher_played="claus.autumns_advance", printed=NOW, figures=NOW)
    scene = drawn(view(played))
    strip = scenes.texts(scenes.within(scene, Box(0, 90, 1280, 120)))
    assert strip[0] == "Autumn's Advance"
    assert "3~5" in strip
    assert ringed(scene) == []
    assert scenes.texts(scene).count("Autumn's Advance") == 1


@pytest.mark.parametrize(
    ("changes", "shown"),
    [
        ({"reach": None, "power": None}, ("N/A", "N/A")),
        ({"spaces": (1, 4)}, ("X", "9")),
        ({"any_range": True}, ("any", "9")),
    ],
)
def test_what_is_no_number_is_said(changes: dict[str, Any], shown: tuple[str, str]) -> None:
    found = signs.attack_figures(msgspec.structs.replace(NOW, **changes), words())
    assert (found[0].words, found[1].words) == shown
    assert found[3].stable
    assert signs.attack_figures(msgspec.structs.replace(NOW, guard=3), words())[3].words == "3"


# -------------------------------------------------------------------- what is away


@pytest.mark.rule("BC-37")
def test_discarded_cards_tell_with_which_beat_they_come_back() -> None:
    styles, bases = pack().styles("claus"), pack().bases("claus")
    away = [side.away for side in holdings(view(fighter("claus")), pack(), fighter("claus"))]
    assert away == [((styles[1], 7), (styles[0], 8)), ((bases[1], 7), (bases[0], 8))]
    lines = scenes.texts(drawn(view(fighter("claus"))))
    assert lines.count("from beat 7") == lines.count("from beat 8") == 2
    assert lines.count("from beat 2") == 0


@pytest.mark.rule("BC-31")
def test_piles_that_stay_come_back_a_beat_later() -> None:
    later = fighter("claus", finisher_played="claus.autumns_advance")
    assert [beat for _, beat in holdings(view(later), pack(), later)[0].away] == [8, 9]
    before = fighter("claus")
    assert [beat for _, beat in holdings(view(before, beat=0), pack(), before)[0].away] == [2, 3]


def test_a_card_laid_aside_is_neither_in_hand_nor_forgotten() -> None:
    told = fighter("claus")
    assert told.hand is not None
    hand = tuple(card for card in told.hand if card != "shot")
    aside = msgspec.structs.replace(told, hand=hand, unseen=(*hand, "shot"), beside=1)
    assert holdings(view(aside), pack(), aside)[1].away[-1] == ("shot", None)
    assert "lies aside" in scenes.texts(drawn(view(aside)))
    gone = msgspec.structs.replace(aside, unseen=hand, beside=0)
    assert "Shot" not in scenes.texts(drawn(view(gone)))


# -------------------------------------------------------------------- the fighter


def test_life_and_force_are_the_fighters_own() -> None:
    scene = drawn(view(fighter("claus", life=7, life_at_start=20)))
    (life,) = [i for i in scene.items if isinstance(i, Label) and i.words == "7" and i.size > 60]
    assert life.role == "bad"
    assert "/20" in scenes.texts(scene)
    assert {"Claus", NAMES[0]} <= set(scenes.texts(scene))
    assert any(i.words == "5" and i.size > 60 for i in scene.items if isinstance(i, Label))


def test_by_the_legacy_rules_there_is_no_force() -> None:
    assert signs.FORCE in scenes.icons(drawn(view(fighter("claus"))))
    assert signs.FORCE not in scenes.icons(drawn(view(fighter("claus"), legacy=True, force=())))


def test_tokens_are_pips_or_a_number() -> None:
    tokens = (TokenView("luc.time", 2, 3, 1), TokenView("rin.frost", 0, 9, 0))
    scene = drawn(view(fighter("luc", tokens=tokens)))
    shelf = scenes.within(scene, Box(0, 100, 1280, 70))
    assert [i.shape for i in shelf.items if isinstance(i, Mark)] == ["circle", "circle", "diamond", "circle", "circle"]
    assert scenes.texts(shelf) == ["Time", "Frost", "0/9"]


def test_many_tokens_take_several_rows() -> None:
    plates = tuple(stock.Plate("Щ" * 30, 1, 0, 6) for _ in range(5))
    high = stock.height(plates, 1240)
    items = stock.shelf(Box(0, 0, 1240, high), plates)
    assert high > stock.HIGH
    assert all(Box(0, 0, 1240, high).holds(item.box) for item in items)
    assert len([i for i in items if isinstance(i, Icon)]) == 5


def test_special_cards_show_whether_they_are_active() -> None:
    fills = []
    for active in (True, False):
        scene = drawn(view(fighter("kora", special=(("kora.chain", active),))))
        shelf = scenes.within(scene, Box(0, 100, 1280, 70))
        assert scenes.texts(shelf)[:1] == ["Chain"]
        fills.append([i.role for i in shelf.items if isinstance(i, Mark)])
    assert fills[0] != fills[1]


def test_all_fighters_that_a_player_leads_are_shown_and_no_others() -> None:
    scene = drawn(view(fighter("claus"), fighter("vekil", 2), spaces=9, teams=True))
    assert {"Claus", "Vekil", "Granite", "Cyclone"} <= set(scenes.texts(scene))
    other = view(fighter("vekil"))
    assert "Claus" not in scenes.texts(drawn(other))
    assert "Claus" not in scenes.texts(drawn(view(fighter("claus", out=True), fighter("vekil", 2))))


def test_who_is_out_may_still_look_at_the_cards() -> None:
    """The hands of all are shown at the end; and a player whose only fighter has fallen may ask for the own."""
    assert "Claus" in scenes.texts(drawn(view(fighter("claus", out=True))))


def test_nothing_of_the_opponent_changes_the_picture() -> None:
    seen = view(laid("vekil"))
    opponent = fighter(
        "seth", 1, 1, life=3, pair_down=True, style="seth.fools", base="strike", figures=NOW, printed=NOW
    )
    other = msgspec.structs.replace(seen, fighters=(seen.fighters[0], opponent))
    assert drawn(seen) == drawn(other)


@pytest.mark.parametrize("shown", [view(fighter("claus"), viewer=None), view(fighter("claus"), viewer=1)])
def test_who_has_no_hand_gets_no_picture(shown: View) -> None:
    with pytest.raises(ValueError, match="there is no hand to show"):
        drawn(shown)


def test_before_a_fighter_is_chosen_there_is_no_hand() -> None:
    unchosen = fighter("claus", hand=(), discard_1=(), discard_2=())
    with pytest.raises(ValueError, match="there is no hand to show"):
        drawn(view(msgspec.structs.replace(unchosen, kit="")))


def test_an_empty_hand_is_a_picture_too() -> None:
    scene = drawn(view(fighter("claus", hand=(), discard_1=(), discard_2=(), finisher="")))
    assert scenes.faults(scene) == []
    assert faces(scene) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_view_gives_the_same_small_picture(theme: ThemeName) -> None:
    for scene, again in zip(*(pictures(view(laid("marmelee")), "ru") for _ in range(2)), strict=True):
        data = canvas.paint(scene, THEMES[theme])
        assert data == canvas.paint(again, THEMES[theme])
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1280)
        assert len(data) <= 120 * 1024


def test_hands_of_several_fighters_have_a_picture_each() -> None:
    parts = pictures(view(laid("claus"), fighter("vekil", 2), spaces=9, teams=True))
    assert [scenes.texts(part)[0] for part in parts] == ["Claus", "Vekil"]
    assert all(
        item.size >= 44 for part in parts for item in part.items if isinstance(item, Label) and item.words == "+0"
    )


def test_long_texts_share_lines_before_a_third_picture_is_needed() -> None:
    told = words("ru")
    loose = [face.height(told, card, pages.ROOM) for card in pack().styles("marmelee")]
    dense = [face.height(told, card, pages.ROOM, dense=True) for card in pack().styles("marmelee")]
    assert sum(dense) < sum(loose)
    assert len(pictures(view(laid("marmelee")), "ru")) == 2
    assert len(pictures(view(whole("marmelee")), "ru")) == 3


def test_each_picture_has_a_paragraph_of_the_alt_text() -> None:
    told = BattleconWords("en", pack(), NAMES)
    for shown in (view(laid("claus")), view(laid("claus"), fighter("vekil", 2), spaces=9, teams=True)):
        assert len(told.hand_summary(shown).split("\n\n")) == len(pictures(shown)) == 2
