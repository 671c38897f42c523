"""Most code points of the texts of any game, as `words/common/protocol.py` promises them."""

from __future__ import annotations

LABEL = 80
"""The label of an answer, as on a button in Discord; a select takes 100."""

DESCRIPTION = 100
"""The short effect of an answer, as in an option of a select."""

DETAIL = 600
"""The full effect of an answer."""

ALT = 1024
"""An Alt text in Discord: a summary of a table or a hand, the description of a card's picture."""

BOARD = 3500
"""A text board, or all references together: what a message of components takes, less room for a heading and controls."""
