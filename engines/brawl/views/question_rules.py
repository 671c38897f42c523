"""The rule behind each kind of question, which is cited when an answer is refused."""

from __future__ import annotations

from collections.abc import Mapping

QUESTION_RULES: Mapping[str, str] = {
    "order": "SB-76",
    "area": "SB-01",
    "pick": "SB-02",
    "team": "SB-01",
    "bring": "SB-03",
    "ban": "SB-03",
    "trap_place": "SB-48",
    "mulligan": "SB-07",
    "deploy": "SB-08",
    "act": "SB-20",
    "core": "SB-20",
    "move": "SB-21",
    "way": "SB-21",
    "attack": "SB-31",
    "use": "SB-28",
    "react": "SB-38",
    "red": "SB-19",
    "dash": "SB-50",
    "swoop": "SB-51",
    "jump": "SB-52",
    "force": "SB-55",
    "fear": "SB-56",
    "place": "SB-67",
    "who": "SB-23",
    "next": "SB-69",
    "may": "SB-23",
    "heal": "SB-59",
    "draw": "SB-60",
    "plan": "SB-61",
    "discard": "SB-19",
    "lose_card": "SB-58",
    "retrieve": "SB-19",
    "pay": "SB-20",
    "ready": "SB-20",
    "look": "SB-17",
    "opponent": "SB-70",
}
"""The rule by the kind of question."""
