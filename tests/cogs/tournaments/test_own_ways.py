"""What players read about their way through a tournament: results, the next pairing, all open pairings of days."""

from __future__ import annotations

import pytest
from discord import ui

from cogs.kit.composing.messages import Message
from cogs.tournaments.pages.hall_texts import reading
from cogs.tournaments.pages.own_pages import own_page
from cogs.tournaments.pages.round_pages import mine_message, news_message, round_message
from cogs.tournaments.pages.text_pages import rules_lines
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import round_slot
from tests.cogs.tournaments.halls import hall_of
from tests.tournaments.support.hall import Hall as Played
from tournaments.facts.kinds import RoundClosed, Ruled, TableOpened
from tournaments.running.rounds import closing_round
from tournaments.settings.formats import DoubleElimination, Elimination, RoundRobin
from tournaments.settings.model import ROBIN_ORDER, Settings
from tournaments.settings.paces import Days
from tournaments.state.model import Pairing, State

DOUBLE = Settings(format=DoubleElimination())
WEEKS = Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER, pace=Days())


def said(message: Message | None) -> str:
    """Return all text of a message."""
    assert message is not None
    return "\n".join(item.content for item in message.layout().walk_children() if isinstance(item, ui.TextDisplay))


def labels(message: Message) -> list[str]:
    return [str(item.label) for item in message.layout().walk_children() if getattr(item, "label", None)]


def own(hall: Hall, entry: int) -> Message:
    return own_page(reading(hall, "en", entry), {})


def seeded(played: Played, seed: int) -> int:
    return played.state.seeds[seed - 1]


def worse_seed(state: State, pairing: Pairing, _nth: int) -> tuple[int, ...]:
    one, other = (state.seeds.index(side) for side in pairing.sides)
    return (1, 2) if one > other else (2, 1)


@pytest.mark.rule("TM-67")
def test_a_decided_pairing_says_how_it_ended() -> None:
    played = Played(DOUBLE).begin(4)
    played.pair()
    first, second = played.state.rounds[0, 1].pairings
    played.game(first, (1, 2))
    played.add(Ruled(0, 1, second.table, (2, 1), "forfeit"), "system", "no-show")
    hall = hall_of(played)
    ends = {
        first.sides[0]: "**You have won.**",
        first.sides[1]: "**You have lost.**",
        second.sides[0]: "**You have lost without a game.**",
        second.sides[1]: "**You have won without a game.**",
    }
    for entry, end in ends.items():
        found = reading(hall, "en", entry)
        one = found.round(0, 1)
        assert one is not None
        assert end in said(mine_message(found, one, "mine:1", None))
        assert end in said(own(hall, entry))


@pytest.mark.rule("TM-19")
def test_who_waits_in_a_bracket_reads_what_comes_and_who_is_out_reads_that() -> None:
    played = Played(DOUBLE).begin(4)
    played.round()
    played.pair()
    played.play_round()
    played.close()
    hall = hall_of(played)
    best, second, third, last = (seeded(played, seed) for seed in (1, 2, 3, 4))
    assert "Next for you: Grand final. Your opponent is not known yet." in said(own(hall, best))
    assert f"Next for you: Losers' round 2, against Player {third}." in said(own(hall, second))
    assert "You have lost twice and are out." in said(own(hall, last))
    assert "Leave the tournament" in labels(own(hall, second))
    assert "Leave the tournament" not in labels(own(hall, last))
    single = Played(Settings(format=Elimination(third_place=False))).begin(4)
    single.round()
    assert "You have lost and are out." in said(own(hall_of(single), seeded(single, 4)))


@pytest.mark.rule("TM-19")
def test_each_round_of_a_bracket_names_its_parts_and_ends_with_who_is_out() -> None:
    played = Played(DOUBLE).begin(4)
    for _ in range(3):
        played.round()
    played.round(worse_seed)
    played.pair()
    hall = hall_of(played)
    found = reading(hall, "en", seeded(played, 1))
    heads = [said(round_message(found, one, 0, round_slot(one.stage, one.number), {}, [])) for one in found.view.rounds]
    assert "**Winners' round 1**" in heads[0]
    assert "**Winners' round 2 · Losers' round 1**" in heads[1]
    assert "**Grand final**" in heads[3]
    assert "**Second grand final**" in heads[4]
    assert "if it is needed" not in heads[4]
    last = found.view.rounds[-1]
    assert "Round 5 · Second grand final: you play" in said(mine_message(found, last, "mine:1", None))
    closed = [record for record in hall.records if isinstance(record.fact, RoundClosed)]
    over = said(news_message(found, closed[1], "news:1"))
    assert f"Out: Player {seeded(played, 4)}" in over
    assert "**1–0**" in over or "**0–1**" in over
    assert "Out:" not in said(news_message(found, closed[0], "news:1"))


def weeks() -> Played:
    """Return a round robin of four whose three rounds are paired, and of which round 3 alone is played."""
    played = Played(WEEKS).begin(4)
    for _ in range(3):
        played.pair()
    for pairing in played.state.rounds[0, 3].pairings:
        played.play(pairing)
    return played


@pytest.mark.rule("TM-22")
@pytest.mark.rule("TM-43")
def test_a_table_of_rounds_that_run_at_once_counts_each_result_whatever_its_round() -> None:
    played = weeks()
    wins = {min(pairing.sides, key=played.state.seeds.index) for pairing in played.state.rounds[0, 3].pairings}
    found = reading(hall_of(played), "en")
    assert {line.entry for line in found.view.standings if line.points == 1} == wins
    played.add(closing_round(played.state, 0, 3, played.secret))
    hall = hall_of(played)
    closed = next(record for record in hall.records if isinstance(record.fact, RoundClosed))
    posted = said(news_message(reading(hall, "en"), closed, "news:1"))
    assert "Table so far · pairings left: 4" in posted
    assert posted.count("**1** ·") == 2
    for number in (1, 2):
        for pairing in played.state.rounds[0, number].pairings:
            played.play(pairing)
    played.close()
    hall = hall_of(played)
    closings = [record for record in hall.records if isinstance(record.fact, RoundClosed)]
    posted = [said(news_message(reading(hall, "en"), record, "news:1")) for record in closings]
    assert all("Table after the last round" in each for each in posted)
    assert len({each.split("\n", 1)[1] for each in posted}) == 1, "each closing shows the same results"


@pytest.mark.rule("TM-22")
def test_the_own_page_lists_each_open_pairing_once_with_its_time() -> None:
    played = weeks()
    played.add(TableOpened(0, 1, played.pairing(1, 1).table, 1, "CODE"))
    text = said(own(hall_of(played), 1))
    assert text.count("Round 1 of 3: you play") == text.count("Round 2 of 3: you play") == 1
    assert text.count("This pairing is due") == 2
    assert text.index("Round 1") < text.index("Round 2")
    assert text.count("The table opens later: everybody has at most 3 open at a time.") == 1
    buttons = [label for label in labels(own(hall_of(played), 1)) if "More time" in label]
    assert buttons == ["Round 1: More time", "Round 2: More time"]


def test_a_game_to_which_nothing_is_brought_says_nothing_of_decks() -> None:
    hall = hall_of(Played(DOUBLE).begin(4))
    assert not any("What you bring" in line for line in rules_lines(reading(hall, "en"), {}, None))
