"""Writes docs/games/krendel/data.md, the reference of the files of Krendel's Tournament, from the code that reads them.

Run it by `python -m tools.make.data krendel`. The meaning of a word comes from the docstrings of
engines/krendel/content/shapes.py. The text on a card comes from the words that players read.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, get_args

import msgspec

from engines.krendel.content.pack import Pack, load
from engines.krendel.content.shapes import Condition, Creature, Creatures, Effect, Hero, Heroes, Prize, Reward, Rewards
from tools.make.data import page as data_page
from tools.make.data.page import Links, struct, tag
from words.krendel.cards import CardWords

LINKS = Links(lists=(), structs={}, ops=Effect)

SPELLS = """
modify = { op = "modify", who = "neighbours", stat = "attack", by = -1 }
fight_with_all = { op = "fight_with_all" }
with_previous = { op = "with_previous" }
extra_trophy = { op = "extra_trophy", count = 1 }
thorns = { op = "thorns", count = 1 }
shield = { op = "shield" }
attack_only = { op = "attack_only", side = "left" }
"""
PRIZES = """
heal = { op = "heal", count = 2, may = true }
trophies = { op = "trophies", count = 1 }
wound_neighbours = { op = "wound_neighbours", count = 1 }
steal_trophy = { op = "steal_trophy" }
"""
CONDITIONS = """
extreme = { op = "extreme", stat = "attack", end = "highest" }
unscathed = { op = "unscathed" }
fruitless = { op = "fruitless" }
"""
"""One sample of each op."""

ROWS = r"\| `(spell|prize|condition)` \|[^|]*\| must be there \|"
"""The rows of fields that take ops."""

HEAD = """# Creatures, rewards and heroes

The reference of `data/krendel`. It is written by `python -m tools.make.data krendel` from
[shapes.py](../../../engines/krendel/content/shapes.py), so it says what the code reads; how to begin stands in
[CONTRIBUTING.md](../../../CONTRIBUTING.md#add-a-card), how to add cards without touching the bot in
[packs.md](../../extend/packs.md). Ids such as TK-54 are those of the rules: `/rules about:TK-54` shows one.

A word that is not listed here, or a number out of bounds, is an error with file and line. What players read on a card is made of
the same data, in both languages; the samples below are such texts.
"""


def page() -> str:
    """Return the whole document in Markdown."""
    parts = [
        HEAD,
        "## What creatures.toml has\n",
        struct(LINKS, Creatures, ""),
        struct(LINKS, Creature, "`creatures`."),
    ]
    parts += ["## Spells\n", "A `spell` is a list of these; changes of the same creatures are worded together.\n"]
    parts += [_op(kind, SPELLS, "spell") for kind in get_args(Effect)]
    parts += ["## What rewards.toml has\n", struct(LINKS, Rewards, ""), struct(LINKS, Reward, "`rewards`.")]
    parts += ["## Prizes\n", "The `prize` of a reward.\n", *(_op(kind, PRIZES, "prize") for kind in get_args(Prize))]
    parts += ["## Conditions\n", "The `condition` of a reward.\n"]
    parts += [_op(kind, CONDITIONS, "condition") for kind in get_args(Condition)]
    parts += ["## What heroes.toml has\n", struct(LINKS, Heroes, ""), struct(LINKS, Hero, "`heroes`.")]
    return re.sub(ROWS, _of_op, "\n".join(parts)).rstrip() + "\n"


def _of_op(row: re.Match[str]) -> str:
    """Return the row of a field that takes ops, with a link to the section that lists them."""
    name, heading = row.group(1), {"spell": "Spells", "prize": "Prizes", "condition": "Conditions"}[row.group(1)]
    what = f"list of [spells](#{heading.lower()})" if name == "spell" else f"[one of these](#{heading.lower()})"
    return f"| `{name}` | {what} | must be there |"


def _op(kind: type[msgspec.Struct], samples: str, where: str) -> str:
    """Return the section of an op: its meaning, its fields, and a sample."""
    name = tag(kind)
    raw = next(line.partition(" = ")[2] for line in samples.splitlines() if line.startswith(f"{name} = "))
    made: Any = tomllib.loads(samples)[name]
    texts = " · ".join(_card_text(made, where, language) for language in ("en", "ru"))
    return data_page.op(LINKS, kind, set(), f"`{raw}`: {texts}")


def _card_text(made: dict[str, Any], where: str, language: Any) -> str:
    """Return the text of a card with this op."""
    standard = load()
    if where == "spell":
        card = msgspec.structs.replace(standard.creatures[0], spell=(msgspec.convert(made, Effect),))
        return CardWords(language, Pack((card,), (), ()), {}, strict=True).spell_text(card.id)
    changed = {where: msgspec.convert(made, Prize if where == "prize" else Condition)}
    reward = msgspec.structs.replace(standard.rewards[0], **changed)
    texts = CardWords(language, Pack((), (reward,), ()), {}, strict=True)
    return texts.reward_prize(reward.id) if where == "prize" else texts.reward_condition(reward.id)
