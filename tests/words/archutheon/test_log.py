"""Every event of Archutheon as a line of the log, in both languages, and stories of turns."""

from __future__ import annotations

import re

import pytest

from engines.archutheon import events as happened
from engines.archutheon.content.vocabulary import PERMANENTS
from engines.archutheon.game import EVENTS
from engines.kernel.events import Event
from engines.kernel.views import view
from tests.words.archutheon.support.flaws import flaws
from tests.words.archutheon.support.tables import RULES, play, words_in
from words.archutheon.match import ArchutheonWords
from words.texts import LANGUAGES, Language

CARD, OTHER = "knight.shield_blow", "guide.crack"

SAMPLES: list[Event] = [
    happened.Colours(0, 1),
    happened.TerrainStruck(0, "open_steppe"),
    happened.TerrainLaid("open_steppe.wind"),
    happened.LeadersClash("knight"),
    *(happened.Joined(0, "knight", number, 4) for number in (1, 2)),
    happened.PassiveLaid(1, "knight.shield_wall"),
    happened.TurnBegins(3, 0),
    happened.Recovered(0, (CARD, OTHER)),
    happened.Flipped(0, "knight.shield_wall"),
    *(happened.TokenSet(0, ready) for ready in (True, False)),
    happened.Collected(0, (1, 4), 2),
    *(happened.Enlightened(0, track, 1) for track in (0, 1, 2)),
    happened.Missed(0, 1),
    *(happened.Took(0, tier, 2) for tier in (1, 2, 3)),
    happened.Took(0, 1, 1, (CARD,)),
    happened.Exchanged(0, 0),
    happened.Exchanged(0, 1, (CARD,), (OTHER,)),
    *(happened.Declared(0, column, "slow", True, -1) for column in ("attack", "defence", "charged")),
    *(
        happened.Declared(0, "attack", speed, False, -1, use, CARD, 0, "", "truth", 1, -1, -1, -1, OTHER)
        for speed in ("slow", "fast", "swift")
        for use in ("attack", "block", "boost", "release")
    ),
    *(
        happened.Declared(0, "attack", "fast", False, -1, use, "", 0, "", "", -1, 3, -1, -1, "")
        for use in ("slot", "move")
    ),
    happened.Declared(0, "attack", "swift", True, -1, "with", CARD, 0, "swift", "truth", -1, -1, 4, -1, ""),
    *(happened.DeclaredNothing(0, column) for column in ("attack", "defence")),
    *(
        happened.Corrected(thing, 0, value)
        for thing, value in (
            ("health", "3"),
            ("put", "armour"),
            ("lift", "armour"),
            ("element", "chaos"),
            ("element", "none"),
            ("cell", "C3n"),
            ("movement", "2"),
            ("slots", "2"),
            ("gate", "C4"),
        )
    ),
    *(happened.ElementNamed(0, element, 1, CARD) for element in ("freedom", "truth", "chaos")),
    happened.Charged(0, "chaos", 2),
    *(happened.BonusNamed(0, bonus, "") for bonus in ("freedom", "chaos", "charged")),
    *(happened.BonusNamed(0, "truth", change) for change in ("freedom", "truth", "chaos", "targeted", "area")),
    happened.Executes(0, 0, CARD, 0, "with", "slow", "slow"),
    *(happened.Executes(0, 0, CARD, 0, "with", used, "slow") for used in ("fast", "swift")),
    happened.Executes(0, 0, CARD, 0, "with", "slow", "fast"),
    happened.Executes(0, 0, "", 0, "slot", "", "swift"),
    happened.Revealed(0, CARD, 0, "slow", 1, -1, -1, "truth"),
    *(
        happened.Skipped(0, why, 0, CARD)
        for why in (
            *("no_stealth", "cancelled", "dead", "fear", "too_late", "over", "no_attack", "no_card", "no_cards"),
            *("damage", "harmless", "once", "nothing", "range", "no_target", "gone", "nobody"),
        )
    ),
    *(
        happened.Guarded(0, 1, kind, 2, 1, 1, 2, 0, CARD)
        for kind in ("plain", "reflect", "absorb", "effect", "permanent", "movement", "charge", "dodge", "hop")
    ),
    happened.Struck(0, 1, 5, 1, 1, 1, 0, 2, 6),
    happened.Struck(0, 1, 3, 0, 0, 0, 3, 0, 6),
    happened.Struck(0, 1, 10, 1, 1, 1, 0, 7, 6, (2, 1, 1, 1, 1, 2, 1, 1, -1)),
    happened.Struck(0, 1, 0, 0, 0, 0, 0, 0, 6, (1, 0, 0, 0, -2, 0, 0, 0, -1)),
    happened.Struck(0, 1, 3, 0, 0, 0, 0, 3, 6),
    *(happened.Hurt(0, 1, cause, 4) for cause in ("rift", "withering", "reflected", "text")),
    happened.Halved(0, 3),
    happened.Healed(0, 2, 9),
    happened.Died(0, ()),
    happened.Died(0, (CARD,)),
    happened.Warded(0),
    happened.Saved(0, CARD),
    *(
        happened.Moved(0, way, 3, 4, 0)
        for way in ("step", "dash", "leap", "teleport", "pull", "push", "shift", "fear", "swap")
    ),
    *(happened.Stayed(0, "dash", why) for why in ("full", "numb", "steady", "blocked")),
    *(happened.Put(0, what, annihilated) for what in PERMANENTS for annihilated in (True, False)),
    *(happened.Unchanged(0, "fear", why) for why in ("has", "immune")),
    *(happened.Lifted(0, ("fear", "blind"), why) for why in ("used", "dispelled", "lifted")),
    happened.LaidAside(3, "chaos"),
    happened.LaidAside(3, "armour"),
    happened.LaidAside(3, ""),
    *(happened.HeroElement(0, element) for element in ("freedom", "truth", "chaos", "")),
    *(happened.ThingMoved(thing, start, 5) for thing in ("cover", "wall", "rift") for start in (-1, 4)),
    *(happened.CardMoved(0, CARD, cell) for cell in (-1, 0, 1, 2, 3)),
    happened.DeferredLaid(0, CARD),
    happened.DeferredActs(0, CARD),
    happened.TargetChanged(0, 1, ""),
    *(happened.Stopped(0, part, 1, CARD) for part in ("damage", "effect", "card", "evade", "targeted", "area")),
    happened.Helped(0, 1, CARD, OTHER),
    happened.Helped(0, 1, CARD, ""),
    happened.GateShifted(3, 0),
    happened.GateShifted(5, 0),
    happened.CollapseBegins(0),
    *(happened.CollapseShifts(0, token, 2) for token in (0, 1)),
    happened.Withdrew(0),
    *(happened.Over(0, reason) for reason in ("leader", "both_leaders", "gate", "withdrew", "time")),
    happened.Over(-1, "time"),
]
"""Each kind of event with each word that it may have."""


@pytest.fixture(scope="module")
def turns() -> list[list[Event]]:
    """Return the public events of a random match."""
    return [[event for each in turn.events if (event := each.seen_by(None)) is not None] for turn in play("basic", 5)]


def words_at_a_table(language: Language) -> ArchutheonWords:
    """Return words that know eight heroes."""
    matches = (turn.match for turn in play("basic", 5))
    match = next(match for match in matches if len(match.board.heroes) == 8)
    return words_in(language).at(view(RULES, match, None).table)


def test_the_samples_are_of_every_kind() -> None:
    assert {type(each) for each in SAMPLES} == {*EVENTS.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line_of_its_own(language: Language) -> None:
    words = words_at_a_table(language)
    lines = [words.line(each) or "" for each in SAMPLES]
    plain = [re.sub(r"\b(?:[A-E]\d[wns]?|I{1,3})\b", "1", line) for line in lines]
    assert [line for line in plain if not line or flaws(line, language)] == []
    assert len({*lines}) == len(lines)


@pytest.mark.rule("AR-86")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_face_down_is_not_named_to_others(language: Language) -> None:
    words = words_at_a_table(language)
    hidden = happened.Declared(0, "attack", "slow", True, -1)
    own = happened.Declared(0, "attack", "slow", True, -1, "attack", CARD, 0, "", "truth", 1, -1, -1, -1, "")
    name = words.card(CARD)
    assert name not in (words.line(hidden) or "")
    assert name in (words.line(own) or "")


def test_a_story_tells_an_execution_in_one_line() -> None:
    words = words_at_a_table("ru")
    hero = words.who(0)
    lines = words.story(
        [
            happened.Executes(0, 0, CARD, 0, "with", "slow", "slow"),
            happened.Struck(1, 0, 3, 0, 0, 1, 0, 2, 8, (2, 1, 0, 0, 0, 0, 0, 0, 0)),
            happened.Put(1, "armour", annihilated=False),
            happened.Executes(1, 0, OTHER, 0, "attack", "", "fast"),
            happened.Skipped(1, "range", 0, OTHER),
        ]
    )
    assert lines == [
        (
            f"{hero}: «Удар щитом», медленная, со свойством → {words.who(1)}: "
            "урон 2 (карта) +1 (свойство) −1 (лидер) = 2, здоровье 8; получает Броню"
        ),
        f"{hero}: «Трещина», быстрая → мимо: дальность не позволяет",
    ]


@pytest.mark.rule("AR-95")
@pytest.mark.parametrize(("language", "worded"), [("ru", "но со своим быстрым свойством"), ("en", "its fast property")])
def test_the_property_of_another_speed_is_named(language: Language, worded: str) -> None:
    words = words_in(language)
    (line,) = words.story(
        [happened.Executes(0, 0, CARD, 0, "with", "fast", "slow"), happened.Put(1, "armour", annihilated=False)]
    )
    assert worded in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_are_short_and_leave_the_end_out(language: Language, turns: list[list[Event]]) -> None:
    words = words_at_a_table(language)
    events = [event for turn in turns for event in turn]
    lines = words.story(events)
    assert lines
    assert max(map(len, lines)) < 900
    over = next(event for event in events if isinstance(event, happened.Over))
    assert words.line(over) not in lines
    assert words.headline([over]) == words.line(over)


def test_a_correction_is_no_consequence_of_what_happened_before() -> None:
    words = words_in("en")
    lines = words.story([happened.Corrected("gate", -1, "C2"), happened.Corrected("gate", -1, "C3")])
    assert len(lines) == 2, lines


STORY: list[Event] = [
    happened.Executes(0, 0, CARD, 0, "attack", "", "slow"),
    happened.Struck(1, 0, 3, 0, 0, 0, 0, 3, 0, (3, 0, 0, 0, 0, 0, 0, 0, 0)),
    happened.Died(1, ()),
    happened.Skipped(1, "dead", 1, OTHER),
    happened.Struck(2, 0, 3, 0, 0, 0, 0, 3, 5, (3, 0, 0, 0, 0, 0, 0, 0, 0)),
    happened.Moved(3, "step", 3, 4, 0),
    happened.Moved(3, "step", 4, 6, 0),
    happened.GateShifted(3, 0),
    happened.Moved(4, "step", 13, 14, 0),
    happened.Enlightened(0, 0, 1),
    happened.Enlightened(0, 1, 1),
    happened.TurnBegins(2, 1),
    happened.Hurt(5, 1, "withering", 4),
    happened.Hurt(6, 1, "withering", 4),
    happened.Declared(1, "attack", "slow", True, -1),
    happened.Revealed(0, OTHER, 0, "slow", 1, -1, -1, "truth"),
    happened.Executes(0, 1, OTHER, 0, "with", "slow", "slow"),
    happened.Skipped(0, "range", 0, OTHER),
]
"""Hits, a fall, steps of two heroes, a shift of the Gate, track steps, Withering, and a card that was hidden."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arrow_stands_between_a_cause_and_its_effect_alone(language: Language) -> None:
    words = words_at_a_table(language)
    who = [words.who(at) for at in range(8)]
    lines = [re.sub(r"(?<=[A-E]\d[wns]) → (?=[A-E]\d[wns])", " to ", line) for line in words.story(STORY)]
    hit, first, second, *tracks, withers, also, _, hidden = lines
    assert [each.partition(":")[0] for each in re.split(" → |; ", hit)] == [
        *(who[0], who[1]), *(words.say("archutheon-log-died"),),
        words.say("archutheon-log-not-executed", card=words.card_name(OTHER)), who[2],
    ]  # fmt: skip
    assert [sign.strip() for sign in re.findall(" → |; ", hit)] == ["→", "→", "→", ";"], (
        "the second hit is the card's, too"
    )
    assert first.startswith(who[3])
    assert [sign.strip() for sign in re.findall(" → |; ", first)] == [";", "→"], (
        "a step, another one, and the shift of the Gate"
    )
    assert second.startswith(who[4])
    assert " → " not in second
    assert len(tracks) == 2
    assert withers.startswith(who[5])
    assert also.startswith(who[6])
    assert hidden.count(words.card_name(OTHER)) == 1, "the card is named once"
