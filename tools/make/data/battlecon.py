"""Writes docs/games/battlecon/data.md, the reference of a fighter's file, from the code that reads it.

Run it by `python -m tools.make.data battlecon`. The meaning of a word comes from docstrings in engines/battlecon: shapes.py,
grammar.py and vocabulary.py of its content, and all verbs. The text on a card comes from the words that players read.
"""

from __future__ import annotations

import tomllib
from typing import Any, get_args

import msgspec

from engines.battlecon.content import vocabulary
from engines.battlecon.content.checks import COUNTED, MARKER_WORDS, TOKEN_WORDS
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.op import Op
from engines.battlecon.content.shapes import Ability, Advantage, Card, Kit, Marker, Special, Token
from engines.battlecon.content.vocabulary import Amount, Condition, Is, Of, RuleName, When
from engines.battlecon.verbs.figures.bonus import Bonus
from engines.battlecon.verbs.figures.rule import Rule
from engines.battlecon.verbs.hooks.hook import Hook, all_hooks
from engines.kernel.content.names import from_file
from engines.kernel.verbs.verb import union_of, verbs_of
from tools.make.data import page as data_page
from tools.make.data.page import Links, doc, doc_of_name, fields, struct
from words.battlecon.cards.amounts import Lexicon
from words.battlecon.cards.effects import effect_text
from words.common.card_effects import EffectText
from words.texts import words

PARTS: tuple[tuple[type[msgspec.Struct], str], ...] = (
    (Kit, "The whole file."),
    (Card, "`styles`, `bases`, `finishers`."),
    (Ability, "`ability`."),
    (Advantage, "`ability.advantages`."),
    (Token, "`tokens`."),
    (Marker, "`markers`."),
    (Special, "`cards`."),
    (Effect, "`effects` of anything."),
)

LINKS = Links(
    lists=((When, "moments"), (Of, "amounts"), (Is, "conditions"), (RuleName, "rules")),
    structs={"Amount": "amounts", "Condition": "conditions"},
    ops=union_of(Op),
)

FIGHTER = """
id = "sample"
name = { ru = "Образец", en = "Sample" }
source = "ours"
class = "wildcard"
difficulty = 1
life = 20
emblem = "fist"
flavour = { ru = "—", en = "—" }
preset = [["swift", "strike"], ["swift", "kick"]]
ability = { name = { ru = "Дар", en = "Gift" } }
styles = [{ id = "swift", name = { ru = "Быстрый", en = "Swift" }, range = [0, 0], power = 0, priority = 1 }]
bases = [{ id = "kick", name = { ru = "Пинок", en = "Kick" }, range = [1, 1], power = 2, priority = 3 }]
finishers = []
tokens = [{ id = "coin", name = { ru = "Монета", en = "Coin" }, supply = 2 }]
markers = [{ id = "flag", name = { ru = "Флаг", en = "Flag" } }]
cards = [{ id = "lamp", name = { ru = "Лампа", en = "Lamp" } }]
"""
"""The fighter that the samples are about."""

HEAD = """# A fighter's file

The reference of `data/battlecon/<id>.toml`. It is written by `python -m tools.make.data battlecon` from
[shapes.py](../../../engines/battlecon/content/shapes.py), [grammar.py](../../../engines/battlecon/content/grammar.py),
[vocabulary.py](../../../engines/battlecon/content/vocabulary.py) and the
[verbs](../../../engines/battlecon/verbs), so it says what the code reads; how to begin stands in
[CONTRIBUTING.md](../../../CONTRIBUTING.md#add-a-fighter). Ids such as BC-50 are those of the rules: `/rules about:BC-50`
shows one.

A word that is not listed here, a name that the file does not have, or a number out of bounds is an error with file and line.
What players read on a card is made of the same data, in both languages; the samples below are such texts, of a fighter with the
token “Coin”, the marker “Flag”, the special card “Lamp”, the style “Swift” and the base “Kick”.
"""


def page() -> str:
    """Return the whole document in Markdown."""
    parts = [HEAD]
    parts += ["## What a file has\n", *(struct(LINKS, kind, where) for kind, where in PARTS)]
    parts += [
        "## Moments\n",
        doc_of_name(vocabulary, "When"),
        data_page.table("when", get_args(When), _of_moment, _lexicon),
    ]
    parts += ["## Ops\n", _shared_fields(), *(_op(op) for op in verbs_of(Op))]
    parts += ["## Conditions\n", doc(Condition), fields(LINKS, Condition), doc_of_name(vocabulary, "Is")]
    parts += [data_page.table("is", get_args(Is), _of_condition, _lexicon)]
    parts += ["## Amounts\n", doc(Amount), fields(LINKS, Amount), doc_of_name(vocabulary, "Of")]
    parts += [data_page.table("of", get_args(Of), _of_amount, _lexicon)]
    parts += [
        "## Rules\n",
        doc_of_name(vocabulary, "RuleName"),
        data_page.table("rule", get_args(RuleName), _of_rule, _lexicon),
    ]
    hooks = "What no op says is a rule of its own in [hooks](../../../engines/battlecon/verbs/hooks).\n"
    parts += ["## Hooks\n", hooks, data_page.table("name", sorted(all_hooks()), _of_hook, _lexicon)]
    return "\n".join(parts)


def _shared_fields() -> str:
    return f"{doc(Op)}\nEvery op may have `if`, a list of [conditions](#conditions).\n"


def _op(kind: type[Op]) -> str:
    """Return the section of an op: its meaning, its fields, and a sample."""
    raw = data_page.sample(kind)
    sample: Any = msgspec.convert(tomllib.loads(f"sample = {raw}")["sample"], union_of(Op))
    texts = [_line(effect_text(_lexicon(language), Effect("end", (sample,)))) for language in ("en", "ru")]
    return data_page.op(LINKS, kind, {"if"}, f"`{raw}`: {texts[0]} · {texts[1]}")


# -------------------------------------------------------------------- what cards say


def _lexicon(language: Any) -> Lexicon:
    return Lexicon(words(language, strict=True), msgspec.convert(tomllib.loads(FIGHTER), Kit, dec_hook=from_file))


def _line(text: EffectText) -> str:
    return f"**{text.when}:** {text.text}" if text.when else text.text


def _of_moment(value: str, lexicon: Lexicon) -> str:
    return _line(effect_text(lexicon, Effect(value, (Bonus(),))))  # type: ignore[arg-type]  # one of the list


def _of_condition(value: str, lexicon: Lexicon) -> str:
    facts: dict[str, Any] = {"is": value}
    if value in COUNTED:
        facts["least"] = 2
    if value in TOKEN_WORDS:
        facts |= {"token": "coin"}
    if value in MARKER_WORDS:
        facts |= {"marker": "flag"}
    facts |= {"card_active": {"card": "lamp"}, "plays": {"card": "kick"}}.get(value, {})
    texts = msgspec.convert(facts, Condition)
    return _line(effect_text(lexicon.after("moved"), Effect("end", (Bonus(),), (texts,))))


def _of_amount(value: str, lexicon: Lexicon) -> str:
    token = "coin" if value in {"tokens", "spent_tokens", "used"} else None
    marker = "flag" if value == "between" else None
    amount = Amount(value, token=token, marker=marker)  # type: ignore[arg-type]  # one of the list
    return _line(effect_text(lexicon, Effect("end", (Bonus(by=amount),))))


def _of_rule(value: str, lexicon: Lexicon) -> str:
    rule = Rule(rule=value, value=2, marker="flag")  # type: ignore[arg-type]  # one of the list
    return _line(effect_text(lexicon, Effect("always", (rule,))))


def _of_hook(value: str, lexicon: Lexicon) -> str:
    return _line(effect_text(lexicon, Effect("end", (Hook(name=value, value=2),))))
