"""Writes docs/games/legends/data.md, the reference of the files of Legends, from the code that reads them.

Run it by `python -m tools.make.data legends`. The meaning of a word comes from docstrings in engines/legends: all verbs, and
shapes.py, abilities.py and vocabulary.py of its content. The text on a card comes from the words that players read.
"""

from __future__ import annotations

import tomllib
from typing import Any, get_args

import msgspec

from engines.kernel.verbs.verb import union_of, verbs_of
from engines.legends.content import abilities as content_abilities
from engines.legends.content import vocabulary as content_vocabulary
from engines.legends.content.abilities import Abilities, Activated, Cost, Static, Triggered, What, When
from engines.legends.content.op import Op
from engines.legends.content.shapes import Blow, Event, Follower, Hero, Listed, Preset, Skill
from engines.legends.content.vocabulary import (
    Amount,
    Condition,
    Group,
    Is,
    Keyword,
    Kind,
    Of,
    Role,
    Target,
    Timing,
)
from engines.legends.verbs.hooks.hook import Hook, all_hooks
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.play.destroy import Destroy
from tools.make.data import page as data_page
from tools.make.data.page import Links, doc, doc_of_name, fields, struct, tag
from words.legends.cards.abilities import static, triggered
from words.legends.cards.conditions import all_of
from words.legends.cards.effects import sentences
from words.legends.cards.things import named_targets
from words.legends.cards.whom import Lexicon
from words.texts import Language, words

LANGUAGES: tuple[Language, Language] = ("en", "ru")
"""The languages of the samples, in their order."""

FILES: tuple[tuple[type[msgspec.Struct], str], ...] = (
    (Hero, "`heroes` of heroes.toml."),
    (Follower, "`followers` of followers.toml."),
    (Event, "`events` of events.toml."),
    (Skill, "`skills` of skills.toml."),
    (Blow, "`attack`."),
    (Preset, "A file of `decks`."),
    (Listed, "`cards` of a preset deck."),
)
ABILITIES: tuple[tuple[type[msgspec.Struct], str], ...] = (
    (Abilities, "`abilities`."),
    (Triggered, "`abilities.triggered`."),
    (Static, "`abilities.static`."),
    (Activated, "`abilities.activated`."),
    (Cost, "`cost` of a skill or an activated ability."),
)

LINKS = Links(
    lists=(
        (Of, "amounts"),
        (Is, "conditions"),
        (Role, "whom"),
        (Kind, "whom"),
        (When, "moments"),
        (What, "static-abilities"),
        (Keyword, "keywords"),
        (Timing, "timing"),
    ),
    structs={"Amount": "amounts", "Condition": "conditions", "Group": "whom", "Target": "whom"},
    ops=union_of(Op),
)

TARGETS = (Target(kind="follower", side="enemy"), Target(kind="follower", side="own"))
"""The targets of the text that has the samples."""

ANYTHING = Group(kind="follower", side="own")
"""The permanents of the samples that speak of some."""

HEAD = """# Cards and preset decks

The reference of `data/legends`. It is written by `python -m tools.make.data legends` from
[shapes.py](../../../engines/legends/content/shapes.py), [abilities.py](../../../engines/legends/content/abilities.py),
[verbs](../../../engines/legends/verbs) and [vocabulary.py](../../../engines/legends/content/vocabulary.py), so it says what the
code reads. [All cards of the set](cards.md) are a page of their own. Ids such as LG-50 are those of the rules:
`/rules about:LG-50` shows one.

A word that is not listed here, or a number out of bounds, is an error with file and line. So is a card that cannot work: a text
about a target where it names none, a permanent without abilities, an ability that causes itself without an end. What players
read on a card is made of the same data, in both languages; the samples below are such texts, of a skill that names an enemy
follower and one of your own.
"""


def page() -> str:
    """Return the whole document in Markdown."""
    parts = [HEAD, "## What the files have\n", *(struct(LINKS, kind, where) for kind, where in FILES)]
    parts += ["## Abilities\n", *(struct(LINKS, kind, where) for kind, where in ABILITIES)]
    parts += ["## Ops\n", doc(Op), fields(LINKS, Op), *(_op(op) for op in verbs_of(Op))]
    parts += ["## Whom\n", doc_of_name(content_vocabulary, "Role"), _table("who", Role, _of_role)]
    parts += [doc(Group), fields(LINKS, Group), doc(Target), fields(LINKS, Target)]
    parts += [doc_of_name(content_vocabulary, "Kind"), _table("kind", Kind, _of_kind)]
    parts += ["## Conditions\n", doc(Condition), fields(LINKS, Condition), doc_of_name(content_vocabulary, "Is")]
    parts += [_table("is", Is, _of_condition)]
    parts += ["## Amounts\n", doc(Amount), fields(LINKS, Amount), doc_of_name(content_vocabulary, "Of")]
    parts += [_table("of", Of, _of_amount)]
    parts += ["## Moments\n", doc_of_name(content_abilities, "When"), _table("when", When, _of_moment)]
    parts += ["## Static abilities\n", doc_of_name(content_abilities, "What"), _table("what", What, _of_static)]
    parts += ["## Keywords\n", doc_of_name(content_vocabulary, "Keyword"), _table("keywords", Keyword, _of_keyword)]
    parts += ["## Timing\n", doc_of_name(content_vocabulary, "Timing"), _table("when", Timing, _of_timing)]
    hooks = "What no op says is a rule of its own in [hooks](../../../engines/legends/verbs/hooks).\n"
    parts += ["## Hooks\n", hooks, data_page.table("name", sorted(all_hooks()), _of_hook, _lexicon)]
    return "\n".join(parts)


def _table(name: str, values: Any, text: Any) -> str:
    return data_page.table(name, get_args(values), text, _lexicon)


def _op(kind: type[Op]) -> str:
    """Return the section of an op: its meaning, its fields, and a sample."""
    raw = data_page.sample(kind)
    sample: Any = msgspec.convert(tomllib.loads(f"sample = {raw}")["sample"], union_of(Op))
    lexicon = _about_spells if tag(kind) == "counter" else _lexicon
    texts = [sentences(lexicon(language), (sample,)) for language in LANGUAGES]
    return data_page.op(LINKS, kind, {"if", "may"}, f"`{raw}`: {texts[0]} · {texts[1]}")


# -------------------------------------------------------------------- what cards say


def _lexicon(language: Language) -> Lexicon:
    return Lexicon(words(language, strict=True), "hero", TARGETS, about=ANYTHING)


def _about_spells(language: Language) -> Lexicon:
    return Lexicon(words(language, strict=True), "hero", (Target(kind="spell"),))


def _of_role(value: str, lexicon: Lexicon) -> str:
    if value in ("you", "enemy"):
        return lexicon.say("legends-player", side="own" if value == "you" else "enemy", case="nom")
    return sentences(lexicon, (Destroy(who=value),))  # type: ignore[arg-type]  # one of the list


def _of_kind(value: str, lexicon: Lexicon) -> str:
    return named_targets(lexicon.say, Target(kind=value, side="enemy"))  # type: ignore[arg-type]  # one of the list


def _of_condition(value: str, lexicon: Lexicon) -> str:
    more: dict[str, dict[str, Any]] = {
        "count": {"group": {"kind": "follower", "side": "own"}, "least": 2},
        "lives": {"who": "target", "hurt": True},
        "turned": {"who": "target"},
        "level": {"least": 3},
        "graveyard": {"type": "follower", "least": 4},
        "hand": {"most": 1},
    }
    return all_of(lexicon, (msgspec.convert({"is": value} | more.get(value, {}), Condition),))


def _of_amount(value: str, lexicon: Lexicon) -> str:
    group = ANYTHING if value == "count" else None
    return sentences(lexicon, (Damage(by=Amount(of=value, group=group), type="physical"),))  # type: ignore[arg-type]  # of the list


def _of_moment(value: str, lexicon: Lexicon) -> str:
    return triggered(lexicon, Triggered(when=value, do=(_draw(),)))  # type: ignore[arg-type]  # one of the list


def _draw() -> Op:
    drawn: Op = msgspec.convert({"op": "draw", "by": 1}, union_of(Op))
    return drawn


def _of_static(value: str, lexicon: Lexicon) -> str:
    keyword: Keyword | None = "guard" if value == "keyword" else None
    return static(lexicon, Static(what=value, by=1, keyword=keyword, group=ANYTHING if value in OF_GROUPS else None))  # type: ignore[arg-type]  # one of the list


OF_GROUPS = ("attack", "lives", "level", "legendarity", "keyword", "shield", "no_untap")
"""The static abilities that are about permanents, not about a player."""


def _of_keyword(value: str, lexicon: Lexicon) -> str:
    name, meaning = (lexicon.say(f"legends-{part}-{value}") for part in ("keyword", "reminder"))
    return f"{name}: {meaning}"


def _of_timing(value: str, lexicon: Lexicon) -> str:
    return lexicon.say("legends-timing", when=value)


def _of_hook(value: str, lexicon: Lexicon) -> str:
    return sentences(lexicon, (Hook(name=value),))
