"""Made-up cards of Legends for pictures: of every type, class and rarity, with names as long as they come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.kernel.content.names import Name
from engines.legends.content.abilities import Cost
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Blow, Event, Follower, Hero, Skill
from engines.legends.content.vocabulary import FOLLOWER_CLASSES, HERO_CLASSES, CardType, Rarity, Timing
from words.common.card_effects import EffectText
from words.texts import Language, Words, words

RARITIES: tuple[Rarity, ...] = ("black", "silver", "gold")
EMBLEMS = (
    "dragon_head cat raven wyvern troll minotaur medusa_head goose ogre cyclops hydra juggler meditation mermaid ninja_head "
    "octopus penguin porcupine rabbit rat rooster scarecrow sloth snail tortoise vampire_dracula wasp_sting werewolf "
    "witch_face goat ibis mole boar bowman cavalry clown domino_mask fencer frog_prince bully_minion carnivorous_plant teapot"
).split()

HEROES = (
    ("Мира", "Mira"),
    ("Княгиня Всеслава", "Princess Vseslava"),
    ("Орден", "Orden"),
    ("Хранитель рассвета", "Keeper of the Dawn"),
)
FOLLOWERS = (
    ("Волк-страж", "Guard Wolf"),
    ("Щитоносец третьего полка", "Shield-Bearer of the Third"),
    ("Искра", "Spark"),
    ("Хранительница источника", "Keeper of the Spring"),
    ("Глиняный великан", "Clay Giant"),
    ("Лучница", "Archer"),
    ("Призрак библиотеки", "Ghost of the Library"),
    ("Боевой вепрь", "War Boar"),
)
EVENTS = (
    ("Затмение", "Eclipse"),
    ("Весть о победе", "News of Victory"),
    ("Праздник урожая", "Harvest Festival"),
    ("Землетрясение", "Earthquake"),
)
SKILLS = (
    ("Плеть углей", "Ember Lash"),
    ("Исцеляющее прикосновение", "Healing Touch"),
    ("Отменяющий знак", "Sign of Undoing"),
    ("Боевой клич полководца", "Battle Cry of the General"),
    ("Знамя", "Banner"),
    ("Предсказание", "Foretelling"),
)


def _name(pair: tuple[str, str]) -> Name:
    return Name(ru=pair[0], en=pair[1])


@cache
def pack() -> Pack:
    """Return the made-up cards: h0 …, f0 …, e0 …, s0 …."""
    numbers = iter(range(1, 1000))

    def common(emblem: int, pair: tuple[str, str]) -> dict[str, object]:
        number = next(numbers)
        return {"number": number, "name": _name(pair), "rarity": RARITIES[number % 3], "emblem": EMBLEMS[emblem]}

    heroes = tuple(
        Hero(id=f"h{n}", attack=Blow(by=2 + n, type="magical" if n % 2 else "physical"), lives=10 + n,
             class_=HERO_CLASSES[n % 3], legendarity=3 + n, **common(n, pair))
        for n, pair in enumerate(HEROES)
    )  # fmt: skip
    followers = tuple(
        Follower(id=f"f{n}", attack=Blow(by=n), lives=1 + n, class_=FOLLOWER_CLASSES[n % 4], legendarity=1 + n % 4,
                 **common(4 + n, pair))
        for n, pair in enumerate(FOLLOWERS)
    )  # fmt: skip
    timings = ("any", "main", "own_turn", "attack", "end")
    events = tuple(
        Event(id=f"e{n}", cost=n, when=timings[n], stays=n == 2, **common(12 + n, pair))  # type: ignore[arg-type]
        for n, pair in enumerate(EVENTS)
    )
    skills = tuple(
        Skill(id=f"s{n}", level=1 + n, class_=None if n in (4, 5) else HERO_CLASSES[n % 3],
              hero="h1" if n == 4 else None, stays=n == 4, when=timings[n % 5],  # type: ignore[arg-type]
              cost=Cost(points=n % 3, lives=n % 2, discard=int(n == 3)), **common(16 + n, pair))
        for n, pair in enumerate(SKILLS)
    )  # fmt: skip
    return Pack(heroes, followers, events, skills, ())


SHORT = {
    "ru": "Нанесите 3 магических повреждения вражескому последователю.",
    "en": "Deal 3 magical damage to an enemy follower.",
}
LONG = {
    "ru": "Нанесите каждому вражескому последователю столько магических повреждений, каков уровень героя; затем верните 1 "
    "потраченную легендарность за каждого, кто погиб. Если погибших нет, возьмите карту и сбросьте карту наугад.",
    "en": "Deal magical damage equal to the hero's level to each enemy follower; then get back 1 spent legendarity for each "
    "that died. If none died, draw a card and discard a card at random. Each follower of yours gets +1 attack.",
}
MOMENT = {"ru": "Когда входит в игру", "en": "When it enters play"}


class CardWords:
    """Words for the made-up cards, whose texts are short for even numbers and long for odd ones; every third has two."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.pack = pack()
        self.say: Words = words(language, strict=True)

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self.pack.card[name].name.in_language(self.language)

    def kind(self, name: str) -> str:
        """Return the type of a card with its class, as long as it comes."""
        return {"ru": "Навык, «Княгиня Всеслава»", "en": "Skill of “Princess Vseslava”"}[self.language]

    def timing(self, when: Timing) -> str:
        """Return when a card may be played."""
        return {"ru": "В ответ на атаку", "en": "In response to an attack"}[self.language]

    def type_name(self, kind: CardType) -> str:
        """Return a type of card."""
        names = {"hero": "герои", "follower": "последователь", "event": "случай", "skill": "навык"}
        return names[kind] if self.language == "ru" else kind

    def collector(self, name: str) -> str:
        """Return number, size of the set and rarity."""
        card = self.pack.card[name]
        words = {"black": "обычная", "silver": "необычная", "gold": "редкая"}
        return f"{card.number}/{len(self.pack.card)} · {words[card.rarity] if self.language == 'ru' else card.rarity}"

    def effects(self, name: str) -> Sequence[EffectText]:
        """Return a card's text."""
        number = self.pack.card[name].number
        found = [EffectText("", (LONG if number % 2 else SHORT)[self.language])]
        if number % 3 == 0:
            found.append(EffectText(MOMENT[self.language], SHORT[self.language]))
        return tuple(found) if number % 7 else ()
