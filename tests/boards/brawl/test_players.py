"""Players in the table picture of Super Fantasy Brawl: their panels, and the gallery that they choose champions from."""

from __future__ import annotations

import msgspec
import pytest

from boards.brawl.cards import signs as card_signs
from boards.brawl.table import players, tokens
from boards.brawl.table.sides import Table
from boards.brawl.table.table import WIDTH
from boards.painting import shapes, text
from boards.painting.emblems import Medallion
from boards.painting.layout import Badge, Icon, Label, Mark, Sprite
from cogs.screens.questions.selects import Panel, arranged
from engines.brawl.views.view import EffectView
from tests.boards.brawl import samples
from tests.boards.brawl.samples import changed, selecting, table
from tests.boards.brawl.scenes import COURT, card_words, drawn, panels, plates
from tests.boards.support import scenes
from tests.words.brawl.support.tables import keys
from words.brawl.match import BrawlWords
from words.texts import LANGUAGES, Language

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
    assert ready[0] == card_signs.CORE_SIGNS["blue"]
    assert {card_signs.CORE_SIGNS["red"], card_signs.CORE_SIGNS["yellow"]} <= set(scenes.icons(part))
    signs = [
        i.name
        for i in part.items
        if isinstance(i, Icon) and i.name in (card_signs.HAND, card_signs.DECK, card_signs.DISCARD)
    ]
    assert signs == [card_signs.HAND, card_signs.DECK, card_signs.DISCARD]
    assert [words for words in scenes.texts(part) if words in ("3", "11", "4")] == ["3", "11", "4"]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_panel_has_a_plate_for_each_champion(seats: int) -> None:
    view = changed(table(seats), 0, damage=1, defence=4)
    scene = drawn(view)
    for seat in view.order:
        own = [c for c in view.champions if c.seat == seat]
        for champion, part in zip(own, plates(scene, view, seat), strict=True):
            said = scenes.texts(part)
            assert card_words().champion(champion.kit) in said
            assert {f"{champion.damage}/{champion.health}", str(champion.defence)} <= set(said)
            assert (card_signs.GATE in scenes.icons(part)) == (champion.hex < 0)
            if champion.hex >= 0:
                assert card_words().hex_name(COURT.id, champion.hex) in said
    shown = next(i for i in plates(scene, view, 0)[0].items if isinstance(i, Label) and i.words == "4")
    assert shown.role == "good"


def test_a_plate_tells_what_is_in_force_and_against_whom() -> None:
    effects = (EffectView("defence", -1, -1, "x"), EffectView("strength", 2, 3, "x"))
    view = changed(table(), 0, effects=effects, levelled=True, rooted=True)
    part = plates(drawn(view), view, 0)[0]
    assert [words for words in scenes.texts(part) if words in ("−1", "+2")] == ["−1", "+2"]
    against = card_signs.champion_medallion(samples.pack(), view.champions[3].kit).glyph
    assert {card_signs.DEFENCE, card_signs.STRENGTH, against, tokens.ROOTED} <= set(scenes.icons(part))
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
    table_ = Table(view, samples.pack(), card_words())
    assert [table_.seats(team) for team in (0, 1)] == [[0, 2], [1, 3]]


# -------------------------------------------------------------------- choosing champions


@pytest.mark.rule("SB-02", "SB-03")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_gallery_shows_all_champions_and_whose_they_are(seats: int) -> None:
    view = selecting(seats)
    scene = drawn(view)
    pack = samples.pack()
    said = scenes.prose(scene)
    arts = [i.art for i in scene.items if isinstance(i, Sprite) and isinstance(i.art, Medallion)]
    for champion in pack.champions:
        assert card_words().champion(champion.id) in said
        own = sum(each.kit == champion.id for each in view.champions)
        brought = sum(
            champion.id in player.brought
            and champion.id not in [each.kit for each in view.champions if each.seat == player.seat]
            for player in view.players
        )
        assert arts.count(card_signs.champion_medallion(pack, champion.id)) == 1 + own + brought
    assert scenes.icons(scene) == ["cancel"]
    for seat, letter in enumerate("ABCD"[:seats]):
        own = sum(each.seat == seat for each in view.champions)
        assert scenes.badges(scene).count(letter) == 1 + own
    hearts = [i for i in scene.items if isinstance(i, Mark) and i.shape == "heart"]
    assert len(hearts) == len(pack.champions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_has_the_order_of_the_answers(language: Language) -> None:
    view = msgspec.structs.replace(selecting(), champions=(), players=table().players)
    kits = {card_signs.champion_medallion(samples.pack(), each): each for each in samples.CHAMPIONS}
    shown = [kits[i.art] for i in drawn(view, language).items if isinstance(i, Sprite) and isinstance(i.art, Medallion)]
    asked = keys("pick", *sorted(view.choices))
    panel = Panel("K3MD7Q", "c", "c", 0, asked, view, (), ())
    answers = [option.key for option in arranged(panel, BrawlWords(language, samples.pack(), {}), asked.options)]
    assert [kit for kit in shown if kit in view.choices] == answers
    assert len(shown) == len(samples.CHAMPIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_the_gallery_have_large_letters(language: Language) -> None:
    names = {
        part for kit in samples.CHAMPIONS for part in text.clean(card_words(language).champion(kit), "strong").split()
    }
    labels = [i for i in drawn(selecting(), language).items if isinstance(i, Label) and set(i.words.split()) <= names]
    assert {label.size for label in labels} == {34}


@pytest.mark.rule("SB-03")
def test_the_gallery_marks_what_the_viewer_brings_before_it_is_open() -> None:
    view = msgspec.structs.replace(selecting(), sealed=("lily",))
    for viewer, more in ((0, 1), (None, 0)):
        before = scenes.badges(drawn(msgspec.structs.replace(view, viewer=viewer, sealed=())))
        assert scenes.badges(drawn(msgspec.structs.replace(view, viewer=viewer))).count("A") == before.count("A") + more


def test_every_champion_has_an_emblem_of_its_own() -> None:
    pack = samples.pack()
    names = [champion.emblem.replace("_", "-") for champion in pack.champions]
    assert card_signs.TRAP not in names
    assert [name for name in names if name not in shapes.icon_characters()] == []
    assert len({shapes.icon_mask(name, 64).tobytes() for name in names}) == len(names)
    signs = {*tokens.STATS.values(), tokens.ROOTED, tokens.BLOODIED, tokens.IMMUNE}
    assert signs <= set(shapes.icon_characters())
