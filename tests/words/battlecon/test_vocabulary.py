"""Every word of the vocabulary has a text in both languages, and no text of the file is never said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.op import Op
from engines.battlecon.content.vocabulary import Amount, Condition, Is, Number, Of, RuleName, Span, When
from engines.battlecon.verbs.course.choose import Choose
from engines.battlecon.verbs.figures.bonus import Bonus
from engines.battlecon.verbs.figures.equal import Equal
from engines.battlecon.verbs.figures.rule import Rule
from engines.battlecon.verbs.hooks.hook import Hook, all_hooks
from engines.battlecon.verbs.life.heal import Heal
from engines.battlecon.verbs.life.lose import Lose
from engines.battlecon.verbs.life.pay_life import PayLife
from engines.battlecon.verbs.life.stun import Stun
from engines.battlecon.verbs.markers.move_marker import MoveMarker
from engines.battlecon.verbs.moving.move import Move
from engines.battlecon.verbs.moving.teleport import Teleport
from engines.battlecon.verbs.tokens.exhaust import Exhaust
from engines.battlecon.verbs.tokens.gain import Gain
from engines.battlecon.verbs.tokens.spend import Spend
from engines.kernel.verbs.verb import verbs_of
from tests.words.battlecon.support.effects import EFFECTS
from tests.words.battlecon.support.kit import MADE, cards, flaws, worded
from tests.words.support.recording import keys_of, record
from words.texts import LANGUAGES, Language, words


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


def every(kind: type[Any]) -> Iterator[Op]:
    """Yield ops of a kind: every value of every field, and every pair of words."""
    if kind is Choose:
        yield Choose(((Stun(),), (), (Choose(((Stun(),), (Stun(),))),)))
        return
    if kind is Hook:
        for name in sorted(all_hooks()):
            yield Hook(name, 2)
        return
    hints = {
        name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__ and name != "if_"
    }
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", verbs_of(Op), ids=lambda kind: kind.__name__)
def test_every_op_has_a_text_with_every_value(kind: type[Any], language: Language) -> None:
    wrong = {}
    for op in every(kind):
        text = worded(language, Effect("hit", (op,))).text
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
def test_what_was_done_before_can_be_counted_and_asked_for(first: Op, language: Language) -> None:
    for op in (Bonus(by=Amount("amount")), Bonus(by=Amount("amount", plus=1))):
        for no in (True, False):
            effect = Effect("hit", (first, msgspec.structs.replace(op, if_=(Condition("did", no=no),))))
            assert flaws(worded(language, effect).text) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", get_args(Of))
def test_every_amount_has_a_text(of: Of, language: Language) -> None:
    for who in ("self", "opponent"):
        amount = Amount(of, who, "frost", "trap")
        texts = {worded(language, Effect("hit", (op,))).text for op in (Bonus(by=amount), Equal(to=amount))}
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
                text = " ".join(worded(language, effect))
                assert flaws(text) == [], text
                texts.add(text)
            assert len(texts) == 2, texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("when", get_args(When))
def test_every_phase_and_moment_has_a_text(when: When, language: Language) -> None:
    once, each = (worded(language, Effect(when, (Stun(),), each=each)).when for each in (False, True))
    assert (once == "") == (when == "always")
    assert flaws(once) == flaws(each) == []
    assert (once != each) == (when in {w for w in get_args(When) if w.startswith(("when_", "would_", "opponent_"))})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", get_args(RuleName))
def test_every_rule_has_a_text_that_tells_whose_it_is(rule: RuleName, language: Language) -> None:
    own, theirs = (
        worded(language, Effect("always", (Rule(rule=rule, value=2, who=who, marker="trap"),))).text
        for who in ("self", "opponent")
    )
    assert own != theirs


def test_no_two_rules_or_moments_read_the_same() -> None:
    for language in LANGUAGES:
        rules = [
            worded(language, Effect("always", (Rule(rule=rule, value=2, marker="trap"),))).text
            for rule in get_args(RuleName)
        ]
        moments = [worded(language, Effect(when, (Stun(),))).when for when in get_args(When)]
        assert len(set(rules)) == len(rules)
        assert len(set(moments)) == len(moments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hook_has_a_text(language: Language) -> None:
    say = words(language, strict=True)
    assert [name for name in all_hooks() if flaws(say(f"battlecon-hook-{name}", value=3))] == []


def test_no_text_of_the_file_is_never_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said = record(monkeypatch)
    for effect, _, _ in EFFECTS:
        worded("en", effect)
    for kind in verbs_of(Op):
        for op in every(kind):
            worded("en", Effect("hit", (op,)))
    for is_, bound in product(get_args(Is), BOUNDS):
        for no in (True, False):
            condition = Condition(is_, no=no, token="frost", marker="trap", card="human", **bound)
            worded("en", Effect("hit", (Spend(token="frost"), Stun(if_=(condition,))), may=True))
    for of, each in product(get_args(Of), (True, False)):
        amount = Amount(of, "self", "frost", "trap", plus=0 if each else 1)
        worded("en", Effect("hit", (Bonus(by=amount),)))
    for when in get_args(When):
        worded("en", Effect(when, (Rule(rule="ignore_armour"), Rule(rule="ignore_guard"), Bonus(stat="armour"))))
    worded("en", Effect("always", (Bonus(stat="armour", by=Amount("used", token="malice", most=2)),)))
    for made in (cards("en"), *(cards("en", kit) for kit in MADE)):
        for name in made.pack.part:
            made.part(name), made.text(name), made.effects(name)
        for name in made.pack.card:
            made.figures(name)
    cards("en").pair("claus.tailwind", "strike")
    assert keys_of("en", "battlecon-", "battlecon/cards.ftl") - said == set()
