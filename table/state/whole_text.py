"""Text without halves of characters: what UTF-8 cannot hold would stop whoever stores or sends it."""

from __future__ import annotations

from typing import Any


def whole(value: Any) -> Any:
    """Return a value of JSON whose texts have "�" in place of each lone surrogate.

    The halves of an emoji that stand side by side are put together.
    """
    if isinstance(value, str):
        return value if _is_whole(value) else value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if isinstance(value, list):
        return [whole(item) for item in value]
    if isinstance(value, dict):
        return {whole(key): whole(item) for key, item in value.items()}
    return value


def _is_whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
