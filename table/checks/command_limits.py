"""Discord's limits on application commands (docs: Application Commands)."""

from __future__ import annotations

import re
from typing import Any

from table.errors import JSON, Problems, refusal
from table.state.shapes import LOCALES

try:
    import regex
except ImportError:  # the table also runs without the development packages; then scripts are approximated
    regex = None

_PATTERN = r"[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}"
_PLAIN = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
_SUB, _GROUP = 1, 2
_WITH_CHOICES = frozenset({3, 4, 10})
# Commands of each type at most, in one scope.
_MOST = {1: 100, 2: 15, 3: 15, 4: 1}


def name_fits(name: str) -> bool:
    """Return whether this can be the name of a slash command or of an option."""
    if name != name.lower():
        return False
    if regex is None:
        return _PLAIN.fullmatch(name) is not None
    return regex.fullmatch(_PATTERN, name) is not None


def check_commands(commands: list[JSON]) -> None:
    """Check a whole set of commands. Raises DiscordError 400: 50035 by place, 30032 for too many."""
    problems = Problems()
    seen: set[tuple[int, str]] = set()
    counts = dict.fromkeys(_MOST, 0)
    for i, command in enumerate(commands):
        _command(problems, (i,), command)
        kind = command.get("type") or 1
        counts[kind] = counts.get(kind, 0) + 1
        key = (kind, str(command.get("name")))
        if key in seen:
            problems.add((i,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
    problems.refuse()
    if any(counts[kind] > most for kind, most in _MOST.items()):
        raise refusal(30032)


def check_command(command: JSON) -> None:
    """Check one command. Raises DiscordError 400 / 50035."""
    problems = Problems()
    _command(problems, (), command)
    problems.refuse()


def _command(problems: Problems, place: tuple[str | int, ...], command: JSON) -> None:
    kind = command.get("type") or 1
    if kind not in _MOST:
        problems.add((*place, "type"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4}.")
        return
    if kind != 1:
        _menu(problems, place, command)
        return
    _names(problems, place, command, named=True)
    _options(problems, place, command.get("options") or [], within=None)
    if _characters(command) > 8000:
        text = "Command exceeds maximum size (8000)"
        problems.add(place, "APPLICATION_COMMAND_TOO_LARGE", text)


def _menu(problems: Problems, place: tuple[str | int, ...], command: JSON) -> None:
    """Check an entry of a context menu, whose name is free: of any letters, with spaces."""
    problems.length((*place, "name"), command.get("name"), 1, 32)
    for locale, text in (command.get("name_localizations") or {}).items():
        _locale(problems, (*place, "name_localizations"), locale)
        problems.length((*place, "name_localizations", locale), text, 1, 32)
    if command.get("description") or command.get("description_localizations"):
        problems.add((*place, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Has no description.")
    if command.get("options"):
        problems.add((*place, "options"), "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS", "Has no options.")


def _names(problems: Problems, place: tuple[str | int, ...], item: JSON, *, named: bool) -> None:
    names: dict[tuple[str, ...], Any] = {("name",): item.get("name")}
    for locale, text in (item.get("name_localizations") or {}).items():
        _locale(problems, (*place, "name_localizations"), locale)
        names["name_localizations", locale] = text
    for spot, name in names.items():
        if not isinstance(name, str) or not 1 <= len(name) <= 32 or (named and not name_fits(name)):
            problems.add((*place, *spot), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    problems.length((*place, "description"), item.get("description"), 1, 100)
    for locale, text in (item.get("description_localizations") or {}).items():
        _locale(problems, (*place, "description_localizations"), locale)
        problems.length((*place, "description_localizations", locale), text, 1, 100)


def _locale(problems: Problems, place: tuple[str | int, ...], locale: str) -> None:
    if locale not in LOCALES:
        problems.add((*place, locale), "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.")


def _options(problems: Problems, place: tuple[str | int, ...], options: list[JSON], within: int | None) -> None:
    if len(options) > 25:
        problems.count((*place, "options"), len(options), 0, 25)
    subs = [option.get("type") in (_SUB, _GROUP) for option in options]
    if any(subs) and not all(subs):
        text = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        problems.add((*place, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    seen: set[str] = set()
    optional = False
    for i, option in enumerate(options):
        spot = (*place, "options", i)
        _names(problems, spot, option, named=True)
        if option.get("name") in seen:
            problems.add((*spot, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Name is already taken")
        seen.add(str(option.get("name")))
        if option.get("required") and optional:
            text = "Required options must be placed before non-required options"
            problems.add((*spot, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional = optional or not option.get("required")
        _option(problems, spot, option, within)


def _option(problems: Problems, place: tuple[str | int, ...], option: JSON, within: int | None) -> None:
    kind = option.get("type")
    if kind not in range(1, 12):
        problems.add((*place, "type"), "BASE_TYPE_CHOICES", "Value must be one of 1 to 11.")
    if kind in (_SUB, _GROUP):
        if within is not None and (kind, within) != (_SUB, _GROUP):
            problems.add((*place, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
        _options(problems, place, option.get("options") or [], kind)
        return
    choices = option.get("choices") or []
    if choices and kind not in _WITH_CHOICES:
        problems.add((*place, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type has no choices")
    if choices and option.get("autocomplete"):
        text = "Choices and autocomplete exclude each other"
        problems.add((*place, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", text)
    if len(choices) > 25:
        problems.count((*place, "choices"), len(choices), 0, 25)
    for j, choice in enumerate(choices):
        problems.length((*place, "choices", j, "name"), choice.get("name"), 1, 100)
        if kind == 3:
            problems.length((*place, "choices", j, "value"), choice.get("value"), 1, 100)
        elif not isinstance(choice.get("value"), int | float):
            problems.add((*place, "choices", j, "value"), "NUMBER_TYPE_COERCE", "Value is not a number.")
    names = [choice.get("name") for choice in choices]
    if len(set(names)) != len(names):
        text = "Option choice names must be unique"
        problems.add((*place, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", text)


def _characters(item: JSON) -> int:
    """Return the characters that count for the limit of 8000: the longest localization of each text."""
    total = _longest(item, "name") + _longest(item, "description")
    for choice in item.get("choices") or []:
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(_characters(option) for option in item.get("options") or [])


def _longest(item: JSON, key: str) -> int:
    texts: list[Any] = [item.get(key), *(item.get(f"{key}_localizations") or {}).values()]
    return max(len(str(text or "")) for text in texts)
