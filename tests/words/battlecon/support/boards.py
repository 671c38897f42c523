"""Tables of BattleCON for tests of what is said of them."""

from __future__ import annotations

from engines.battlecon.views.view import FighterView, StateView, TokenView, View
from tests.words.battlecon.support.tables import PACK, fighter, figures, hand, table

CLAUS = fighter(
    0,
    "claus",
    hand=("claus.tailwind", "maneuver", "strike"),
    discard_1=("claus.cyclone", "grasp"),
    discard_2=("claus.blast", "burst"),
)

SETH = fighter(
    1, "seth", pair_down=True, unseen=("seth.fools", "strike", "seth.omen"), life=14, life_before=18, force=1
)

QUIET = table(CLAUS, SETH, viewer=0)

FOUGHT = table(
    fighter(
        0,
        "claus",
        style="claus.tailwind",
        base="strike",
        printed=figures((1, 2), 5, 3, 5),
        figures=figures((1, 2), 7, 3, 5, armour=1),
        space=3,
        space_before=1,
        attacks=1,
        hit=(1,),
        states=(StateView(1, "seth.fools", "bonus", "range", -1, "beat"),),
        supports_used=("strengthen",),
    ),
    fighter(
        1, "seth", finisher_played="seth.fortune_buster", figures=figures((1, 6), None, 13, 0, tie=True), stunned=True
    ),
    phase="attack",
    order=(0, 1),
    viewer=0,
)


def full(index: int, kit: str, *, own: bool) -> FighterView:
    """Return a fighter of whom everything is told that can be, with the longest names there are."""
    away = (*PACK.styles(kit)[:3], *PACK.bases(kit)[:3])
    cards = tuple(card for card in hand(kit) if card not in away)
    states = tuple(StateView(i, f"{kit}.ability", "rule", "no_walk_past_marker", 3, "fight") for i in (0, 3))
    return fighter(
        index,
        kit,
        seat=0 if own else index,
        title="champion" if index == 0 else "",
        style=PACK.styles(kit)[0],
        base=PACK.bases(kit)[0],
        added=(PACK.styles(kit)[1],),
        printed=figures((2, 7), 12, 11, None),
        figures=figures((2, 8), 14, -12, None, armour=4),
        hand=cards if own else None,
        unseen=cards,
        discard_1=(PACK.styles(kit)[2], PACK.bases(kit)[1]),
        discard_2=(PACK.bases(kit)[2],),
        beside=2,
        states=states,
        supports_used=("strengthen", "fortify", "hasten"),
        guess="strike",
        stunned=True,
        attacks=2,
        hit=(0, 1),
        space=index * 2,
        space_before=index * 2 + 1,
        life_before=30,
        markers=tuple((f"{kit}.{marker.id}", 1) for marker in PACK.kit[kit].markers),
        special=tuple((f"{kit}.{card.id}", True) for card in PACK.kit[kit].cards),
        tokens=tuple(TokenView(f"{kit}.{token.id}", 1, 4, 2) for token in PACK.kit[kit].tokens),
    )


def fullest(led: int) -> View:
    """Return a table of four at its fullest, the viewer leading so many of them."""
    kits = ("rukyuk", "hikaru", "kallistar", "khadath")
    fighters = [full(index, kit, own=index < led) for index, kit in enumerate(kits)]
    return table(*fighters, phase="attack", order=(3, 2, 1, 0), vengeance=(1, 2), viewer=0, last_beat=True)
