"""No text of BattleCON's matches is there for nothing: everything that can be said is said, and that is all there is."""

from __future__ import annotations

from typing import get_args

import msgspec

from engines.battlecon.content.shapes import FighterClass
from engines.battlecon.content.vocabulary import RuleName
from engines.battlecon.game import BATTLECON
from engines.battlecon.views.view import DoingView, Phase, PreviewView, ResultView, StateView
from engines.kernel.state.model import Option
from tests.words.battlecon.support.asked import FIGHT, FOUR, at_spending, moves, pairs, seen
from tests.words.battlecon.support.boards import FOUGHT, QUIET, fullest
from tests.words.battlecon.support.cases import CASES
from tests.words.battlecon.support.events import DUEL, LINES, TEAMS
from tests.words.battlecon.support.forecasts import MOVES
from tests.words.battlecon.support.tables import PACK, RU, decision, fighter, figures, from_everywhere, keys, table
from tests.words.support.recording import Recording, keys_of
from words.battlecon.match import BattleconWords

FILES = ("battlecon/match.ftl", "battlecon/log.ftl", "battlecon/questions.ftl")


def say_events(told: BattleconWords) -> None:
    """Say every kind of event, and stories."""
    for seen_by in (TEAMS, DUEL):
        told.meet(seen_by)
        for kind, facts, _, _ in LINES:
            told.line(kind, facts)
        told.story([(kind, facts) for kind, facts, _, _ in LINES])
        told.headline([(kind, facts) for kind, facts, _, _ in LINES if told.marked(kind)])
        for events in (LINES, ()):
            told.looking_back([(kind, facts) for kind, facts, *_ in events])
    blow = next(facts for kind, facts, _, _ in LINES if kind == "damage")
    told.story([("damage", blow), ("stunned", {"fighter": 1})])
    told.story([("damage", {**blow, "guard": 9})])
    for way in ("advance", "retreat", "close", "move", "pull", "push", "shift"):
        for by in (0, 1):
            told.line("moved", {"fighter": 1, "by": by, "way": way, "start": 4, "end": 1, "passed": [0]})
    told.meet(TEAMS)
    told.line("order", {"order": [0, 1, 2], "priorities": [[i, 1, False] for i in range(3)]})
    told.line("moved", {"fighter": 0, "by": 0, "way": "advance", "start": 4, "end": 1, "passed": [1]})
    told.line("passed", {"team": 9})
    for how in ("spent", "exhausted", "used", "taken_back", "removed"):
        told.line("tokens", {"fighter": 0, "token": "luc.time", "change": -1, "how": how, "supply": 1, "to": None})


def say_questions(told: BattleconWords) -> None:
    """Say every question with its answers."""
    for asked, key, at, _, _ in CASES:
        told.question(asked, at), told.option_label(asked, key, at), told.option_detail(asked, key, at)
        told.option_description(asked, key, at), told.aside(asked, at), told.choose_label(asked)
    used = seen("claus", own={"seat": 1, "supports_used": ("hasten",)})
    told.aside(keys("advantage", "pass"), used)
    for key in ("own", "beginner"):
        told.option_description(keys("discards", key), key, DUEL)
    told.option_label(keys("discards", "own"), "own", DUEL)
    told.option_description(keys("place", "3"), "3", table(fighter(0, "claus"), fighter(1, "seth", space=-1)))
    at_flip = seen("eligor", doing=DoingView(0, "maneuver", "maneuver/1"))
    for key in ("flip", "keep"):
        told.option_label(keys("flip", "flip", "keep"), key, at_flip)
    told.question(keys("flip", "flip"), at_flip), told.choose_label(keys("flip", "flip"))
    told.question(keys("option", "0"), DUEL), told.option_label(keys("option", "0"), "0", DUEL)
    told.choose_label(keys("option", "0"))
    told.option_label(decision("effect", 0, *keys("effect", "claus.ability/0").options), "claus.ability/0", DUEL)
    (
        told.aside(moves(0, 3), FIGHT),
        told.aside(moves(0, 3), seen("claus", doing=DoingView(0, "claus.ability", "claus.ability/0"))),
    )
    past = moves(0, 6)
    told.option_label(past, "s6", FOUR)
    teleport = next(n for n, e in PACK.effect.items() if [type(op).__name__ for op in e.do] == ["Teleport"])
    told.option_label(past, "s6", seen("luc", doing=DoingView(0, teleport.partition("/")[0], teleport)))
    both = decision("move", 0, *(Option(f"{who}:s0", (who, 0, 0, 1), ()) for who in (1, 3)))
    told.option_label(both, "1:s0", FOUR)
    told.option_label(pairs("pair", "luc.chrono/shot", who=2), "luc.chrono/shot", FOUR)
    lays = {"hand": ("maneuver", "strike")}
    for force in (1, 30):
        told.aside(pairs("pair", "maneuver/strike"), seen("claus", own=lays, force=(force, 2)))
    told.aside(keys("advantage", "pass"), seen("claus", force=(1, 2)))
    told.aside(keys("advantage", "pass"), seen("claus", own={"supports_used": ("hasten",)}, force=(4, 2)))
    shown = figures((1, 2), 5, 3, 5, hits=(4,))
    preview = PreviewView(0, "claus.blast", "shot", figures((1, 2), 4, 3, 5), shown)
    told.option_detail(
        pairs("pair", "claus.blast/shot"), "claus.blast/shot", msgspec.structs.replace(DUEL, previews=(preview,))
    )
    nobody = PreviewView(0, "claus.blast", "shot", shown, figures((1, 2), 5, 3, 5, hits=(6,)))
    told.option_detail(
        pairs("pair", "claus.blast/shot"), "claus.blast/shot", msgspec.structs.replace(DUEL, previews=(nobody,))
    )
    for facet in ("style", "base"):
        (
            told.facet_label(pairs("pair", "claus.blast/shot"), facet, ""),
            told.facet_label(pairs("pair", "x/y"), facet, "shot"),
        )
    for asked, key, at, _, _ in MOVES:
        told.meet(at), told.option_description(asked, key, at)
    for what in ("avoid", "misses"):
        # Khadath avoids what comes past his trap, which a view does not tell.
        for own, other in ((what, "claus"), ("", "khadath")):
            rule = StateView(0, "claus.blast", "rule", own, 0, "beat")
            open_cards = {"style": "khadath.teleport", "base": "shot"} if other == "khadath" else {}
            fighters = (
                fighter(0, "claus", states=(rule,) if own == "misses" else ()),
                fighter(1, other, states=(rule,) if own == "avoid" else (), **open_cards),
            )
            at = table(*fighters, previews=(preview,))
            told.option_detail(pairs("pair", "claus.blast/shot"), "claus.blast/shot", at)
    told.option_description(keys("amount", "0"), "0", at_spending("mikhail.magnus_malleus/0"))
    told.aside(pairs("discard_2", "claus.blast/shot"), msgspec.structs.replace(DUEL, sealed=("claus.blast/dash",)))
    told.aside(keys("side", "claus.autumns_advance"), DUEL)
    told.aside(keys("advantage", "pass"), msgspec.structs.replace(DUEL, beat=1))
    ordering = msgspec.structs.replace(keys("tie", "0"), asked=("ask_order", 0, "0,2"))
    told.question(ordering, FOUR)
    for order in BATTLECON.orders:
        [(told.order_label(order.id), told.until_label(order.id, until)) for until in order.until]


def test_every_text_of_the_matches_is_said_somewhere() -> None:
    say = Recording("ru")
    told = BattleconWords("ru", PACK, RU, strict=True)
    told.say = say
    told.title(), told.hint()
    say_events(told)
    say_questions(told)
    rules = [StateView(0, "claus.blast", "rule", rule, 1, "beat") for rule in get_args(RuleName)]
    equal = StateView(1, "claus.blast", "equal", "power", 1, "fight")
    states = fighter(
        0,
        "claus",
        states=(*rules, equal),
        figures=figures(None, 1, 1, 1, spaces=(1,)),
        style="claus.blast",
        base="shot",
    )
    free = fighter(0, "claus", figures=figures((1, 1), 1, 1, 1, any_range=True), style="claus.blast", base="shot")
    for at in (QUIET, FOUGHT, fullest(4), fullest(0), FOUR, table(states, fighter(1, "seth", space=-1)), table(free)):
        told.text_board(at), told.summary(at), told.hand_summary(at), told.recap(at), told.recap(at, text=True)
    shown = {"figures": figures((1, 1), 1, 1, 1), "style": "claus.blast", "base": "shot", "attacks": 1}
    led = [fighter(0, "claus", seat=0, **shown), fighter(1, "seth", seat=0, team=0, **shown)]
    told.recap(msgspec.structs.replace(table(*led), phase="end", viewer=0))
    for phase in get_args(Phase):
        told.heading(msgspec.structs.replace(QUIET, phase=phase))
    say_the_rest(told)
    assert {
        name for name in keys_of("ru", "battlecon-", *FILES) - say.said if not name.startswith("battlecon-term-")
    } == set()


def say_the_rest(told: BattleconWords) -> None:
    """Say what stands on boards now and then, and the names of kinds."""
    gone = fighter(
        0, "kallistar", finisher="", maneuver_gone=True, special=(("kallistar.human", False),), pair_down=True
    )
    hurt = fighter(1, "seth", stunned=True, out=True, life=1, life_before=4, space=1, space_before=2)
    for more in ({}, {"last_beat": True}, {"time_up": True}, {"legacy": True, "beats_left": 3}):
        at = table(gone, hurt, **more)  # type: ignore[arg-type]  # of several types
        told.heading(at), told.text_board(at), told.summary(at)
    told.text_board(
        table(fighter(0, "khadath", markers=(("khadath.trap", None),), laid=("maneuver", "shot"), hand=()), hurt)
    )
    told.text_board(table(fighter(0, "claus"), fighter(1, ""), phase="select", choices=("luc",), banned=("rin",)))
    open_pair = {"style": "claus.blast", "base": "shot", "figures": figures((1, 1), 1, 1, 1), "attacks": 1}
    moved = fighter(0, "claus", life=3, life_before=5, space=1, space_before=2, **open_pair)
    for text in (False, True):
        told.recap(table(moved, hurt, phase="end", viewer=0), text=text)
    end = ResultView((0,), 0, ((0,), (1,)), "knockout")
    told.result(table(fighter(0, "claus"), hurt, phase="over", result=end))
    left = ResultView((0,), 0, ((0,),), "withdrew")
    for kit in ("seth", ""):
        told.result(table(fighter(0, "claus"), fighter(1, kit, out=True), phase="over", result=left))
    told.text_board(table(fighter(0, "cadenza", finisher=""), hurt, phase="select", beat=0))
    for kind in get_args(FighterClass):
        told.class_name(kind)
    pack, sources = from_everywhere()
    told.pack = pack
    for kit in sources.values():
        told.source_label(kit)
    told.pack = PACK
    for level in (1, 2, 3):
        told.difficulty(level)
    told.meet(table(fighter(0, "luc"), fighter(1, "luc")))
    told.who(0)
