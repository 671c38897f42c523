"""Names, figures, hexes and challenges of Super Fantasy Brawl in words, and the whole pack told."""

from __future__ import annotations

import re
from itertools import product
from typing import get_args, get_type_hints

import msgspec
import pytest

from engines.brawl.content.forms import Cases, Forms
from engines.brawl.content.lasting import Gain
from engines.brawl.content.shapes import Card, Challenge, Champion, Range
from engines.brawl.content.vocabulary import CORES, Condition, Group, Is, Of, Trap
from engines.brawl.verbs.displacing.push import Push
from engines.brawl.verbs.states.stun import Stun
from engines.kernel.content.names import Name
from tests.words.brawl.support.card_texts import ABILITIES, COUNTS, GIFTS, REACTIONS, SKILLS
from tests.words.brawl.support.every import OPS, every, every_ability, every_amount, every_condition, every_gain
from tests.words.brawl.support.making import AREA, MELEE, PACK, attack, flaws, lexicon, made, reaction
from tests.words.support.recording import keys_of, record
from words.brawl.cards.effects import sentences
from words.brawl.cards.gifts import gifts
from words.brawl.cards.texts import CardWords, Standard
from words.texts import FOLDER, LANGUAGES, Language, words

# -------------------------------------------------------------------- names and figures


def test_names() -> None:
    ru, en = CardWords("ru", PACK, strict=True), CardWords("en", PACK, strict=True)
    assert (ru.champion("dugrun"), en.champion("tzu_xiao")) == ("Дугрун", "Tzu Xiao")
    assert (ru.card("gwaien.fireball"), en.card("gwaien.fireball")) == ("Огненный шар", "Fireball")
    assert [ru.core(core) for core in CORES] == ["Разрушение", "Сотворение", "Управление"]
    assert [en.kind(f"dugrun.{card}") for card in ("blizzard", "onwards", "hold_ground")] == [
        "Attack",
        "Skill",
        "Reaction",
    ]
    assert [ru.trap(trap) for trap in get_args(Trap)] == ["оглушение", "обездвиживание", "1 урон", "2 урона", "3 урона"]
    for unknown in (ru.champion, ru.card, ru.effects, ru.challenge):
        with pytest.raises(KeyError):
            unknown("dugrun.nothing")


@pytest.mark.parametrize("champion", PACK.champions, ids=lambda champion: champion.id)
def test_a_name_is_declined_as_it_is_written(champion: Champion) -> None:
    name = champion.name.in_language("ru").lower()
    for case in ("nom", "gen", "acc", "dat", "ins"):
        declined = lexicon("ru", champion.id).name_in_case(case).lower()
        assert "чемпион" not in declined
        for own, form in zip(name.split(), declined.split(), strict=True):
            assert form.startswith((own if len(own) < 4 else own[:-1], "корол"))
    assert lexicon("en", champion.id).name_in_case("gen") == champion.name.in_language("en")


@pytest.mark.rule("SB-29")
def test_standard_actions() -> None:
    ru, en = CardWords("ru", PACK, strict=True), CardWords("en", PACK, strict=True)
    assert ru.standard("hit") == ("Удар", "Ядро разрушения: движение 1, соседний враг получает 1 урон.")
    assert en.standard("plan") == ("Plan", "Manipulation core: move 1, Plan 1.")
    for each, language in ((ru, "ru"), (en, "en")):
        texts = [each.standard(kind) for kind in get_args(Standard)]
        assert len(set(texts)) == 4
        assert [flaw for pair in texts for text in pair for flaw in flaws(text, language)] == []  # type: ignore[arg-type]


@pytest.mark.rule("SB-81")
def test_hexes_are_named_by_row_and_place() -> None:
    words = CardWords("en", PACK)
    arena = PACK.arena["courtyard"]
    names = [words.hex_name("courtyard", at) for at in range(arena.grid.size)]
    assert names[:7] == ["A1", "A2", "A3", "A4", "A5", "A6", "B1"]
    assert (names[15], names[-1]) == ("C3", "G6")
    assert [names[arena.statues[core]] for core in CORES] == ["D1", "D4", "D7"]
    assert len(set(names)) == len(names)


@pytest.mark.rule("SB-82")
def test_challenges_say_what_fulfils_them() -> None:
    ru, en = CardWords("ru", PACK, strict=True), CardWords("en", PACK, strict=True)
    assert ru.challenge("red_guard") == "Красный караул"
    assert ru.challenge_text("red_guard") == "Чемпионы вашей команды: 3 рядом с красной статуей."
    assert en.challenge_text("fire_over_water") == (
        "Champions of your team: 2 adjacent to the red statue and 1 adjacent to the blue statue."
    )
    assert ru.challenge_text("west_wing") == "Западное крыло: у вашей команды здесь больше чемпионов, чем у противника."
    control = [Challenge(area, Name(ru=area, en=area), control=area) for area in ("home",)]
    for language in LANGUAGES:
        words = CardWords(language, msgspec.structs.replace(PACK, challenges=(*PACK.challenges, *control)), strict=True)
        texts = [words.challenge_text(challenge) for challenge in words.pack.challenge]
        assert len(set(texts)) == len(words.pack.challenge)
        assert [flaw for text in texts for flaw in flaws(text, language)] == []


@pytest.mark.rule("SB-24", "SB-25", "SB-26", "SB-27")
def test_figures_are_written_as_on_the_cards() -> None:
    ru, en = CardWords("ru", PACK, strict=True), CardWords("en", PACK, strict=True)
    assert ru.figures("gwaien.fireball") == ("1", "навесом 2–3", "3", "")
    assert en.figures("gwaien.arcane_shield") == ("", "", "", "+1")
    assert en.figures("khalize.salt_the_wound") == ("2", "melee", "0", "")
    ranges = [
        (MELEE, "вплотную", "melee"),
        (Range("melee", any_side=True), "вплотную, враг или союзник", "melee, enemy or ally"),
        (Range("direct", 2, 3), "по прямой 2–3", "direct 2–3"),
        (Range("indirect", 2, 2, any_side=True), "навесом 2, враг или союзник", "indirect 2, enemy or ally"),
        (AREA, "область: 3 соседние клетки", "area: 3 adjacent hexes"),
        (Range("area", most=6), "область: все 6 соседних клеток", "area: all 6 adjacent hexes"),
    ]
    for range_, in_russian, in_english in ranges:
        pack = made(attack(range=range_))
        assert CardWords("ru", pack, strict=True).range_text("dugrun.x") == in_russian
        assert CardWords("en", pack, strict=True).range_text("dugrun.x") == in_english


# -------------------------------------------------------------------- the whole pack


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACK.card)
@pytest.mark.rule("SB-80", "SB-85")
def test_every_card_can_be_told(name: str, language: Language) -> None:
    words = CardWords(language, PACK, strict=True)
    card = PACK.card[name]
    effects = words.effects(name)
    for effect in effects:
        assert flaws(effect.text, language) == [], effect
        assert flaws(effect.when, language) == [], effect
        assert effect.text.endswith(".")
        assert effect.text[0] == effect.text[0].upper()
    assert len(words.text(name)) <= 300
    assert bool(effects) == bool(card.do or card.pre or card.post or card.gives or card.travel != "walk")
    assert effects == words.effects(name)
    assert words.card(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("champion", PACK.champion)
@pytest.mark.rule("SB-42")
def test_every_ability_can_be_told(champion: str, language: Language) -> None:
    texts = CardWords(language, PACK, strict=True).ability(champion)
    ability = PACK.champion[champion].ability
    assert len(texts) == len(ability.lasting) + len(ability.triggered)
    assert [flaw for text in texts for flaw in flaws(text, language)] == []


def say_every_op() -> None:
    """Say ops with all their values, conditions and amounts, of attacks and of reactions, of one target and of many."""
    for kind in OPS:
        for reacting, op in product((False, True), every(kind)):
            sentences(lexicon("en", reaction=reacting), (op,))
    for condition, reacting, many in (said for is_ in get_args(Is) for both in every_condition(is_) for said in both):
        sentences(lexicon("en", reaction=reacting, many=many), (Stun(if_=(condition,)),))
    for bounds, _, _ in COUNTS:
        sentences(lexicon("en"), (Stun(if_=(Condition("count", group=Group("allies"), **bounds),)),))
    for reacting, of in product((False, True), get_args(Of)):
        for op in every_amount(of):
            sentences(lexicon("en", reaction=reacting), (op,))
    for ops, _, _ in (*SKILLS, *REACTIONS):
        for many in (False, True):
            sentences(lexicon("en", many=many), ops)


def say_every_part() -> None:
    """Say gifts and abilities, whole cards, standard actions, challenges and areas."""
    for card, give in (said for stat in get_args(Gain) for said in every_gain(stat)):
        gifts(lexicon("en"), card, (give,))
    for gives, _, _ in GIFTS:
        gifts(lexicon("en"), attack(), gives)
    for champion, abilities in (("deryn", every_ability()), *((each[0], [each[1]]) for each in ABILITIES)):
        for ability in abilities:
            CardWords("en", made(champion=champion, ability=ability), strict=True).ability(champion)
    for travel, post in product(get_args(get_type_hints(Card)["travel"]), ((), (Push(by=1),))):
        for card in (attack(travel=travel, gives=GIFTS[4][0], pre=post, post=post), reaction(do=post, post=post)):
            CardWords("en", made(card), strict=True).text("dugrun.x")
    whole = CardWords("en", PACK, strict=True)
    for name in PACK.card:
        whole.card(name), whole.kind(name), whole.figures(name), whole.range_text(name), whole.text(name)
    for core, trap, standard in product(CORES, get_args(Trap), get_args(Standard)):
        whole.core(core), whole.trap(trap), whole.standard(standard)
    for challenge in PACK.challenge:
        whole.challenge(challenge), whole.challenge_text(challenge)
    for area in ("away", "home", "middle"):
        words("en")(f"brawl-area-{area}")


def test_no_text_of_the_file_is_never_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said = record(monkeypatch)
    say_every_op()
    say_every_part()
    texts = (FOLDER / "en" / "brawl/cards.ftl").read_text(encoding="utf-8")
    parts = set(re.findall(r"\{ (brawl-[a-z_-]+) \}", texts))
    assert keys_of("en", "brawl-", "brawl/cards.ftl") - said - parts == set()


def test_a_champion_of_a_pack_is_told_in_the_forms_that_his_file_gives() -> None:
    """Without them a text names him as it can: with a word that has cases before the name, and no pronoun."""
    forms = Forms("f", ru=Cases(gen="королевы { $x }", acc="королеву"))
    dugrun = next(champion for champion in PACK.champions if champion.id == "dugrun")
    cards = {"plain": None, "given": forms}
    own = [
        msgspec.structs.replace(dugrun, id=name, name=Name(ru="Зизи", en="Zizi"), forms=given)
        for name, given in cards.items()
    ]
    pack = msgspec.structs.replace(PACK, champions=(*PACK.champions, *own))
    ru, en = CardWords("ru", pack, strict=True), CardWords("en", pack, strict=True)
    cases = ("nom", "gen", "acc", "dat", "ins")
    assert [ru.champion_in("plain", case) for case in cases] == [
        "Зизи", "чемпиона Зизи", "чемпиона Зизи", "чемпиону Зизи", "чемпионом Зизи",
    ]  # fmt: skip
    assert [ru.champion_in("given", case) for case in cases] == [
        "Зизи", "королевы { $x }", "королеву", "чемпиону Зизи", "чемпионом Зизи",
    ]  # fmt: skip
    assert {en.champion_in("given", case) for case in cases} == {"Zizi"}
    lexicons = [ru._lexicon(name) for name in ("plain", "given", "dugrun")]
    assert [lexicon.gender("card") for lexicon in lexicons] == ["other", "f", "m"]
