"""Learners' texts of Krendel's Tournament: card listings below rules topics, worked examples, single cards."""

from __future__ import annotations

from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import (
    AttackOnly,
    Creature,
    Effect,
    ExtraTrophy,
    FightWithAll,
    Modify,
    Shield,
    Thorns,
    WithPrevious,
)
from engines.krendel.examples import Shown
from engines.krendel.views.view import CardView
from words.common.catalogue import Entry
from words.common.examples import example_names
from words.common.origins import source_text
from words.krendel import log
from words.krendel.cards import CardWords, lower_first
from words.krendel.match import KrendelWords
from words.texts import Language, figure

GAME = "krendel"

LISTED_EFFECTS: dict[str, tuple[type[Effect], ...]] = {
    "everyones": (FightWithAll,),
    "previous": (WithPrevious,),
    "guards": (Shield, Thorns),
    "extras": (ExtraTrophy, AttackOnly),
}
"""Spells with these properties stand beneath the topics that explain them."""

TOPIC_OF_EFFECT: dict[type[Effect], str] = {
    FightWithAll: "fight_with_all",
    WithPrevious: "with_previous",
    Shield: "guards",
    Thorns: "guards",
    ExtraTrophy: "extras",
    AttackOnly: "extras",
    Modify: "totals",
}
"""The topic that explains each kind of effect."""


# -------------------------------------------------------------------- what cards do, beneath a topic


def listing(language: Language, pack: Pack, kind: str) -> list[str]:
    """Return the listing of cards below a topic, a line each. Raises KeyError for an unknown kind."""
    words = CardWords(language, pack, {})
    if kind == "conditions":
        return [_reward(words, card.id) for card in pack.rewards]
    cards = _changing(pack) if kind == "changes" else [c for c in pack.creatures if _has(c, LISTED_EFFECTS[kind])]
    return [_spell(words, card) for card in cards]


def _has(card: Creature, kinds: tuple[type[Effect], ...]) -> bool:
    return any(type(effect) in kinds for effect in card.spell)


def _changing(pack: Pack) -> list[Creature]:
    """Return a card for each receiver of changes: if there is one, a card whose spell does nothing else."""
    found: dict[str, Creature] = {}
    for who in ("self", "neighbours", "left", "right"):
        cards = [card for card in pack.creatures if who in _receivers(card)]
        pure = [card for card in cards if _receivers(card) == {who}]
        for card in [*pure, *cards][:1]:
            found.setdefault(card.id, card)
    return list(found.values())


def _receivers(card: Creature) -> set[str]:
    """Return the receivers of a spell's changes; an effect of another kind counts as one more receiver."""
    return {effect.who if isinstance(effect, Modify) else type(effect).__name__ for effect in card.spell}


def _spell(words: CardWords, card: Creature) -> str:
    return words.say("rules-spell", creature=words.creature_name(card.id), spell=words.spell_line(card.id))


def _reward(words: CardWords, reward: str) -> str:
    condition, prize = lower_first(words.reward_condition(reward)), lower_first(words.reward_prize(reward))
    return words.say("rules-reward", name=words.reward_name(reward), condition=condition, prize=prize)


# -------------------------------------------------------------------- worked examples


def caption(language: Language, made: Shown, *, pictured: bool) -> str:
    """Return the caption of an example and its events; if `pictured`, without the details that its picture shows."""
    words = KrendelWords(language, made.rules.pack, example_names(language))
    if made.example.tells == "end":
        lines = [words.result(made.view)]
    else:
        events = [event.public for event in made.events if event.public is not None]
        lines = log.story(words, events, whole=not pictured)
    return "\n".join([f"**{made.example.says.in_language(language)}**", *lines])


# -------------------------------------------------------------------- single cards


def entries(pack: Pack) -> list[Entry]:
    """Return all cards and heroes to be found by name."""
    found = []
    for creature in pack.creatures:
        topics = dict.fromkeys(TOPIC_OF_EFFECT[type(effect)] for effect in creature.spell)
        names = (("creature", creature.name), ("spell", creature.spell_name))
        view = CardView("creature", creature.id)
        found.append(Entry(GAME, "creature", creature.id, view, names, ("card", *topics)))
    for reward in pack.rewards:
        view = CardView("reward", reward.id)
        found.append(Entry(GAME, "reward", reward.id, view, (("reward", reward.name),), ("rewards", "conditions")))
    heroes = [
        Entry(GAME, "hero", hero.id, CardView("hero", hero.id), (("hero", hero.name),), ("setup",))
        for hero in pack.heroes
    ]
    return [*found, *heroes]


def card_lines(language: Language, pack: Pack, entry: Entry) -> list[str]:
    """Return the text of a card without its name: figures, spell or halves, and last its source, if it has one."""
    words = CardWords(language, pack, {})
    if entry.kind == "creature":
        card = pack.creature[entry.id]
        return [
            words.say("cards-creature", attack=figure(card.attack), defence=figure(card.defence)),
            words.say("cards-spell", spell=words.spell_line(card.id)),
            words.creature_source(card.id),
        ]
    if entry.kind == "reward":
        prize = words.say("cards-prize", prize=lower_first(words.reward_prize(entry.id)))
        condition = words.say("cards-condition", condition=lower_first(words.reward_condition(entry.id)))
        return [prize, condition, words.reward_source(entry.id)]
    origin = pack.origins.get(f"heroes.{entry.id}")
    source = [source_text(words.say, "term-source-pack", pack, f"heroes.{entry.id}")] if origin is not None else []
    return [words.say("cards-hero"), *source]
