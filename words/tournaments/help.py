"""Short pages that explain tournaments: how to enter, how rounds and ratings are computed, how to check them."""

from __future__ import annotations

from collections.abc import Mapping

from words.tournaments.speech import Speech

RULES: Mapping[str, tuple[int, ...]] = {
    "entering": (1, 2, 3, 4, 5, 6, 9, 10, 11),
    "leaving": (7, 8),
    "draws": (12, 13, 14),
    "swiss": (23, 24, 25, 26, 27, 64),
    "pods": (28, 29, 30, 31, 32, 42),
    "elimination": (15, 16, 17, 18, 19),
    "robin": (20, 21, 22),
    "games": (33, 34, 37, 40, 41),
    "deadlines": (35, 36, 38, 39),
    "tables": (43, 44, 45, 46, 48),
    "cards": (47,),
    "ratings": (49, 50, 51, 52, 53, 54),
    "formula": (49, 50, 54),
    "leagues": (55, 56, 57),
    "organisers": (60, 61, 62),
    "penalties": (60, 63),
    "privacy": (65, 66, 67, 68),
}
"""The topics in reading order, each with the numbers of the rules that it explains."""

TOPICS: tuple[str, ...] = tuple(RULES)


def title(speech: Speech, topic: str) -> str:
    """Return the title of a topic."""
    return speech(f"tournament-help-{topic}-title")


def page(speech: Speech, topic: str) -> str:
    """Return a topic as a page that one message holds: its title, its text, and the rules that it explains."""
    rules = ", ".join(rule_id(number) for number in RULES[topic])
    foot = speech("tournament-help-rules", rules=rules)
    return f"### {title(speech, topic)}\n{speech(f'tournament-help-{topic}-text')}\n-# {foot}"


def rule_id(number: int) -> str:
    """Return the id of a rule: "TM-04"."""
    return f"TM-{number:02}"


def topic_of_rule(rule: str) -> str | None:
    """Return the first topic that explains a rule such as "TM-24", None if there is no such rule."""
    return next((topic for topic, numbers in RULES.items() if rule in map(rule_id, numbers)), None)
