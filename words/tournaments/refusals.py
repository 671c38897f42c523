"""Refusals in words: who may not do this, which rule says so, and what would make it legal."""

from __future__ import annotations

from collections.abc import Mapping

from tournaments.views.shapes import Problem, Refusal
from words.tournaments.speech import Speech

NUMBERS = (
    *("above", "best_of", "count", "cut", "days", "draw", "entries", "gone", "groups", "least", "members", "missing"),
    *("most", "next", "n", "nth", "round", "rounds", "size", "stage", "table", "value"),
)
"""The facts of refusals that are numbers; one that a refusal does not have is 0."""

TEXTS = ("phase", "places", "points", "setting")
"""The facts of refusals that are words; one that a refusal does not have is ""."""

MADE = ("who", "name", "value_shown", "least_shown", "most_shown")
"""The variables of refusals that are made of their facts."""

SPANS = frozenset(
    {
        *("check_in", "no_show_game", "no_show_pairing", "no_show", "flag", "time_per_game", "round", "extension"),
        "vacation",
    }
)
"""The settings that are lengths of time, whose bounds are shown as such."""


def refusal(speech: Speech, key: str, rule: str, facts: Mapping[str, object]) -> str:
    """Return the text of a `TournamentError` from its key, rule and facts."""
    text = speech(f"refused-tournament-{key}", **texts_of(speech, facts))
    return speech("tournament-by-rule", text=text, rule=rule)


def texts_of(speech: Speech, facts: Mapping[str, object]) -> dict[str, str | float]:
    """Return the variables of a refusal's text from its facts: numbers, words, names, bounds as they are shown."""
    known: dict[str, str | float] = {name: int(str(facts.get(name, 0))) for name in NUMBERS}
    known |= {name: str(facts.get(name, "")) for name in TEXTS}
    known["who"] = speech.name(int(str(facts["entry"]))) if "entry" in facts else str(facts.get("who", ""))
    if "person" in facts:
        known["who"] = speech.person(int(str(facts["person"])))
    return known | _setting(speech, known)


def problem(speech: Speech, wrong: Problem) -> str:
    """Return the text of a problem with settings."""
    return refusal(speech, wrong.key, wrong.rule, {"setting": wrong.setting, **wrong.facts})


def problems(speech: Speech, wrong: tuple[Problem, ...]) -> str:
    """Return everything that is wrong with settings, a line each; "" if nothing is."""
    return "\n".join(f"- {problem(speech, one)}" for one in wrong)


def entry_refusal(speech: Speech, wrong: Refusal, users: Mapping[int, str]) -> str:
    """Return why somebody may not enter. `users` are the names of the persons by user, escaped."""
    text = refusal(speech, wrong.key, wrong.rule, {})
    return speech("tournament-about", who=users[wrong.user], text=text) if wrong.user in users else text


def _setting(speech: Speech, known: Mapping[str, str | float]) -> dict[str, str]:
    """Return the name of a setting and its bounds as they are shown."""
    name = str(known["setting"])
    # A setting of whole rounds and one of seconds share the name "round": the second has far larger bounds.
    shown = {bound: int(known[bound]) for bound in ("value", "least", "most")}
    is_span = name in SPANS and shown["most"] > 1000
    texts = {f"{bound}_shown": speech.span(count) if is_span else str(count) for bound, count in shown.items()}
    return texts | {"name": speech(f"tournament-setting-{name}") if name else ""}
