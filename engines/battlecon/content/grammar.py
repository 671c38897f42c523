"""The type of effects: when, if, and the ops to do. Everything that a card says is an effect of this type.

The text that players read is generated from these structs (words/battlecon/cards/texts.py), so a card does what it says.
"""

from __future__ import annotations

import msgspec

from engines.battlecon.content.op import Op
from engines.battlecon.content.vocabulary import Conditions, When
from engines.kernel.content.reading import Content
from engines.kernel.verbs.verb import AnyOf


class Effect(Content, frozen=True, cache_hash=True):
    """One effect of a card: a moment, conditions and ops. Compulsory unless `may` (BC-40). `each`: at a moment it applies
    each time, else once a beat (BC-41).
    """

    when: When
    do: tuple[AnyOf[Op], ...]
    if_: Conditions = msgspec.field(name="if", default=())
    may: bool = False
    each: bool = False
