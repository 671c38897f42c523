"""What a judge may correct on the table, in words."""

from __future__ import annotations

import pytest

from engines.legends.setup.correcting import CORRECTING
from tests.engines.legends.duels import Duel
from tests.words.legends.support.making import NAMES
from words.legends.match import LegendsWords
from words.texts import LANGUAGES, Language

SHOWN = {
    "en": (
        ["mira (Anna)", "wolf (Anna)", "rex (Boris)", "Anna", "Boris"],
        ["Lives: 3", "Take it out of play", "Turned: yes", "Legendarity spent: 4"],
        ["to its owner's hand", "to its owner's graveyard"],
        "untap it",
    ),
    "ru": (
        ["mira (Анна)", "wolf (Анна)", "rex (Борис)", "Анна", "Борис"],
        ["Жизни: 3", "Убрать из игры", "Повёрнута: да", "Потрачено легендарности: 4"],
        ["в руку хозяина", "на кладбище хозяина"],
        "развернуть",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_corrected_is_said_with_what_it_is_now(language: Language) -> None:
    duel = Duel("mira wolf", "rex", turned="wolf", spent={0: 4}, graveyard="fog", hand="fog")
    words = LegendsWords(language, duel.rules.pack, NAMES[language], strict=True)
    things = CORRECTING.things(duel.rules.pack, duel.board)
    seen = duel.view()
    subjects = [words.correction_subject(one, seen) for one in dict.fromkeys(t.partition(":")[2] for t in things)]
    wolf = str(duel.permanent("wolf").uid)
    labels = [words.correction_label(f"{kind}:{wolf}", seen) for kind in ("lives", "place", "turned")]
    labels.append(words.correction_label("spent:0", seen))
    places = [words.correction_value(f"place:{wolf}", value) for value in ("hand", "graveyard")]
    assert (subjects, labels, places) == SHOWN[language][:3]
    assert words.correction_value(f"turned:{wolf}", "no") == SHOWN[language][3]
    assert words.correction_value("grave:0", "fog") == words.card("fog")
    assert words.correction_value("lives:1", "5") == "5"
    for thing in (*things, "hand:0"):
        assert words.correction_label(thing, seen)
