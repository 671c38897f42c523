"""The parts of Super Fantasy Brawl by name, as /card shows them: champions, cards, challenges, standard actions and traps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engines.brawl.content.pack import Pack, Standard
from engines.brawl.content.shapes import Champion
from engines.brawl.content.vocabulary import Trap
from engines.brawl.views.view import CardView
from engines.kernel.content.names import Name
from engines.kernel.languages import languages
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
    in_languages = {language: CardWords(language, pack) for language in languages()}
    for standard in get_args(Standard):
        name = Name(**{language: words.standard(standard).name for language, words in in_languages.items()})
        found.append(Entry(GAME, "standard", standard, None, (("standard", name),), TOPICS["standard"]))
    for trap in get_args(Trap):
        called = {
            language: words.say("brawl-card-trap", trap=words.trap(trap)) for language, words in in_languages.items()
        }
        name = Name(**called)
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
    """Return the text of a part without its name: figures and effects, of a champion both sides and all cards."""
    words = MatchWords(language, pack, {})
    if entry.kind == "champion":
        return _champion(words, entry.id)
    if entry.kind == "challenge":
        origin = pack.origins.get(f"challenges.{entry.id}")
        key = "brawl-source-challenge-ours" if origin is None else "brawl-source-challenge-pack"
        return [words.challenge_text(entry.id), source_text(words.say, key, pack, f"challenges.{entry.id}")]
    if entry.kind == "standard":
        return [words.standard(entry.id).text, words.say("brawl-card-standard")]  # type: ignore[arg-type]  # of the engine
    if entry.kind == "trap":
        return [words.say("brawl-card-trap-text", trap=entry.id)]
    kit = entry.id.partition(".")[0]
    whose = words.say("brawl-card-whose", champion=words.champion(kit), number=pack.card[entry.id].number)
    lines = sums(words, entry.id, "\n").split("\n")
    return [*lines, whose, _source(words, kit)]


def _source(words: MatchWords, kit: str) -> str:
    """Return where a champion comes from."""
    return source_text(words.say, f"brawl-source-{words.pack.champion[kit].source}", words.pack, f"champions.{kit}")


def _champion(words: MatchWords, kit: str) -> list[str]:
    """Return both sides and every card with its figures, and last where the champion is from."""
    lines = kit_lines(words, kit)
    lines += [
        words.say("brawl-card-line", name=words.card(card), figures=words.short(card))
        for card in words.pack.cards_of(kit)
    ]
    return [*lines, _source(words, kit)]
