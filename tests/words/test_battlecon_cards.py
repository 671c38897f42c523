"""Cards of BattleCON in words (words/battlecon_cards.py and the modules beside it)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engines.battlecon.checks import HOOKS
from engines.battlecon.content import Ability, Advantage, Card, Kit, Marker, Pack, Special, Token, load
from engines.battlecon.vocabulary import (
    Activate,
    Again,
    Amount,
    AnyOp,
    Bonus,
    Choose,
    Condition,
    Deactivate,
    Effect,
    Equal,
    Exhaust,
    Gain,
    Give,
    Heal,
    Hook,
    Is,
    Lose,
    Move,
    MoveMarker,
    Number,
    Of,
    PayLife,
    Place,
    Rule,
    RuleName,
    SetTokens,
    Span,
    Spend,
    Stun,
    Teleport,
    When,
)
from engines.kernel.content import Name
from tests.words.tables import named
from words.battlecon_amounts import Lexicon
from words.battlecon_cards import CardWords, EffectText
from words.battlecon_effects import effect_text, phrase
from words.texts import FOLDER, LANGUAGES, Language, Words, words

PACK = load()

MALICE = Token("malice", Name("Злоба", "Malice"), 3, 2, per_beat=0)
FROST = Token("frost", Name("Мороз", "Frost"), 2, 3, counter=True)
CURSE = Token("curse", Name("Проклятие", "Curse"), 0, 1, given=True)
TRAP = Marker("trap", Name("Ловушка", "Trap"), 3)
HUMAN = Special("human", Name("Человек", "Human"), form=True, active=True)
CHAIN = Special("chain", Name("Цепь", "Chain"))

KIT = msgspec.structs.replace(
    PACK.kit["claus"], id="made", tokens=(MALICE, FROST, CURSE), markers=(TRAP,), cards=(HUMAN, CHAIN)
)


def told(language: Language, effect: Effect, kit: Kit | None = KIT) -> EffectText:
    """Return an effect of the hand-made kit in words."""
    return effect_text(Lexicon(words(language, strict=True), kit), effect)


def cards(language: Language, *kits: Kit) -> CardWords:
    """Return the words for the loaded pack, or for one of these kits."""
    return CardWords(language, Pack(PACK.common, kits) if kits else PACK, strict=True)


def near(*, who: Any = "self", **bounds: Any) -> Condition:
    return Condition("distance", who=who, **bounds)


def in_supply(least: int | None = None, most: int | None = None, token: str = "frost") -> Condition:
    return Condition("tokens", least=least, most=most, token=token)


# -------------------------------------------------------------------- exact examples

EFFECTS: list[tuple[Effect, tuple[str, str], tuple[str, str]]] = [
    (
        Effect("before", (Move(by=(1, 2)),)),
        ("До атаки", "Продвиньтесь на 1–2."),
        ("Before", "Advance 1–2."),
    ),
    (
        Effect("hit", (Move(way="shift"),), if_=(near(least=1, most=1),)),
        ("Попадание, расстояние 1", "Притяните или оттолкните противника на 1."),
        ("Hit, distance 1", "Pull or push the opponent 1."),
    ),
    (
        Effect("always", (Bonus(stat="armour", by=3),)),
        ("", "Броня 3."),
        ("", "Armour 3."),
    ),
    (
        Effect("hit", (Bonus(stat="armour", by=3),)),
        ("Попадание", "+3 к броне."),
        ("Hit", "+3 armour."),
    ),
    (
        Effect("always", (Bonus(by=1), Bonus(stat="guard", by=-2))),
        ("", "+1 к силе и −2 к защите."),
        ("", "+1 power and −2 guard."),
    ),
    (
        Effect("end", (Bonus(stat="power", by=-3, who="opponent", until="next"),)),
        ("Конец", "В следующем раунде противнику −3 к силе."),
        ("End", "Next beat, the opponent gets −3 power."),
    ),
    (
        Effect("always", (Bonus(stat="priority", by=Amount("used", token="malice")),)),
        ("", "+1 к скорости за каждый использованный жетон «Злоба»."),
        ("", "+1 priority for each Malice token used."),
    ),
    (
        Effect("always", (Bonus(stat="armour", by=Amount("distance", plus=-1)),)),
        ("", "Броня X (X — расстояние до противника − 1)."),
        ("", "Armour X (X is the distance to the opponent − 1)."),
    ),
    (
        Effect("before", (Move(by=(0, Amount("absorbed"))),)),
        ("До атаки", "Продвиньтесь на 0–X (X — урон, поглощённый вашей бронёй)."),
        ("Before", "Advance 0–X (X is the damage your armour has taken)."),
    ),
    (
        Effect("before", (Move(way="close", by=3), Bonus(by=Amount("amount", most=2)))),
        ("До атаки", "Приблизьтесь на 3. +1 к силе за каждую пройденную ячейку (всего не больше 2)."),
        ("Before", "Close 3. +1 power for each space moved (at most 2 in all)."),
    ),
    (
        Effect("start", (Spend(token="frost", count=(0, 5)), Move(way="close", by=Amount("amount")))),
        ("Начало", "Потратьте любое число счётчиков «Мороз»: приблизьтесь на 1 за каждый потраченный."),
        ("Start", "Spend any number of Frost counters: close 1 for each one spent."),
    ),
    (
        Effect(
            "hit", (Spend(token="malice", count=(1, Amount("tokens", token="malice"))), Again(times=Amount("amount")))
        ),
        ("Попадание", "Потратьте 1 или больше жетонов «Злоба»: атакуйте ещё 1 раз за каждый потраченный."),
        ("Hit", "Spend 1 or more Malice tokens: attack 1 more time for each one spent."),
    ),
    (
        Effect("hit", (Spend(token="malice", count=(0, 1), box=True), Bonus(by=Amount("amount", times=2)))),
        ("Попадание", "Удалите 0–1 жетон «Злоба»: +2 к силе за каждый удалённый."),
        ("Hit", "Remove 0–1 Malice tokens from the game: +2 power for each one removed."),
    ),
    (
        Effect("after", (Spend(token="malice", count=2), Again()), may=True),
        ("После атаки", "Потратьте 2 жетона «Злоба» (необязательно): атакуйте ещё раз."),
        ("After", "Spend 2 Malice tokens (optional): attack again."),
    ),
    (
        Effect("start", (Teleport(where="adjacent"),), may=True),
        ("Начало", "Телепортируйтесь на ячейку рядом с противником (необязательно)."),
        ("Start", "Teleport to a space adjacent to the opponent (optional)."),
    ),
    (
        Effect("start", (Deactivate("chain"), Move(way="pull", by=(1, 2))), may=True),
        ("Начало", "Необязательно — деактивируйте карту «Цепь»; притяните противника на 1–2."),
        ("Start", "Optional — deactivate the card Chain; pull the opponent 1–2."),
    ),
    (
        Effect("damage", (Gain(token="malice", count=Amount("damage")),)),
        ("Урон", "Верните 1 жетон «Злоба» за каждую единицу урона этой атаки."),
        ("Damage", "Regain 1 Malice token for each point of this attack's damage."),
    ),
    (
        Effect("end", (Gain(token="malice", count=5), Gain(count=2, fresh=True))),
        ("Конец", "Верните все жетоны «Злоба». Верните 2 любых жетона, кроме использованных в этом раунде."),
        ("End", "Regain all Malice tokens. Regain 2 tokens of any kind, not those used this beat."),
    ),
    (
        Effect("hit", (Lose(by=1), Heal(by=Amount("amount", over=2)))),
        (
            "Попадание",
            "Отнимите у противника 1 здоровье. Восстановите X здоровья (X — отнятое здоровье ÷ 2 с округлением вверх).",
        ),
        ("Hit", "The opponent loses 1 life. Heal X life (X is the life lost ÷ 2, rounded up)."),
    ),
    (
        Effect("hit", (Exhaust(who="opponent"), Gain(token="malice", if_=(Condition("did", no=True),)))),
        ("Попадание", "Противник истощает 1 любой жетон. Если ничего не истощено, верните 1 жетон «Злоба»."),
        ("Hit", "The opponent exhausts 1 token of any kind. If nothing was exhausted, regain 1 Malice token."),
    ),
    (
        Effect(
            "antes",
            (
                SetTokens("frost", if_=(in_supply(least=4),)),
                Gain(token="frost", if_=(Condition("did", no=True),)),
            ),
        ),
        (
            "Начало преимуществ",
            (
                "Если у вас в запасе 4+ счётчика «Мороз», число счётчиков «Мороз» в запасе становится равным 0. "
                "Иначе верните 1 счётчик «Мороз»."
            ),
        ),
        (
            "Start of advantages",
            (
                "If you have 4+ Frost counters in supply, set the number of Frost counters in supply to 0. "
                "Otherwise, regain 1 Frost counter."
            ),
        ),
    ),
    (
        Effect("hit", (Bonus(by=2),), if_=(in_supply(least=3), Condition("corner", who="opponent"))),
        ("Попадание, в запасе 3+ счётчика «Мороз», противник в углу", "+2 к силе."),
        ("Hit, 3+ Frost counters in supply, the opponent is in a corner", "+2 power."),
    ),
    (
        Effect("always", (Rule(rule="avoid_far", value=3), Rule(rule="no_walk_past", who="opponent"))),
        ("", "Вы избегаете атак на расстоянии 3+. Противник не может продвигаться мимо вас, кроме телепортации."),
        ("", "You avoid attacks at distance 3+. The opponent cannot advance past you except by teleport."),
    ),
    (
        Effect("damage", (Stun(), Rule(rule="ignore_armour", until="fight"), Rule(rule="ignore_guard", until="fight"))),
        ("Урон", "Оглушите противника. До конца боя вы игнорируете броню и защиту."),
        ("Damage", "Stun the opponent. For the rest of the fight, you ignore armour and guard."),
    ),
    (
        Effect("always", (Rule(rule="damage_cap", value=Amount("tokens", token="frost", plus=3)),)),
        ("", "Вы получаете не больше X урона за раз (X — число счётчиков «Мороз» в запасе + 3)."),
        ("", "You take no more than X damage at a time (X is the number of Frost counters in supply + 3)."),
    ),
    (
        Effect("opponent_moved_me", (Move(by=(1, 2)),), each=True),
        ("Каждый раз, когда противник передвинул вас", "Продвиньтесь на 1–2."),
        ("Each time the opponent has moved you", "Advance 1–2."),
    ),
    (
        Effect("when_hit", (PayLife(by=2), Bonus(by=3))),
        ("Когда по вам попали", "Потратьте 2 здоровья: +3 к силе."),
        ("When you are hit", "Pay 2 life: +3 power."),
    ),
    (
        Effect("hit", (Choose(((Move(way="pull", by=1),), (Bonus(by=-2, who="opponent"),), (Activate("human"),))),)),
        (
            "Попадание",
            "Выберите: притяните противника на 1; или противнику −2 к силе; или активируйте форму «Человек».",
        ),
        ("Hit", "Choose: pull the opponent 1; or the opponent gets −2 power; or activate the Human form."),
    ),
    (
        Effect("start", (Place("trap", where="in_range", not_opponent=True), MoveMarker("trap", by=(1, 2)))),
        (
            "Начало",
            (
                "Положите маркер «Ловушка» на ячейку в пределах дальности атаки, кроме ячейки противника. "
                "Передвиньте маркер «Ловушка» на 1–2."
            ),
        ),
        (
            "Start",
            "Place the Trap marker on a space in range of your attack except the opponent's. Move the Trap marker 1–2.",
        ),
    ),
    (
        Effect("reveal", (Bonus(by=2),), if_=(Condition("marker_distance", who="opponent", marker="trap", most=1),)),
        ("Раскрытие, противник не дальше 1 от маркера «Ловушка»", "+2 к силе."),
        ("Reveal, the opponent is within 1 of the Trap marker", "+2 power."),
    ),
    (
        Effect("always", (Equal(to=Amount("printed_power", who="opponent", times=3)),)),
        ("", "Ваша сила равна X (X — напечатанная сила противника × 3)."),
        ("", "Your power is equal to X (X is the opponent's printed power × 3)."),
    ),
    (
        Effect("hit", (Give("curse", overflow=2),)),
        ("Попадание", "Передайте противнику 1 жетон «Проклятие»; за каждый недостающий отнимите у него 2 здоровья."),
        ("Hit", "Give the opponent 1 Curse token; for each one missing the opponent loses 2 life."),
    ),
]


@pytest.mark.parametrize(("effect", "ru", "en"), EFFECTS)
@pytest.mark.rule("BC-47")
def test_an_effect_is_told_from_what_it_does(effect: Effect, ru: tuple[str, str], en: tuple[str, str]) -> None:
    assert told("ru", effect) == ru
    assert told("en", effect) == en


CONDITIONS: list[tuple[Condition, str, str]] = [
    (near(most=1), "расстояние 1", "distance 1"),
    (near(least=3), "расстояние 3+", "distance 3+"),
    (near(least=3, no=True), "расстояние 1–2", "distance 1–2"),
    (near(least=2, most=3), "расстояние 2–3", "distance 2–3"),
    (in_supply(least=1), "в запасе счётчик «Мороз»", "at least 1 Frost counter in supply"),
    (in_supply(least=5), "в запасе 5 счётчиков «Мороз»", "5 Frost counters in supply"),
    (in_supply(most=0), "в запасе нет счётчиков «Мороз»", "no Frost counters in supply"),
    (in_supply(most=2), "в запасе не больше 2 счётчиков «Мороз»", "at most 2 Frost counters in supply"),
    (
        Condition("tokens", token="frost", above=Amount("tokens", token="malice")),
        "число счётчиков «Мороз» в запасе больше, чем число жетонов «Злоба» в запасе",
        "the number of Frost counters in supply is more than the number of Malice tokens in supply",
    ),
    (Condition("used", who="opponent", most=0), "противник не использовал жетонов", "the opponent used no tokens"),
    (
        Condition("priority", who="opponent", most=3),
        "скорость противника 3 или меньше",
        "the opponent's priority is 3 or less",
    ),
    (Condition("marker_distance", marker="trap", most=0), "вы на маркере «Ловушка»", "you are on the Trap marker"),
    (
        Condition("marker_distance", marker="trap", most=0, no=True),
        "вы не на маркере «Ловушка»",
        "you are not on the Trap marker",
    ),
    (Condition("card_active", card="human"), "форма «Человек» активна", "the Human form is active"),
    (Condition("card_active", card="chain", no=True), "карта «Цепь» неактивна", "the card Chain is inactive"),
    (
        Condition("plays", card="tailwind", no=True),
        "в вашей атаке нет карты «Попутный»",
        "your attack is without Tailwind",
    ),
]


@pytest.mark.parametrize(("condition", "ru", "en"), CONDITIONS)
@pytest.mark.rule("BC-48")
def test_a_condition_stands_after_the_phase(condition: Condition, ru: str, en: str) -> None:
    effect = Effect("end", (Stun(),), if_=(condition,))
    assert told("ru", effect).when == f"Конец, {ru}"
    assert told("en", effect).when == f"End, {en}"


def test_conditions_that_read_the_same_are_told_once() -> None:
    both = (Condition("changed_sides", no=True), Condition("changed_sides", who="opponent", no=True))
    assert (
        told("ru", Effect("always", (Rule(rule="misses"),), if_=both)).when
        == "Вы с противником не поменялись сторонами"
    )


def test_an_option_of_a_choice_stands_within_a_sentence() -> None:
    option = (Spend(token="malice", count=2), Lose(by=1, drain=True))
    lexicon = Lexicon(words("ru", strict=True), KIT)
    expected = "потратьте 2 жетона «Злоба», отнимите у противника 1 здоровье и восстановите столько же"
    assert phrase(lexicon, option) == expected


# -------------------------------------------------------------------- every value has a text


def literals(hint: Any) -> list[Any] | None:
    """Return the values of a Literal, None for other types."""
    return list(get_args(hint)) if get_origin(hint) is Literal else None


NUMBERS: list[Number] = [
    -2,
    0,
    1,
    2,
    5,
    *(
        Amount(of, who, "malice", "trap", times=t)
        for of, who, t in product(get_args(Of), ("self", "opponent"), (1, -2))
    ),
]
NUMBERS += [Amount("power", over=2, plus=1, least=1, most=4), Amount("tokens", token="frost", plus=-1)]
SPANS: list[Span] = [
    *NUMBERS,
    (0, 1),
    (1, 3),
    (0, Amount("damage")),
    (Amount("absorbed"), Amount("distance")),
    (0, Amount("tokens", token="malice")),
]
NAMED = {"token": ["malice", "frost"], "marker": ["trap"], "card": ["human", "chain"]}


def values_of(name: str, hint: Any) -> list[Any]:
    """Return values to try for a field of an op, all of them where they are words."""
    found = literals(hint)
    if found is not None:
        return found
    if hint == Span:
        return SPANS
    if hint == Number:
        return NUMBERS
    if hint is bool:
        return [False, True]
    if hint is int:
        return [0, 2]
    if name in NAMED:
        # A rule or a teleport that needs a marker always names one.
        return [*NAMED[name], None] if name == "token" and type(None) in get_args(hint) else NAMED[name]
    raise AssertionError(f"a field {name!r} of a new type: {hint}")


def every(kind: type[Any]) -> Iterator[AnyOp]:
    """Yield ops of a kind: every value of every field, and every pair of words."""
    if kind is Choose:
        yield Choose(((Stun(),), (), (Choose(((Stun(),), (Stun(),))),)))
        return
    if kind is Hook:
        for name in sorted(HOOKS):
            yield Hook(name, 2)
        return
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name != "if_"}
    base = {name: NAMED[name][0] for name in hints if name in NAMED}
    yield kind(**base)
    values = {name: values_of(name, hint) for name, hint in hints.items()}
    for one, other in product(hints, hints):
        for value, another in product(values[one], values[other]):
            yield kind(**{**base, one: value, other: another})


BOUNDS: list[dict[str, Any]] = [
    {"least": 3},
    {"most": 2},
    {"least": 2, "most": 2},
    {"least": 1, "most": 3},
    {"above": Amount("power")},
]


def flaws(text: str) -> list[str]:
    """Return what is wrong with the looks of a text, nothing if it can be shown."""
    found = re.findall(r"\{|\}|  |\$|battlecon-| [,.;:)]|\.\.|\( |^ | $|None", text)
    quotes = [f"{a}{b}" for a, b in ("«»", "“”", "()") if text.count(a) != text.count(b)]
    if text.count('"'):
        quotes.append('"')
    return found + quotes + (["long"] if len(text) > 300 else [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(AnyOp), ids=lambda kind: kind.__name__)
def test_every_op_has_a_text_with_every_value(kind: type[Any], language: Language) -> None:
    wrong = {}
    for op in every(kind):
        text = told(language, Effect("hit", (op,))).text
        if flaws(text) or len(text) < 4:
            wrong[text] = flaws(text)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "first",
    [
        Move(),
        Move(way="push"),
        Spend(token="frost"),
        Spend(token="frost", box=True),
        Exhaust(),
        Gain(),
        PayLife(),
        Lose(),
        Heal(),
        MoveMarker("trap"),
        Stun(),
        Teleport(who="opponent"),
    ],
)
def test_what_was_done_before_can_be_counted_and_asked_for(first: AnyOp, language: Language) -> None:
    for op in (Bonus(by=Amount("amount")), Bonus(by=Amount("amount", plus=1))):
        for no in (True, False):
            effect = Effect("hit", (first, msgspec.structs.replace(op, if_=(Condition("did", no=no),))))
            assert flaws(told(language, effect).text) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", get_args(Of))
def test_every_amount_has_a_text(of: Of, language: Language) -> None:
    for who in ("self", "opponent"):
        amount = Amount(of, who, "frost", "trap")
        texts = {told(language, Effect("hit", (op,))).text for op in (Bonus(by=amount), Equal(to=amount))}
        assert len(texts) == 2
        assert [flaw for text in texts for flaw in flaws(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_", get_args(Is))
def test_every_condition_has_a_text_and_reads_otherwise_when_denied(is_: Is, language: Language) -> None:
    for who, bound in product(("self", "opponent"), BOUNDS):
        made = {
            no: Condition(is_, who, no=no, token="frost", marker="trap", card="human", **bound) for no in (True, False)
        }
        for op_level in (True, False):
            texts = set()
            for condition in made.values():
                op = Stun(if_=(condition,)) if op_level else Stun()
                effect = Effect("hit", (op,), if_=() if op_level else (condition,))
                text = " ".join(told(language, effect))
                assert flaws(text) == [], text
                texts.add(text)
            assert len(texts) == 2, texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("when", get_args(When))
def test_every_phase_and_moment_has_a_text(when: When, language: Language) -> None:
    once, each = (told(language, Effect(when, (Stun(),), each=each)).when for each in (False, True))
    assert (once == "") == (when == "always")
    assert flaws(once) == flaws(each) == []
    assert (once != each) == (when in {w for w in get_args(When) if w.startswith(("when_", "would_", "opponent_"))})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", get_args(RuleName))
def test_every_rule_has_a_text_that_tells_whose_it_is(rule: RuleName, language: Language) -> None:
    own, theirs = (
        told(language, Effect("always", (Rule(rule=rule, value=2, who=who, marker="trap"),))).text
        for who in ("self", "opponent")
    )
    assert own != theirs


def test_no_two_rules_or_moments_read_the_same() -> None:
    for language in LANGUAGES:
        rules = [
            told(language, Effect("always", (Rule(rule=rule, value=2, marker="trap"),))).text
            for rule in get_args(RuleName)
        ]
        moments = [told(language, Effect(when, (Stun(),))).when for when in get_args(When)]
        assert len(set(rules)) == len(rules)
        assert len(set(moments)) == len(moments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hook_has_a_text(language: Language) -> None:
    say = words(language, strict=True)
    assert [name for name in HOOKS if flaws(say(f"battlecon-hook-{name}", value=3))] == []


# -------------------------------------------------------------------- names and figures


def test_names() -> None:
    ru, en = cards("ru"), cards("en")
    assert (ru.fighter("claus"), en.fighter("claus")) == ("Клаус", "Claus")
    assert (ru.card("strike"), en.card("claus.tailwind")) == ("Удар", "Tailwind")
    assert (ru.part("claus.ability"), en.part("strengthen")) == ("Сила ветра", "Strengthen")
    assert (cards("ru", KIT).token("made.frost"), cards("en", KIT).marker("made", "trap")) == ("Мороз", "Trap")
    with pytest.raises(KeyError):
        ru.card("claus.nothing")


@pytest.mark.rule("BC-10")
def test_a_pair_has_a_name_of_its_own() -> None:
    assert cards("ru").pair("claus.tailwind", "shot") == "Попутный заряд"
    assert cards("en").pair("claus.tailwind", "strike") == "Tailwind Strike"


@pytest.mark.rule("BC-15", "BC-16", "BC-13")
def test_figures_are_written_as_on_the_cards() -> None:
    style = Card("s", named("S"), (-1, 0), -2, 1, guard="stable", tie=True, fixed=("range", "priority"))
    base = Card("b", named("B"), "x", Amount("distance"), -1, guard=2, x_marker="trap")
    made = msgspec.structs.replace(KIT, styles=(style,), bases=(base,))
    ru, en = cards("ru", made), cards("en", made)
    assert ru.figures("made.s") == ("−1~0*", "−2", "+1▲*", "Стойкость")
    assert en.figures("made.s").guard == "Immune"
    assert en.figures("made.b") == ("X", "X", "−1", "2")
    assert ru.figures("dash") == ("НЕТ", "НЕТ", "9", "0")
    assert en.figures("dash") == ("N/A", "N/A", "9", "0")
    assert ru.figures("shot") == ("1~4", "3", "2", "2")
    assert ru.figures("maneuver") == ("0", "+0", "+0", "+0")
    assert cards("ru").figures("claus.blast") == ("0~1", "+0", "−3", "+2")


@pytest.mark.rule("BC-17")
def test_an_x_is_explained_before_the_effects() -> None:
    base = Card("b", named("B"), "x", Amount("distance", times=2), 1, x_marker="trap", x_within=1)
    made = msgspec.structs.replace(KIT, bases=(base,))
    assert cards("ru", made).text("made.b") == (
        "Дальность X — ячейки на расстоянии не больше 1 от маркера «Ловушка». Сила X — расстояние до противника × 2."
    )
    assert cards("en", made).text("made.b") == (
        "Range X: the spaces at distance 1 or less from the Trap marker. Power X is the distance to the opponent × 2."
    )


# -------------------------------------------------------------------- whole parts


def test_parts_of_the_pack() -> None:
    ru, en = cards("ru"), cards("en")
    assert ru.text("strike") == ""
    assert ru.text("grasp") == "Попадание: притяните или оттолкните противника на 1."
    assert en.text("dash") == "After: advance or retreat 1–3. If you moved past the opponent, you avoid their attacks."
    assert ru.effects("claus.cyclone") == [
        EffectText("Конец, расстояние 1, противник в углу", "Отнимите у противника 3 здоровья.")
    ]
    assert en.effects("claus.hurricane") == [EffectText("End", "Next beat, −4 priority.")]
    assert ru.text("claus.autumns_advance") == "До атаки: продвиньтесь на 0–6. Попадание, противник в углу: +3 к силе."
    assert en.text("fortify") == "+2 guard."
    assert ru.text("champion") == "+20 здоровья; в начале боя 6 мощи. +1 к силе и +1 к защите."


def test_what_holds_always_is_told_before_what_has_a_phase() -> None:
    style = Card("s", named("S"), (0, 0), 0, 0, effects=(Effect("end", (Stun(),)), Effect("always", (Rule(),))))
    made = msgspec.structs.replace(KIT, styles=(style,))
    assert cards("en", made).text("made.s") == "Stun immunity. End: stun the opponent."


@pytest.mark.rule("BC-35", "BC-94")
def test_tokens_and_advantages_say_how_they_are_used() -> None:
    amounts = msgspec.structs.replace(MALICE, id="time", amounts=(1, 3, 5))
    two = msgspec.structs.replace(MALICE, id="two", per_beat=2)
    grouped = [Token(name, named(name), 1, group="ammo") for name in ("fire", "ice")]
    queue = Token("rush", named("Rush"), 1, queue=True)
    made = msgspec.structs.replace(KIT, tokens=(MALICE, FROST, CURSE, amounts, two, *grouped, queue))
    ru, en = cards("ru", made), cards("en", made)
    assert ru.text("made.malice") == "Преимущество: используйте любое число жетонов «Злоба»."
    assert ru.text("made.frost") == ""
    assert ru.text("made.time") == "Разовое преимущество: используйте 1, 3 или 5 жетонов «Злоба»."
    assert ru.text("made.two") == "Преимущество: используйте не больше 2 жетонов «Злоба»."
    assert en.text("made.fire") == "One-time advantage: use 1 fire token (at most 1 a beat of: fire, ice)."
    assert en.text("made.rush") == (
        "One-time advantage: use 1 Rush token. The used token goes to discard 1 and comes back along with the cards."
    )
    assert ru.text("made.curse") == (
        "[Противнику] Разовое преимущество: используйте 1 жетон «Проклятие». "
        "Здесь «вы» — тот, кто использует, а «противник» — Клаус."
    )
    alone = msgspec.structs.replace(KIT, tokens=tuple(grouped))
    assert ru.language == "ru"
    assert cards("ru", alone).text("made.ice") == (
        "Разовое преимущество: используйте 1 жетон «ice» (за раунд не больше 1 жетона)."
    )


@pytest.mark.rule("BC-43", "BC-49", "BC-70")
def test_an_ability_tells_the_set_up_its_effects_and_its_advantages() -> None:
    gust = Advantage("gust", named("Gust"), Effect("use", (MoveMarker("trap"),), if_=(in_supply(least=1),)))
    gift = Advantage("gift", named("Gift"), Effect("use", (Bonus(by=2),)), per_beat=0, opponent=True)
    ability = Ability(named("A"), (Effect("end", (Gain(token="frost"),)),), (gust, gift), form_in_discard=True)
    made = msgspec.structs.replace(KIT, ability=ability)
    assert cards("ru", made).effects("made.ability") == [
        EffectText(
            "В начале боя",
            "3 жетона «Злоба» в запасе, 2 в области истощения; 2 счётчика «Мороз» в запасе, 3 в области истощения; "
            "1 жетон «Проклятие» в области истощения; маркер «Ловушка» — на 4-й ячейке от вашего края; "
            "активна форма «Человек».",
        ),
        EffectText("Конец", "Верните 1 счётчик «Мороз»."),
        EffectText("", "Последний стиль в сбросе 1 — ваш облик: его значения и эффекты действуют вместе с парой."),
        EffectText("Разовое преимущество «Gust», в запасе счётчик «Мороз»", "Передвиньте маркер «Ловушка» на 1."),
        EffectText(
            "[Противнику] Преимущество «Gift»",
            "+2 к силе. Здесь «вы» — тот, кто использует, а «противник» — Клаус.",
        ),
    ]
    fire, ice = (Token(name, named(name), 1) for name in ("fire", "ice"))
    plain = msgspec.structs.replace(KIT, tokens=(fire, ice), markers=(Marker("trap", named("Trap")),), cards=())
    assert cards("en", plain).effects("made.ability")[0] == EffectText(
        "At the start", "1 token each in supply: fire, ice; the Trap marker is in supply."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACK.part)
@pytest.mark.rule("BC-81", "BC-82")
def test_every_part_of_every_kit_can_be_told(name: str, language: Language) -> None:
    said = cards(language)
    assert said.part(name)
    for effect in said.effects(name):
        assert flaws(effect.text) == [], effect
        assert flaws(effect.when) == [], effect
        assert effect.text.endswith(".")
        assert effect.text[0] == effect.text[0].upper()
        assert (re.search("[a-z]", effect.text) is None) == (language == "ru"), effect
    assert len(said.text(name)) <= 1000
    if name in PACK.card:
        assert all(0 < len(figure) <= 9 for figure in said.figures(name))


def test_no_text_of_the_file_is_never_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    saying = Words.__call__

    def recording(self: Words, key: str, /, **args: str | float) -> str:
        said.add(key)
        return saying(self, key, **args)

    monkeypatch.setattr(Words, "__call__", recording)
    for effect, _, _ in EFFECTS:
        told("en", effect)
    for kind in get_args(AnyOp):
        for op in every(kind):
            told("en", Effect("hit", (op,)))
    for is_, bound in product(get_args(Is), BOUNDS):
        for no in (True, False):
            condition = Condition(is_, no=no, token="frost", marker="trap", card="human", **bound)
            told("en", Effect("hit", (Spend(token="frost"), Stun(if_=(condition,))), may=True))
    for of, each in product(get_args(Of), (True, False)):
        amount = Amount(of, "self", "frost", "trap", plus=0 if each else 1)
        told("en", Effect("hit", (Bonus(by=amount),)))
    for when in get_args(When):
        told("en", Effect(when, (Rule(rule="ignore_armour"), Rule(rule="ignore_guard"), Bonus(stat="armour"))))
    told("en", Effect("always", (Bonus(stat="armour", by=Amount("used", token="malice", most=2)),)))
    test_tokens_and_advantages_say_how_they_are_used()
    test_an_ability_tells_the_set_up_its_effects_and_its_advantages()
    test_an_x_is_explained_before_the_effects()
    test_figures_are_written_as_on_the_cards()
    test_parts_of_the_pack()
    test_a_pair_has_a_name_of_its_own()
    texts = (FOLDER / "en" / "battlecon_cards.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(battlecon-[a-z_-]+) =", texts, re.MULTILINE)) - said == set()
