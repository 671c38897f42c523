"""What the guided first match says: on every way, in both languages, short, and true to the table it speaks of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from engines.games import GAMES, LESSONS
from engines.kernel.events import of_kind
from engines.kernel.learning.lessons import Stage, replay
from engines.krendel.board import GOAL
from engines.krendel.content.shapes import AttackOnly, Effect, ExtraTrophy, Shield
from engines.krendel.events import Gain, Revealed
from engines.krendel.views.view import AttackView, View
from tests.engines.krendel.support.stages import all_stages, kinds
from tests.words.support.recording import Recording, keys_of
from tests.words.support.tables import attack
from words.common.lesson_page import Page
from words.games import game_words
from words.krendel.lesson import PROPERTIES, names, names_in_text, pages
from words.krendel.lesson_fight import attack_on_you, own_attack
from words.krendel.match import KrendelWords
from words.learning import LESSONS as LESSON_WORDS
from words.texts import LANGUAGES, Language, figure

RULES = GAMES["krendel"].standard

LONGEST = 330
"""Characters of a page's text: what a phone shows without scrolling beside the picture."""


def worded(language: Language) -> KrendelWords:
    return KrendelWords(language, RULES.pack, names_in_text(language), strict=True)


def both(ru: str, en: str) -> tuple[tuple[Language, str], tuple[Language, str]]:
    return ("ru", ru), ("en", en)


def page_of(language: Language, path: tuple[int, ...], idea: str) -> Page:
    found = {page.idea: page for page in pages(worded(language), replay(RULES, LESSONS["krendel"], path))}
    return found[idea]


# -------------------------------------------------------------------- every way


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_every_way_is_short_and_whole(language: Language) -> None:
    words = worded(language)
    for path, stage in all_stages():
        for page in pages(words, stage):
            assert 20 < len(page.text) <= LONGEST, (path, page.text)
            assert "krendel-" not in page.heading + page.text
            assert not re.search(r"\n\n|  |None|\{", page.text), page.text
            assert page.text.count("**") % 2 == 0
            assert page.text == page.text.strip()


def test_each_explanation_comes_on_each_way() -> None:
    """Whatever the learner chooses, each idea is explained: once a round, or once where it is new."""
    words = worded("en")
    by_path = {path: [page.idea for page in pages(words, stage)] for path, stage in all_stages()}
    once = {"start", "card", "neighbours", "spells", "all", "property", "previous", "end", "done"}
    each = {"attacks": 3, "defence": 3, "reward": 3, "choose": 3, "discard": 2, "flip": 2, "refill": 2, "reveal": 2}
    for path, stage in all_stages():
        if stage.over:
            ideas = Counter(idea for n in range(len(path) + 1) for idea in by_path[path[:n]])
            offered = ideas.pop("offer", 0)
            assert ideas == dict.fromkeys(once, 1) | each, path
            assert offered in (0, 1, 2)
            assert by_path[path][-2:] == ["end", "done"]
        else:
            assert by_path[path][-1] in ("choose", "discard", "offer")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_lesson_is_there_for_nothing(language: Language) -> None:
    say = Recording(language)
    words = worded(language)
    words.say = say
    for _, stage in all_stages():
        pages(words, stage)
    names_in_text(language)
    keys = keys_of(language, "krendel-lesson-", "krendel/lesson.ftl")
    unsaid = {key for key in keys - say.said if not key.startswith(NAMED)}
    # What only other cards than the script's can lead to: said in the tests of tables made for it.
    assert unsaid <= RARE


NAMED = ("krendel-lesson-you", "krendel-lesson-rival", "krendel-lesson-seat")

RARE = {
    "krendel-lesson-all-attacked",
    "krendel-lesson-no-attack",
    "krendel-lesson-no-target",
    "krendel-lesson-unmet",
    "krendel-lesson-no-gains",
    "krendel-lesson-same",
    "krendel-lesson-shielded",
    "krendel-lesson-if-shield",
    "krendel-lesson-if-extra-trophy",
    "krendel-lesson-if-attack-only",
    "krendel-lesson-thorny",
}


# -------------------------------------------------------------------- before the first choice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TK-53")
def test_a_card_is_explained_on_the_strongest_of_the_hand(language: Language) -> None:
    words, page = worded(language), page_of(language, (), "card")
    hand = [RULES.pack.creature[card] for card in page.view.hand]
    best = max(hand, key=lambda card: card.attack + card.defence)
    assert words.creature_name(best.id) in page.text
    assert words.spell_text(best.id)[1:] in page.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TK-13")
def test_the_neighbours_are_named_by_their_sides(language: Language) -> None:
    """Left is the next clockwise, seen from the learner's own seat: B, which the picture draws to the right of A."""
    near = {"left": names_in_text(language)[1], "far": names_in_text(language)[2], "right": names_in_text(language)[3]}
    said = worded(language).say("krendel-lesson-neighbours", own="A", letter="B", **near)
    page = page_of(language, (), "neighbours")
    assert page.text == said
    assert {"ru": "Слева от вас B:", "en": "B is on your left:"}[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_rivals_are_called_by_letter_and_name(language: Language) -> None:
    """As the pictures mark them; where a figure follows, and whose spell it was, by the letter alone."""
    assert [names_in_text(language)[seat] for seat in (1, 2, 3)] == [
        f"{letter} {names(language)[seat]}" for seat, letter in ((1, "B"), (2, "C"), (3, "D"))
    ]
    assert names_in_text(language)[0] == names(language)[0]
    you = names(language)[0]
    for path, stage in all_stages():
        for page in pages(worded(language), stage):
            for seat, letter in ((1, "B"), (2, "C"), (3, "D")):
                assert not re.search(rf"(?<!{letter} ){names(language)[seat]}", page.text), (path, page.text)
            if page.idea == "reward" and " · " in page.text:
                assert re.search(rf"^{you} \S+ · B \S+ · C \S+ · D \S+$", page.text, re.MULTILINE), page.text
    changed = page_of(language, (0, 0, 0), "reveal").text
    assert f"({you} +2 " in changed or f"({you} " in changed
    assert re.search(r"; B [−+]\d", changed), changed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strips_of_the_first_hand_are_those_of_the_neighbours(language: Language) -> None:
    first, later = page_of(language, (), "choose"), page_of(language, (1, 0), "choose")
    assert worded(language).say("krendel-lesson-secret", left="B", right="D") in first.text
    assert set(dict(first.view.targets)[0]) == {1, 3}
    for page in (first, later):
        for told_reward in (
            worded(language).reward_condition(page.view.condition),
            worded(language).reward_prize(page.view.prize),
        ):
            assert told_reward[1:] in page.text
    assert len(later.text) < 140


@pytest.mark.parametrize("language", LANGUAGES)
def test_thorns_are_called_so_before_they_hurt(language: Language) -> None:
    word = {"ru": "шипы", "en": "thorns"}[language]
    texts = {path: [page.text for page in pages(worded(language), stage)] for path, stage in all_stages()}
    for path in texts:
        told_so_far = [text for n in range(len(path) + 1) for text in texts[path[:n]]]
        first = next((text for text in told_so_far if word in text), "")
        assert first == "" or worded(language).say("krendel-lesson-if-thorns") in first, path


# -------------------------------------------------------------------- true to the table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TK-16")
def test_each_attack_is_told_with_its_figures_and_its_reason(language: Language) -> None:
    words = worded(language)
    fights: list[tuple[Stage, View]] = [(s, s.seen.table) for _, s in all_stages() if of_kind(s.events, Revealed)]
    assert fights
    for stage, view in fights:
        made = {page.idea: page.text for page in pages(words, stage)}
        for one in view.attacks:
            reason = ">" if one.attack > one.defence else "=" if one.attack == one.defence else "<"
            line = f"{figure(one.attack)} {reason} {figure(one.defence)} — "
            if one.attacker == 0:
                assert own_attack(words, one) in made["attacks"]
                assert f"• {words.name(one.target)}: {line}" in made["attacks"]
            elif one.target == 0:
                assert attack_on_you(words, one) in made["defence"]
                assert f"• {words.name(one.attacker)}: {line}" in made["defence"]


@pytest.mark.parametrize(
    ("fought", "ru", "en"),
    [
        (
            attack(0, 1, (6, 2), success=True, trophies=2, wounds=1),
            "6 > 2 — успех: вам +2 трофея",
            "6 > 2 — success: you +2 trophies",
        ),
        (attack(0, 1, (2, 6)), "2 < 6 — отбито", "2 < 6 — repelled"),
        (attack(0, 2, (6, 2), shielded=True), "6 > 2 — отбито заклинанием", "6 > 2 — repelled by a spell"),
        (
            attack(0, 3, (3, 3), thorns=2),
            "3 = 3 — отбито: поровну; шипы: вам +2 раны",
            "3 = 3 — repelled: equal; thorns: you +2 wounds",
        ),
        (
            attack(0, 1, (-1, -2), success=True, trophies=1, wounds=1),
            "−1 > −2 — успех: вам +1 трофей",
            "−1 > −2 — success: you +1 trophy",
        ),
    ],
)
def test_lines_of_the_learners_attacks(fought: AttackView, ru: str, en: str) -> None:
    for language, line in both(ru, en):
        assert own_attack(worded(language), fought) == f"• {names_in_text(language)[fought.target]}: {line}"


@pytest.mark.parametrize(
    ("fought", "ru", "en"),
    [
        (
            attack(1, 0, (6, 2), success=True, trophies=2, wounds=1),
            "6 > 2 — удар прошёл: вам +1 рана",
            "6 > 2 — it lands: you +1 wound",
        ),
        (attack(2, 0, (6, 2), shielded=True), "6 > 2 — отбито заклинанием", "6 > 2 — repelled by a spell"),
        (
            attack(3, 0, (1, 2), thorns=1),
            "1 < 2 — отбито; ваши шипы: сопернику +1 рана",
            "1 < 2 — repelled; your thorns: the rival +1 wound",
        ),
    ],
)
def test_lines_of_attacks_on_the_learner(fought: AttackView, ru: str, en: str) -> None:
    for language, line in both(ru, en):
        assert attack_on_you(worded(language), fought) == f"• {names_in_text(language)[fought.attacker]}: {line}"


def with_view(path: tuple[int, ...], change: Callable[[View], View]) -> Stage:
    """The stage of a path on a table that the script does not lead to."""
    stage = replay(RULES, LESSONS["krendel"], path)
    seen = msgspec.structs.replace(stage.seen, table=change(stage.seen.table))
    return msgspec.structs.replace(stage, seen=seen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", [Shield, ExtraTrophy, AttackOnly])
def test_a_property_of_another_kind_is_explained_too(language: Language, effect: type[Effect]) -> None:
    card = next(c.id for c in RULES.pack.creatures if type(c.spell[0] if c.spell else None) is effect)

    def other_spell(view: View) -> View:
        changed = [msgspec.structs.replace(w, spells=(card,) if w.seat == 3 else w.spells) for w in view.wizards]
        return msgspec.structs.replace(view, wizards=tuple(changed))

    made = {page.idea: page.text for page in pages(worded(language), with_view((0, 0), other_spell))}
    assert worded(language).say(PROPERTIES[effect]) in made["property"]
    assert worded(language).spell_line(card, (0, 2)) in made["property"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_in_which_nothing_happened(language: Language) -> None:
    """Nobody met the condition, and the learner neither attacked nor was attacked."""

    def quiet(view: View) -> View:
        away = tuple(a for a in view.attacks if 0 not in (a.attacker, a.target))
        return msgspec.structs.replace(view, fulfilled=(), attacks=away, awarded=("grandmas_pie", "plantain"))

    changed = with_view((0,), quiet)
    stage = msgspec.structs.replace(changed, events=tuple(e for e in changed.events if not isinstance(e, Gain)))
    say = worded(language).say
    made = {page.idea: page.text for page in pages(worded(language), stage)}
    assert say("krendel-lesson-no-target") in made["attacks"]
    assert say("krendel-lesson-no-attack") in made["defence"]
    assert say("krendel-lesson-unmet") in made["reward"]
    assert say("krendel-lesson-no-gains") in made["reward"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TK-15")
def test_a_holder_of_fight_with_all_who_attacks_the_learner(language: Language) -> None:
    def symmetric(view: View) -> View:
        return msgspec.structs.replace(view, targets=tuple((seat, (0, *near)) for seat, near in view.targets))

    words = worded(language)
    made = {page.idea: page.text for page in pages(words, with_view((0, 0), symmetric))}
    holder = words.name(2)
    targets = words.all_names((0, 1, 2, 3))
    assert made["all"] == words.say("krendel-lesson-all-attacked", holder=holder, targets=targets)
    printed = words.say("krendel-lesson-all", holder=holder, targets=words.all_names((1, 2, 3)))
    assert page_of(language, (0, 0), "all").text == printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TK-22")
def test_the_reward_names_whoever_met_the_condition(language: Language) -> None:
    words = worded(language)
    for _, stage in all_stages():
        view = stage.seen.table
        for page in pages(words, stage):
            if page.idea in ("reward", "offer"):
                assert view.awarded is not None
                assert words.all_names(view.fulfilled) in page.text
                assert words.reward_condition(view.awarded[0])[1:] in page.text
                assert page.view.phase == "reward"
                tie = words.say("krendel-lesson-tie") in page.text
                assert tie == (len(view.fulfilled) > 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TK-26")
def test_the_flip_names_the_spell_to_come(language: Language) -> None:
    words = worded(language)
    for _, stage in all_stages():
        for page in pages(words, stage):
            if page.idea == "flip":
                top = stage.seen.table.wizards[0].stack[-1]
                assert words.spell_line(top) in page.text
                covered = words.say("krendel-lesson-cover") in page.text
                assert covered == (stage.seen.table.round > 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TK-20")
def test_a_spell_with_the_previous_one_covers_nothing_up(language: Language) -> None:
    def with_previous(view: View) -> View:
        own = view.wizards[0]
        changed = msgspec.structs.replace(own, stack=(*own.stack[:-1], "mole"))
        return msgspec.structs.replace(view, wizards=(changed, *view.wizards[1:]))

    path = next(path for path, s in all_stages() if s.seen.table.round == 2 and "rewards" in kinds(s))
    say = worded(language).say
    assert say("krendel-lesson-cover") in page_of(language, path, "flip").text
    made = {page.idea: page.text for page in pages(worded(language), with_view(path, with_previous))}
    assert say("krendel-lesson-cover") not in made["flip"]


@pytest.mark.rule("TK-28")
def test_the_refill_names_what_went_and_what_came() -> None:
    before = replay(RULES, LESSONS["krendel"], (1,)).seen
    after = replay(RULES, LESSONS["krendel"], (1, 0b101)).seen
    assert before.decision is not None
    dropped = [before.decision.options[n].key for n in (0, 2)]
    drawn = [card for card in after.table.hand if card not in before.table.hand]
    words, page = worded("en"), page_of("en", (1, 0b101), "refill")
    first, second, third = page.text.split("\n")
    assert first == f"Discarded: {words.creature_names(dropped)}."
    assert set(second.removeprefix("New cards: ").rstrip(".").split("; ")) == {words.creature_name(c) for c in drawn}
    assert len(drawn) == 3
    assert third == "You hold 5 cards again."


@pytest.mark.rule("TK-18")
def test_spells_that_change_the_learner_are_told_with_their_holders() -> None:
    page = page_of("ru", (1, 0), "spells")
    view: View = page.view
    lines = [line for line in page.text.split("\n") if line.startswith("•")]
    sources = dict.fromkeys([0, *(change.source for change in view.wizards[0].changes)])
    assert [line.split(",")[0] for line in lines] == [f"• {names_in_text('ru')[seat]}" for seat in sources]


@pytest.mark.rule("TK-32")
def test_the_end_says_who_leads() -> None:
    for path, stage in all_stages():
        if stage.over:
            view = stage.seen.table
            best = max((w.trophies, -w.wounds) for w in view.wizards if w.wounds < GOAL)
            ahead = [w.seat for w in view.wizards if (w.trophies, -w.wounds) == best]
            assert f"**Ahead now**: {worded('en').all_names(ahead)}." in pages(worded("en"), stage)[-2].text, path


@pytest.mark.rule("TK-31")
def test_whoever_is_out_does_not_lead() -> None:
    def leader_out(view: View) -> View:
        best = max(view.wizards, key=lambda w: (w.trophies, -w.wounds))
        changed = [msgspec.structs.replace(w, wounds=GOAL) if w is best else w for w in view.wizards]
        return msgspec.structs.replace(view, wizards=tuple(changed))

    path = next(path for path, stage in all_stages() if stage.over)
    end = pages(worded("en"), with_view(path, leader_out))[-2]
    out = next(names_in_text("en")[w.seat] for w in end.view.wizards if w.wounds == GOAL)
    assert f"**Ahead now**: {out}" in page_of("en", path, "end").text
    assert out not in end.text


def test_the_registry_gives_words_for_every_lesson() -> None:
    assert set(LESSON_WORDS) == set(LESSONS)
    for game, words in LESSON_WORDS.items():
        for language in LANGUAGES:
            game_told = game_words(game, language, GAMES[game].standard.pack, words.names_in_text(language))
            assert words.pages(game_told, replay(GAMES[game].standard, LESSONS[game], ()))
