"""The message of a hint: the practice player's answer in words, and the answers that it compared. No game is named here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from cogs.kit.messages import Message, text
from engines.kernel.counsel import Counsel, Weighed
from engines.kernel.state.model import Decision
from words.common.protocol import GameWords
from words.texts import Words

MOST_COMPARED = 8
"""Answers that a hint lists at most: enough for a whole hand. The rest is counted."""


def hint_message(game: str, asked: Decision, view: Any, counsel: Counsel, wording: GameWords, words: Words) -> Message:
    """Return the bot's answer and its reason: the best of the answers compared, with their worth in the game's unit."""
    answer = _answer(asked, counsel.keys, view, wording)
    lines = [words("hint-title"), wording.question(asked, view), words("hint-answer", answer=answer)]
    lines.append(words(f"hint-how-{counsel.how}", tries=counsel.tries, answers=len(counsel.weighed)))
    if counsel.weighed:
        shown = _shown(counsel)
        lines += [f"- {_compared(each, asked, counsel, view, wording, words)}" for each in shown]
        if len(shown) < len(counsel.weighed):
            lines.append(words("hint-rest", count=len(counsel.weighed) - len(shown)))
        if counsel.how == "mixed" and any(a.worth < b.worth for a, b in pairwise(shown)):
            lines.append(words("hint-lots"))
        lines.append(words("hint-unit", unit=words(f"{game}-measure")))
    return Message([text("\n".join(lines)), text(f"-# {words('hint-foot')}")])


def _answer(asked: Decision, keys: Sequence[str], view: Any, wording: GameWords) -> str:
    if not keys:
        return wording.nothing_label(asked)
    return ", ".join(wording.option_label(asked, key, view) for key in keys)


def _shown(counsel: Counsel) -> list[Weighed]:
    """Return the first of the answers compared; the bot's own answer is always among them."""
    shown = list(counsel.weighed[:MOST_COMPARED])
    own = next((each for each in counsel.weighed if each.keys == counsel.keys), None)
    return shown if own is None or own in shown else [*shown[:-1], own]


def _compared(each: Weighed, asked: Decision, counsel: Counsel, view: Any, wording: GameWords, words: Words) -> str:
    """Return the line of an answer compared: its worth, and in a mixed strategy its share."""
    facts = {"answer": _answer(asked, each.keys, view, wording), "worth": signed_tenths(each.worth, words)}
    if counsel.how == "mixed":
        return words("hint-share", **facts, share=round(100 * each.share))
    return words("hint-worth", **facts)


def signed_tenths(worth: float, words: Words) -> str:
    """Return a number with its sign and one decimal in the language's format: "+1.5", "−0,3", "0.0"."""
    tenths = round(worth * 10)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return words("hint-figure", sign=sign, whole=str(abs(tenths) // 10), tenths=str(abs(tenths) % 10))
