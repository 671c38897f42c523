"""Tables of Krendel's Tournament for tests of what is said of them."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.views import view
from engines.krendel.content.pack import Hero, Reward
from engines.krendel.content.shapes import FightWithAll, Heal, Modify, Shield, Trophies, Unscathed
from engines.krendel.views.view import ChangeView, ResultView, View
from tests.words.support.tables import PACK, RULES, attack, creature, named, pack, play, table, wizard
from words.krendel.match import KrendelWords
from words.texts import Language

SMALL = pack(
    creature("ogre", 3, 5, Modify("self", "attack", 2)),
    creature("elf", 1, 0, Shield()),
    creature("orc", 4, 4, FightWithAll()),
    Reward("herb", named("Herb"), Heal(2, may=True), Unscathed(), "ours"),
    Reward("cup", named("Cup"), Trophies(1), Unscathed(), "ours"),
    *(Hero(f"h{n}", named(f"Hero {n}"), "hat") for n in range(6)),
)


def small(language: Language, **names: str) -> KrendelWords:
    return KrendelWords(language, SMALL, {0: "Anna", 1: "Boris", 2: "Vera", 3: "Gleb"}, strict=True)


def seen_in_matches(seats: int) -> Iterator[View]:
    """Yield the views of the public and of one seat all through a random match."""
    for turn in play(seats, seats):
        yield view(RULES, turn.match, None).table
        yield view(RULES, turn.match, turn.match.seats[-1]).table


CHOOSING = table(
    wizard(
        0,
        "h0",
        wounds=2,
        trophies=10,
        spells=("ogre", "elf"),
        stack=("elf", "ogre"),
        changes=(
            ChangeView(0, "ogre", "attack", 2),
            ChangeView(1, "x", "attack", -3),
            ChangeView(1, "x", "defence", 1),
        ),
    ),
    wizard(1, "h1", hand=4),
    condition="cup",
    prize="herb",
    round=2,
    first=1,
    discard=("elf", "orc"),
    viewer=0,
    hand=("elf", "orc"),
    chosen=("orc",),
)

FOUGHT = table(
    wizard(0, "h0", trophies=1, spells=("ogre",), stack=("elf", "ogre"), creature="orc", attack=6, defence=-1),
    wizard(1, "h1", wounds=2, spells=(), stack=("elf",), creature="elf", attack=1, defence=0),
    phase="reward",
    condition="cup",
    prize="herb",
    awarded=("cup", "herb"),
    fulfilled=(0,),
    attacks=(
        attack(0, 1, (6, 0), success=True, trophies=1, wounds=1),
        attack(0, 1, (6, 0), shielded=True),
        attack(1, 0, (1, 4), thorns=1),
    ),
)

ENDINGS: list[tuple[ResultView, tuple[int, ...], str]] = [
    (
        ResultView((1,), False, ((1,), (0,), (2,)), "time"),
        (1, 0, 2),
        (
            "Winner of the tournament: Boris\n"
            "1) Boris: trophies 5, wounds 0\n2) Anna: trophies 5, wounds 1\n3) Vera: trophies 5, wounds 2"
        ),
    ),
    (
        ResultView((0, 1), True, ((0, 1), (2,)), "trophies"),
        (1, 1, 2),
        (
            "The cup is sawn up. Not-quite-winners of the tournament: Anna and Boris\n"
            "1) Anna: trophies 5, wounds 1\n1) Boris: trophies 5, wounds 1\n3) Vera: trophies 5, wounds 2"
        ),
    ),
    (
        ResultView((), False, ((0, 1, 2),), "wounds"),
        (11, 12, 13),
        (
            "No winner: everyone has 11 or more wounds\n"
            "Out (11 or more wounds): Anna — trophies 5, wounds 11\n"
            "Out (11 or more wounds): Boris — trophies 5, wounds 12\n"
            "Out (11 or more wounds): Vera — trophies 5, wounds 13"
        ),
    ),
    (
        ResultView((2,), False, ((2,),), "last"),
        (0, 0, 12),
        "One player is left at the table. Winner of the tournament: Vera\n1) Vera: trophies 5, wounds 12",
    ),
]


def at_the_end(end: ResultView, wounds: tuple[int, ...]) -> View:
    """Return a table of three that ended so."""
    wizards = [wizard(seat, f"h{seat}", trophies=5, wounds=wounds[seat]) for seat in range(3)]
    return table(*wizards, phase="over", condition="cup", prize="herb", result=end)


def fullest(language: Language, name: str) -> tuple[KrendelWords, View]:
    """Return six seats that all fight all, after a combat, with the longest cards and names that there are."""
    words = KrendelWords(language, PACK, dict.fromkeys(range(6), name), strict=True)
    longest = sorted((c.id for c in PACK.creatures), key=lambda c: -len(words.spell_line(c)))
    wizards = [
        wizard(
            seat,
            hero.id,
            wounds=12,
            trophies=12,
            spells=(longest[seat],),
            stack=(longest[seat],),
            creature=longest[seat],
            attack=-3,
            defence=-2,
        )
        for seat, hero in enumerate(PACK.heroes[:6])
    ]
    attacks = tuple(
        attack(a, b, (-3, -2), shielded=b == (a + 1) % 6, thorns=int(b < 4))
        for a in range(6)
        for b in range(6)
        if a != b
    )
    seen = table(
        *wizards,
        phase="reward",
        round=20,
        attacks=attacks,
        awarded=("rotten_tomatoes", "sticky_fingers"),
        fulfilled=(0, 1, 2, 3, 4, 5),
        discard=tuple(longest),
        viewer=0,
        hand=tuple(longest[:5]),
        chosen=(),
    )
    return words, seen
