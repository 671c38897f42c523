"""The set of Legends: it has the cards that the ledger asks for, and every word of the vocabulary is worth its place."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
import pytest

from boards.painting.shapes import icon_names
from engines.kernel.verbs.verb import verbs_of
from engines.legends.content.abilities import NOTHING, Abilities, Activated, Triggered, What, When
from engines.legends.content.filters import parts
from engines.legends.content.op import Op
from engines.legends.content.pack import load
from engines.legends.content.shapes import Card, Event, Fighter, Follower, Skill
from engines.legends.content.vocabulary import (
    FOLLOWER_CLASSES,
    HERO_CLASSES,
    Amount,
    Condition,
    Damage,
    Filter,
    Group,
    Is,
    Keyword,
    Of,
    Role,
    Timing,
)

PACK = load()
CARDS: tuple[Card, ...] = tuple(sorted(PACK.card.values(), key=lambda card: card.number))
DECK_CARDS = [card for card in CARDS if card.id not in PACK.hero]

NUMBERS = """
ingrit radmir tarkhan adella mira selwin zaryana osgod ilda savva yuna morgut recruit watchman skirmisher shieldmaiden
steppe_rider standard_bearer axebearer border_veteran daredevil sellsword executioner blood_duellist guard_captain
wood_lynx wolf_cub brown_bear pack_leader tusker white_stag bog_turtle old_aurochs bristleback herald_raven
stone_viper drowsy_mammoth she_wolf marsh_light whisper frost_maiden ghost_warden well_spirit night_cry
echo_of_the_fallen hungry_ghost mocking_spirit threshold_keeper guide_of_souls voice_of_the_storm brass_beetle
brass_sentry clay_golem walking_forge mender stone_thrower iron_bull spring_gun walking_book reckoning_engine
mirror_knight colossus spark rain_of_fire ambush_arrow supply_train halt insight denial shield_of_light war_cry
ebb_tide evening_muster sentence rockfall turn_the_heart moment_of_weakness unmasking tribute fateful_duel two_sides
council_of_elders sacred_grove siege cobweb war_tax ledger_of_debts ancestral_altar open_library no_mans_land lunge
once_more crushing_blow bulwark last_stand regimental_colours war_school spoils_of_war lash_of_flame ice_shackles
lightning dispel reading_runes magic_circle lightning_rod unquenched_flame mending_touch retribution blessing
foresight shroud wheel_of_ages shared_meal thin_veil thrown_dagger field_dressing trade_blows blood_oath banishment
break_the_charm scarlet_whirl shieldwall call_of_the_pack reforging bonfire permafrost thunderclap ink_ban stillness
unspoken_word dance_of_bones blind_fury
"""
"""The cards by their number, from 1. Codes of decks hold numbers: a new card goes to the end."""


def abilities_of(card: Card) -> Abilities:
    found: Abilities = getattr(card, "abilities", NOTHING)
    return found


def texts_of(card: Card) -> Iterator[Any]:
    """Yield all that has ops: the card itself, triggered and activated abilities."""
    abilities = abilities_of(card)
    return iter((card, *abilities.triggered, *abilities.activated))


def ops_of(card: Card) -> list[Op]:
    """Return all ops of a card, also those within choices."""
    return [op for _, op in parts(card, Op)]


# ---------------------------------------------------------------- the cards


@pytest.mark.rule("LG-12", "LG-60")
def test_there_are_twelve_heroes_and_120_cards_of_all_types() -> None:
    sizes = [len(cards) for cards in (PACK.heroes, PACK.followers, PACK.events, PACK.skills)]
    assert sizes == [12, 50, 28, 42]
    assert Counter(hero.class_ for hero in PACK.heroes) == dict.fromkeys(HERO_CLASSES, 4)
    assert {follower.class_ for follower in PACK.followers} == {*FOLLOWER_CLASSES}


@pytest.mark.rule("LG-12", "LG-60")
def test_cards_are_numbered_and_a_number_never_changes() -> None:
    assert [card.number for card in CARDS] == [*range(1, 133)]
    assert [card.id for card in CARDS] == NUMBERS.split()


@pytest.mark.rule("LG-12", "LG-60")
def test_there_are_three_rarities() -> None:
    assert Counter(card.rarity for card in DECK_CARDS) == {"black": 64, "silver": 38, "gold": 18}
    assert {hero.rarity for hero in PACK.heroes} == {"silver", "gold"}


@pytest.mark.rule("LG-60")
def test_skills_are_of_classes_of_none_and_of_each_hero() -> None:
    assert Counter(skill.class_ for skill in PACK.skills if skill.class_) == dict.fromkeys(HERO_CLASSES, 8)
    assert [skill.hero for skill in PACK.skills if skill.hero] == [hero.id for hero in PACK.heroes]
    assert sum(skill.class_ is None and skill.hero is None for skill in PACK.skills) == 6


@pytest.mark.rule("LG-20", "LG-60")
def test_some_events_and_skills_stay() -> None:
    assert sum(event.stays for event in PACK.events) == 8
    assert Counter(skill.class_ for skill in PACK.skills if skill.stays) == dict.fromkeys(HERO_CLASSES, 3)


@pytest.mark.rule("LG-60", "LG-63")
def test_events_can_be_played_at_all_times_of_a_turn_and_none_is_free() -> None:
    times = Counter(event.when for event in PACK.events)
    assert {*times} == {*get_args(Timing)}
    assert [times["main"], times["any"], times["own_turn"] + times["attack"] + times["end"]] == [10, 9, 9]
    costs = Counter(event.cost for event in PACK.events)
    assert min(costs) == 1
    assert costs[1] + costs[2] > 2 * len(PACK.events) / 3


@pytest.mark.rule("LG-60")
def test_there_is_every_kind_of_ability_and_of_effect() -> None:
    abilities = [abilities_of(card) for card in CARDS]
    assert min(sum(bool(each.triggered) for each in abilities), sum(bool(each.static) for each in abilities)) >= 20
    assert sum(bool(each.activated) for each in abilities) >= 10
    assert sum(bool(each.keywords) for each in abilities) >= 10
    for wanted in ("heal", "prevent", "counter", "untap", "bounce", "control"):
        assert any(op.tag() == wanted for card in CARDS for op in ops_of(card)), wanted


@pytest.mark.rule("LG-63")
def test_nobody_is_locked_out_or_waits_for_ever() -> None:
    assert sum(follower.legendarity == 1 for follower in PACK.followers) >= 10
    assert sum(any(op.tag() == "points" and getattr(op, "back", 0) for op in ops_of(card)) for card in CARDS) >= 4
    heroes = sorted(hero.legendarity for hero in PACK.heroes)
    assert sum(heroes[:3]) >= 9
    assert sum(heroes[-3:]) <= 15


@pytest.mark.rule("LG-13", "LG-63")
def test_bounce_and_control_name_followers() -> None:
    seen = 0
    for card in CARDS:
        for text in texts_of(card):
            for _, op in parts(getattr(text, "do", ()), Op):
                if op.tag() in ("bounce", "control"):
                    about = text.targets[0] if op.about() == "target" else op.about()
                    assert isinstance(about, Filter), card.id
                    assert about.kind == "follower", card.id
                    seen += 1
    assert seen >= 4


# ---------------------------------------------------------------- figures


@pytest.mark.rule("LG-57")
def test_heroes_begin_small_and_live_long_enough() -> None:
    assert {hero.level for hero in PACK.heroes} == {1}
    assert all(8 <= hero.lives <= 12 and 3 <= hero.legendarity <= 5 for hero in PACK.heroes)


@pytest.mark.rule("LG-57", "LG-60")
def test_a_follower_is_worth_what_it_occupies() -> None:
    for follower in PACK.followers:
        worth = follower.attack.by + follower.lives - 2 * follower.legendarity
        assert 0 <= worth <= 4, follower.id
        if abilities_of(follower) == NOTHING:
            assert worth == 2, follower.id


@pytest.mark.rule("LG-60")
def test_skills_are_mostly_for_low_levels() -> None:
    levels = Counter(skill.level for skill in PACK.skills)
    assert {*levels} == {1, 2, 3}
    generals = [skill.level for skill in PACK.skills if skill.class_ == "general"]
    assert max(generals) <= 2, "generals level by kills alone"


# ---------------------------------------------------------------- no two alike


def shape(value: Any) -> Any:
    """Return what a text does without its numbers."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [shape(inner) for inner in value]
    return 0 if isinstance(value, int) and not isinstance(value, bool) else value


def body(card: Card) -> dict[str, Any]:
    """Return all of a card that means something to the rules."""
    found: dict[str, Any] = msgspec.to_builtins(card, enc_hook=str)
    for label in ("id", "number", "name", "rarity", "emblem", "flavour"):
        found.pop(label, None)
    return found


@pytest.mark.rule("LG-60")
def test_no_two_cards_are_alike_and_texts_have_many_shapes() -> None:
    bodies = [str(body(card)) for card in CARDS]
    assert [card.id for card, each in zip(CARDS, bodies, strict=True) if bodies.count(each) > 1] == []
    texts = (
        {key: body(card)[key] for key in ("do", "targets", "abilities") if body(card).get(key)} for card in DECK_CARDS
    )
    assert len({str(shape(text)) for text in texts if text}) >= 70


# ---------------------------------------------------------------- words


def roles(card: Card) -> Iterator[str]:
    for op in ops_of(card):
        yield from (who for who in (getattr(op, "who", None), getattr(op, "with_", None)) if isinstance(who, str))
        yield from (condition.who for condition in op.if_ if condition.is_ in ("lives", "turned", "level"))


def keywords(card: Card) -> Iterator[str]:
    abilities = abilities_of(card)
    yield from abilities.keywords
    yield from (static.keyword for static in abilities.static if static.keyword)
    yield from (getattr(op, "keyword", "") for op in ops_of(card) if op.tag() == "grant")


WORDS: dict[str, tuple[Iterable[str], Any]] = {
    "op": ([kind.tag() for kind in verbs_of(Op)], lambda card: [op.tag() for op in ops_of(card)]),
    "condition": (get_args(Is), lambda card: [each.is_ for _, each in parts(card, Condition)]),
    "trigger": (get_args(When), lambda card: [each.when for each in abilities_of(card).triggered]),
    "static": (get_args(What), lambda card: [each.what for each in abilities_of(card).static]),
    "keyword": (get_args(Keyword), keywords),
    "amount": (get_args(Of), lambda card: [each.of for _, each in parts(card, Amount)]),
    "role": (get_args(Role), roles),
    "time": (get_args(Timing), lambda card: [card.when] if isinstance(card, Event | Skill) else []),
    "damage": (get_args(Damage), lambda card: [op.type for op in ops_of(card) if op.tag() == "damage"]),  # type: ignore[attr-defined]  # damage has one
    "price": (
        ("turn", "points", "lives", "discard", "sacrifice"),
        lambda card: [
            name
            for cost in [each.cost for each in abilities_of(card).activated] + [getattr(card, "cost", None)]
            for name in ("turn", "points", "lives", "discard", "sacrifice")
            if getattr(cost, name, None)
        ],
    ),
    "filter": (
        ("class_", "turned", "hurt", "legendarity", "other"),
        lambda card: [
            name
            for _, each in parts(card, Filter)
            for name in ("class_", "turned", "hurt", "legendarity", "other")
            if getattr(each, name) not in (None, False)
        ],
    ),
    "place": (("play", "graveyard"), lambda card: [each.where for each in abilities_of(card).static]),
}


@pytest.mark.parametrize("kind", WORDS)
@pytest.mark.rule("LG-60")
def test_every_word_is_used_by_two_cards(kind: str) -> None:
    words, read = WORDS[kind]
    users: dict[str, set[str]] = defaultdict(set)
    for card in CARDS:
        for word in read(card):
            users[word].add(card.id)
    assert {word: sorted(users[word]) for word in words if len(users[word]) < 2} == {}
    assert {*users} <= {*words}


def test_hooks_are_rare() -> None:
    assert len({op.name for card in CARDS for op in ops_of(card) if op.tag() == "hook"}) <= 4  # type: ignore[attr-defined]  # hooks have one


# ---------------------------------------------------------------- no two go on for ever


def unlimited(card: Card) -> list[Activated]:
    """Return the activated abilities that could be used again and again in a turn if what they cost comes back."""
    return [each for each in abilities_of(card).activated if not each.cost.is_free]


@pytest.mark.rule("LG-59", "LG-60")
def test_no_permanent_untaps_another_bounces_an_own_one_or_fetches_a_follower() -> None:
    """With one of these two cards could pay for each other without end."""
    for card in CARDS:
        abilities = abilities_of(card)
        texts: list[Triggered | Activated] = [*abilities.triggered, *unlimited(card)]
        for text in texts:
            for _, op in parts(text.do, Op):
                if op.tag() == "untap":
                    assert op.about() == "self", card.id
                assert op.tag() not in ("bounce", "recover", "control"), card.id


@pytest.mark.rule("LG-59", "LG-60")
def test_no_card_is_fetched_by_its_own_type() -> None:
    """Two events that fetch events, or two skills that fetch skills, would never leave the game."""
    for card in DECK_CARDS:
        for op in ops_of(card):
            if op.tag() == "recover":
                assert op.type not in (None, PACK.type_of[card.id]), card.id  # type: ignore[attr-defined]  # recover has one


@pytest.mark.rule("LG-59")
def test_what_untaps_itself_does_so_for_what_cannot_be_repeated() -> None:
    reasons: dict[str, set[str]] = defaultdict(set)
    for card in CARDS:
        for triggered in abilities_of(card).triggered:
            if any(op.tag() == "untap" for op in triggered.do):
                reasons[triggered.when].add(card.id)
    assert reasons == {"kills": {"ingrit"}, "damaged": {"drowsy_mammoth"}}


# ---------------------------------------------------------------- names and emblems


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.rule("LG-57")
def test_names_are_short_and_tell_cards_apart(language: str) -> None:
    names = [card.name.in_language(language) for card in CARDS]
    assert [name for name in names if not 3 <= len(name) <= 24] == []
    folded = Counter(name.casefold().replace("ё", "е") for name in names)
    assert [name for name, count in folded.items() if count > 1] == []


@pytest.mark.rule("LG-57")
def test_every_card_has_an_emblem_of_its_own() -> None:
    emblems = [card.emblem.replace("_", "-") for card in CARDS]
    assert len({*emblems}) == 132
    assert {*emblems} <= icon_names()


def test_a_third_of_the_cards_has_a_sentence_in_both_languages() -> None:
    spoken = [card for card in CARDS if card.flavour is not None]
    assert 40 <= len(spoken) <= 50
    for card in spoken:
        assert card.flavour is not None
        assert {*card.flavour.texts} == {"ru", "en"}, card.id
        assert all(len(text) <= 90 for text in card.flavour.all), card.id


# ---------------------------------------------------------------- kinds of texts


@pytest.mark.rule("LG-57")
def test_all_that_has_attack_and_lives_is_a_hero_or_a_follower() -> None:
    fighters = [card for card in CARDS if isinstance(card, Fighter)]
    assert len(fighters) == 62
    assert all(card.lives >= 1 and card.attack.by >= 0 for card in fighters)
    assert any(card.attack.by == 0 for card in fighters if isinstance(card, Follower))


def test_triggers_about_others_say_whose() -> None:
    groups = [each.about for card in CARDS for each in abilities_of(card).triggered if isinstance(each, Triggered)]
    assert all(group.side != "any" for group in groups if isinstance(group, Group))
