"""Writes docs/games/brawl/data.md, the reference of the files of Super Fantasy Brawl, from the code that reads them.

Run it by `python -m tools.make.data brawl`. The meaning of a word comes from docstrings in engines/brawl: all verbs, and
shapes.py, lasting.py and vocabulary.py of its content. The text on a card comes from the words that players read.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any, get_args

import msgspec

from engines.brawl.content import lasting as content_lasting
from engines.brawl.content import pack as content_pack
from engines.brawl.content import vocabulary as content_vocabulary
from engines.brawl.content.arenas import Area, Arena
from engines.brawl.content.forms import Cases, Forms
from engines.brawl.content.lasting import Gain, Give, Lasting, Rule, Triggered
from engines.brawl.content.op import Op
from engines.brawl.content.pack import Pack, load
from engines.brawl.content.shapes import Ability, Card, Challenge, Challenges, Champion, Face, Range
from engines.brawl.content.vocabulary import Amount, Condition, Group, Is, Of, Role, Side
from engines.brawl.verbs.cards.draw import Draw
from engines.brawl.verbs.hooks.hook import Hook, all_hooks
from engines.brawl.verbs.life.damage import Damage
from engines.kernel.verbs.verb import union_of, verbs_of
from tools.make.data import page as data_page
from tools.make.data.page import Links, doc, doc_of_name, fields, struct, tag
from words.brawl.cards.effects import sentences
from words.brawl.cards.gifts import ability_sentences
from words.brawl.cards.gifts import gifts as describe_gifts
from words.brawl.cards.texts import CardWords
from words.brawl.cards.whom import Lexicon
from words.texts import Language, words

CHAMPION: tuple[tuple[type[msgspec.Struct], str], ...] = (
    (Champion, "The whole file."),
    (Face, "`base`, `levelled`."),
    (Ability, "`ability`."),
    (Lasting, "`ability.lasting`."),
    (Triggered, "`ability.triggered`."),
    (Card, "`cards`."),
    (Range, "`range` of a card."),
    (Give, "`gives` of a card."),
)
FORMS = """
| | takes | if left out |
|---|---|---|
| `gender` | `"f"`, `"m"` | none |
| `ru`, `en` or another language | [cases](#cases) | none |
"""
CASES = (Cases, "`forms.ru`, `forms.en`.")
ARENA: tuple[tuple[type[msgspec.Struct], str], ...] = ((Arena, "The whole file."), (Area, "`areas`."))
CHALLENGES: tuple[tuple[type[msgspec.Struct], str], ...] = (
    (Challenges, ""),
    (Challenge, "`challenges`."),
)

LINKS = Links(
    lists=((Of, "amounts"), (Is, "conditions"), (Role, "whom"), (Side, "whom"), (Gain, "traits"), (Rule, "rules")),
    structs={"Amount": "amounts", "Condition": "conditions", "Group": "whom"},
    ops=union_of(Op),
)

KIT = "dugrun"
"""The champion whose card has the samples."""

HEAD = """# Champions, arenas and challenges

The reference of `data/brawl`. It is written by `python -m tools.make.data brawl` from
[shapes.py](../../../engines/brawl/content/shapes.py), [verbs](../../../engines/brawl/verbs),
[lasting.py](../../../engines/brawl/content/lasting.py) and
[vocabulary.py](../../../engines/brawl/content/vocabulary.py), so it says what the code reads; how to begin stands in
[CONTRIBUTING.md](../../../CONTRIBUTING.md#add-a-champion). Ids such as SB-50 are those of the rules: `/rules about:SB-50`
shows one.

A word that is not listed here, or a number out of bounds, is an error with file and line. So is a card that cannot be carried
out: an attack without strength, an effect on a target where nothing has one. What players read on a card is made of the same
data, in both languages; the samples below are such texts, on a card of Dugrun's. Cores go by their colours: `red` is
Destruction, `yellow` Creation, `blue` Manipulation.
"""

REACTION = {"protect", "again", "immune"}
"""Ops whose sample is a reaction, in which "self" is the defender."""


def page() -> str:
    """Return the whole document in Markdown."""
    parts = [HEAD, "## What a champion's file has\n", *(struct(LINKS, kind, where) for kind, where in CHAMPION)]
    parts += [f"### Forms\n\n`forms`. {doc(Forms)}{FORMS}", struct(LINKS, *CASES)]
    parts += ["## Ops\n", doc(Op), fields(LINKS, Op), *(_op(op) for op in verbs_of(Op))]
    parts += [
        "## Whom\n",
        doc_of_name(content_vocabulary, "Role"),
        data_page.table("who", get_args(Role), _of_role, _lexicon),
    ]
    parts += [
        doc(Group),
        fields(LINKS, Group),
        doc_of_name(content_vocabulary, "Side"),
        data_page.table("side", get_args(Side), _of_side, _lexicon),
    ]
    parts += ["## Conditions\n", doc(Condition), fields(LINKS, Condition), doc_of_name(content_vocabulary, "Is")]
    parts += [data_page.table("is", get_args(Is), _of_condition, _lexicon)]
    parts += ["## Amounts\n", doc(Amount), fields(LINKS, Amount), doc_of_name(content_vocabulary, "Of")]
    parts += [data_page.table("of", get_args(Of), _of_amount, _lexicon)]
    parts += [
        "## Traits\n",
        doc_of_name(content_lasting, "Gain"),
        data_page.table("stat", get_args(Gain), _of_gain, _lexicon),
    ]
    parts += [
        "## Rules\n",
        doc_of_name(content_lasting, "Rule"),
        data_page.table("rule", get_args(Rule), _of_rule, _lexicon),
    ]
    hooks = "What no op says is a rule of its own in [hooks](../../../engines/brawl/verbs/hooks).\n"
    parts += ["## Hooks\n", hooks, data_page.table("name", sorted(all_hooks()), _of_hook, _lexicon)]
    parts += ["## What an arena's file has\n", *(struct(LINKS, kind, where) for kind, where in ARENA), _arena_example()]
    parts += ["## What challenges.toml has\n", *(struct(LINKS, kind, where) for kind, where in CHALLENGES)]
    parts += [_challenges()]
    return "\n".join(parts)


def _op(kind: type[Op]) -> str:
    """Return the section of an op: its meaning, its fields, and a sample."""
    name = tag(kind)
    raw = data_page.sample(kind)
    sample: Any = msgspec.convert(tomllib.loads(f"sample = {raw}")["sample"], union_of(Op))
    texts = [sentences(_lexicon(language, reaction=name in REACTION), (sample,)) for language in ("en", "ru")]
    return data_page.op(LINKS, kind, {"if", "may"}, f"`{raw}`: {texts[0]} · {texts[1]}")


# -------------------------------------------------------------------- what cards say


def _lexicon(language: Language, *, reaction: bool = False) -> Lexicon:
    name = _standard().champion[KIT].name.in_language(language)
    return Lexicon(words(language, strict=True), KIT, name, reaction)


def _standard() -> Pack:
    return load()


def _of_role(value: str, lexicon: Lexicon) -> str:
    texts = replace(lexicon, way="dash", reaction=value == "attacker")
    return sentences(texts, (Damage(by=1, who=value),))  # type: ignore[arg-type]  # one of the list


def _of_side(value: str, lexicon: Lexicon) -> str:
    return sentences(lexicon, (Damage(by=1, who=Group(value, within=2)),))  # type: ignore[arg-type]  # one of the list


def _of_condition(value: str, lexicon: Lexicon) -> str:
    facts: dict[str, Any] = {"is": value}
    if value in ("dealt", "bloodied", "on_trap", "out"):
        facts["who"] = "target"
    more = {"count": {"group": {"side": "allies", "within": 1}, "least": 2}, "discard_lacks": {"core": "red"}}
    condition = msgspec.convert(facts | more.get(value, {}), Condition)
    return sentences(replace(lexicon, last="dash", shift="push"), (Draw(by=1, if_=(condition,)),))


def _of_amount(value: str, lexicon: Lexicon) -> str:
    core = "red" if value in ("in_discard", "discarded") else None
    group = Group("allies", within=1) if value == "count" else None
    return sentences(lexicon, (Damage(by=Amount(value, core=core, group=group)),))  # type: ignore[arg-type]  # of the list


def _of_gain(value: str, lexicon: Lexicon) -> str:
    card = next(card for card in _standard().champion[KIT].cards if card.kind == "attack")
    return describe_gifts(lexicon, card, (Give(value),))  # type: ignore[arg-type]  # one of the list


def _of_rule(value: str, lexicon: Lexicon) -> str:
    return " ".join(ability_sentences(lexicon, Ability(lasting=(Lasting(value),))))  # type: ignore[arg-type]  # as above


def _of_hook(value: str, lexicon: Lexicon) -> str:
    return sentences(lexicon, (Hook(name=value, value=1),))


# -------------------------------------------------------------------- arenas and challenges


def _arena_example() -> str:
    """Return the arena that is shipped, as an example in TOML."""
    arena = _standard().arena[content_pack.STANDARD_ARENA]
    areas = ", ".join(
        f"`{area.sign}` {area.name.in_language('en')} / {area.name.in_language('ru')}" for area in arena.areas
    )
    lines = ["The arena that is shipped, its `map`, and its `parts`:", "", "```text"]
    lines += [f"{row:<20}{part}" for row, part in zip(arena.map, arena.parts, strict=True)]
    return "\n".join([*lines, "```", "", f"Areas: {areas}.", ""])


def _challenges() -> str:
    """Return the texts of the challenges that are shipped."""
    texts = {language: CardWords(language, _standard(), strict=True) for language in ("en", "ru")}
    lines = ["| `id` | takes | says | по-русски |", "|---|---|---|---|"]
    for one in _standard().challenges:
        statues = ", ".join(f'"{core}"' for core in one.statues)
        takes = f"statues = [{statues}]" if statues else f'control = "{one.control}"'
        says = [f"{texts[language].challenge(one.id)}: {texts[language].challenge_text(one.id)}" for language in texts]
        lines.append(f"| `{one.id}` | `{takes}` | {' | '.join(says)} |")
    return "\n".join([*lines, ""])
