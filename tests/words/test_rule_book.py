"""The rules by topic (words/common/rule_book.py): Krendel's book, finding topics, and a book that cannot be used."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.games import GAMES
from engines.kernel.content.reading import ContentError
from engines.krendel.board import GOAL, HAND
from engines.krendel.content.pack import load as load_pack
from engines.krendel.game import KRENDEL
from tests.words.support.rulebooks import BOOKS, ids, look_up
from words.common.rule_book import FOLDER, MOST_TOPICS, load
from words.krendel.rules import TOPIC_OF_EFFECT, listing
from words.learning import game_of_rule, listing_of, missing_examples
from words.texts import LANGUAGES, Language

BOOK = BOOKS["krendel"]


# -------------------------------------------------------------------- the shipped book


def test_a_book_fits_a_select() -> None:
    assert len(BOOK.topics) <= 25


def test_what_topics_name_is_there() -> None:
    assert set(TOPIC_OF_EFFECT.values()) <= set(BOOK.by_id)
    assert set(KRENDEL.citations.values()) <= {rule for topic in BOOK.topics for rule in topic.rules}


def test_an_example_that_is_not_there_is_named() -> None:
    assert missing_examples(BOOK, set(KRENDEL.worked.names()) - {"equal"}) == ["rules.toml: attack: no example 'equal'"]


def test_figures_told_are_those_of_the_rules() -> None:
    for language in LANGUAGES:
        assert re.findall(r"\d+", BOOK.by_id["goal"].text.in_language(language))[:2] == [str(GOAL)] * 2
        assert str(HAND) in BOOK.by_id["discard"].text.in_language(language)
        counts = re.findall(r"\d+", BOOK.by_id["cards"].text.in_language(language))[:3]
        pack = load_pack()
        assert counts == [str(len(part)) for part in (pack.creatures, pack.rewards, pack.heroes)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_listed_where_a_topic_asks_for_it(language: Language) -> None:
    listed = {topic.listing: listing_of(GAMES["krendel"].standard, topic, language) for topic in BOOK.topics}
    assert listed.pop("") == []
    assert set(listed) == {"changes", "everyones", "previous", "guards", "extras", "conditions"}
    for kind, lines in listed.items():
        assert lines == listing(language, load_pack(), kind)
        assert 0 < len("\n".join(lines)) < 1500


# -------------------------------------------------------------------- finding


@pytest.mark.parametrize("asked", ["TK-16", "tk-16", "TK16", "tk 16", " 16 ", "#16", "TK–16", "тк-16", "ТК16", "016"])
def test_a_rule_by_its_id(asked: str) -> None:
    for language in LANGUAGES:
        found = look_up(BOOK, asked, language)
        assert ids(found.fitting) == ["attack"]


@pytest.mark.parametrize("asked", ["TK-99", "0", "777"])
def test_an_id_of_no_rule(asked: str) -> None:
    found = look_up(BOOK, asked, "en")
    assert found.fitting == ()
    assert found.unknown is not None
    assert found.unknown.startswith("TK-")
    assert found.nearest


def test_a_rule_of_no_book_has_no_game() -> None:
    assert game_of_rule("XY-10") is None


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("соседи", "neighbours"),
        ("сосди", "neighbours"),
        ("кто сосед?", "neighbours"),
        ("neigbours", "neighbours"),
        ("вдвоём", "few"),
        ("вдвоем", "few"),
        ("бой со всеми", "fight_with_all"),
        ("fight with al", "fight_with_all"),
        ("щиты", "guards"),
        ("шыпы", "guards"),
        ("лечение", "healing"),
        ("как исцелиться", "healing"),
        ("победитель", "end"),
        ("победитиль", "end"),
        ("who is the winner", "end"),
        ("колода кончилась", "decks"),
        ("reshuffle", "decks"),
        ("сдаться", "leaving"),
        ("leave the game", "leaving"),
        ("сброс карт", "discard"),
        ("призы", "conditions"),
        ("награды", "rewards"),
        ("предыдущее заклинание", "with_previous"),
        ("тайна", "secret"),
        ("герой", "setup"),
        ("атака", "attack"),
        ("передумал", "choosing"),
        ("трактовки", "rulings"),
        ("кто ходит первым", "setup"),
        ("who goes first", "setup"),
        ("симметрично", "fight_with_all"),
        ("turnover", "turnover"),
        ("заклинаний исцелить", "healing"),  # a rare word tells more than one that is everywhere
    ],
)
def test_words_find_their_topic_in_either_language(asked: str, topic: str) -> None:
    for language in LANGUAGES:
        assert ids(look_up(BOOK, asked, language).fitting)[0] == topic


@pytest.mark.parametrize("asked", ["йцукенг", "xqzzw", "", "!!!", "🐉", "zzz яяя", "корова", "pirate", "магазин"])
def test_nonsense_fits_nothing_and_gets_the_nearest(asked: str) -> None:
    for language in LANGUAGES:
        found = look_up(BOOK, asked, language)
        assert found.fitting == ()
        assert 1 <= len(found.nearest) <= 5


def test_the_readers_own_language_comes_first() -> None:
    """Each of these words tells another topic, and both do fit."""
    assert ids(look_up(BOOK, "remove тайна", "ru").fitting)[:2] == ["secret", "leaving"]
    assert ids(look_up(BOOK, "remove тайна", "en").fitting)[:2] == ["leaving", "secret"]


@given(st.text(max_size=100))
def test_any_text_is_answered(asked: str) -> None:
    found = look_up(BOOK, asked, "ru")
    assert found.fitting or found.nearest
    assert set(found.fitting).isdisjoint(found.nearest)


def test_topics_stand_in_a_ring() -> None:
    first, last = BOOK.topics[0], BOOK.topics[-1]
    assert BOOK.neighbours_of(first) == (last, BOOK.topics[1])
    assert BOOK.neighbours_of(last) == (BOOK.topics[-2], first)


# -------------------------------------------------------------------- a book that cannot be used


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "card"', 'id = "goal"', "the id 'goal' is used twice"),
        ('id = "card"', 'id = "goal"', "rules.toml"),
        ('listing = "guards"', 'lisping = "guards"', "unknown field `lisping`"),
        ('listing = "guards"', 'listing = "cards"', "Invalid enum value 'cards'"),
        ('rules = ["TK-01"]', "rules = []", "card: covers no rule"),
        ('rules = ["TK-01"]', 'rules = ["LG-01"]', "the rule 'LG-01' does not begin with 'TK'"),
        ('rules = ["TK-01"]', 'rules = ["TK-1"]', "Expected `str` matching regex"),
        ('en = "A creature card"', f'en = "{"x" * 46}"', "card: 46 characters of title in 'en'; 1 to 45 fit"),
        ('en = "A creature card"', 'en = ""', "card: 0 characters of title in 'en'; 1 to 45 fit"),
        ("A card has two halves", "A card has two halves " + "x" * 900, "of text in 'en'; 1 to 900 fit"),
        ('en = "card, creature, attack, defence, defense, spell, half, inverted, figures"', 'en = ""', "no keywords"),
    ],
)
def test_a_book_that_cannot_be_used_says_why(tmp_path: Path, old: str, new: str, says: str) -> None:
    (tmp_path / "krendel").mkdir()
    path = Path(shutil.copy(FOLDER / "krendel" / "rules.toml", tmp_path / "krendel"))
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load("krendel", tmp_path)
    assert says in str(caught.value)


def test_too_many_topics(tmp_path: Path) -> None:
    (tmp_path / "krendel").mkdir()
    text = (FOLDER / "krendel" / "rules.toml").read_text(encoding="utf-8")
    first = text[text.index("[[topics]]") : text.index('id = "card"')].removesuffix("[[topics]]\n")
    missing_topics = MOST_TOPICS + 1 - len(BOOK.topics)
    more = "".join(first.replace('"goal"', f'"goal_{n}"') for n in range(missing_topics))
    (tmp_path / "krendel" / "rules.toml").write_text(text + more, encoding="utf-8")
    with pytest.raises(ContentError, match=f"{MOST_TOPICS + 1} topics"):
        load("krendel", tmp_path)
