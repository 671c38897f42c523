"""The rule behind each kind of question, which is cited when an answer is refused."""

from __future__ import annotations

from collections.abc import Mapping

QUESTION_RULES: Mapping[str, str] = {
    "first": "LG-02",
    "mulligan": "LG-03",
    "squad": "LG-04",
    "main": "LG-26",
    "act": "LG-30",
    "hero": "LG-19",
    "attack": "LG-14",
    "block": "LG-41",
    "target": "LG-51",
    "mode": "LG-54",
    "pay_discard": "LG-31",
    "pay_sacrifice": "LG-31",
    "split": "LG-48",
    "order": "LG-50",
    "may": "LG-50",
    "sacrifice": "LG-06",
    "discard": "LG-10",
    "look": "LG-10",
    "recover": "LG-10",
}
"""The rule by the kind of question. "main" is asked in the own main phase with an empty stack, "act" in all other
windows. Within the lanes of both come "hero", "attack", "block", "target", "mode",
"pay_discard", "pay_sacrifice".
"""
