"""Table options that say by themselves what can be chosen (engines/kernel/lobby/options.py)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.lobby.options import Choice, TableOption, table_options


class Options(msgspec.Struct, frozen=True):
    """Two options to choose, one of them always told, and two that nobody is asked about."""

    length: Annotated[Literal["long", "short"], Choice(always=True)] = "long"
    named: tuple[str, ...] = ()
    least: Annotated[int, msgspec.Meta(ge=1)] = 1
    open: Annotated[Literal["yes", "no"], Choice()] = "no"


class Wrong(msgspec.Struct, frozen=True):
    """A mark where there is nothing to choose from."""

    length: Annotated[int, Choice()] = 1


def test_marked_fields_are_options_in_their_order() -> None:
    assert table_options(Options) == (
        TableOption("length", ("long", "short"), always=True),
        TableOption("open", ("yes", "no"), always=False),
    )


def test_a_mark_on_what_is_no_list_of_values_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.length is no Literal"):
        table_options(Wrong)


@pytest.mark.parametrize("game", GAMES)
def test_each_value_of_a_games_option_is_one_that_its_options_take(game: str) -> None:
    for option in GAMES[game].table_options:
        for value in option.values:
            made = msgspec.convert({option.field: value}, GAMES[game].options_type)
            assert getattr(made, option.field) == value
