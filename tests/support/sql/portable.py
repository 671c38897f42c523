"""The lint of SQL: a statement may use only what SQLite and PostgreSQL both read, and read alike.

It finds what one of them would take in another sense, or refuse only when it is run. Types and names it leaves to PostgreSQL
itself, which prepares every statement in `tests/store/test_postgres.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from store.postgres.dialect import tokens

FUNCTIONS = frozenset({"cast", "coalesce", "count", "json_extract", "length", "max", "min", "substr", "sum"})
"""Functions that both have; `json_extract` is made with PostgreSQL's schema."""

SIGNS = frozenset({"(", ")", ",", ".", "*", "+", "-", "/", "%", "=", "<>", "<", ">", "<=", ">=", "||"})

PATTERNS = {
    r"^(?!SELECT |INSERT |UPDATE |DELETE |WITH )": "begins with no verb of both",
    r"\b(INSERT|UPDATE) OR \w+": "has OR REPLACE or OR IGNORE; ON CONFLICT is known to both",
    r"\bREPLACE INTO\b": "has REPLACE INTO; ON CONFLICT is known to both",
    r"\bGLOB\b|\bREGEXP\b|\bCOLLATE\b|\b_?ROWID_?\b": "has an operator or a column of SQLite alone",
    r"\?\d* IS\b": "compares a mark with IS, whose type PostgreSQL cannot find: leave the condition out instead",
    r"\bIS (NOT )?(?!NULL\b|NOT NULL\b)": "compares by IS; only IS NULL and IS NOT NULL are known to both",
    r"\bNOT (?!NULL\b|IN\b|EXISTS\b|LIKE\b|BETWEEN\b|\()": "negates a number; write = 0",
    r"\bAS INTEGER\b": "casts to INTEGER, which has 32 bits in PostgreSQL; BIGINT has 64 in both",
    r"\bLIMIT [^ ]+ ,": "has a LIMIT of two values; OFFSET is known to both",
}
"""What no statement may have, as a pattern of its words with one space between, texts left out."""


def problems(sql: str) -> list[str]:
    """Return what is not portable in a statement."""
    found = [*_by_token(sql)]
    plain = " ".join("''" if kind == "text" else text.upper() for kind, text in tokens(sql) if kind != "space")
    found += [why for pattern, why in PATTERNS.items() if re.search(pattern, plain)]
    return found + [f"has {name} of several values" for name in ("MIN", "MAX") if _takes_several(plain, name)]


def _by_token(sql: str) -> Iterator[str]:
    """Yield what is wrong with single tokens, or with a word that calls a function."""
    before = ("", "")
    for kind, text in tokens(sql):
        if kind == "quoted":
            yield f"quotes {text}, which SQLite reads as a text if there is no such column"
        elif kind == "sign" and text not in SIGNS:
            yield f"has the sign {text}"
        elif text == "(" and before[0] == "word" and before[1].lower() not in FUNCTIONS:
            yield f"calls {before[1]}, which not both have"
        before = kind, text


def _takes_several(plain: str, name: str) -> bool:
    """Return whether a call of min or max has a comma of its own: in SQLite it is another function then."""
    for call in re.finditer(rf"\b{name} \(", plain):
        depth = 1
        for sign in plain[call.end() :]:
            depth += (sign == "(") - (sign == ")")
            if depth == 0:
                break
            if sign == "," and depth == 1:
                return True
    return False
