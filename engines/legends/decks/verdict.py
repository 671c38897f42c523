"""The verdict on a deck: everything that is wrong with it at once, and what is unwise (LG-01, LG-56, LG-62, LG-63)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.kernel.lobby.building import DeckProblem, Facts
from engines.legends.board import SQUAD, Deck, Options
from engines.legends.content.checks import DECK
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Event, Follower, Skill
from engines.legends.content.vocabulary import HERO_CLASSES
from engines.legends.decks.deck import copies_of

FEWEST_HEROES, MOST_HEROES = 1, 5
"""The fewest and the most heroes of a deck (LG-01, LG-56)."""

USUAL_COPIES = 3
"""The most copies of a card at a table without the option `max_copies: any` (LG-01)."""

USUAL_LEGENDARITY = range(9, 16)
"""The usual legendarity of a squad (LG-63)."""


def verdict(pack: Pack, options: Options | None, deck: Deck, everything: Pack) -> tuple[DeckProblem, ...]:
    """Return the problems of a deck at a table with this pack and these options, None for no table: errors, then warnings.

    `everything` also has the cards of packs that are not at the table, so that the pack of a card can be named.
    """
    return (*_heroes(deck), *_cards(pack, options, deck), *_strangers(pack, deck, everything), *_warnings(pack, deck))


def _heroes(deck: Deck) -> Iterator[DeckProblem]:
    if not deck.heroes:
        yield DeckProblem("legends-deck-no-hero", {"least": FEWEST_HEROES, "most": MOST_HEROES}, "LG-01")
    if (count := len(deck.heroes)) > MOST_HEROES:
        yield DeckProblem(
            "legends-deck-heroes", {"count": count, "most": MOST_HEROES, "by": count - MOST_HEROES}, "LG-56"
        )


def _cards(pack: Pack, options: Options | None, deck: Deck) -> Iterator[DeckProblem]:
    count = len(deck.cards)
    if count < DECK:
        yield DeckProblem("legends-deck-few", {"count": count, "cards": DECK, "by": DECK - count}, "LG-01")
    if count > DECK:
        yield DeckProblem("legends-deck-many", {"count": count, "cards": DECK, "by": count - DECK}, "LG-01")
    for name, copies in copies_of(deck).items():
        if name in pack.hero:
            yield DeckProblem("legends-deck-hero-as-card", {"card": name}, "LG-01")
        elif copies > USUAL_COPIES and options is not None and options.max_copies == "three":
            facts: Facts = {"card": name, "copies": copies, "most": USUAL_COPIES, "by": copies - USUAL_COPIES}
            yield DeckProblem("legends-deck-copies", facts, "LG-01")
        elif copies > USUAL_COPIES and options is None:
            facts = {"card": name, "copies": copies, "most": USUAL_COPIES}
            yield DeckProblem("legends-deck-copies-elsewhere", facts, "LG-01", warning=True)
    for name in deck.heroes:
        if name in pack.card and name not in pack.hero:
            yield DeckProblem("legends-deck-card-as-hero", {"card": name}, "LG-01")


def _strangers(pack: Pack, deck: Deck, everything: Pack) -> Iterator[DeckProblem]:
    """Yield a problem for each card that is not at the table."""
    packs = {thing.partition(".")[2]: origin for origin in everything.packs for thing in origin.things}
    for name in dict.fromkeys((*deck.heroes, *deck.cards)):
        if name in pack.card:
            continue
        if name in packs:
            facts = {"card": name, "pack": packs[name].id, "version": packs[name].version}
            yield DeckProblem("legends-deck-pack", facts, "LG-62")
        else:
            yield DeckProblem("legends-deck-unknown", {"card": name}, "LG-62")


def _warnings(pack: Pack, deck: Deck) -> Iterator[DeckProblem]:
    heroes = [pack.hero[name] for name in deck.heroes if name in pack.hero]
    if not heroes:
        return
    cards = Counter({name: copies for name, copies in copies_of(deck).items() if name in pack.card})
    there = {hero.class_ for hero in heroes}
    for kind in HERO_CLASSES:
        count = sum(n for name, n in cards.items() if name in pack.skill and pack.skill[name].class_ == kind)
        if count and kind not in there:
            yield DeckProblem("legends-deck-class", {"class": kind, "count": count}, "LG-19", warning=True)
    for name in cards:
        if name in pack.skill and (hero := pack.skill[name].hero) is not None and hero not in deck.heroes:
            yield DeckProblem("legends-deck-named", {"card": name, "hero": hero}, "LG-19", warning=True)
    best = sum(sorted((hero.legendarity for hero in heroes), reverse=True)[:SQUAD])
    if best not in USUAL_LEGENDARITY:
        usual = {"least": USUAL_LEGENDARITY[0], "most": USUAL_LEGENDARITY[-1]}
        yield DeckProblem("legends-deck-legendarity", {"sum": best, **usual}, "LG-63", warning=True)
    if dear := sum(count for name, count in cards.items() if price_of(pack, name) > best):
        yield DeckProblem("legends-deck-dear", {"count": dear, "sum": best}, "LG-16", warning=True)


def price_of(pack: Pack, name: str) -> int:
    """Return the legendarity that a card of the pack takes: occupied by a follower, spent on an event or a skill."""
    card = pack.card[name]
    if isinstance(card, Follower):
        return card.legendarity
    if isinstance(card, Event):
        return card.cost
    return card.cost.points if isinstance(card, Skill) else 0
