"""Views of fights of BattleCON in every phase, played at random from a seed, and views with all that a fight can hold."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import msgspec

from boards.painting import text
from boards.painting.layout import Scene
from engines.battlecon.board import Mode, Options
from engines.battlecon.content.pack import Pack, load
from engines.battlecon.game import BATTLECON
from engines.battlecon.views.view import FighterView, FiguresView, ResultView, StateView, TokenView, View
from engines.kernel.choose import begin, choose
from engines.kernel.game import Rules
from engines.kernel.views import view
from tests.boards.support import scenes
from words.battlecon.cards.texts import CardWords
from words.texts import Language

PHASES = ("prepare_fight", "preparation", "advantages", "reveal", "start", "attack", "end")
"""The phases in which somebody may be asked, besides the choice of fighters and the end."""


@cache
def pack() -> Pack:
    return load()


MODES: dict[int, Mode] = {2: "duel", 3: "two_on_one", 4: "two_on_two"}
"""Who fights whom if nothing else is said, by the number of players."""


def played(
    seats: int, seed: int, mode: Mode | None = None, viewer: int | None = None, kits: tuple[str, ...] = ()
) -> Iterator[View]:
    """Yield the view after every answer of a fight played at random, the first before any."""
    rng = random.Random(seed)
    rules = Rules(BATTLECON, pack())
    match = begin(
        rules, tuple(range(seats)), rng.randbytes(32).hex(), Options(mode=mode or MODES[seats], fighters=kits)
    ).match
    yield view(rules, match, viewer).table
    while match.outcome is None:
        asked = rng.choice(match.asks)
        most = min(asked.most, len(asked.options))
        keys = [o.key for o in rng.sample(asked.options, rng.randint(asked.least, most))]
        match = choose(rules, match, asked.seat, asked.id, keys).match
        yield view(rules, match, viewer).table


@cache
def phases(
    seats: int, seed: int, mode: Mode | None = None, viewer: int | None = None, kits: tuple[str, ...] = ()
) -> dict[str, View]:
    """Return one view of each phase of a fight, the last of its kind; "open" is the very first."""
    found: dict[str, View] = {}
    for seen in played(seats, seed, mode, viewer, kits):
        found.setdefault("open", seen)
        found[seen.phase] = seen
    return found


def changed(seen: View, index: int, **changes: object) -> View:
    """Return a view with one fighter changed."""
    made = tuple(msgspec.structs.replace(f, **changes) if f.index == index else f for f in seen.fighters)
    return msgspec.structs.replace(seen, fighters=made)


def figures(**changes: object) -> FiguresView:
    """Return figures of an attack: range 1~2, power 4, priority 5, guard 3, hitting spaces 4 and 5."""
    made = FiguresView((1, 2), 4, 5, 3, 0, tie=False, any_range=False, spaces=None, hits=(3, 4))
    return msgspec.structs.replace(made, **changes)


def revealed(seen: View) -> View:
    """Return a view with all pairs open: figures changed by bonuses, and everybody within reach of everybody."""
    fighters = []
    for fighter in seen.fighters:
        styles, bases = pack().styles(fighter.kit), pack().bases(fighter.kit)
        hits = tuple(s for s in range(seen.spaces) if 1 <= abs(s - fighter.space) <= 2)
        fighters.append(
            msgspec.structs.replace(
                fighter,
                style=styles[0],
                base=bases[0],
                pair_down=False,
                printed=figures(hits=()),
                figures=figures(power=6, priority=-2, hits=hits, armour=2),
            )
        )
    order = tuple(f.index for f in seen.fighters)
    return msgspec.structs.replace(seen, phase="attack", fighters=tuple(fighters), order=order)


def full(seen: View) -> View:
    """Return a view in which every fighter has as much of everything as a fight can bring, and figures at their widest."""
    return msgspec.structs.replace(
        seen,
        phase="attack",
        beat=38,
        pool=0,
        time_up=True,
        order=tuple(reversed([f.index for f in seen.fighters])),
        vengeance=tuple(2 for _ in seen.vengeance),
        force=tuple(20 for _ in seen.force),
        fighters=tuple(_full(seen, f) for f in seen.fighters),
    )


def _full(seen: View, fighter: FighterView) -> FighterView:
    kit = pack().kit[fighter.kit]
    styles, bases = pack().styles(fighter.kit), pack().bases(fighter.kit)
    before = (fighter.space + 3) % seen.spaces
    return msgspec.structs.replace(
        fighter,
        life=1,
        life_before=40,
        life_at_start=40,
        force=10,
        space_before=before,
        style=styles[0],
        base=bases[-1],
        added=(styles[1],),
        pair_down=False,
        finisher_played="",
        printed=figures(reach=(0, 1), guard=None, hits=()),
        figures=figures(reach=(2, 12), power=13, priority=-12, guard=12, armour=11, tie=True, hits=tuple(range(9))),
        discard_1=(styles[2], bases[1], bases[2]),
        discard_2=(styles[3], bases[3]),
        beside=2,
        tokens=tuple(TokenView(f"{kit.id}.{t.id}", 3, 2, 2) for t in kit.tokens),
        markers=tuple((m.id, fighter.space) for m in kit.markers),
        special=tuple((f"{kit.id}.{c.id}", True) for c in kit.cards),
        supports_used=("strengthen", "fortify", "hasten"),
        states=tuple(
            StateView(
                seen.fighters[(fighter.index + n) % len(seen.fighters)].index, styles[n], "bonus", stat, -2, "next"
            )
            for n, stat in enumerate(("power", "priority", "guard"))
        ),
        guess="strike",
        stunned=True,
        attacks=2,
        hit=(),
        damage_taken=39,
    )


def over(seen: View, reason: str, winner: int = 0) -> View:
    """Return the end of a fight that the team of this fighter has won; a draw has no winner."""
    team = seen.fighters[winner].team
    seats = list(dict.fromkeys(f.seat for f in seen.fighters))
    won = tuple(s for s in seats if any(f.seat == s and f.team == team for f in seen.fighters))
    lost = tuple(s for s in seats if s not in won)
    result = (
        ResultView((), None, (tuple(seats),), "draw")
        if reason == "draw"
        else ResultView(won, team, (won, lost), reason)  # type: ignore[arg-type]  # a reason
    )
    return msgspec.structs.replace(seen, phase="over", result=result)


@cache
def words(language: Language = "en") -> CardWords:
    return CardWords(language, pack(), strict=True)


def cut(scene: Scene) -> list[str]:
    return [line for line in scenes.texts(scene) if line.endswith(text.ELLIPSIS)]


KITS = [kit.id for kit in pack().kits]
