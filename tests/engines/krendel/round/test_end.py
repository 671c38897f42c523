"""The end of the game, and who has won."""

from __future__ import annotations

import pytest

from engines.kernel.choose import IllegalChoiceError
from engines.krendel.content.shapes import Extreme, Heal, Modify, StealTrophy, Trophies, WoundNeighbours
from tests.engines.krendel.support.tables import Player, Table, table

HIGHEST_ATTACK = Extreme("attack", "highest")


def result(t: Table) -> tuple[list[str], bool, list[list[str]], str]:
    """Return the winners, whether they share, the places, and the reason."""
    end = t.outcome
    assert end is not None
    names = [[t.names[seat] for seat in place] for place in (end.winners, *end.places)]
    assert t.events("over") == [
        {
            "winners": names[0],
            "shared": end.shared,
            "out": [name for name in t.seated() if t.wizard(name).wounds >= 11],
            "reason": end.reason,
        }
    ]
    return names[0], end.shared, names[1:], end.reason


def ended(**players: Player) -> Table:
    """Return a table whose round ended with these tracks: nobody is hurt, and nobody wants the prize."""
    return table(**players).reveal_all().keep_wounds()


# -------------------------------------------------------------------- when


@pytest.mark.rule("TK-30")
@pytest.mark.parametrize(("trophies", "wounds", "over"), [(10, 10, False), (11, 0, True), (0, 11, True), (12, 0, True)])
def test_eleven_trophies_or_eleven_wounds_of_anybody_end_the_game(trophies: int, wounds: int, over: bool) -> None:
    t = ended(sasha=Player(), petya=Player(trophies=trophies, wounds=wounds), masha=Player())
    assert (t.outcome is not None) == over
    assert (t.board.phase == "over") == over
    assert t.asked() == ({} if over else {"sasha": "discard", "petya": "discard", "masha": "discard"})


@pytest.mark.rule("TK-30")
def test_the_game_goes_on_to_the_end_of_the_round() -> None:
    """Who reaches 11 in combat still attacks, is attacked and wins the prize."""
    t = table(
        sasha=Player(5, 9, trophies=10),
        petya=Player(4, 3, wounds=10),
        masha=Player(4, 3),
        condition=Extreme("attack", "lowest"),
        prize=Trophies(3),
    ).reveal_all()
    assert t.attacks() == [
        ("sasha", "petya", True),  # Саша's 11th trophy, Петя's 11th wound
        ("sasha", "masha", True),
        ("petya", "masha", True),
        ("petya", "sasha", False),
        ("masha", "sasha", False),
        ("masha", "petya", True),
    ]
    assert t.tracks() == {"sasha": (12, 0), "petya": (4, 12), "masha": (4, 2)}
    assert result(t) == (["sasha"], False, [["sasha"], ["masha"], ["petya"]], "trophies")


@pytest.mark.rule("TK-33")
def test_tracks_pass_eleven() -> None:
    t = ended(sasha=Player(5, 9, trophies=10), petya=Player(0, 0, wounds=11), masha=Player(5, 0, trophies=11))
    assert t.tracks() == {"sasha": (12, 0), "petya": (0, 13), "masha": (12, 1)}


@pytest.mark.rule("TK-37")
@pytest.mark.parametrize(("answer", "wounds", "over"), [("heal", 9, False), ("keep", 11, True)])
def test_a_wound_healed_in_phase_3_does_not_count(answer: str, wounds: int, over: bool) -> None:
    t = table(sasha=Player(3, 9), petya=Player(0, 2, wounds=10), prize=Heal(2, may=True)).reveal_all()
    assert t.tracks()["petya"] == (0, 11)
    assert t.outcome is None
    t.choose("petya", answer)
    assert t.tracks()["petya"] == (0, wounds)
    assert (t.outcome is not None) == over


@pytest.mark.rule("TK-37")
@pytest.mark.parametrize(("before", "over"), [(9, False), (10, True)])
def test_a_trophy_won_in_phase_3_counts(before: int, over: bool) -> None:
    t = table(sasha=Player(1), petya=Player(2, trophies=before), condition=HIGHEST_ATTACK, prize=Trophies(1))
    t.reveal_all()
    assert t.tracks()["petya"] == (before + 1, 0)
    assert (t.outcome is not None) == over


@pytest.mark.rule("TK-37")
@pytest.mark.parametrize(("before", "over"), [(9, False), (10, True)])
def test_a_wound_given_by_a_prize_counts(before: int, over: bool) -> None:
    t = table(sasha=Player(1), petya=Player(wounds=before), condition=HIGHEST_ATTACK, prize=WoundNeighbours(1))
    t.reveal_all()
    assert t.tracks()["petya"] == (0, before + 1)
    assert (t.outcome is not None) == over


@pytest.mark.rule("TK-37")
def test_an_eleventh_trophy_that_is_lost_in_phase_3_does_not_count() -> None:
    t = table(sasha=Player(3, 9, trophies=10), petya=Player(0, 2), prize=StealTrophy()).reveal_all()
    assert t.events("attack")[0]["trophies"] == 1
    assert t.tracks() == {"sasha": (10, 0), "petya": (1, 1)}
    assert t.outcome is None


@pytest.mark.rule("TK-37")
def test_phases_4_to_6_of_the_last_round_are_not_played() -> None:
    t = table(sasha=Player(3, 9, spell=[], trophies=10), petya=Player(0, 2, spell=[]), prize=Trophies(1))
    deck, rewards = t.deck(), list(t.board.rewards)
    t.reveal_all()
    assert t.kinds()[-3:] == ["fulfilled", "gain", "over"]
    assert (t.board.condition, t.board.prize, t.board.rewards) == ("lower", "upper", rewards)
    assert (t.wizard("sasha").stack, t.wizard("sasha").creature) == (["sasha_spell"], "sasha")
    assert t.hand("sasha") == ["sasha_2", "sasha_3", "sasha_4", "sasha_5"]
    assert (t.deck(), t.board.discard, t.board.round) == (deck, [], 2)
    assert (t.asked(), t.match.lanes, t.match.scopes) == ({}, {}, [])
    with pytest.raises(IllegalChoiceError) as raised:
        t.answer("sasha", "1", "sasha_2")
    assert raised.value.reason == "over"


# -------------------------------------------------------------------- who


@pytest.mark.rule("TK-31")
@pytest.mark.parametrize(("wounds", "winner"), [(10, "petya"), (11, "masha"), (12, "masha")])
def test_who_has_eleven_wounds_is_out_however_many_trophies(wounds: int, winner: str) -> None:
    t = ended(sasha=Player(wounds=15), petya=Player(trophies=14, wounds=wounds), masha=Player(trophies=2))
    assert result(t)[0] == [winner]
    assert t.outcome is not None
    assert (t.seat("petya") in t.outcome.places[-1]) == (wounds >= 11)


@pytest.mark.rule("TK-32")
def test_most_trophies_win_before_fewest_wounds() -> None:
    t = ended(sasha=Player(trophies=11, wounds=9), petya=Player(trophies=10), masha=Player(trophies=12, wounds=10))
    assert result(t) == (["masha"], False, [["masha"], ["sasha"], ["petya"]], "trophies")


@pytest.mark.rule("TK-32")
def test_fewer_wounds_break_a_tie() -> None:
    t = ended(sasha=Player(trophies=11, wounds=5), petya=Player(trophies=11, wounds=4), masha=Player(trophies=3))
    assert result(t) == (["petya"], False, [["petya"], ["sasha"], ["masha"]], "trophies")


@pytest.mark.rule("TK-32")
def test_a_tie_in_both_is_shared_and_no_win() -> None:
    t = ended(
        sasha=Player(trophies=7, wounds=4),
        petya=Player(trophies=7, wounds=5),
        masha=Player(trophies=9, wounds=11),
        vasya=Player(trophies=7, wounds=4),
    )
    assert result(t) == (["sasha", "vasya"], True, [["sasha", "vasya"], ["petya"], ["masha"]], "wounds")
    shown = t.seen(None).table.result
    assert (shown.winners, shown.shared, shown.reason) == ((0, 3), True, "wounds")


@pytest.mark.rule("TK-32")
def test_all_may_share() -> None:
    level = Player(trophies=11, wounds=4)
    t = ended(sasha=level, petya=level, masha=level)
    assert result(t) == (["sasha", "petya", "masha"], True, [["sasha", "petya", "masha"]], "trophies")


@pytest.mark.rule("TK-34")
def test_if_everybody_is_out_nobody_wins() -> None:
    t = ended(sasha=Player(trophies=11, wounds=11), petya=Player(trophies=3, wounds=14))
    assert result(t) == ([], False, [["sasha", "petya"]], "trophies")
    assert t.seen(None).table.result.winners == ()


@pytest.mark.rule("TK-34")
def test_one_survivor_wins_with_no_trophies() -> None:
    t = ended(sasha=Player(trophies=10, wounds=11), petya=Player(wounds=10), masha=Player(trophies=11, wounds=11))
    assert result(t) == (["petya"], False, [["petya"], ["sasha", "masha"]], "trophies")


@pytest.mark.rule("TK-30")
@pytest.mark.parametrize(("trophies", "reason"), [(10, "wounds"), (11, "trophies")])
def test_the_reason_is_told(trophies: int, reason: str) -> None:
    t = ended(sasha=Player(trophies=trophies), petya=Player(wounds=11), masha=Player())
    assert result(t)[3] == reason


@pytest.mark.rule("TK-30")
def test_an_end_in_combat_with_spells() -> None:
    t = table(
        sasha=Player(3, 9, trophies=10, spell=[Modify("self", "attack", -1)]),
        petya=Player(0, 2, spell=[]),
        masha=Player(0, 2, spell=[]),
    )
    t.reveal_all().keep_wounds()
    assert t.outcome is None
    assert t.tracks()["sasha"] == (10, 0)
