"""The one error of the package: something that a tournament does not allow, with a key for its text and the facts in it."""

from __future__ import annotations


class TournamentError(ValueError):
    """A refusal: `key` names the text to show, `facts` fill it, `rule` is the id of the rule behind it."""

    def __init__(self, key: str, rule: str, **facts: object) -> None:
        """Keep the key, the rule and the facts of the refusal."""
        super().__init__(f"{key} ({rule}): {facts}" if facts else f"{key} ({rule})")
        self.key = key
        self.rule = rule
        self.facts = facts
