"""Many names in parts, as a select takes them: few stay as they are, more are sorted and called by their letters."""

from __future__ import annotations

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.state.model import Decision, Option
from words.common.letter_groups import MOST_IN_PART, split_by_letters
from words.games import game_words
from words.texts import LANGUAGES, Language


def test_few_names_are_one_part_in_their_own_order() -> None:
    keys = [f"k{n}" for n in reversed(range(MOST_IN_PART))]
    assert split_by_letters(keys, str) == [("", keys)]


def test_many_names_are_parts_by_their_letters() -> None:
    keys = [f"{chr(ord('a') + n % 26)}{n}" for n in range(60)]
    parts = split_by_letters(keys, lambda key: f"«{key}»")
    assert [len(part) for _, part in parts] == [20, 20, 20]
    assert sorted(key for _, part in parts for key in part) == sorted(keys)
    assert parts[0][0].startswith(", A–")
    assert parts[-1][0].endswith("–Z")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind", "things"), [("brawl", "pick", "champions"), ("battlecon", "fighter", "kits")])
def test_a_long_list_of_fighters_is_offered_in_groups_of_at_most_25(
    language: Language, game: str, kind: str, things: str
) -> None:
    pack = GAMES[game].standard.pack
    replace = msgspec.structs.replace
    many = [replace(each, id=f"{each.id}{n}") for n in range(4) for each in getattr(pack, things)]
    if game == "battlecon":
        many = [replace(each, fighter_class="mage") for each in many]
    whole = replace(pack, **{things: tuple(many)})
    worded = game_words(game, language, whole, {})
    asked = Decision("1", 0, kind, tuple(Option(each.id, (), ()) for each in many), 1, 1, False, (), ("x",), ("x",))
    groups = worded.groups(asked)
    assert len(groups) == -(-len(many) // MOST_IN_PART)
    assert sorted(key for _, keys in groups for key in keys) == sorted(each.id for each in many)
    assert all(len(keys) <= MOST_IN_PART and 0 < len(name) <= 80 for name, keys in groups)
    assert len({name for name, _ in groups}) == len(groups)
