"""No text of Legends' matches is there for nothing: everything that can be said is said, nothing else is."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace

from engines.legends.board import Phase
from engines.legends.events import Level
from engines.legends.orders import ORDERS
from engines.legends.setup.correcting import CORRECTING
from engines.legends.views.view import EffectView, Moment, PassView, ResultView
from tests.engines.legends.duels import Duel
from tests.words.legends.support.duels import CARDS, barred_duel, barred_views, busy, decision, lots, seen_with
from tests.words.legends.support.events import every
from tests.words.legends.support.making import NAMES, PACK, words_in
from tests.words.support.recording import Recording, keys_of
from words.legends.lookup import card_lines, entries
from words.legends.match import LegendsWords
from words.texts import LANGUAGES, Language

FILES = ("legends/log.ftl", "legends/match.ftl", "legends/questions.ftl")

ELSEWHERE = ("legends-term-", "legends-source-")
"""Texts for pictures, and those below a card that is looked up."""


def say_events(words: LegendsWords) -> None:
    """Say every kind of event, and a story of them all."""
    told = list(every())
    for event in told:
        words.line(event)
    words.story(told)
    words.story([Level(uid, "ingrit", 1, 2, "turn") for uid in (1, 2)])
    words.headline([event for event in told if words.is_in_headline(type(event))])
    words.cards([])


def say_questions(words: LegendsWords, say: Recording) -> None:
    """Say every question with its answers, what each pass does, and standing orders."""
    for duel in lots():
        own = LegendsWords(words.language, duel.rules.pack, NAMES[words.language], strict=True)
        own.say = say
        asked, seen = duel.asked, duel.view(duel.asked.seat)
        own.question(asked, seen), own.choose_label(asked), own.parts(asked, seen)
        own.help_text(asked, seen, text=True)
        for option in asked.options:
            own.option_label(asked, option.key, seen), own.option_description(asked, option.key, seen)
            own.option_detail(asked, option.key, seen)
        for kind in ("first", "squad"):
            own.question(decision(kind, "mira"), seen), own.choose_label(decision(kind, "mira"))
            own.help_text(decision(kind, "mira"), seen)
        own.question(decision("target", "1", most=2), replace(seen, draft=None, doing=None))
        own.option_description(decision("target", "seat0"), "seat0", seen)
        own.parts(decision("target", "seat0"), seen)
        for moment in get_args(Moment):
            for active in (0, 1):
                own.question(
                    replace(decision("act", "pass"), seat=0), replace(seen, moment=moment, active=active, stack=())
                )
        own.option_description(decision("squad", "mira"), "mira", seen)
        for then in get_args(get_type_hints(PassView)["then"]):
            for asks in (True, False):
                shown = seen_with(then, asks_other=asks)
                own.option_label(decision("act", "pass"), "pass", shown)
        many = seen_with("settle", pending=-1)
        wolf = next(p for p in many.permanents if p.card == "wolf")
        crowd = replace(many, permanents=tuple(replace(wolf, uid=n) for n in range(20)))
        own.option_label(decision("act", "pass"), "pass", crowd)
        own.option_label(decision("act", "pass"), "pass", replace(seen, passing=None))
        own.nothing_label(decision("target", "1")), own.nothing_label(decision("look", "1"))
        own.help_text(decision("discard", "wolf"), replace(seen, doing=None))
        own.help_text(replace(decision("act", "pass"), seat=seen.viewer or 0), seen)
        for mark, value in (("hold", "on"), ("hold", "off"), ("end", "on"), ("turned", "1"), ("turned", "-1")):
            own.mark_label(mark, value, seen)
        twice = replace(seen, firings=tuple(replace(f, it=it) for f in seen.firings[:1] for it in (f.uid, wolf.uid)))
        if twice.firings:
            own.option_label(decision("order", "0", "1"), "0", twice)
    for order in ORDERS:
        [(words.order_label(order.id), words.until_label(order.id, until)) for until in order.until]


def say_barred(words: LegendsWords, say: Recording) -> None:
    """Say why cards of a hand cannot be played, and that nobody attacks in the first turn."""
    made = barred_duel()
    own = LegendsWords(words.language, made.rules.pack, NAMES[words.language], strict=True)
    own.say = say
    for seen in barred_views(made):
        own.help_text(made.asked, seen)


def say_tables(words: LegendsWords, say: Recording) -> None:
    """Say tables of all forms, and who won."""
    duels = [busy(), Duel("mira wolf", "rex bear").play("attack:wolf", "rex"), Duel("mira", "rex", damage={"mira": 9})]
    for duel in duels:
        own = LegendsWords(words.language, duel.rules.pack, NAMES[words.language], strict=True)
        own.say = say
        for viewer in (0, 1, None):
            seen = duel.view(viewer)
            first, second = seen.players
            first = replace(first, missing=1, stops=("hold",), known=("wolf",), deck_list=("wolf",), squad=("mira",))
            marked = tuple(
                replace(p, stays_turned=True, attack=9, effects=(EffectView("control", 0, "turn", "wolf"),))
                for p in seen.permanents
            )
            over = replace(seen, result=ResultView((0,), ((0,), (1,)), "games"), phase="over")
            for shown in (seen, replace(seen, players=(first, second), permanents=marked), over):
                own.text_board(shown), own.summary(shown), own.hand_summary(shown), own.heading(shown)
                own.prospects(shown), own.reference(shown), own.reference_label(shown)
            own.text_board(replace(over, players=(first, second)))
            gone = replace(over, permanents=())
            own.result(over), own.result(gone)
            for phase in get_args(Phase):
                own.phase(replace(seen, phase=phase))
            if seen.fight is not None:
                for fight in (replace(seen.fight, blocked=True), replace(seen.fight, blockers=(99,))):
                    own.text_board(replace(seen, fight=fight))
            crowd = tuple(replace(seen.permanents[0], uid=n, card="rex") for n in range(90))
            own.summary(replace(seen, permanents=crowd))
    words.title(), words.hint(), words.mark_example()
    for name, value in (("hold", "on"), ("main", "off"), ("turned", "1"), ("turned", "-1")):
        words.mark_label(name, value, busy().view(0))


def say_corrections(words: LegendsWords, say: Recording) -> None:
    """Say what a judge may correct, and to which values."""
    duel = Duel("mira wolf", "rex", graveyard="fog")
    own = LegendsWords(words.language, duel.rules.pack, NAMES[words.language], strict=True)
    own.say = say
    pack, board, seen = duel.rules.pack, duel.board, duel.view()
    for thing in (*CORRECTING.things(pack, board), "hand:0"):
        own.correction_subject(thing.partition(":")[2], seen)
        own.correction_label(thing, seen)
        for value in (*CORRECTING.values(pack, board, thing), *(("no",) if "turned" in thing else ())):
            own.correction_value(thing, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_matches_is_said_somewhere(language: Language) -> None:
    say = Recording(language)
    words = words_in(language)
    words.say = say
    say_events(words)
    say_questions(words, say)
    say_barred(words, say)
    say_tables(words, say)
    say_corrections(words, say)
    unsaid = keys_of(language, "legends-", *FILES) - say.said
    assert {name for name in unsaid if not name.startswith(ELSEWHERE)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_where_it_is_from(language: Language) -> None:
    ours = words_in(language).say("legends-source-ours")
    assert all(card_lines(language, PACK, entry)[-1] == ours for entry in entries(PACK))
    assert words_in(language).term("hand")
    assert len({card.id for card in CARDS}) == len(CARDS)
