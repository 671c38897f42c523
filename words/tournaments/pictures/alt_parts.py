"""Putting an Alt text together: sentences first, then as many parts of a list as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from words.common.limits import ALT
from words.texts import Words, sentence


def alt_text(sentences: Sequence[str], parts: Sequence[str], say: Words) -> str:
    """Return sentences, and after them the parts of a list that fit; it is said how many are left out."""
    head = " ".join(sentence(each) for each in sentences if each)
    for count in range(len(parts), 0, -1):
        left = len(parts) - count
        shown = "; ".join(parts[:count])
        tail = sentence(say("picture-alt-more", list=shown, count=left) if left else shown)
        whole = f"{head} {tail}".strip()
        if len(whole) <= ALT:
            return whole
    return head
