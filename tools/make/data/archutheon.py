"""Writes docs/games/archutheon/data.md, the reference of the files of Archutheon, from the code that reads them.

Run it by `python -m tools.make.data archutheon`. The meaning of a word comes from docstrings in engines/archutheon: all verbs,
and shapes.py, lasting.py, vocabulary.py, arena.py and tables.py of its content. The text on a card comes from the words that
players read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, get_args

import msgspec

from engines.archutheon.content import lasting as content_lasting
from engines.archutheon.content import shapes as content_shapes
from engines.archutheon.content import vocabulary as content_vocabulary
from engines.archutheon.content.arena import Arena, Sided, Zones
from engines.archutheon.content.lasting import Lasting, Rule, Standing, Triggered, When
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import Pack, load
from engines.archutheon.content.shapes import (
    Block,
    BlockKind,
    Card,
    Hero,
    Passive,
    Property,
    Scheme,
    SlotAttack,
    Slots,
    Terrain,
    Terrains,
    Universal,
)
from engines.archutheon.content.tables import HealthMore, SecondLeader, SlotStep, StashStep, Steps, Tables
from engines.archutheon.content.vocabulary import PERMANENTS, Amount, Condition, Group, Is, Of, Permanent, Role, Side
from engines.archutheon.verbs.life.harm import Harm
from engines.kernel.verbs.verb import union_of, verbs_of
from tools.make.data import page as data_page
from tools.make.data.page import Links, doc, doc_of_name, fields, struct
from words.archutheon.cards.effects import sentences
from words.archutheon.cards.standing import standing_sentences
from words.archutheon.cards.texts import CardWords
from words.archutheon.cards.whom import Lexicon
from words.texts import Language, words

HERO: tuple[tuple[type[msgspec.Struct], str], ...] = (
    (Hero, "The whole file."),
    (Card, "`cards`."),
    (Scheme, "`scheme` of a card or a property."),
    (Block, "`block` of a card."),
    (Property, "`slow`, `fast` and `swift` of a card."),
    (Passive, "`passives` of a hero, `sides` of a terrain."),
    (Standing, "`text` of a passive or a terrain."),
    (Lasting, "`text.lasting`, and `trait` of a hero."),
    (Triggered, "`text.triggered`."),
)
OTHERS: tuple[tuple[type[msgspec.Struct], str], ...] = (
    (Universal, ""),
    (Terrains, ""),
    (Terrain, "`terrains`."),
    (Arena, "A file of `boards`."),
    (Sided, "`starts` and `tokens`."),
    (Zones, "`collapse`."),
    (Tables, "The file tables.toml."),
    (HealthMore, "`health_more`."),
    (SecondLeader, "`second_leader`."),
    (Steps, "`movement`."),
    (SlotStep, "`slots`."),
    (StashStep, "`stash`."),
    (Slots, "`basic`, `attack` and `defence`."),
    (SlotAttack, "The attack of a slot."),
)

LINKS = Links(
    lists=(
        (Of, "amounts"),
        (Is, "conditions"),
        (Role, "whom"),
        (Side, "whom"),
        (Rule, "rules"),
        (When, "moments"),
        (Permanent, "permanents"),
        (BlockKind, "blocks"),
    ),
    structs={"Amount": "amounts", "Condition": "conditions", "Group": "whom"},
    ops=union_of(Op),
)

HEAD = """# Heroes, terrains and maps

The reference of `data/archutheon`. It is written by `python -m tools.make.data archutheon` from
[shapes.py](../../../engines/archutheon/content/shapes.py), [verbs](../../../engines/archutheon/verbs),
[lasting.py](../../../engines/archutheon/content/lasting.py) and
[vocabulary.py](../../../engines/archutheon/content/vocabulary.py), so it says what the code reads. Ids such as AR-34 are those
of the rules: `/rules about:AR-34` shows one.

A word that is not listed here, or a number out of bounds, is an error with file and line. So is a card that cannot be carried
out, or a map that is not fair. Heroes of content packs keep the same bounds of damage, range and block as ours. What players
read on a card is made of the same data, in both languages; the samples below are such texts.
"""


def page() -> str:
    """Return the whole document in Markdown."""
    parts = [HEAD, "## What a hero's file has\n", *(struct(LINKS, kind, where) for kind, where in HERO)]
    parts += ["## Ops\n", doc(Op), fields(LINKS, Op), *(_op(op) for op in verbs_of(Op))]
    parts += ["## Whom\n", doc_of_name(content_vocabulary, "Role"), _table("who", get_args(Role), _of_role)]
    parts += [doc(Group), fields(LINKS, Group), doc_of_name(content_vocabulary, "Side")]
    parts += [_table("side", get_args(Side), _of_side)]
    parts += ["## Conditions\n", doc(Condition), fields(LINKS, Condition), doc_of_name(content_vocabulary, "Is")]
    parts += [_table("is", get_args(Is), _of_condition)]
    parts += ["## Amounts\n", doc(Amount), fields(LINKS, Amount), doc_of_name(content_vocabulary, "Of")]
    parts += [_table("of", get_args(Of), _of_amount)]
    parts += ["## Rules\n", doc_of_name(content_lasting, "Rule"), _table("rule", get_args(Rule), _of_rule)]
    parts += ["## Moments\n", doc_of_name(content_lasting, "When"), _table("when", get_args(When), _of_moment)]
    parts += ["## Permanents\n", _table("what", PERMANENTS, _of_permanent)]
    parts += ["## Blocks\n", doc_of_name(content_shapes, "BlockKind")]
    parts += [data_page.table("kind", get_args(BlockKind), _of_block, _card_words)]
    parts += ["## What the other files have\n", *(struct(LINKS, kind, where) for kind, where in OTHERS)]
    return "\n".join(parts)


def _table(name: str, values: Iterable[str], text: Callable[[str, Lexicon], str]) -> str:
    return data_page.table(name, values, text, _lexicon)


def _op(kind: type[Op]) -> str:
    """Return the section of an op: its meaning, its fields, and a sample."""
    raw = data_page.sample(kind)
    sample: Any = msgspec.convert(tomllib.loads(f"sample = {raw}")["sample"], union_of(Op))
    texts = [sentences(_lexicon(language), (sample,)) for language in ("en", "ru")]
    return data_page.op(LINKS, kind, {"if", "may"}, f"`{raw}`: {texts[0]} · {texts[1]}")


# -------------------------------------------------------------------- what cards say


def _lexicon(language: Language) -> Lexicon:
    return Lexicon(words(language, strict=True))


def _card_words(language: Language) -> CardWords:
    return CardWords(language, _standard(), strict=True)


def _standard() -> Pack:
    return load()


def _of_role(value: str, lexicon: Lexicon) -> str:
    return sentences(lexicon, (Harm(by=1, who=value),))  # type: ignore[arg-type]  # one of the list


def _of_side(value: str, lexicon: Lexicon) -> str:
    return sentences(lexicon, (Harm(by=1, who=Group(value, within=1)),))  # type: ignore[arg-type]  # one of the list


MORE: dict[str, dict[str, Any]] = {
    "dealt": {"who": "target"},
    "element": {"element": "chaos"},
    "element_of": {"element": "chaos", "who": "target"},
    "has": {"permanent": "armour", "who": "target"},
    "on": {"thing": "rift", "who": "target"},
    "near": {"who": "target", "of": "leader", "most": 1},
    "health": {"who": "target", "most": 5},
    "leader": {"who": "target"},
    "enemy": {"who": "target"},
    "count": {"group": {"side": "allies", "within": 1}, "least": 2},
    "answers": {"speed": "slower"},
    "placed": {"who": "target"},
    "moved": {"who": "target"},
}
"""The fields that a sample of a condition needs."""


def _of_condition(value: str, lexicon: Lexicon) -> str:
    condition = msgspec.convert({"is": value} | MORE.get(value, {}), Condition)
    return sentences(lexicon, (Harm(by=1, who="target", if_=(condition,)),))


def _of_amount(value: str, lexicon: Lexicon) -> str:
    group = Group("allies", within=1) if value == "count" else None
    return sentences(lexicon, (Harm(by=Amount(value, group=group), who="target"),))  # type: ignore[arg-type]  # of the list


def _of_rule(value: str, lexicon: Lexicon) -> str:
    facts: dict[str, Any] = {
        "immune": {"permanent": "numb"},
        "open_cover": {"thing": "wall"},
        "boost_more": {"element": "chaos"},
        "quicker": {"speed": "swift"},
    }.get(value, {})
    return _standing(lexicon, Standing(lasting=(Lasting(value, **facts),)))  # type: ignore[arg-type]  # of the list


def _of_moment(value: str, lexicon: Lexicon) -> str:
    return _standing(lexicon, Standing(triggered=(Triggered(value, (Harm(by=1, who="self"),)),)))  # type: ignore[arg-type]  # as above


def _standing(lexicon: Lexicon, text: Standing) -> str:
    return " ".join(standing_sentences(replace(lexicon, me="each"), text))


def _of_permanent(value: str, lexicon: Lexicon) -> str:
    name = lexicon.say("archutheon-permanent", permanent=value, case="nom")
    return f"{name}: {lexicon.say('archutheon-permanent-does', permanent=value)}"


def _of_block(value: str, texts: CardWords) -> str:
    return texts.block(Block(value, 0 if value in ("dodge", "hop") else 2))  # type: ignore[arg-type]  # one of the list
