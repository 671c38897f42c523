"""The hand picture of Legends: every card whole and readable, and nothing of anybody else's."""

from __future__ import annotations

import random

import msgspec
import pytest

from boards import canvas
from boards.legends.cards import face, signs
from boards.legends.cards.turning import QuarterTurn, Turned
from boards.legends.hand.hand import hand_scene
from boards.painting.layout import Label, Mark, Panel, Scene
from boards.painting.theme import THEMES
from boards.pieces.pages import MOST
from engines.legends.content.shapes import Event, Skill
from engines.legends.views.view import View
from tests.boards.legends.samples import (
    EVENTS,
    FOLLOWERS,
    HEROES,
    SKILLS,
    arts,
    changed,
    cut,
    faults,
    match_words,
    pack,
    table,
    with_player,
)
from tests.boards.support import samples, scenes
from words.texts import LANGUAGES, Language

CARDS = (*FOLLOWERS, *EVENTS, *SKILLS)


def holding(*hand: str, **changes: object) -> View:
    """Return a table seen by the first player, who holds these cards."""
    view = msgspec.structs.replace(table(viewer=0), **changes)
    return with_player(view, 0, hand=hand, hand_size=len(hand))


def pictures(view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN) -> tuple[Scene, ...]:
    made = hand_scene(view, pack(), match_words(language), samples.names(names[:2]))
    return (made,) if isinstance(made, Scene) else made


def drawn(view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN) -> Scene:
    return scenes.stacked(pictures(view, language, names))


def plates(scene: Scene) -> list[Scene]:
    """Return what stands on each card, in the order drawn."""
    found = [i for i in scene.items if isinstance(i, Panel) and i.radius == face.RADIUS and i.fill.startswith("enamel")]
    return [scenes.within(scene, plate.box) for plate in found]


def names(scene: Scene) -> list[str]:
    """Return the names of the cards, in the order drawn."""
    known = {match_words().card(card) for card in pack().card}
    heads = [
        " ".join(
            i.words for i in part.items if isinstance(i, Label) and i.role.endswith(".ink") and i.words not in "×123456"
        )
        for part in plates(scene)
    ]
    return [next(name for name in known if head.startswith(name)) for head in heads]


@pytest.mark.rule("LG-10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 4, 5, 7, 10])
def test_every_hand_is_whole_and_large(count: int, language: Language) -> None:
    rng = random.Random(count)
    for _ in range(6):
        hand = rng.sample(CARDS, count)
        made = pictures(holding(*hand), language)
        assert all(scene.height <= MOST for scene in made)
        assert len(made) <= 1 + count // 3
        scene = scenes.stacked(made)
        assert faults(made) == []
        assert cut(scene) == []
        assert min(i.size for i in scene.items if isinstance(i, Label)) >= 32
        prose = scenes.prose(scene)
        for card in hand:
            assert match_words(language).card(card) in prose


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_room_in_a_hand(language: Language) -> None:
    for n in range(0, len(CARDS), 4):
        scene = drawn(holding(*CARDS[n : n + 4]), language)
        assert scenes.faults(scene) == []
        assert cut(scene) == []


def test_whatever_the_player_is_called_fits() -> None:
    for kind in (samples.LONG, samples.ODD):
        assert scenes.faults(drawn(holding(*CARDS[:3]), "ru", kind)) == []


def test_cards_stand_by_type_and_cost_and_copies_together() -> None:
    hand = ("last_stand", FOLLOWERS[0], "last_stand", EVENTS[0], SKILLS[0])
    scene = drawn(holding(*hand))
    order = names(scene)
    assert sorted(order) == sorted({match_words().card(card) for card in hand})
    kinds = [next(kind for card, kind in pack().type_of.items() if match_words().card(card) == name) for name in order]
    assert kinds == ["follower", "event", "skill", "skill"]
    two = [part for part in plates(scene) if "×2" in scenes.texts(part)]
    assert [match_words().card("last_stand") in scenes.prose(part) for part in two] == [True]


@pytest.mark.rule("LG-57")
@pytest.mark.parametrize("card", [FOLLOWERS[0], EVENTS[0], SKILLS[0]])
def test_a_card_has_its_type_its_figures_and_its_text(card: str) -> None:
    scene = drawn(holding(card))
    (part,) = plates(scene)
    words, shape, prose = match_words(), pack().card[card], scenes.prose(part)
    assert words.kind(card) in prose
    for effect in words.effects(card):
        assert effect.text.replace("−", "–") in prose.replace("−", "–")
    if isinstance(shape, Event | Skill):
        assert face.capital(words.timing(shape.when)) in prose
    figures = {i.words for i in part.items if isinstance(i, Label) and i.size == 44}
    if isinstance(shape, Event):
        assert figures == {str(shape.cost)}
        assert signs.LEGENDARITY in scenes.icons(part)
    elif isinstance(shape, Skill):
        assert str(shape.level) in figures
        assert [i for i in part.items if isinstance(i, Mark) and i.shape == "star"]
    else:
        fighter = pack().follower[card]
        assert {str(fighter.legendarity), str(fighter.attack.by), str(fighter.lives)} == figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_meaning_of_keywords_stands_on_the_cards_but_costs_no_further_picture(language: Language) -> None:
    words = match_words(language)
    keyed = [card for card in FOLLOWERS if pack().card[card].abilities.keywords]
    plain = [card for card in FOLLOWERS if not words.reminders(card)]
    for hand in (keyed[:1], [*keyed[:2], *plain[:2]]):
        (picture,) = pictures(holding(*hand), language)
        told = scenes.prose(picture)
        assert all(line in told for card in hand for line in words.reminders(card))
    assert len(pictures(holding(*keyed[:7]), language)) == 1


@pytest.mark.rule("LG-22")
@pytest.mark.parametrize(("change", "arrow"), [(1, "up"), (-1, "down"), (0, "")])
def test_an_event_shows_its_present_cost_and_the_printed_one_in_brackets(change: int, arrow: str) -> None:
    card = next(event.id for event in pack().events if event.cost == 2)
    (part,) = plates(drawn(with_player(holding(card), 0, event_change=change)))
    head = [
        i.words
        for i in part.items
        if isinstance(i, Label) and i.role.endswith(".ink") and i.words.strip("()").isdigit()
    ]
    assert head == ([str(2 + change), "(2)"] if change else ["2"])
    assert [i.shape for i in part.items if isinstance(i, Mark) and i.shape in ("up", "down")] == (
        [arrow] if arrow else []
    )


@pytest.mark.rule("LG-22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_room_for_a_changed_cost(language: Language) -> None:
    for n in range(0, len(EVENTS), 4):
        scene = drawn(with_player(holding(*EVENTS[n : n + 4], EVENTS[n]), 0, event_change=3), language)
        assert scenes.faults(scene) == []
        assert cut(scene) == []


@pytest.mark.rule("LG-54")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_an_ability_begins_with_a_capital(language: Language) -> None:
    card = next(name for name in FOLLOWERS if any(each.cost.turn for each in pack().activated.get(name, ())[:1]))
    (part,) = plates(drawn(holding(card), language))
    cost = match_words(language).cost(card, 0)
    assert cost[:1].islower()
    assert f"{cost[:1].upper()}{cost[1:]}:" in scenes.prose(part)


@pytest.mark.rule("LG-23")
def test_a_skill_shows_what_it_costs_besides_turning() -> None:
    paid = next(skill for skill in pack().skills if skill.cost.lives or skill.cost.points or skill.cost.discard)
    (part,) = plates(drawn(holding(paid.id)))
    shown = [i.words.replace("–", "−") for i in part.items if isinstance(i, Label) and i.size == 44]
    wanted = [f"−{n}" for n in (paid.cost.points, paid.cost.lives, paid.cost.discard) if n]
    assert [words for words in shown if words.startswith("−")] == wanted


def test_the_line_above_names_player_legendarity_and_heroes() -> None:
    view = changed(holding(FOLLOWERS[0]), 1, level=9, turned=True)
    scene = drawn(view)
    status = scenes.within(scene, next(i.box for i in scene.items if isinstance(i, Panel) and i.radius == 14))
    texts = scenes.texts(status)
    assert samples.PLAIN[0] in texts
    assert "1/7" in texts
    assert "9" in texts
    assert len(arts(status, Turned)) == len(arts(status, QuarterTurn)) == 1


def test_cards_looked_at_and_heroes_to_choose_stand_above_the_hand() -> None:
    looking = drawn(holding(FOLLOWERS[0], looking=(EVENTS[1], SKILLS[1])))
    assert names(looking) == [match_words().card(card) for card in (EVENTS[1], SKILLS[1], FOLLOWERS[0])]
    assert match_words().say("legends-face-looking") in scenes.texts(looking)
    squad = drawn(with_player(holding(FOLLOWERS[0], asking="squad"), 0, squad=HEROES[:4]))
    assert names(squad) == [match_words().card(card) for card in (*HEROES[:4], FOLLOWERS[0])]
    assert match_words().say("legends-face-squad") in scenes.texts(squad)
    listed = drawn(with_player(holding(FOLLOWERS[0]), 0, squad=HEROES[:4]))
    assert names(listed) == [match_words().card(FOLLOWERS[0])]


def test_an_empty_hand_says_so() -> None:
    assert match_words().say("legends-face-empty") in scenes.texts(drawn(holding()))


@pytest.mark.parametrize("viewer", [None, 1])
def test_there_is_no_hand_of_others(viewer: int | None) -> None:
    view = msgspec.structs.replace(table(), viewer=viewer)
    with pytest.raises(ValueError, match="no hand"):
        hand_scene(view, pack(), match_words(), {})


def test_the_same_hand_gives_the_same_bytes() -> None:
    scene = pictures(holding(*CARDS[:4]), "ru")[0]
    for theme in THEMES:
        assert canvas.paint(scene, THEMES[theme]) == canvas.paint(scene, THEMES[theme])
