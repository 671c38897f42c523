"""The message of a hint: the practice player's answer in words, and the answers that it compared. No game is named here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cogs.kit.composing.messages import Message, text
from cogs.kit.match_texts.reader import Reader
from engines.kernel.automatic.counsel import Counsel, Weighed
from engines.kernel.state.model import Decision
from words.texts import Words

MOST_COMPARED = 8
"""Answers that a hint lists at most: enough for a whole hand. The rest is counted."""


def hint_message(reader: Reader, asked: Decision, counsel: Counsel) -> Message:
    """Return the bot's answer and its reason: the best of the answers compared, with their worth in the game's unit."""
    words = reader.words
    answer = _answer(reader, asked, counsel.keys)
    lines = [words("hint-title"), reader.game.question(asked, reader.view.table), words("hint-answer", answer=answer)]
    lines.append(words(f"hint-how-{counsel.how}", tries=counsel.tries, answers=len(counsel.weighed)))
    if counsel.weighed:
        shown = _shown(counsel)
        lines += [f"- {_compared(reader, each, asked, counsel)}" for each in shown]
        if len(shown) < len(counsel.weighed):
            lines.append(words("hint-rest", count=len(counsel.weighed) - len(shown)))
        if counsel.how == "mixed" and any(a.worth < b.worth for a, b in pairwise(shown)):
            lines.append(words("hint-lots"))
        lines.append(words("hint-unit", unit=words(f"{reader.live.row.game}-measure")))
    return Message([text("\n".join(lines)), text(f"-# {words('hint-foot')}")])


def _answer(reader: Reader, asked: Decision, keys: Sequence[str]) -> str:
    if not keys:
        return reader.game.nothing_label(asked)
    return ", ".join(reader.game.option_label(asked, key, reader.view.table) for key in keys)


def _shown(counsel: Counsel) -> list[Weighed]:
    """Return the first of the answers compared; the bot's own answer is always among them."""
    shown = list(counsel.weighed[:MOST_COMPARED])
    own = next((each for each in counsel.weighed if each.keys == counsel.keys), None)
    return shown if own is None or own in shown else [*shown[:-1], own]


def _compared(reader: Reader, each: Weighed, asked: Decision, counsel: Counsel) -> str:
    """Return the line of an answer compared: its worth, and in a mixed strategy its share."""
    words = reader.words
    facts = {"answer": _answer(reader, asked, each.keys), "worth": signed_tenths(each.worth, words)}
    if counsel.how == "mixed":
        return words("hint-share", **facts, share=round(100 * each.share))
    return words("hint-worth", **facts)


def signed_tenths(worth: float, words: Words) -> str:
    """Return a number with its sign and one decimal in the language's format: "+1.5", "−0,3", "0.0"."""
    tenths = round(worth * 10)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return words("hint-figure", sign=sign, whole=str(abs(tenths) // 10), tenths=str(abs(tenths) % 10))
