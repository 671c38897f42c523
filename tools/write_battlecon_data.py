"""Writes docs/battlecon-data.md, the reference of a fighter's file, from the code that reads it.

`python -m tools.write_battlecon_data`: what words mean stands in the docstrings of engines/battlecon: vocabulary.py, opcodes.py,
grammar.py and kits.py; what a card says then is asked of the words that players read.
"""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec.inspect import (
    BoolType,
    Field,
    IntType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    UnionType,
    VarTupleType,
    type_info,
)

from engines.battlecon import vocabulary
from engines.battlecon.checks import COUNTED, HOOKS, MARKER_WORDS, TOKEN_WORDS
from engines.battlecon.grammar import AnyOp, Effect, Hook
from engines.battlecon.kits import Ability, Advantage, Card, Kit, Marker, Special, Token
from engines.battlecon.opcodes import Bonus, Op, Rule
from engines.battlecon.vocabulary import Amount, Condition, Is, Of, RuleName, When
from words.battlecon_amounts import Lexicon
from words.battlecon_effects import EffectText, effect_text
from words.texts import words

PAGE = Path(__file__).resolve().parents[1] / "docs" / "battlecon-data.md"

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

LISTS: tuple[tuple[str, Any, str], ...] = (
    ("When", When, "moments"),
    ("Of", Of, "amounts"),
    ("Is", Is, "conditions"),
    ("RuleName", RuleName, "rules"),
)
"""Closed lists with a section of their own, and its anchor."""

SAMPLES = """
move = { op = "move", way = "advance", by = [1, 2] }
teleport = { op = "teleport", where = "adjacent" }
bonus = { op = "bonus", stat = "priority", by = -2, who = "opponent", until = "next" }
equal = { op = "equal", stat = "power", to = 3 }
rule = { op = "rule", rule = "avoid_far", value = 3 }
gain = { op = "gain", token = "coin", count = 2 }
spend = { op = "spend", token = "coin", count = [0, 3] }
exhaust = { op = "exhaust", who = "opponent" }
set_tokens = { op = "set_tokens", token = "coin" }
give = { op = "give", token = "coin" }
take_back = { op = "take_back", token = "coin" }
use_token = { op = "use_token" }
lose = { op = "lose", by = 2 }
heal = { op = "heal", by = 2 }
pay_life = { op = "pay_life", by = 1 }
damage = { op = "damage", by = 2 }
stun = { op = "stun" }
recover = { op = "recover" }
again = { op = "again" }
become_active = { op = "become_active" }
activate = { op = "activate", card = "lamp" }
deactivate = { op = "deactivate", card = "lamp" }
place = { op = "place", marker = "flag", where = "own" }
move_marker = { op = "move_marker", marker = "flag", by = 2 }
remove_marker = { op = "remove_marker", marker = "flag" }
discard = { op = "discard" }
take = { op = "take" }
swap_base = { op = "swap_base" }
add_style = { op = "add_style" }
return_style = { op = "return_style" }
guess = { op = "guess" }
clash = { op = "clash" }
win = { op = "win" }
choose = { op = "choose", options = [[{ op = "heal", by = 1 }], [{ op = "lose", by = 1 }]] }
hook = { op = "hook", name = "avoid_passed" }
"""
"""One of each op, of the fighter below."""

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
"""What the samples speak of."""

HEAD = """# A fighter's file

The reference of `data/battlecon/<id>.toml`. It is written by `python -m tools.write_battlecon_data` from
[kits.py](../engines/battlecon/kits.py), [grammar.py](../engines/battlecon/grammar.py),
[opcodes.py](../engines/battlecon/opcodes.py) and [vocabulary.py](../engines/battlecon/vocabulary.py), so it says what the code
reads; how to begin stands in [CONTRIBUTING.md](../CONTRIBUTING.md#add-a-fighter). Ids such as BC-50 are those of the rules:
`/rules about:BC-50` shows one.

A word that is not listed here, a name that the file does not have, or a number out of bounds is an error with file and line.
What players read on a card is made of the same data, in both languages; the samples below are such texts, of a fighter with the
token “Coin”, the marker “Flag”, the special card “Lamp”, the style “Swift” and the base “Kick”.
"""


def page() -> str:
    """Return the whole document."""
    parts = [HEAD]
    parts += ["## What a file has\n", *(_struct(kind, where) for kind, where in PARTS)]
    parts += ["## Moments\n", _about("When"), _table("when", get_args(When), _of_moment)]
    parts += ["## Ops\n", _shared_fields(), *(_op(op) for op in get_args(AnyOp))]
    parts += ["## Conditions\n", _doc(Condition), _fields(Condition), _about("Is")]
    parts += [_table("is", get_args(Is), _of_condition)]
    parts += ["## Amounts\n", _doc(Amount), _fields(Amount), _about("Of"), _table("of", get_args(Of), _of_amount)]
    parts += ["## Rules\n", _about("RuleName"), _table("rule", get_args(RuleName), _of_rule)]
    hooks = "What no op says is a step of its own in [hooks.py](../engines/battlecon/hooks.py).\n"
    parts += ["## Hooks\n", hooks, _table("name", sorted(HOOKS), _of_hook)]
    return "\n".join(parts)


# -------------------------------------------------------------------- docstrings


def docs_of_names(module: ModuleType) -> dict[str, str]:
    """Return the docstrings that stand beneath assignments, by name."""
    body = ast.parse(inspect.getsource(module)).body
    found: dict[str, str] = {}
    for node, after in pairwise(body):
        if isinstance(node, ast.Assign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            found |= {target.id: str(after.value.value) for target in node.targets if isinstance(target, ast.Name)}
    return found


def _about(name: str) -> str:
    return _flowing(docs_of_names(vocabulary)[name])


def _doc(kind: type[msgspec.Struct]) -> str:
    return _flowing(inspect.getdoc(kind) or "")


def _flowing(text: str) -> str:
    """Return a docstring as paragraphs of one line each; what its writers put in quotation marks or backquotes is kept."""
    paragraphs = re.split(r"\n\s*\n", inspect.cleandoc(text))
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs) + "\n"


# -------------------------------------------------------------------- fields


def _struct(kind: type[msgspec.Struct], where: str) -> str:
    return f"### {kind.__name__}\n\n{where} {_doc(kind)}\n{_fields(kind)}"


def _shared_fields() -> str:
    return f"{_doc(Op)}\nEvery op may have `if`, a list of [conditions](#conditions).\n"


def _op(kind: type[Op]) -> str:
    """Return an op: its meaning, its fields, and a sample."""
    tag = _tag(kind)
    raw = next(line.partition(" = ")[2] for line in SAMPLES.splitlines() if line.startswith(f"{tag} = "))
    sample: Any = msgspec.convert(tomllib.loads(SAMPLES)[tag], AnyOp)
    told = [_line(effect_text(_lexicon(language), Effect("end", (sample,)))) for language in ("en", "ru")]
    own = [field for field in _struct_info(kind).fields if field.encode_name != "if"]
    table = f"\n{_rows(own)}" if own else ""
    return f"### {tag}\n\n{_doc(kind)}{table}\n`{raw}`: {told[0]} · {told[1]}\n"


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _struct_info(kind: type[msgspec.Struct]) -> StructType:
    info = type_info(kind)
    assert isinstance(info, StructType)
    return info


def _fields(kind: type[msgspec.Struct]) -> str:
    return _rows(_struct_info(kind).fields)


def _rows(fields: Any) -> str:
    lines = ["| | takes | if left out |", "|---|---|---|"]
    lines += [f"| `{field.encode_name}` | {_kind(field.type)} | {_default(field)} |" for field in fields]
    return "\n".join(lines) + "\n"


def _default(field: Field) -> str:
    if field.required:
        return "must be there"
    default = field.default
    if default is None:
        return "none"
    if default is False or default == ():
        return "no" if default is False else "none"
    return f"`{str(default).lower() if isinstance(default, bool) else default}`"


def _kind(info: Any) -> str:  # noqa: PLR0911  # one line for each kind of type
    """Return what a field takes, in a word or two."""
    match info:
        case LiteralType():
            return _values(info)
        case IntType():
            bounds = [info.ge, info.le]
            return f"number from {info.ge} to {info.le}" if None not in bounds else "number"
        case StrType():
            return "id"
        case BoolType():
            return "`true` or `false`"
        case TupleType():
            return "[" + ", ".join(map(_kind, info.item_types)) + "]"
        case VarTupleType():
            return f"list of {_kind(info.item_type)}"
        case StructType():
            return _linked(info.cls)
        case UnionType():
            return _alternatives(info)
    raise TypeError(info)


def _values(info: LiteralType) -> str:
    for _, literal, anchor in LISTS:
        if set(info.values) == set(get_args(literal)):
            return f"[one of these](#{anchor})"
    return ", ".join(f'`"{value}"`' for value in info.values)


def _linked(kind: type) -> str:
    anchors = {"Amount": "amounts", "Condition": "conditions", "Name": ""}
    anchor = anchors.get(kind.__name__, kind.__name__.lower())
    return f"[{kind.__name__.lower()}](#{anchor})" if anchor else "`{ ru = …, en = … }`"


def _alternatives(info: UnionType) -> str:
    types = [each for each in info.types if not isinstance(each, NoneType)]
    if len(types) > len(get_args(AnyOp)) // 2:
        return "[op](#ops)"
    return " or ".join(_kind(each) for each in types)


# -------------------------------------------------------------------- what cards say


def _table(name: str, values: Any, told: Callable[[str, Lexicon], str]) -> str:
    """Return what a card says with each value, in both languages."""
    lines = [f"| `{name}` | a card says | по-русски |", "|---|---|---|"]
    lexicons = [_lexicon("en"), _lexicon("ru")]
    lines += [f"| `{value}` | " + " | ".join(told(value, lexicon) for lexicon in lexicons) + " |" for value in values]
    return "\n".join(lines) + "\n"


def _lexicon(language: Any) -> Lexicon:
    return Lexicon(words(language, strict=True), msgspec.convert(tomllib.loads(FIGHTER), Kit))


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
    told = msgspec.convert(facts, Condition)
    return _line(effect_text(lexicon.after("moved"), Effect("end", (Bonus(),), (told,))))


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


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
