"""The table of Legends in words: all that a viewer may see and nothing else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.legends.views.view import ResultView, View
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower
from tests.words.legends.support.duels import busy, words_of
from tests.words.legends.support.making import NAMES
from words.common.limits import ALT, BOARD
from words.texts import LANGUAGES, Language

each_language = pytest.mark.parametrize("language", LANGUAGES)


def board(duel: Duel, viewer: int | None = None, language: Language = "en") -> str:
    """Return the text board of a viewer."""
    return words_of(duel, language).text_board(duel.view(viewer))


@pytest.mark.rule("LG-16")
def test_legendarity_is_a_sum_with_its_parts() -> None:
    duel = Duel("mira wolf bear", "rex", spent={0: 3, 1: 0})
    assert "A. Anna · legendarity 4 − 5 − 3 = −4 · hand 0 (limit 7)" in board(duel)
    assert "легендарность 4 − 5 − 3 = −4" in board(duel, language="ru")


@each_language
def test_everything_that_lies_open_is_there(language: Language) -> None:
    duel = busy()
    text = board(duel, language=language)
    say = words_of(duel, language).say
    for card in ("mira", "wolf", "rex", "bear", "burn", "mend"):
        assert card in text
    assert say("legends-table-stack", count=1) in text
    assert "bear −3" in text
    assert say("legends-state-turned") in text
    assert say("legends-state-lives", lives="4", most=5) in text


@pytest.mark.rule("LG-10")
@each_language
def test_a_hand_is_told_to_its_player_alone(language: Language) -> None:
    duel = busy()
    words = words_of(duel, language)
    for viewer in (0, None):
        seen = duel.view(viewer)
        texts = [words.text_board(seen), words.summary(seen), words.hand_summary(seen), words.prospects(seen)]
        texts += [each.text for each in words.reference(seen)]
        assert [text for text in texts if "secret" in text] == []
    assert "secret" in words.text_board(duel.view(1))
    assert "secret ×2" in words.hand_summary(duel.view(1))


@pytest.mark.rule("LG-32")
def test_the_stack_is_told_from_the_spell_that_resolves_first() -> None:
    duel = busy()
    duel.answer("pass")
    duel.play("secret", "rex")
    text = board(duel)
    assert "Stack (2), resolves as a whole from the top:" in text
    assert text.index("1. Boris: event “secret”, target: rex") < text.index("2. Anna: event “mend”, target: mira")
    # Each with what it does.
    assert "2. Anna: event “mend”, target: mira. Restore 2 lives to a hero or follower." in text


@pytest.mark.rule("LG-44")
def test_the_queue_is_told_with_what_it_will_do_and_who_is_below_one_life() -> None:
    duel = busy()
    words = words_of(duel)
    assert "Damage queue: bear −3\n- bear: −3 (magical), by “burn”" in board(duel)
    assert words.prospects(duel.view()) == "Damage queue: bear −3"
    dead = Duel("mira wolf", "rex", damage={"wolf": 4})
    assert "Below 1 life: wolf" in board(dead)
    assert "wolf: attack 2, lives −1 of 3" in board(dead)


def test_an_attack_is_told_before_and_after_blocks() -> None:
    duel = Duel("mira wolf", "rex bear")
    duel.play("attack:wolf", "rex")
    assert "Attack: wolf, target rex, blockers not named yet" in board(duel)
    seen = duel.view()
    assert seen.fight is not None
    words, bear = words_of(duel), duel.permanent("bear").uid
    blocked = replace(seen, fight=replace(seen.fight, blocked=True, blockers=(bear, 99)))
    assert "Attack: wolf, target rex, blocked by bear, gone" in words.text_board(blocked)
    through = replace(seen, fight=replace(seen.fight, blocked=True))
    assert "Attack: wolf, target rex, not blocked" in words.text_board(through)


def test_a_changed_figure_has_the_printed_one_beside() -> None:
    duel = Duel("mira wolf", "rex")
    seen = duel.view()
    wolf = next(each for each in seen.permanents if each.card == "wolf")
    stronger = replace(seen, permanents=(replace(wolf, attack=4),))
    assert "wolf: attack 4 (printed 2)" in words_of(duel).text_board(stronger)


@each_language
def test_a_full_table_still_fits(language: Language) -> None:
    long = follower("colossus_of_the_far_shore")
    duel = Duel("mira", "rex", cards=(long,))
    seen = duel.view(0)
    one = next(each for each in seen.permanents if each.card == "mira")
    many = tuple(
        replace(one, uid=uid, card="colossus_of_the_far_shore", type="follower", controller=uid % 2)
        for uid in range(80)
    )
    crowded = replace(seen, permanents=many)
    words = words_of(duel, language)
    assert len(words.text_board(crowded)) <= BOARD
    assert len(words.summary(crowded)) <= ALT
    assert not words.summary(crowded).endswith("…")
    assert sum(len(each.text) for each in words.reference(crowded)) <= BOARD


# -------------------------------------------------------------------- heading, reference, result


def test_the_heading_has_game_turn_player_and_phase() -> None:
    duel = Duel()
    words = words_of(duel)
    assert words.heading(duel.view()) == "Game 1 · Turn 3: Anna · Main phase"
    one = Duel(games="one")
    assert words_of(one).heading(one.view()) == "Turn 3: Anna · Main phase"
    before = replace(one.view(), phase="setup", turn=0, active=-1)
    assert words_of(one).heading(before) == "Setting up"


@pytest.mark.rule("LG-11", "LG-64")
def test_what_a_deck_lacked_and_stops_are_told() -> None:
    duel = Duel()
    seen = duel.view()
    first, second = seen.players
    empty = replace(seen, players=(replace(first, deck_size=0, missing=2, stops=("start", "spells")), second))
    text = words_of(duel).text_board(empty)
    assert "The deck is empty. For the next card each hero will lose 3 lives" in text
    assert "Stops: start of turn, each spell" in text


def test_the_reference_has_the_opponent_first() -> None:
    duel = busy()
    words = words_of(duel)
    assert words.reference_label(duel.view(0))
    assert words.reference_label(replace(duel.view(0), permanents=())) == ""
    first, second = words.reference(duel.view(0))
    assert "Boris" in first.text
    assert "Graveyard, uppermost card first: burn" in second.text


@pytest.mark.rule("LG-05")
@each_language
def test_the_result_has_the_winner_and_the_games_won(language: Language) -> None:
    duel = Duel()
    words = words_of(duel, language)
    with pytest.raises(ValueError, match="not over"):
        words.result(duel.view())
    over = _over(duel.view())
    lines = words.result(over).splitlines()
    anna, boris = NAMES[language].values()
    assert anna in lines[0]
    assert lines[1].startswith(f"1) {anna}")
    assert lines[2].startswith(f"2) {boris}")
    drawn = replace(over, result=ResultView((), ((0, 1),), "games"))
    assert [line[:2] for line in words.result(drawn).splitlines()[1:]] == ["1)", "1)"]


def _over(seen: View) -> View:
    first, second = seen.players
    return replace(seen, players=(replace(first, won=2), second), result=ResultView((0,), ((0,), (1,)), "games"))


@pytest.mark.rule("LG-56")
def test_lists_of_decks_are_told_once_they_are_open() -> None:
    duel = Duel()
    seen = duel.view()
    assert "Deck (Anna)" not in words_of(duel).text_board(seen)
    first, second = seen.players
    shown = replace(first, squad=("mira",), deck_list=("wolf", "wolf"))
    over = replace(_over(seen), players=(shown, second), phase="over")
    text = words_of(duel).text_board(over)
    assert "Heroes (Anna): mira" in text
    assert "Deck (Anna): wolf ×2" in text


def test_the_hint_and_the_title() -> None:
    for language in LANGUAGES:
        words = words_of(Duel(), language)
        assert words.title()
        assert "120" in words.hint()
        assert "7" in words.hint()


def test_permanents_of_one_card_have_numbers_on_both_sides() -> None:
    duel = Duel("mira wolf", "rex wolf")
    text = board(duel)
    assert "wolf #1" in text
    assert "wolf #2" in text
    assert "mira #" not in text
