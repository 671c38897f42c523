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
from tests.words.battlecon.support.failures import CASES as FAILURES
from tests.words.battlecon.support.failures import one_leads_all
from tests.words.battlecon.support.forecasts import MOVES
from tests.words.battlecon.support.tables import (
    PACK,
    RU,
    all_happened,
    decision,
    fighter,
    figures,
    from_everywhere,
    happened,
    keys,
    table,
)
from tests.words.support.recording import Recording, keys_of
from words.battlecon.match import BattleconWords

FILES = ("battlecon/match.ftl", "battlecon/log.ftl", "battlecon/questions.ftl")


def say_events(words: BattleconWords) -> None:
    """Say every kind of event, and stories."""
    everything = all_happened((kind, facts) for kind, facts, _, _ in LINES)
    for seen_by in (TEAMS, DUEL):
        at = words.at(seen_by)
        for event in everything:
            at.line(event)
        at.story(everything)
        at.headline([event for event in everything if at.is_in_headline(type(event))])
        for events in (everything, []):
            at.look_back(events, seen_by, 0)
        for failed, *_ in FAILURES:
            at.look_back(all_happened(failed), seen_by, 0)
    words.look_back(all_happened(FAILURES[0][0]), one_leads_all(TEAMS), 0)
    duel, teams = words.at(DUEL), words.at(TEAMS)
    blow = next(facts for kind, facts, _, _ in LINES if kind == "damage")
    duel.story(all_happened([("damage", blow), ("stunned", {"fighter": 1})]))
    duel.story(all_happened([("damage", {**blow, "guard": 9})]))
    for way in ("advance", "retreat", "close", "move", "pull", "push", "shift"):
        for by in (0, 1):
            moved = {"fighter": 1, "by": by, "way": way, "start": 4, "end": 1, "passed": [0]}
            duel.line(happened("moved", moved))
    teams.line(happened("order", {"order": [0, 1, 2], "priorities": [[i, 1, False] for i in range(3)]}))
    past = {"fighter": 0, "by": 0, "way": "advance", "start": 4, "end": 1, "passed": [1]}
    teams.line(happened("moved", past))
    for how in ("spent", "exhausted", "used", "taken_back", "removed"):
        tokens = {"fighter": 0, "token": "luc.time", "change": -1, "how": how, "supply": 1, "to": None}
        teams.line(happened("tokens", tokens))


def say_questions(words: BattleconWords) -> None:
    """Say every question with its answers."""
    for asked, key, at, _, _ in CASES:
        words.question(asked, at), words.option_label(asked, key, at), words.option_detail(asked, key, at)
        words.option_description(asked, key, at), words.help_text(asked, at), words.choose_label(asked)
    used = seen("claus", own={"seat": 1, "supports_used": ("hasten",)})
    words.help_text(keys("advantage", "pass"), used)
    for key in ("own", "beginner"):
        words.option_description(keys("discards", key), key, DUEL)
    words.option_label(keys("discards", "own"), "own", DUEL)
    nearly = seen("claus", own={"hand": ("maneuver", "strike"), "life": 7}, force=(5, 2))
    words.help_text(pairs("pair", "maneuver/strike"), nearly)
    words.option_description(keys("place", "3"), "3", table(fighter(0, "claus"), fighter(1, "seth", space=-1)))
    at_flip = seen("eligor", doing=DoingView(0, "maneuver", "maneuver/1"))
    for key in ("flip", "keep"):
        words.option_label(keys("flip", "flip", "keep"), key, at_flip)
    words.question(keys("flip", "flip"), at_flip), words.choose_label(keys("flip", "flip"))
    words.question(keys("option", "0"), DUEL), words.option_label(keys("option", "0"), "0", DUEL)
    words.choose_label(keys("option", "0"))
    words.option_label(decision("effect", 0, *keys("effect", "claus.ability/0").options), "claus.ability/0", DUEL)
    (
        words.help_text(moves(0, 3), FIGHT),
        words.help_text(moves(0, 3), seen("claus", doing=DoingView(0, "claus.ability", "claus.ability/0"))),
    )
    past = moves(0, 6)
    words.option_label(past, "s6", FOUR)
    teleport = next(n for n, e in PACK.effect.items() if [type(op).__name__ for op in e.do] == ["Teleport"])
    words.option_label(past, "s6", seen("luc", doing=DoingView(0, teleport.partition("/")[0], teleport)))
    both = decision("move", 0, *(Option(f"{who}:s0", (who, 0, 0, 1), ()) for who in (1, 3)))
    words.option_label(both, "1:s0", FOUR)
    words.option_label(pairs("pair", "luc.chrono/shot", who=2), "luc.chrono/shot", FOUR)
    lays = {"hand": ("maneuver", "strike")}
    for force in (1, 30):
        words.help_text(pairs("pair", "maneuver/strike"), seen("claus", own=lays, force=(force, 2)))
    words.help_text(keys("advantage", "pass"), seen("claus", force=(1, 2)))
    words.help_text(keys("advantage", "pass"), seen("claus", own={"supports_used": ("hasten",)}, force=(4, 2)))
    shown = figures((1, 2), 5, 3, 5, hits=(4,))
    preview = PreviewView(0, "claus.blast", "shot", figures((1, 2), 4, 3, 5), shown)
    words.option_detail(
        pairs("pair", "claus.blast/shot"), "claus.blast/shot", msgspec.structs.replace(DUEL, previews=(preview,))
    )
    nobody = PreviewView(0, "claus.blast", "shot", shown, figures((1, 2), 5, 3, 5, hits=(6,)))
    words.option_detail(
        pairs("pair", "claus.blast/shot"), "claus.blast/shot", msgspec.structs.replace(DUEL, previews=(nobody,))
    )
    for facet in ("style", "base"):
        (
            words.facet_label(pairs("pair", "claus.blast/shot"), facet, ""),
            words.facet_label(pairs("pair", "x/y"), facet, "shot"),
        )
    for asked, key, at, _, _ in MOVES:
        words.option_description(asked, key, at)
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
            words.option_detail(pairs("pair", "claus.blast/shot"), "claus.blast/shot", at)
    words.option_description(keys("amount", "0"), "0", at_spending("mikhail.magnus_malleus/0"))
    words.help_text(pairs("discard_2", "claus.blast/shot"), msgspec.structs.replace(DUEL, sealed=("claus.blast/dash",)))
    words.help_text(keys("side", "claus.autumns_advance"), DUEL)
    words.help_text(keys("advantage", "pass"), msgspec.structs.replace(DUEL, beat=1))
    ordering = msgspec.structs.replace(keys("tie", "0"), asked=("ask_order", 0, "0,2"))
    words.question(ordering, FOUR)
    for order in BATTLECON.orders:
        [(words.order_label(order.id), words.until_label(order.id, until)) for until in order.until]


def test_every_text_of_the_matches_is_said_somewhere() -> None:
    say = Recording("ru")
    words = BattleconWords("ru", PACK, RU, strict=True)
    words.say = say
    words.title(), words.hint()
    say_events(words)
    say_questions(words)
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
        words.text_board(at), words.summary(at), words.hand_summary(at), words.recap(at), words.recap(at, text=True)
    shown = {"figures": figures((1, 1), 1, 1, 1), "style": "claus.blast", "base": "shot", "attacks": 1}
    led = [fighter(0, "claus", seat=0, **shown), fighter(1, "seth", seat=0, team=0, **shown)]
    words.recap(msgspec.structs.replace(table(*led), phase="end", viewer=0))
    for phase in get_args(Phase):
        words.heading(msgspec.structs.replace(QUIET, phase=phase))
    say_the_rest(words)
    assert {
        name for name in keys_of("ru", "battlecon-", *FILES) - say.said if not name.startswith("battlecon-term-")
    } == set()


def say_the_rest(words: BattleconWords) -> None:
    """Say what stands on boards now and then, and the names of kinds."""
    gone = fighter(
        0, "kallistar", finisher="", maneuver_gone=True, special=(("kallistar.human", False),), pair_down=True
    )
    hurt = fighter(1, "seth", stunned=True, out=True, life=1, life_before=4, space=1, space_before=2)
    for more in ({}, {"last_beat": True}, {"time_up": True}, {"legacy": True, "beats_left": 3}):
        at = table(gone, hurt, **more)  # type: ignore[arg-type]  # of several types
        words.heading(at), words.text_board(at), words.summary(at)
    words.text_board(
        table(fighter(0, "khadath", markers=(("khadath.trap", None),), laid=("maneuver", "shot"), hand=()), hurt)
    )
    words.text_board(table(fighter(0, "claus"), fighter(1, ""), phase="select", choices=("luc",), banned=("rin",)))
    open_pair = {"style": "claus.blast", "base": "shot", "figures": figures((1, 1), 1, 1, 1), "attacks": 1}
    moved = fighter(0, "claus", life=3, life_before=5, space=1, space_before=2, **open_pair)
    for text in (False, True):
        words.recap(table(moved, hurt, phase="end", viewer=0), text=text)
    end = ResultView((0,), 0, ((0,), (1,)), "knockout")
    words.result(table(fighter(0, "claus"), hurt, phase="over", result=end))
    left = ResultView((0,), 0, ((0,),), "withdrew")
    for kit in ("seth", ""):
        words.result(table(fighter(0, "claus"), fighter(1, kit, out=True), phase="over", result=left))
    words.text_board(table(fighter(0, "cadenza", finisher=""), hurt, phase="select", beat=0))
    for kind in get_args(FighterClass):
        words.class_name(kind)
    pack, sources = from_everywhere()
    words.pack = pack
    for kit in sources.values():
        words.source_label(kit)
    words.pack = PACK
    for level in (1, 2, 3):
        words.difficulty(level)
    words.at(table(fighter(0, "luc"), fighter(1, "luc"))).who(0)
