"""The parts of Super Fantasy Brawl by name, as /card shows them: champions, cards, challenges, standard actions and traps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engines.brawl.content.pack import Pack, Standard
from engines.brawl.content.shapes import Champion
from engines.brawl.content.vocabulary import Trap
from engines.brawl.views.view import CardView
from engines.kernel.content.reading import Name
from words.brawl.answers.answers import kit_lines, sums
from words.brawl.cards.base import MatchWords
from words.brawl.cards.texts import CardWords
from words.common.catalogue import Entry
from words.common.origins import source_text
from words.texts import Language

GAME = "brawl"

TOPICS: dict[str, tuple[str, ...]] = {
    "champion": ("champions", "level"),
    "attack": ("attack", "range"),
    "skill": ("skills", "range"),
    "reaction": ("reactions",),
    "challenge": ("challenges", "track"),
    "standard": ("standard",),
    "trap": ("traps", "tokens"),
}
"""The topics that explain each kind of part."""


def entries(pack: Pack) -> list[Entry]:
    """Return all champions and their cards to be found by name, then what all share."""
    found = [entry for champion in pack.champions for entry in _of_champion(champion)]
    for challenge in pack.challenges:
        names = (("challenge", challenge.name),)
        found.append(Entry(GAME, "challenge", challenge.id, None, names, TOPICS["challenge"]))
    told = {language: CardWords(language, pack) for language in get_args(Language)}
    for standard in get_args(Standard):
        name = Name(**{language: said.standard(standard).name for language, said in told.items()})
        found.append(Entry(GAME, "standard", standard, None, (("standard", name),), TOPICS["standard"]))
    for trap in get_args(Trap):
        name = Name(**{language: said.say("brawl-card-trap", trap=said.trap(trap)) for language, said in told.items()})
        found.append(Entry(GAME, "trap", trap, None, (("trap", name),), TOPICS["trap"]))
    return found


def _of_champion(champion: Champion) -> Iterator[Entry]:
    yield Entry(
        GAME, "champion", champion.id, CardView(champion.id), (("champion", champion.name),), TOPICS["champion"]
    )
    for card in champion.cards:
        name, names = f"{champion.id}.{card.id}", ((card.kind, card.name),)
        yield Entry(GAME, card.kind, name, CardView(champion.id, name), names, TOPICS[card.kind], champion.name)


def card_lines(language: Language, pack: Pack, entry: Entry) -> list[str]:
    """Return what a part says, without its name: figures and effects, of a champion both sides and all cards."""
    told = MatchWords(language, pack, {})
    if entry.kind == "champion":
        return _champion(told, entry.id)
    if entry.kind == "challenge":
        origin = pack.origins.get(f"challenges.{entry.id}")
        key = "brawl-source-challenge-ours" if origin is None else "brawl-source-challenge-pack"
        return [told.challenge_text(entry.id), source_text(told.say, key, pack, f"challenges.{entry.id}")]
    if entry.kind == "standard":
        return [told.standard(entry.id).text, told.say("brawl-card-standard")]  # type: ignore[arg-type]  # of the engine
    if entry.kind == "trap":
        return [told.say("brawl-card-trap-text", trap=entry.id)]
    kit = entry.id.partition(".")[0]
    whose = told.say("brawl-card-whose", champion=told.champion(kit), number=pack.card[entry.id].number)
    lines = sums(told, entry.id, "\n").split("\n")
    return [*lines, whose, _source(told, kit)]


def _source(told: MatchWords, kit: str) -> str:
    """Return where a champion comes from."""
    return source_text(told.say, f"brawl-source-{told.pack.champion[kit].source}", told.pack, f"champions.{kit}")


def _champion(told: MatchWords, kit: str) -> list[str]:
    """Return both sides and every card with its figures, and last where the champion is from."""
    lines = kit_lines(told, kit)
    lines += [
        told.say("brawl-card-line", name=told.card(card), figures=told.short(card)) for card in told.pack.cards_of(kit)
    ]
    return [*lines, _source(told, kit)]
