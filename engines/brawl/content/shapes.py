"""The types of the content files: champions with their cards, challenges (SB-80, SB-82)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.brawl.content.forms import Forms
from engines.brawl.content.lasting import Give, Lasting, Triggered
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Core, Count, Id
from engines.kernel.content.names import Name
from engines.kernel.content.reading import Content
from engines.kernel.verbs.verb import AnyOf

Source = Literal["printed", "adapted", "ours", "pack"]
Kind = Literal["attack", "skill", "reaction"]


class Range(Content, frozen=True):
    """The range of a card (SB-24 to SB-27). "area": `most` neighbouring hexes, 3 or 6; "direct", "indirect": `least` to `most`
    hexes away. `any_side`: allies may be the target too, or an enemy with `champions`.
    """

    shape: Literal["melee", "direct", "indirect", "area"]
    least: Count = 1
    most: Count = 1
    any_side: bool = False


class Card(Content, frozen=True):
    """An action card.

    `move` are its boots, 0: none (SB-33). Without `strength` it does not attack; a reaction without `defence` gives none.
    `travel` is its way of moving by its boots: "enemies": through enemies too; "all": through enemies, statues and traps, which
    do not trigger. `pre` and `post` are the effects before and after the attack, `do` those of a skill, or of a reaction when
    it is played; `gives` are its attributes besides. `number` is the printed one.
    """

    id: Id
    name: Name
    number: Annotated[int, msgspec.Meta(ge=2, le=7)]
    core: Core
    kind: Kind
    move: Count = 0
    travel: Literal["walk", "enemies", "all"] = "walk"
    range: Range | None = None
    strength: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    defence: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    gives: tuple[Give, ...] = ()
    do: tuple[AnyOf[Op], ...] = ()
    pre: tuple[AnyOf[Op], ...] = ()
    post: tuple[AnyOf[Op], ...] = ()


class Face(Content, frozen=True):
    """A side of a champion card: health and defence (SB-40, SB-30)."""

    health: Annotated[int, msgspec.Meta(ge=1, le=20)]
    defence: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Ability(Content, frozen=True):
    """The ability of the levelled side besides its figures (SB-42)."""

    lasting: tuple[Lasting, ...] = ()
    triggered: tuple[Triggered, ...] = ()


class Champion(Content, frozen=True, omit_defaults=True):
    """A champion, one file: both sides of the champion card, and six action cards, two of each core.

    `forms` are for champions of content packs; those of the shipped ones are among the texts (`brawl-gender`, `brawl-named`).
    """

    id: Id
    name: Name
    source: Source
    emblem: Id
    flavour: Name
    base: Face
    levelled: Face
    ability: Ability
    cards: tuple[Card, ...]
    forms: Forms | None = None


class Challenge(Content, frozen=True):
    """A challenge, of one of two kinds (SB-82).

    `statues`: a champion next to each of these statues, as many next to one as it is named times. `control`: more champions
    than the opponent in an area (SB-66): a named part of the arena, or as seen by the player "away", "home" (nearer to the
    opponent's deployment area, or to the own) or "middle" (as far from both).
    """

    id: Id
    name: Name
    statues: tuple[Core, ...] = ()
    control: Id | None = None


class Challenges(Content, frozen=True):
    """The file challenges.toml."""

    source: Source
    challenges: tuple[Challenge, ...]
