"""No text of Krendel's Tournament is there for nothing: everything that can be said is said, and that is all there is."""

from __future__ import annotations

from engines.kernel.views import view
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Reward, Trophies, Unscathed
from engines.krendel.game import KRENDEL
from tests.support.events import event, events
from tests.words.krendel.boards import CHOOSING, ENDINGS, FOUGHT, SMALL, at_the_end, fullest
from tests.words.krendel.card_texts import CONDITIONS, PRIZES, SPELLS
from tests.words.krendel.events import IDLE, LINES, of_the_pack
from tests.words.krendel.recaps import FEW, SPELLBOUND
from tests.words.krendel.recaps import PRIZES as PRIZES_BROUGHT
from tests.words.support.recording import Recording, keys_of
from tests.words.support.tables import PACK, RU, RULES, creature, named, pack, play
from words.krendel import log as krendel_log
from words.krendel.match import KrendelWords


def say_a_match(worded: KrendelWords) -> None:
    """Say all that can be said in a random match."""
    for turn in play(6, 1):
        events = [e.public for e in turn.events if e.public is not None]
        worded.story(events), krendel_log.story(worded, events, whole=True)
        for asked in turn.match.asks:
            seen = view(RULES, turn.match, asked.seat).table
            (
                worded.question(asked, seen),
                worded.help_text(asked, seen),
                worded.text_board(seen),
                worded.choose_label(asked),
            )
            worded.help_text(asked, seen, text=True), worded.recap(seen, text=True)
            if not asked.least:
                worded.nothing_label(asked)
            for option in asked.options:
                worded.option_label(asked, option.key, seen), worded.option_description(asked, option.key, seen)
                worded.option_detail(asked, option.key, seen)
        worded.summary(view(RULES, turn.match, None).table)


def test_every_text_of_the_game_is_said_somewhere() -> None:
    say = Recording("ru")

    def words(of: Pack) -> KrendelWords:
        worded = KrendelWords("ru", of, RU, strict=True)
        worded.say = say
        return worded

    for spell, _, _ in SPELLS:
        worded = words(pack(creature("ogre", 1, 1, *spell)))
        worded.spell_line("ogre"), worded.creature_source("ogre")
    for condition, _, _ in CONDITIONS:
        words(pack(Reward("cup", named("Cup"), Trophies(1), condition, "ours"))).condition_line("cup")
    for prize, _, _ in PRIZES:
        words(pack(Reward("cup", named("Cup"), prize, Unscathed(), "ours"))).prize_line("cup")
    worded = words(PACK)
    worded.title(), worded.hint()
    for kind, facts, _, _ in LINES:
        worded.line(event("krendel", kind, **of_the_pack(facts)))
    small = words(SMALL)
    for seen in (CHOOSING, FOUGHT):
        small.text_board(seen), small.summary(seen), small.hand_summary(seen)
    for seen in (FEW, SPELLBOUND, *(seen for seen, _ in PRIZES_BROUGHT)):
        worded.recap(seen)
    worded.story(events("krendel", IDLE))
    all_of_them = events("krendel", [(kind, of_the_pack(facts)) for kind, facts, _, _ in LINES])
    worded.headline([each for each in all_of_them if worded.is_in_headline(type(each))])
    for order in KRENDEL.orders:
        [(worded.order_label(order.id), worded.until_label(order.id, until)) for until in order.until]
    for end, wounds, _ in ENDINGS:
        small.result(at_the_end(end, wounds)), small.end_reason(at_the_end(end, wounds))
    say_a_match(worded)
    worded.text_board(fullest("ru", "Анна")[1])
    say("krendel-left")  # the picture of the end says it

    assert keys_of("ru", "krendel-", "krendel/match.ftl") - say.said == set()
