"""Each rule on commands at its bound and one past it."""

from typing import Any

import pytest

from table.checks import command_limits
from table.checks.command_limits import check_command, check_commands, name_fits
from table.errors import DiscordError
from tests.table.checks.refusing import codes, refused

JSON = dict[str, Any]


def errors(command: JSON) -> list[str]:
    return codes(refused(check_command, command))


def command(name: str = "play", **facts: Any) -> JSON:
    return {"name": name, "description": "Play"} | facts


def option(name: str = "a", kind: int = 3, **facts: Any) -> JSON:
    return {"type": kind, "name": name, "description": "An option"} | facts


FITTING = ["a", "x" * 32, "игра", "игра-1", "it's", "с_чертой", "हिन्दी", "ไทย", "日本"]
WRONG = ["", "x" * 33, "Play", "Игра", "a b", "a.b", "a/b", "🎲"]


@pytest.mark.parametrize("name", FITTING)
def test_names_that_fit(name: str) -> None:
    assert name_fits(name)
    assert errors(command(name)) == []


@pytest.mark.parametrize("name", WRONG)
def test_names_that_do_not(name: str) -> None:
    assert not name_fits(name)
    assert errors(command(name)) == ["APPLICATION_COMMAND_INVALID_NAME"]
    assert errors(command(options=[option(name)])) == ["APPLICATION_COMMAND_INVALID_NAME"]
    assert errors(command(name_localizations={"ru": name})) == ["APPLICATION_COMMAND_INVALID_NAME"]


def test_names_without_the_regex_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_limits, "regex", None)
    assert [name for name in FITTING if not name_fits(name)] == []
    assert [name for name in WRONG if name_fits(name)] == []


BIG = [
    option(f"a{i}", choices=[{"name": f"{j}".ljust(100, "x"), "value": f"{j}".ljust(100, "y")} for j in range(13)])
    for i in range(3)
]


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"description": "x" * 100}, None),
        ({"description": "x" * 101}, "BASE_TYPE_MAX_LENGTH"),
        ({"description": ""}, "BASE_TYPE_REQUIRED"),
        ({"description_localizations": {"ru": "x" * 100}}, None),
        ({"description_localizations": {"ru": "x" * 101}}, "BASE_TYPE_MAX_LENGTH"),
        ({"description_localizations": {"xx": "x"}}, "BASE_TYPE_CHOICES"),
        ({"name_localizations": {"ru-RU": "x"}}, "BASE_TYPE_CHOICES"),
        ({"options": [option(f"a{i}") for i in range(25)]}, None),
        ({"options": [option(f"a{i}") for i in range(26)]}, "BASE_TYPE_BAD_LENGTH"),
        ({"options": [option("a"), option("a")]}, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
        ({"options": [option("a", required=True), option("b")]}, None),
        ({"options": [option("a"), option("b", required=True)]}, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
        ({"options": [option(kind=12)]}, "BASE_TYPE_CHOICES"),
        ({"options": [option(autocomplete=True)]}, None),
        (
            {"options": [option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]},
            "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
        ),
        (
            {"options": [option(kind=5, choices=[{"name": "a", "value": 1}])]},
            "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
        ),
        ({"options": [option(kind=4, choices=[{"name": "a", "value": 1}])]}, None),
        ({"options": [option(kind=4, choices=[{"name": "a", "value": "1"}])]}, "NUMBER_TYPE_COERCE"),
        ({"options": [option(choices=[{"name": str(i), "value": "a"} for i in range(25)])]}, None),
        ({"options": [option(choices=[{"name": str(i), "value": "a"} for i in range(26)])]}, "BASE_TYPE_BAD_LENGTH"),
        (
            {"options": [option(choices=[{"name": "a", "value": str(i)} for i in range(2)])]},
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS",
        ),
        ({"options": [option(choices=[{"name": "x" * 100, "value": "x" * 100}])]}, None),
        ({"options": [option(choices=[{"name": "x" * 101, "value": "x"}])]}, "BASE_TYPE_MAX_LENGTH"),
        ({"options": [option(choices=[{"name": "x", "value": "x" * 101}])]}, "BASE_TYPE_MAX_LENGTH"),
        ({"options": BIG}, None),
        ({"type": 5}, "BASE_TYPE_CHOICES"),
        ({"type": 2, "description": ""}, None),
        ({"type": 2, "description": "x"}, "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION"),
        ({"type": 3, "name": "Show Hand", "description": None}, None),
        ({"type": 2, "name": "x" * 33, "description": ""}, "BASE_TYPE_MAX_LENGTH"),
        ({"type": 2, "description": "", "name_localizations": {"ru": "Позвать в игру"}}, None),
        ({"type": 2, "description": "", "name_localizations": {"ru": "x" * 33}}, "BASE_TYPE_MAX_LENGTH"),
        ({"type": 2, "description": "", "name_localizations": {"xx": "x"}}, "BASE_TYPE_CHOICES"),
        ({"type": 3, "description": "", "options": [option()]}, "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS"),
    ],
)
def test_commands(facts: JSON, code: str | None) -> None:
    assert errors(command() | facts) == ([code] if code else [])


def test_eight_thousand_characters_with_the_longest_localization() -> None:
    # 4 + 4 for the command; each option 2 + 9 and 13 choices of 200.
    base = command(options=BIG)
    used = 8 + 3 * (11 + 2600)
    left = 8000 - used
    extra = [option("zz", choices=[{"name": "x" * 50, "value": "y" * (left - 11 - 50)}])]
    assert left - 61 <= 100
    assert errors(base | {"options": [*BIG, *extra]}) == []
    longer = extra[0]["choices"][0] | {"name_localizations": {"ru": "x" * 51}}
    assert errors(base | {"options": [*BIG, extra[0] | {"choices": [longer]}]}) == ["APPLICATION_COMMAND_TOO_LARGE"]


def test_nesting() -> None:
    sub = option("s", 1, options=[option()])
    group = option("g", 2, options=[sub])
    assert errors(command(options=[group, option("t", 1)])) == []
    assert errors(command(options=[option("h", 2, options=[group])])) == ["APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"]
    deep = option("s", 1, options=[option("t", 1)])
    assert "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID" in errors(command(options=[option("g", 2, options=[deep])]))
    assert errors(command(options=[sub, option("a")])) == ["APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"]


def test_a_sub_command_within_a_sub_command() -> None:
    inner = option("t", 1)
    assert errors(command(options=[option("s", 1, options=[inner])])) == ["APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"]


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
def test_how_many(kind: int, most: int) -> None:
    def commands(number: int) -> list[JSON]:
        facts = {} if kind == 1 else {"description": ""}
        return [command(f"c{i}", type=kind, **facts) for i in range(number)]

    check_commands(commands(most))
    with pytest.raises(DiscordError) as caught:
        check_commands(commands(most + 1))
    assert caught.value.code == 30032


def test_names_are_unique_within_a_type() -> None:
    check_commands([command("a"), command("a", type=2, description="")])
    with pytest.raises(DiscordError) as caught:
        check_commands([command("a"), command("a")])
    assert codes(caught.value.errors) == ["APPLICATION_COMMANDS_DUPLICATE_NAME"]
