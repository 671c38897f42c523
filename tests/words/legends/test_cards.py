"""The texts of Legends' cards: how they read, how long they are, and what is approved."""

from __future__ import annotations

import pytest

from engines.legends.content.abilities import Abilities, Activated, Cost, Static, Triggered
from engines.legends.content.op import Op
from engines.legends.content.vocabulary import Amount, Condition, Group, Target
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.course.choose import Choose
from engines.legends.verbs.course.counter import Counter
from engines.legends.verbs.figures.grant import Grant
from engines.legends.verbs.figures.modify import Modify
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.fight import Fight
from engines.legends.verbs.play.destroy import Destroy
from engines.legends.verbs.play.turn import Turn
from engines.legends.verbs.play.untap import Untap
from tests.engines.legends.figures import event, follower, pack_of, skill
from tests.words.legends.support import approved
from tests.words.legends.support.making import LONGEST, PACK, flaws, lexicon, words_in
from words.common.limits import DESCRIPTION
from words.legends.cards.effects import sentences
from words.legends.cards.texts import CardWords
from words.texts import LANGUAGES, Language

each_language = pytest.mark.parametrize("language", LANGUAGES)
FOLLOWER = Target(kind="follower", side="enemy")


def text(language: Language, *ops: Op, targets: tuple[Target, ...] = (FOLLOWER,)) -> str:
    """Return the sentences for ops of a skill."""
    return sentences(lexicon(language, targets=targets), ops)


@each_language
def test_the_texts_of_all_cards_are_those_that_were_approved(language: Language) -> None:
    assert approved.worded(language) == approved.file_of(language).read_text(encoding="utf-8")


@pytest.mark.rule("LG-12")
@each_language
@pytest.mark.parametrize("name", PACK.card)
def test_each_card_has_texts_that_fit_without_flaws(name: str, language: Language) -> None:
    words = words_in(language)
    assert len(words.text(name)) <= LONGEST
    assert len(words.short_text(name)) <= DESCRIPTION
    brief = [] if words.short_text(name).endswith("…") else [words.short_text(name)]
    for each in (words.text(name), *brief, words.short(name), *words.reminders(name)):
        assert flaws(each.replace("LG", ""), language) == [], each
    # Names are never inflected: in a text they stand in quotation marks.
    assert words.card(name) not in words.text(name)


@pytest.mark.rule("LG-57")
def test_properties_are_those_on_the_card() -> None:
    russian, english = words_in("ru"), words_in("en")
    assert english.short("ingrit") == "Hero, general, attack 3 (physical), lives 12, level 1, gives 4"
    assert russian.short("ingrit") == "Герой, генерал, атака 3 (физическая), жизни 12, уровень 1, даёт 4"
    assert english.short("recruit") == "Follower, warrior, attack 2 (physical), lives 2, occupies 1"
    assert english.short("spark") == "Event, costs 1, at any time"
    assert russian.short("lunge") == "Навык генерала, уровень 1, в любой момент"
    assert english.kind("bonfire") == f"Skill of “{english.card(PACK.skill['bonfire'].hero or '')}”"
    assert english.collector("ingrit") == f"1/{len(PACK.card)}, uncommon"


# -------------------------------------------------------------------- numbers, cases, pronouns


def test_numbers_decline() -> None:
    said = [text("ru", Damage(by=n, type="magical")) for n in (1, 2, 5, 11)]
    assert said == [
        "Нанесите 1 магическое повреждение вражескому последователю.",
        "Нанесите 2 магических повреждения вражескому последователю.",
        "Нанесите 5 магических повреждений вражескому последователю.",
        "Нанесите 11 магических повреждений вражескому последователю.",
    ]


def test_a_target_is_described_at_first_and_then_a_pronoun() -> None:
    ops = (Turn(), Damage(by=2, type="physical"))
    assert text("ru", *ops) == "Поверните вражеского последователя. Нанесите ему 2 физических повреждения."
    assert text("en", *ops) == "Turn an enemy follower. Deal 2 physical damage to it."
    between = (Turn(), Draw(by=1), Destroy())
    assert (
        text("ru", *between)
        == "Поверните вражеского последователя. Возьмите 1 карту. Уничтожьте выбранного последователя."
    )
    assert text("en", *between) == "Turn an enemy follower. Draw 1 card. Destroy the chosen follower."


def test_two_targets_are_told_apart() -> None:
    targets = (FOLLOWER, Target(kind="follower", side="own"))
    said = text("en", Fight(with_="second"), Destroy(), targets=targets)
    assert said == (
        "An enemy follower and a follower you control deal damage equal to their attack to each other. "
        "Destroy the first chosen follower."
    )


def test_several_targets_are_each_of_them() -> None:
    targets = (Target(kind="follower", side="enemy", least=0, most=2),)
    said = text("ru", Damage(by=1, type="magical"), Turn(), targets=targets)
    assert said == (
        "Нанесите 1 магическое повреждение каждому из выбранных вражеских последователей (не больше 2). "
        "Поверните каждого из них."
    )


def test_changes_of_one_thing_share_a_sentence() -> None:
    ops = (Modify(figure="attack", by=3, until="turn"), Grant(keyword="guard", until="turn"))
    own = (Target(kind="follower", side="own"),)
    assert text("ru", *ops, targets=own) == "Ваш последователь получает +3 к атаке и «Страж» до конца хода."
    apart = (ops[0], Grant(keyword="guard", until="stays"))
    assert text("en", *apart, targets=own) == (
        "A follower you control gets +3 attack until end of turn. It gets “Guard” for good."
    )


def test_conditions_and_counted_numbers() -> None:
    hurt = (Condition(is_="lives", who="target", hurt=True),)
    assert text("ru", Destroy(if_=hurt)) == "Если у вражеского последователя есть повреждения, уничтожьте его."
    few = (Condition(is_="hand", most=2),)
    assert text("en", Draw(by=2, if_=few)) == "If the number of cards in your hand is at most 2, draw 2 cards."
    by = Amount(of="count", group=Group(kind="follower", side="own"), most=4)
    assert text("en", Damage(by=by, type="magical")) == (
        "Deal 1 magical damage to an enemy follower for each follower you control, 4 at most."
    )


def test_modes_are_told_apart() -> None:
    modes = Choose(modes=((Draw(by=1),), (Destroy(),)))
    assert text("ru", modes) == "Выберите одно: возьмите 1 карту; или уничтожьте вражеского последователя."
    pack = pack_of(event("crossroads", stays=False, targets=(FOLLOWER,), do=(modes,)))
    assert CardWords("ru", pack, strict=True).modes("crossroads/do") == [
        "Возьмите 1 карту.",
        "Уничтожьте вражеского последователя.",
    ]


def test_spells_on_the_stack() -> None:
    spell = (Target(kind="spell", side="enemy", types=("event", "skill")),)
    assert text("ru", Counter(), targets=spell) == "Отмените случай или навык противника в стеке."
    assert text("en", Counter(), targets=spell) == "Cancel an enemy event or skill on the stack."


# -------------------------------------------------------------------- abilities


@pytest.mark.rule("LG-53", "LG-54")
def test_abilities_of_a_permanent_in_their_order() -> None:
    own = Abilities(
        keywords=("guard",),
        static=(Static(what="attack", by=1, group=Group(kind="follower", side="own", other=True)),),
        triggered=(Triggered(when="enters", do=(Untap(who="self"),)),),
        activated=(Activated(cost=Cost(turn=True, points=1), targets=(FOLLOWER,), do=(Damage(by=1, type="magical"),)),),
    )
    words = {
        language: CardWords(language, pack_of(follower("owl", abilities=own)), strict=True) for language in LANGUAGES
    }
    assert [words["ru"].paragraph(effect) for effect in words["ru"].effects("owl")] == [
        "Страж.",
        "Каждый другой ваш последователь получает +1 к атаке.",
        "Когда этот последователь входит в игру, разверните его.",
        "Поворот, 1 легендарность: нанесите 1 магическое повреждение вражескому последователю.",
    ]
    assert words["en"].cost("owl", 0) == "turn, 1 legendarity"
    assert words["en"].ability("owl", 0) == "Deal 1 magical damage to an enemy follower."
    assert words["en"].triggered("owl", 0) == "When this follower enters play, untap it."
    assert words["en"].reminders("owl") == [words["en"].reminder("guard")]


def test_it_is_who_the_trigger_is_about() -> None:
    enters = Triggered(when="enters", about=Group(kind="follower", side="enemy"), do=(Turn(who="it"),))
    damages = Triggered(when="damages", do=(Turn(who="it"),))
    kills = Triggered(when="kills", do=(Untap(who="self"),))
    made = pack_of(follower("owl", abilities=Abilities(triggered=(enters, damages, kills))))
    words = CardWords("en", made, strict=True)
    assert [words.triggered("owl", n) for n in range(3)] == [
        "When an enemy follower enters play, turn it.",
        "When this follower deals damage, turn whoever is damaged.",
        "When this follower kills a follower, untap this follower.",
    ]


def test_self_of_a_skill_is_the_hero_who_uses_it() -> None:
    stays = Abilities(static=(Static(what="keyword", keyword="guard"),))
    made = pack_of(skill("oath", do=(Untap(who="self"),), stays=True, abilities=stays))
    words = CardWords("en", made, strict=True)
    assert words.text("oath") == "Permanent. Untap this hero. This skill gets “Guard”."


def test_a_long_text_is_told_in_brief_and_then_in_whole_words() -> None:
    do = (Damage(by=1, type="physical"), Turn(), Draw(by=2))
    enters = Triggered(when="enters", targets=(Target(side="enemy"),), do=do)
    words = CardWords("ru", pack_of(follower("owl", abilities=Abilities(triggered=(enters,)))), strict=True)
    assert len(words.text("owl")) > DESCRIPTION
    assert words.short_text("owl") == (
        "Когда входит в игру, нанесите 1 физическое повреждение вражескому герою или последователю…"
    )
    assert words.short_text("owl", 60) == "Когда входит в игру, нанесите 1 физическое повреждение…"
