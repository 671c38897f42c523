"""The parts of Archutheon by name, as /card shows them: heroes, cards, passives, terrains, permanents."""

from __future__ import annotations

from collections.abc import Iterator

from engines.archutheon.content.pack import UNIVERSAL, Pack
from engines.archutheon.content.shapes import Hero
from engines.archutheon.content.vocabulary import OPPOSITE, PERMANENTS
from engines.archutheon.views.view import CardView
from engines.kernel.content.names import Name
from engines.kernel.languages import languages
from words.archutheon.answers.choosing import hero_lines
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.texts import CardWords
from words.common.catalogue import Entry
from words.common.origins import source_text
from words.texts import Language

GAME = "archutheon"

TOPICS: dict[str, tuple[str, ...]] = {
    "hero": ("heroes", "cards"),
    "card": ("cards", "uses", "recharge"),
    "passive": ("modules",),
    "terrain": ("modules",),
    "permanent": ("permanents",),
}
"""The topics that explain each kind of part."""


def entries(pack: Pack) -> list[Entry]:
    """Return all heroes with their cards and passives to be found by name, then what all share."""
    found = [entry for hero in pack.heroes for entry in _of_hero(hero)]
    for card in pack.universal:
        name = f"{UNIVERSAL}.{card.id}"
        found.append(Entry(GAME, "card", name, CardView(name), (("card", card.name),), TOPICS["card"]))
    for terrain in pack.terrains:
        for side in terrain.sides:
            name = f"{terrain.id}.{side.id}"
            names = (("terrain", side.name), ("terrain", terrain.name))
            found.append(Entry(GAME, "terrain", name, CardView(name), names, TOPICS["terrain"]))
    in_languages = {language: CardWords(language, pack) for language in languages()}
    for permanent in PERMANENTS:
        called = Name(**{language: words.permanent(permanent).strip("«»") for language, words in in_languages.items()})
        found.append(Entry(GAME, "permanent", permanent, None, (("permanent", called),), TOPICS["permanent"]))
    return found


def _of_hero(hero: Hero) -> Iterator[Entry]:
    yield Entry(GAME, "hero", hero.id, CardView(hero.id), (("hero", hero.name),), TOPICS["hero"])
    for card in hero.cards:
        name = f"{hero.id}.{card.id}"
        yield Entry(GAME, "card", name, CardView(name), (("card", card.name),), TOPICS["card"], hero.name)
    for passive in hero.passives:
        name = f"{hero.id}.{passive.id}"
        names = (("passive", passive.name),)
        yield Entry(GAME, "passive", name, CardView(name), names, TOPICS["passive"], hero.name)


def card_lines(language: Language, pack: Pack, entry: Entry) -> list[str]:
    """Return the text of a part without its name: figures and properties, of a hero all cards and both passives."""
    words = MatchWords(language, pack, {})
    if entry.kind == "hero":
        return _hero(words, entry.id)
    if entry.kind == "card":
        text = words.short(entry.id)
        lines = [words.say("archutheon-card-value", value=words.value(entry.id), text=text)]
        lines += [f"- {words.property_line(entry.id, speed)}" for speed, _ in words.properties(entry.id)]
        kit = entry.id.partition(".")[0]
        whose = words.say("archutheon-card-whose", hero=words.owner(entry.id), any="yes" if kit == UNIVERSAL else "no")
        return [*lines, whose, *([_source(words, kit)] if kit != UNIVERSAL else [])]
    if entry.kind == "permanent":
        opposite = words.permanent(OPPOSITE[entry.id])  # type: ignore[index]  # of the engine
        does = words.say("archutheon-permanent-does", permanent=entry.id)
        return [f"{does[:1].upper()}{does[1:]}.", words.say("archutheon-card-opposite", name=opposite)]
    lines = [words.standing(entry.id)]
    if entry.kind == "passive":
        kit = entry.id.partition(".")[0]
        return [*lines, words.say("archutheon-card-passive", hero=words.hero(kit)), _source(words, kit)]
    terrain, _, side = entry.id.partition(".")
    other = next(each.id for each in pack.terrain[terrain].sides if each.id != side)
    name = words.quoted(words.passive(f"{terrain}.{other}"))
    return [*lines, words.say("archutheon-card-terrain", terrain=words.quoted(words.terrain(terrain)), other=name)]


def _source(words: MatchWords, kit: str) -> str:
    """Return where a hero comes from."""
    return source_text(words.say, f"archutheon-source-{words.pack.hero[kit].source}", words.pack, f"heroes.{kit}")


def _hero(words: MatchWords, kit: str) -> list[str]:
    """Return how a hero plays, every card with its figures, both passives, and last where he is from."""
    flavour, *cards = hero_lines(words, kit)
    passives = (f"{kit}.{passive.id}" for passive in words.pack.hero[kit].passives)
    sides = [
        words.say("archutheon-hero-passive", name=words.passive(name), text=words.standing(name)) for name in passives
    ]
    return [flavour, *(f"- {line}" for line in [*cards, *sides]), _source(words, kit)]
