"""Shared parts of the data references: docstrings and types of the code that reads a file, as Markdown."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, get_args

import msgspec
from msgspec.inspect import (
    BoolType,
    CustomType,
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

from engines.kernel.verbs.verb import Verb
from words.texts import Language

L = TypeVar("L")

DOCS = Path(__file__).resolve().parents[3] / "docs" / "games"


def path_of(game: str) -> Path:
    """Return the path of a game's data reference."""
    return DOCS / game / "data.md"


@dataclass(frozen=True)
class Links:
    """The links from a field to the section about its values.

    `lists` has closed lists with the anchors of their sections, `structs` the anchors of structs by name if they differ from the
    name, `ops` the union of all ops.
    """

    lists: Sequence[tuple[Any, str]]
    structs: Mapping[str, str]
    ops: Any


# -------------------------------------------------------------------- docstrings


def docs_of_names(module: ModuleType) -> dict[str, str]:
    """Return the docstrings beneath assignments, by name."""
    body = ast.parse(inspect.getsource(module)).body
    found: dict[str, str] = {}
    for node, after in pairwise(body):
        if isinstance(node, ast.Assign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            found |= {target.id: str(after.value.value) for target in node.targets if isinstance(target, ast.Name)}
    return found


def doc_of_name(module: ModuleType, name: str) -> str:
    """Return the docstring beneath a name of a module."""
    return _paragraphs(docs_of_names(module)[name])


def doc(kind: type) -> str:
    """Return the docstring of a type."""
    return _paragraphs(inspect.getdoc(kind) or "")


def _paragraphs(text: str) -> str:
    """Return a docstring as paragraphs of one line each; text in quotation marks or backquotes is kept as it is."""
    paragraphs = re.split(r"\n\s*\n", inspect.cleandoc(text))
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs) + "\n"


# -------------------------------------------------------------------- fields


def struct(links: Links, kind: type[msgspec.Struct], where: str) -> str:
    """Return the section of a struct: its place, its meaning, its fields."""
    text = f"{where} {doc(kind)}".lstrip()
    return f"### {kind.__name__}\n\n{text}\n{fields(links, kind)}"


def op(links: Links, kind: type[msgspec.Struct], shared: Iterable[str], sample: str) -> str:
    """Return the section of an op: its meaning, its fields without the `shared` ones, and a sample."""
    own = [field for field in _info(kind).fields if field.encode_name not in shared]
    table = f"\n{_rows(links, own)}" if own else ""
    return f"### {tag(kind)}\n\n{doc(kind)}{table}\n{sample}\n"


def tag(kind: type[msgspec.Struct]) -> str:
    """Return the name of an op in files."""
    return str(kind.__struct_config__.tag)


def sample(kind: type[Verb]) -> str:
    """Return the sample of a verb as it stands in a file."""
    more = f", {kind.sample}" if kind.sample else ""
    return f'{{ op = "{kind.tag()}"{more} }}'


def fields(links: Links, kind: type[msgspec.Struct]) -> str:
    """Return the fields of a struct as a table."""
    return _rows(links, _info(kind).fields)


def table(name: str, values: Iterable[str], text: Callable[[str, L], str], lexicon: Callable[[Language], L]) -> str:
    """Return a table of values with the text of a card for each, in English and in Russian."""
    both = (lexicon("en"), lexicon("ru"))
    lines = [f"| `{name}` | a card says | по-русски |", "|---|---|---|"]
    lines += [f"| `{value}` | " + " | ".join(text(value, each) for each in both) + " |" for value in values]
    return "\n".join(lines) + "\n"


def _info(kind: type[msgspec.Struct]) -> StructType:
    info = type_info(kind)
    assert isinstance(info, StructType)
    return info


def _rows(links: Links, listed: Iterable[Field]) -> str:
    lines = ["| | takes | if left out |", "|---|---|---|"]
    lines += [f"| `{field.encode_name}` | {_kind(links, field.type)} | {_default(field)} |" for field in listed]
    return "\n".join(lines) + "\n"


def _default(field: Field) -> str:
    if field.required:
        return "must be there"
    default = field.default
    if default is None or isinstance(default, msgspec.Struct):
        return "none"
    if default is False or default == ():
        return "no" if default is False else "none"
    return f"`{str(default).lower() if isinstance(default, bool) else default}`"


def _kind(links: Links, info: Any) -> str:  # noqa: PLR0911  # one line for each kind of type
    """Return the type of a field's values in a word or two."""
    match info:
        case LiteralType():
            return _values(links, info)
        case IntType():
            bounds = [info.ge, info.le]
            return f"number from {info.ge} to {info.le}" if None not in bounds else "number"
        case StrType():
            return "id" if info.pattern else "text"
        case BoolType():
            return "`true` or `false`"
        case TupleType():
            return "[" + ", ".join(_kind(links, each) for each in info.item_types) + "]"
        case VarTupleType():
            return f"list of {_kind(links, info.item_type)}"
        case StructType() | CustomType():
            return _link(links, info.cls)
        case UnionType():
            return _alternatives(links, info)
    raise TypeError(info)


def _values(links: Links, info: LiteralType) -> str:
    for literal, anchor in links.lists:
        if set(info.values) == set(get_args(literal)):
            return f"[one of these](#{anchor})"
    return ", ".join(f'`"{value}"`' for value in info.values)


def _link(links: Links, kind: type) -> str:
    if kind.__name__ == "Name":
        return "`{ ru = …, en = … }`"
    anchor = links.structs.get(kind.__name__, kind.__name__.lower())
    return f"[{kind.__name__.lower()}](#{anchor})"


def _alternatives(links: Links, info: UnionType) -> str:
    types = [each for each in info.types if not isinstance(each, NoneType)]
    if len(types) > len(get_args(links.ops)) // 2:
        return "[op](#ops)"
    return " or ".join(_kind(links, each) for each in types)
