"""Every word of cards has a test of its own: verbs, conditions, amounts, lasting rules, moments."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from engines.archutheon.content.lasting import Rule, When
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Is, Of
from engines.kernel.verbs.verb import verbs_of

HERE = Path(__file__).resolve().parents[1]
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py") if path != Path(__file__))


@pytest.mark.parametrize("word", [kind.tag() for kind in verbs_of(Op)])
def test_a_verb(word: str) -> None:
    assert f'op("{word}"' in TESTS or f'"{word}"' in TESTS


@pytest.mark.parametrize("word", get_args(Is))
def test_a_condition(word: str) -> None:
    assert f'"is": "{word}"' in TESTS or f'("{word}", ' in TESTS


@pytest.mark.parametrize("word", get_args(Of))
def test_an_amount(word: str) -> None:
    assert f'"of": "{word}"' in TESTS or f'("{word}", ' in TESTS


@pytest.mark.parametrize("word", get_args(Rule))
def test_a_lasting_rule(word: str) -> None:
    assert f'"rule": "{word}"' in TESTS or f'lasting("{word}"' in TESTS


@pytest.mark.parametrize("word", get_args(When))
def test_a_moment(word: str) -> None:
    assert f'"{word}"' in TESTS
