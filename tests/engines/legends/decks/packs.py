"""Made-up content for tests of decks, as large as the set: `PACK`, and `WITH_EMBERS` with a content pack besides."""

from __future__ import annotations

import msgspec

from engines.kernel.content.names import Name
from engines.kernel.content.reading import Origin
from engines.legends.content.abilities import Cost
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Blow, Event, Follower, Hero, Listed, Preset, Skill
from engines.legends.content.vocabulary import FOLLOWER_CLASSES, HERO_CLASSES

NAMES = {
    "mira": ("Мира", "Mira"),
    "ember_lash": ("Плеть углей", "Ember Lash"),
    "ember_lamp": ("Лампа углей", "Ember Lamp"),
    "iron_wolf": ("Железный волк", "Iron Wolf"),
    "seven_wolves": ("7 волков", "7 Wolves"),
    "hedge": ("Ёж-сторож", "“Hedge” Warden"),
}


def name_of(id_: str) -> Name:
    ru, en = NAMES.get(id_, (f"Карта {id_.replace('_', ' ')}", f"Card {id_.replace('_', ' ')}"))
    return Name(ru=ru, en=en)


def hero(n: int, id_: str, class_: int, legendarity: int) -> Hero:
    return Hero(
        id=id_,
        number=n,
        name=name_of(id_),
        rarity="gold",
        emblem="crown",
        attack=Blow(2),
        lives=10,
        class_=HERO_CLASSES[class_],
        legendarity=legendarity,
    )


def follower(n: int, id_: str, legendarity: int) -> Follower:
    return Follower(
        id=id_,
        number=n,
        name=name_of(id_),
        rarity="black",
        emblem="wolf",
        attack=Blow(1),
        lives=2,
        class_=FOLLOWER_CLASSES[n % 4],
        legendarity=legendarity,
    )


def event(n: int, id_: str, cost: int, *, stays: bool = False) -> Event:
    return Event(id=id_, number=n, name=name_of(id_), rarity="black", emblem="storm", cost=cost, stays=stays)


def skill(n: int, id_: str, class_: int | None, named: str | None = None, points: int = 0) -> Skill:
    return Skill(
        id=id_,
        number=n,
        name=name_of(id_),
        rarity="silver",
        emblem="fire",
        level=1 + n % 3,
        class_=None if class_ is None else HERO_CLASSES[class_],
        hero=named,
        cost=Cost(points=points),
    )


HEROES = (hero(1, "mira", 1, 4), *(hero(n, f"hero{n}", n % 3, 3 + n % 3) for n in range(2, 13)))
FOLLOWERS = (
    follower(13, "iron_wolf", 2),
    follower(14, "seven_wolves", 1),
    follower(15, "hedge", 3),
    *(follower(n, f"follower{n}", 1 + n % 5) for n in range(16, 63)),
)
EVENTS = tuple(event(n, f"event{n}", n % 4, stays=n % 4 == 0) for n in range(63, 91))
SKILLS = (
    skill(91, "ember_lash", 1, points=1),
    skill(92, "ember_lamp", 1, points=12),
    *(skill(n, f"skill{n}", n % 3) for n in range(93, 115)),
    *(skill(n, f"skill{n}", None) for n in range(115, 121)),
    skill(121, "mirror_of_mira", None, "mira"),
    *(skill(n, f"skill{n}", None, f"hero{n - 120}") for n in range(122, 133)),
)

READY = Preset(
    id="first_steps",
    name=Name(ru="Первые шаги", en="First Steps"),
    about=Name(ru="Простая колода.", en="A plain deck."),
    heroes=("mira", "hero4", "hero7", "hero10"),
    cards=(*(Listed(card.id, 3) for card in FOLLOWERS[:16]), Listed("ember_lash", 2)),
)

PACK = Pack(HEROES, FOLLOWERS, EVENTS, SKILLS, (READY,))

SPARK = follower(1, "spark", 1)
"""A card of a content pack, with the number of one of the game's own heroes."""

EMBERS = Origin("embers", "1.2", Name(ru="Угли", en="Embers"), "Test", "0" * 64, ("heroes.cinder", "followers.spark"))
WITH_EMBERS = msgspec.structs.replace(
    PACK, heroes=(*HEROES, hero(2, "cinder", 0, 5)), followers=(*FOLLOWERS, SPARK), packs=(EMBERS,)
)
