"""A fighter's poster and a single card: all there is, whole, and told apart."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from boards import canvas
from boards.battlecon.cards import emblem, face, pages, plates, prose, signs
from boards.battlecon.cards.poster import card_scene
from boards.painting import text
from boards.painting.emblems import Ground, Medallion, Portrait
from boards.painting.layout import Box, Label, Mark, Panel, Scene, Sprite
from boards.painting.theme import THEMES, ThemeName
from boards.pieces.prose import Run
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.vocabulary import Amount, When
from engines.battlecon.verbs.figures.bonus import Bonus
from engines.battlecon.views.view import CardView
from tests.boards.battlecon.samples import KITS, cut, pack, words
from tests.boards.support import scenes
from words.battlecon.cards.texts import CardWords
from words.texts import LANGUAGES, Language


def pictures(kit: str, card: str = "", language: Language = "en") -> tuple[Scene, ...]:
    made = card_scene(CardView(kit, card), pack(), words(language))
    return (made,) if isinstance(made, Scene) else made


def drawn(kit: str, card: str = "", language: Language = "en") -> Scene:
    """Return all pictures of a fighter, or of a card, as one."""
    return scenes.below(pictures(kit, card, language))


def own(kit: str) -> list[str]:
    made = pack().kit[kit]
    return [f"{kit}.{card.id}" for card in (*made.styles, *made.bases, *made.finishers)]


def others(kit: str) -> list[str]:
    made = pack().kit[kit]
    return [f"{kit}.ability", *(f"{kit}.{part.id}" for part in (*made.tokens, *made.cards))]


def said(part: str, language: Language) -> list[str]:
    """Return the texts of a part's effects as they stand in pictures, divided at the sign that is no letter."""
    lines = []
    for effect in words(language).effects(part):
        shown = f"{effect.when}: {face.lower_first(effect.text)}" if effect.when else effect.text
        lines += [text.clean(piece, "text") for piece in shown.split(prose.TIE)]
    return lines


# -------------------------------------------------------------------- the poster


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", KITS)
def test_a_poster_is_whole_and_nothing_is_over_each_other(kit: str, language: Language) -> None:
    parts, scene = pictures(kit, "", language), drawn(kit, "", language)
    assert 2 <= len(parts) <= 3
    for part in parts:
        assert scenes.faults(part) == []
        assert cut(part) == []
        assert part.width == 1280
        assert 500 <= part.height <= pages.MAX_HEIGHT
    worded, made, shown = words(language), pack().kit[kit], scenes.prose(scene)
    for name in (*own(kit), *others(kit)):
        assert text.clean(worded.part(name), "strong") in shown
        for line in said(name, language):
            assert line in shown
    for marker in made.markers:
        assert text.clean(worded.marker(kit, marker.id), "strong") in shown
    assert text.clean(made.flavour.in_language(language), "text") in shown
    assert text.clean(worded.fighter(kit), "display") in scenes.texts(scene)
    assert str(made.life) in scenes.texts(scene)


@pytest.mark.parametrize("kit", KITS)
def test_class_difficulty_and_source_are_told(kit: str) -> None:
    scene, made, worded = drawn(kit), pack().kit[kit], words()
    stars = [i.role for i in scene.items if isinstance(i, Mark) and i.shape == "star" and i.box.w == 36]
    assert stars == ["gold"] * made.difficulty + ["pip"] * (3 - made.difficulty)
    shown = scenes.prose(scene)
    assert worded.say(f"battlecon-class-{made.fighter_class}") in shown
    assert worded.say(f"battlecon-source-{made.source}")[1:] in shown
    assert {"scissors": "adapted", "quill": "ours", "papers": "printed"}[_source(scene)] == made.source


def _source(scene: Scene) -> str:
    (mark,) = set(scenes.icons(scene)) & {"scissors", "quill"}
    return mark


@pytest.mark.rule("BC-81")
def test_adapted_and_own_kits_are_told_apart() -> None:
    assert _source(drawn("claus")) == "scissors"


@pytest.mark.rule("BC-82")
def test_our_own_kits_say_so() -> None:
    for kit in ("anya", "vekil", "feilana", "kora", "daidzin", "rin"):
        assert _source(drawn(kit)) == "quill"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", KITS)
def test_what_parts_do_is_read_on_a_phone_without_the_zoom(kit: str, language: Language) -> None:
    inks = {face.PAPER.ink, face.SPELL.ink}
    letters = [item for item in drawn(kit, "", language).items if isinstance(item, Label) and item.role in inks]
    assert min(item.size for item in letters) >= 34


def test_styles_bases_and_finishers_come_in_this_order() -> None:
    scene = drawn("claus")
    fills = {look.fill: kind for kind, look in signs.LOOKS.items()}
    panels = [i for i in scene.items if isinstance(i, Panel) and i.fill in fills and i.radius == 18]
    assert [fills[i.fill] for i in panels] == ["style"] * 5 + ["base", "finisher"]
    assert [i.box.y for i in panels] == sorted(i.box.y for i in panels)


def test_tokens_have_a_pip_each_exhausted_ones_pale() -> None:
    made = pack().kit["luc"]
    (time,) = plates.components(made, words())
    items = plates.plate(Box(0, 0, 600, plates.height(time, 600)), time)
    pips = [i.role for i in items if isinstance(i, Mark)]
    assert pips == ["spell.paper"] * made.tokens[0].supply + ["back.line"] * made.tokens[0].exhausted


def test_what_all_fighters_share_and_what_a_beginner_discards_stands_below() -> None:
    shown = scenes.prose(drawn("claus"))
    assert "Manoeuvre, Strike, Drive, Dash, Grasp, Burst, Shot" in shown
    assert "Hurricane Shot" in shown
    assert "Blast Burst" in shown
    assert "Strike" not in scenes.prose(drawn("borneo")).partition("Every fighter also has")[2].partition(".")[0]


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_fighter_gives_the_same_small_picture(theme: ThemeName) -> None:
    for card, size in (("", None), ("rukyuk.trick", (1280, 960))):
        for scene, again in zip(*(pictures("rukyuk", card, "ru") for _ in range(2)), strict=True):
            data = canvas.paint(scene, THEMES[theme])
            assert data == canvas.paint(again, THEMES[theme])
            image = Image.open(io.BytesIO(data))
            assert (image.format, image.mode, image.width) == ("PNG", "P", 1280)
            assert size is None or image.size == size
            assert len(data) <= 140 * 1024


# -------------------------------------------------------------------- a card alone


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", KITS)
def test_every_card_alone_is_whole_and_large(kit: str, language: Language) -> None:
    worded = words(language)
    for part in (*own(kit), *others(kit), "maneuver", "strike", "dash"):
        scene = drawn(kit, part, language)
        assert scenes.faults(scene) == []
        assert cut(scene) == []
        assert (scene.width, scene.height) == (1280, 960)
        assert text.clean(worded.part(part), "display") in scenes.prose(scene)
        for line in said(part, language):
            assert line in scenes.prose(scene)
        letters = [
            i for i in scene.items if isinstance(i, Label) and i.face == "text" and i.role in {"paper.text", "paper"}
        ]
        assert min((i.size for i in letters), default=30) >= 30


def test_a_card_alone_has_its_four_figures_each_with_its_name() -> None:
    scene = drawn("claus", "claus.blast")
    large = [i.words for i in scene.items if isinstance(i, Label) and i.size > 56 and i.face == "strong"]
    assert large == ["0~1", "+0", "−3", "+2"]
    assert {"range", "power", "priority", "guard"} <= set(scenes.texts(scene))


@pytest.mark.rule("BC-13", "BC-15", "BC-16", "BC-24")
def test_signs_that_are_no_numbers() -> None:
    sturdy = drawn("cadenza", "cadenza.rocket_press")
    assert "shield" in scenes.icons(sturdy)
    assert words().say("battlecon-term-stable") in scenes.texts(sturdy)
    assert scenes.texts(drawn("claus", "dash")).count(words().say("battlecon-figure-none")) == 2
    fixed = next(name for name, card in pack().card.items() if "range" in card.fixed)
    assert signs.card_figures(pack(), fixed, words())[0].words.endswith("*")
    (tie,) = scenes.marks(drawn("seth", "seth.fortune_buster"), "triangle")
    assert tie == ("triangle", "paper.text")


def test_distances_are_drawn_for_what_reaches_by_itself() -> None:
    def scale(card: str) -> list[str]:
        shown = [i for i in drawn("claus", card).items if isinstance(i, Label) and i.size in {28, 34}]
        return [i.words for i in shown if i.words.isdigit()]

    assert scale("claus.tempest") == scale("claus.autumns_advance") == ["1", "2", "3", "4", "5", "6"]
    assert scale("claus.tailwind") == scale("dash") == []


def test_kinds_differ_in_colour_shape_and_word() -> None:
    seen = set()
    for card in ("claus.blast", "claus.tempest", "claus.autumns_advance"):
        scene = drawn("claus", card)
        (mark,) = [i for i in scene.items if isinstance(i, Mark) and i.box.w == 78]
        fill = next(i.fill for i in scene.items if isinstance(i, Panel) and i.box.w < 1280 and i.radius == 22)
        word = next(line for line in scenes.texts(scene) if line in {"Style", "Base", "Finisher"})
        seen.add((fill, mark.shape, word))
    assert seen == {
        ("enamel.attack", "diamond", "Style"),
        ("enamel.defence", "square", "Base"),
        ("metal", "star", "Finisher"),
    }


@pytest.mark.parametrize(("kit", "card"), [("nobody", ""), ("claus", "claus.nothing"), ("nobody", "strike")])
def test_unknown_names_are_an_error(kit: str, card: str) -> None:
    with pytest.raises(KeyError):
        drawn(kit, card)


# -------------------------------------------------------------------- faces and texts


def test_no_two_fighters_look_alike() -> None:
    found = [emblem.kit_medallion(pack(), kit) for kit in KITS]
    assert len({(m.glyph, m.enamel, m.outline) for m in found}) == len(KITS) == 32
    assert len({emblem.kit_portrait(pack(), kit).glyph for kit in KITS}) == 32


def test_a_poster_has_a_portrait_and_a_card_a_medallion() -> None:
    arts = [type(i.art) for card in ("", "claus.blast") for i in drawn("claus", card).items if isinstance(i, Sprite)]
    assert [art for art in arts if art is not Ground] == [Portrait, Medallion]


def test_effects_come_in_the_order_of_a_beat_what_always_holds_first() -> None:
    def effect(when: When) -> Effect:
        return Effect(when=when, do=(Bonus(by=len(when)),))

    turned = tuple(effect(when) for when in ("when_hit", "recycle", "hit", "always", "start"))
    shot = msgspec.structs.replace(pack().card["shot"], id="odd", effects=turned, power=Amount(of="distance"))
    common = msgspec.structs.replace(pack().common, bases=(shot,))
    worded = CardWords("en", msgspec.structs.replace(pack(), common=common), strict=True)
    shown = [run[0][0] for run in face.effects(worded, "odd", face.PAPER)]
    assert shown[0].startswith("Power X")
    assert shown[1].startswith("+6")
    assert shown[2:] == [f"{worded.effects('odd')[n].when}:" for n in (5, 3, 2, 1)]


def test_every_card_is_of_a_kind() -> None:
    assert signs.kind_of(pack(), "maneuver") == "style"
    assert signs.kind_of(pack(), "dash") == "base"
    assert signs.kind_of(pack(), "claus.blast") == "style"
    assert signs.kind_of(pack(), "claus.tempest") == "base"
    assert signs.kind_of(pack(), "claus.autumns_advance") == "finisher"


def test_effects_may_follow_each_other_in_one_paragraph() -> None:
    apart = face.effects(words(), "luc.feinting", face.PAPER)
    (together,) = face.effects(words(), "luc.feinting", face.PAPER, dense=True)
    assert tuple(run for each in apart for run in each) == together
    assert face.effects(words(), "shot", face.PAPER, dense=True) == ()


def test_lines_keep_to_their_width_and_short_words_to_the_next() -> None:
    paragraph = (
        Run("Попадание, расстояние 1:", "strong", "text"),
        Run("отнимите у противника 2 здоровья на 1.", "text", "text"),
    )
    for room in range(200, 700, 20):
        for line in prose.lines(paragraph, 24, room):
            runs = [piece.atom for piece in line if isinstance(piece.atom, Run)]
            assert len(runs) == len(line)
            assert line[-1].x + text.width(runs[-1].words, runs[-1].face, 24) <= room
            assert runs[-1].words.split()[-1] not in {"у", "2", "на"}
            assert runs[0].words.split()[0] != "1."


def test_the_sign_for_ties_stands_inside_the_line() -> None:
    paragraph = (Run("у вас (▲), ничья ваша", "text", "text"),)
    (line,) = prose.lines(paragraph, 24, 600)
    assert [piece.atom for piece in line] == [
        Run("у вас (", "text", "text"),
        prose.Tie("text", "text"),
        Run("), ничья ваша", "text", "text"),
    ]
    assert line[2].x == line[1].x + prose.tie_side(24)
    apart = (Run("у вас ▲ и сила", "text", "text"),)
    (line,) = prose.lines(apart, 24, 600)
    assert line[2].x > line[1].x + prose.tie_side(24)
    items = prose.prose(Box(0, 0, 600, 40), (paragraph,), 24)
    assert [i.shape for i in items if isinstance(i, Mark)] == ["triangle"]


def test_backs_tell_the_kind() -> None:
    shapes = set()
    for card in ("claus.blast", "strike", "claus.autumns_advance"):
        back = signs.back(Box(0, 0, 120, 160), signs.kind_of(pack(), card))
        assert scenes.faults(Scene(120, 160, tuple(back))) == []
        shapes.add(tuple(i.shape for i in back if isinstance(i, Mark)))
    assert shapes == {("diamond",), ("square",), ("star",)}
