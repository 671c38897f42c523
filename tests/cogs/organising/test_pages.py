"""Every page of an organiser, judged by Discord's limits and its own document, in both languages and one that is longer."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest
from discord import ui

from cogs.kit.composing.messages import Message
from cogs.organising.commands import mine_page
from cogs.organising.drafts import creating_pages, draft_pages
from cogs.organising.drafts.creating_pages import presets_for
from cogs.organising.drafts.draft import FORMATS, GROUPS, set_format
from cogs.organising.drafts.drafting import draft_of, typed_points
from cogs.organising.drafts.knobs import KNOBS, knobs_of, may_change
from cogs.organising.panel import act_pages, panel_pages, people_pages, result_pages
from cogs.organising.panel.act import Act, act_of
from cogs.organising.panel.kinds import KINDS, PENALTIES, TYPED, kind_of, pairs_of, places_of, points_of
from engines.games import GAMES
from referee.errors import RefusedError
from referee.tournaments.entries.opening import fitted
from store.judges.calls import Waiting
from table.checks.message_limits import check_modal
from tests.cogs.kit.bodies import CALLBACK, document_broken, judge
from tests.cogs.organising.visits import LONG, draft_visit, full, most_of, own, reader_of, visit_of
from tests.cogs.tournaments.halls import FORMATS as PLAYED
from tests.cogs.tournaments.halls import finished, half_way, hall_of, with_a_missed_round
from tests.support.pseudo import spoken
from tests.tournaments.support.hall import SECRET
from tests.tournaments.support.hall import Hall as Played
from tools.make.pseudo import PSEUDO
from tournaments.facts.kinds import CheckInOpened
from tournaments.running.start import opening
from tournaments.settings.checks import problems
from tournaments.settings.formats import Elimination, Pods, Swiss
from tournaments.settings.model import Settings
from tournaments.settings.paces import Days
from tournaments.settings.presets import PRESETS
from tournaments.views.changes import changes
from tournaments.views.log import log_view
from tournaments.views.tournament import Viewer
from words.texts import LANGUAGES, words
from words.tournaments.log import log_line

__all__ = ["spoken"]

pytestmark = pytest.mark.usefixtures("document", "spoken")

SPOKEN = (*LANGUAGES, PSEUDO)

LINK = "https://discord.com/channels/1000000000000000000/1000000000000000000/1000000000000000000"


def judge_form(made: ui.Modal) -> None:
    """Fail if Discord would refuse a form."""
    body = {"type": 9, "data": made.to_dict()}
    check_modal(body["data"])
    assert document_broken("POST", CALLBACK, body) == []


def said(message: Message) -> str:
    """Return all that a message says."""
    return str([item.to_component_dict() for item in message.items])


# ------------------------------------------------------------------- before it opens


@pytest.mark.parametrize("language", SPOKEN)
def test_every_page_before_there_is_a_tournament(language: str) -> None:
    texts = words(language, strict=True)
    judge(creating_pages.game_page(texts))
    for game in GAMES:
        judge(creating_pages.form_page(texts, game))
        for form in GAMES[game].forms:
            judge(creating_pages.preset_page(texts, game, form))
            for name in presets_for(game, form):
                args, settings = (game, form, name), creating_pages.preset(game, form, name)
                judge_form(creating_pages.make_form(texts, args, settings, {"name": "Щ" * 60}))
                typed = dict.fromkeys(creating_pages.FIELDS, "`*_~|" * 12)
                judge(creating_pages.again_page(texts, args, texts("refused-permissions", names="x" * 200), typed))


def test_the_choice_of_the_preset_shows_the_form_and_leads_back_to_it() -> None:
    texts = words("en", strict=True)
    page = said(creating_pages.preset_page(texts, "battlecon", "teams"))
    assert "**BattleCON · Teams of two**" in page
    single = next(game for game in GAMES if len(GAMES[game].forms) == 1)
    (form,) = GAMES[single].forms
    assert texts("button-organise-form-back") not in said(creating_pages.preset_page(texts, single, form))


def test_a_game_is_offered_just_what_it_can_be_played_in() -> None:
    assert set(presets_for("battlecon", "duel")) == set(PRESETS) - {"pods", "teams"}
    assert set(presets_for("battlecon", "teams")) == set(PRESETS) - {"pods", "double"}
    assert presets_for("krendel", "free_for_all") == ["pods"]


@pytest.mark.rule("TM-52")
def test_the_settings_say_whether_the_games_are_rated_and_why_not() -> None:
    found = draft_visit(PRESETS["evening"], "en")
    row, say = found.hall.row, found.speech
    for change, key in (
        ({}, "rated"),
        ({"options": '{"rules":"legacy"}'}, "unrated-options"),
        ({"packs": "embers"}, "unrated-packs"),
    ):
        found.hall.row = msgspec.structs.replace(row, **change)
        pages = [draft_pages.sentences_page(found, draft_of(found.hall), reader_of(found), n) for n in range(3)]
        assert any(say(f"tournament-set-{key}") in said(page) for page in pages)
        assert found.hall.shown_settings.rated == (key == "rated")


@pytest.mark.rule("TM-02")
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_setting_of_every_preset_has_its_page(preset: str, language: str) -> None:
    pods = preset == "pods"
    game, form = ("krendel", "free_for_all") if pods else ("battlecon", "teams" if preset == "teams" else "duel")
    found = draft_visit(PRESETS[preset], language, game=game, form=form)
    reader = reader_of(found)
    for draft in (draft_of(found.hall), most_of(draft_of(found.hall))):
        judge(draft_pages.settings_page(found, draft, reader, "x" * 200), quick=True)
        for group in GROUPS:
            for knob in knobs_of(draft, group, "draft"):
                judge(draft_pages.knob_page(found, draft, knob, reader, "x"), quick=True)
                if knob.typed:
                    judge_form(draft_pages.own_form(found, knob.name, knob.shown, "x" * 60))
                for value in knob.choices(draft):
                    written = knob.write(draft, value)
                    assert knob.shown in ("order", "clock") or knob.read(written) == value
    judge_form(draft_pages.own_form(found, "name", "name", "Щ" * 60))


@pytest.mark.rule("TM-02")
def test_what_may_change_when() -> None:
    when = {
        knob.name: [p for p in ("draft", "open", "check_in", "running", "over") if may_change(knob, p)]
        for knob in KNOBS
    }
    assert all("draft" in phases for phases in when.values())
    assert when["best_of"] == when["format"] == when["cap"] == ["draft"]
    assert when["rounds"] == when["cut"] == ["draft", "open", "check_in"]
    assert when["automatic"] == when["begins"] == ["draft", "open", "check_in", "running"]


def test_another_format_brings_settings_that_work() -> None:
    found = draft_visit(Settings(), "en", game="krendel", form="free_for_all")
    draft = draft_of(found.hall)
    assert [name for name in FORMATS if name in draft_pages_formats(draft)] == ["pods"]
    duel = draft_of(draft_visit(PRESETS["cards"], "en").hall)
    assert draft_pages_formats(duel) == ["swiss", "single", "double", "robin"]
    for name in draft_pages_formats(duel):
        assert problems(fitted("battlecon", "duel", set_format(duel, name).settings)) == ()


def draft_pages_formats(draft: object) -> list[str]:
    """Return the formats that a draft can choose from."""
    return [*next(knob for knob in KNOBS if knob.name == "format").choices(draft)]  # type: ignore[arg-type]  # a draft


@pytest.mark.rule("TM-23")
@pytest.mark.parametrize("language", SPOKEN)
def test_the_dry_run_of_every_format_and_what_is_lacking(language: str) -> None:
    for settings in PRESETS.values():
        found = draft_visit(settings, language)
        for entries in (2, 3, 9, 64, 129, 1024):
            judge(draft_pages.dry_page(found, settings, entries, ["x" * 300]), quick=True)
    teams = draft_pages.dry_page(draft_visit(PRESETS["teams"], language), PRESETS["teams"], 9, [])
    assert words(language, strict=True)("tournament-dry-teams", entries=9) in said(teams)
    assert words(language, strict=True)("tournament-dry-entries", entries=9) not in said(teams)
    found = draft_visit(Settings(format=Swiss(rounds=7)), language)
    assert "TM-23" in said(draft_pages.dry_page(found, Settings(format=Swiss(rounds=7)), 4, []))


# ------------------------------------------------------------------- the panel


@pytest.mark.rule("TM-61")
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", PLAYED)
def test_the_panel_of_every_phase(name: str, language: str) -> None:
    settings, count = PLAYED[name]
    played = Played(settings)
    pages = [visit_of(hall_of(played), language)]
    played.add(opening(SECRET))
    played.enter(count)
    pages.append(visit_of(hall_of(played), language))
    played.add(CheckInOpened())
    pages += [
        visit_of(hall_of(played), language),
        visit_of(half_way(name), language),
        visit_of(finished(name), language),
    ]
    pages.append(full(settings, language, count))
    for found in pages:
        links = {(table.stage, table.round, table.table): LINK for table in found.steps.blocked}
        for visited in (found, own(found, 1)):
            judge(panel_pages.panel(visited, links, 12, "x" * 200), quick=True)
    assert LINK in said(panel_pages.panel(pages[-1], links, 0))
    judge(panel_pages.start_question(pages[2]))
    calls = [Waiting(f"ABCD{n}", "krendel", 10**18, None, n % 2 or None, 1_800_000_000.0, LONG) for n in range(10, 45)]
    judge(panel_pages.calls_page(pages[3], calls))
    judge(panel_pages.calls_page(pages[3], []))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", PLAYED)
async def test_every_page_of_the_log(name: str, language: str) -> None:
    found = visit_of(finished(name), language)
    shown = log_view(found.hall.settings, found.hall.records, Viewer(organiser=True))
    lines = [f"<t:1790000000:R> {log_line(found.speech, line, '<@1000000000000000000>')}" for line in shown]
    for page in (0, 1, 5, 9999):
        judge(await panel_pages.log_page(found, lines, page), quick=True)
    found.hall.records.clear()  # a draft, in which nothing has happened
    judge(await panel_pages.log_page(found, [], 0))


@pytest.mark.parametrize("language", SPOKEN)
def test_entries_and_those_who_organise(language: str) -> None:
    played = Played(Settings())
    played.add(opening(SECRET))
    played.enter(250)
    for found in (visit_of(hall_of(played), language), full(Settings(), language, 120)):
        for page in (0, 3, 9999):
            judge(people_pages.people_page(found, page, "x"), quick=True)
        entries = people_pages.entries_of(found)
        judge(people_pages.found_page(found, "`*_~|" * 6, entries))
        judge(people_pages.found_page(found, "nobody", []))
        judge(people_pages.person_page(found, entries[0], "x"))
        judge(people_pages.person_page(own(found, 1), entries[0]))
        found.hall.organisers = [("user" if n % 2 else "role", 10**18 + n) for n in range(40)]
        judge(people_pages.offices_page(found, [LONG] * 40, "x"))
        judge_form(people_pages.find_form(found))
    running = full(Settings(), language, 5)
    running.hall.state.penalties = []
    picks = said(people_pages.person_page(running, people_pages.entries_of(running)[0]))
    assert all(f"'value': '{kind}'" in picks for kind in PENALTIES)
    assert (
        "orgact"
        not in said(people_pages.person_page(own(running, 1), people_pages.entries_of(running)[0])).split("penalty")[0]
    )


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", PLAYED)
def test_rounds_tables_and_games(name: str, language: str) -> None:
    links = {f"M{n}": LINK for n in range(200)}
    for found in (visit_of(half_way(name), language), visit_of(finished(name), language)):
        state = found.hall.state
        for (stage, number), round_ in state.rounds.items():
            one = result_pages.round_view(found, stage, number)
            assert one is not None
            judge(result_pages.results_page(found, one, 0), quick=True)
            judge(result_pages.round_page(found, round_, {}, "x"), quick=True)
            judge(result_pages.swap_page(found, round_, 0), quick=True)
            judge(result_pages.swap_page(found, round_, 0, round_.pairings[0].sides[0]), quick=True)
            for pairing in round_.pairings:
                if pairing.is_bye:
                    continue
                judge(result_pages.table_page(found, pairing, links, "x"), quick=True)
                for game in pairing.games:
                    judge(result_pages.game_page(found, pairing, game, links), quick=True)


@pytest.mark.rule("TM-08")
@pytest.mark.parametrize("name", ["swiss", "pods"])
def test_a_round_that_everybody_misses(name: str) -> None:
    found = visit_of(with_a_missed_round(name), "en")
    one = result_pages.round_view(found, 0, 2)
    assert one is not None
    judge(result_pages.results_page(found, one, 0), quick=True)
    judge(result_pages.round_page(found, found.hall.state.rounds[0, 2], {}, "x"), quick=True)
    judge(result_pages.swap_page(found, found.hall.state.rounds[0, 2], 0), quick=True)


@pytest.mark.parametrize("language", SPOKEN)
def test_a_round_of_a_thousand_is_paged(language: str) -> None:
    found = full(Settings(pace=Days()), language, 300)
    round_ = found.hall.state.rounds[0, 1]
    one = result_pages.round_view(found, 0, 1)
    assert one is not None
    for page in (0, 4, 9, 9999):
        judge(result_pages.results_page(found, one, page), quick=True)
        judge(result_pages.swap_page(found, round_, page, 7), quick=True)
    judge(result_pages.round_page(found, round_, {}))


@pytest.mark.rule("TM-60")
def test_nobody_is_offered_to_decide_on_their_own_pairing() -> None:
    found = full(Settings(), "en", 4)
    pairing = found.hall.state.rounds[0, 1].pairings[0]
    assert "orgact" in said(result_pages.table_page(found, pairing, {}))
    page = said(result_pages.table_page(own(found, pairing.sides[0]), pairing, {}))
    assert "orgact" not in page
    assert words("en")("organise-table-own") in page


# ------------------------------------------------------------------- acts


def acts() -> list[Act]:
    """Return an act of every kind."""
    place, entry = "0.1.1", "1"
    about = {
        **dict.fromkeys(("rule", "correct", "extend"), place),
        **dict.fromkeys(("void", "exempt"), f"{place}.1"),
        **dict.fromkeys(("swap", "remove", "out", "checkin", "penalty"), entry),
        "enter": "1000000000000000000.1000000000000000001",
    }
    picks = {"rule": "1.2", "correct": "2.1f", "swap": "2", "penalty": "game"}
    return [Act(kind, 12345, about.get(kind, ""), picks.get(kind, "")) for kind in KINDS]


@pytest.mark.rule("TM-61")
@pytest.mark.parametrize("language", SPOKEN)
def test_every_act_has_its_pages_and_its_form(language: str) -> None:
    found = full(Settings(), language, 40)
    state = found.hall.state
    typed = {"reason": "`*_~|" * 60, "pairs": "1-2, " * 300, "places": "1 2", "points": "1/2", "time": "10m"}
    other = finished("swiss").state
    for act in acts():
        assert act_of(act.args) == act
        kind = kind_of(act)
        judge_form(act_pages.reason_form(found, act, kind, {}))
        judge_form(act_pages.reason_form(found, act, kind, {"reason": "x" * 300}))
        judge(act_pages.again_page(found, act, "x" * 400, typed))
        if kind.way == "shown":
            judge(act_pages.considered(found, act, (state, state), changes(other, state)))
    for name in TYPED:
        act = Act(name, 1, "1" if name == "penalty" else "0.1.1", "points" if name == "penalty" else "")
        judge_form(act_pages.reason_form(found, act, kind_of(act), {}))
        judge(act_pages.question(found, act, (state, state), changes(other, state), typed))
    pairs = Act("pairs", 1)
    judge(act_pages.question(found, pairs, (state, state), changes(other, state), typed))


@pytest.mark.rule("TM-16")
def test_a_pairing_of_an_elimination_is_not_offered_a_draw() -> None:
    found = full(Settings(format=Elimination()), "en", 4)
    pairing = found.hall.state.rounds[0, 1].pairings[0]
    values = [option.value for option in act_pages.outcome_options(found, pairing, whole=True)]
    assert "1.1" not in values
    assert "1.1" in [option.value for option in act_pages.outcome_options(found, pairing, whole=False)]


def test_what_is_typed_is_read_or_refused() -> None:
    assert pairs_of("1-4, 2 – 3\n5") == [(1, 4), (2, 3), (5,)]
    assert places_of(Act("rule", 1, "0.1.1"), {"places": "2, 1 3"}) == ((2, 1, 3), "played")
    assert places_of(Act("rule", 1, "0.1.1", "2.2f"), {}) == ((2, 2), "forfeit")
    assert points_of(" ½ ") == Fraction(1, 2)
    assert points_of("0,5") == Fraction(1, 2)
    # The last one would be computed for minutes.
    for typed in ("0", "x", "1/0", "-1", "1e2", "1e99999999"):
        with pytest.raises(RefusedError):
            points_of(typed)
    assert typed_points("3; ½ 0") == "3 1/2 0"
    for typed in ("3 1", "1e99999999 1 0", "3 1 x"):
        with pytest.raises(RefusedError):
            typed_points(typed)
    for wrong in (lambda: pairs_of("1-a"), lambda: Act("swap", 1, "2", "²").other):
        with pytest.raises(RefusedError):
            wrong()
    with pytest.raises(RefusedError):
        places_of(Act("rule", 1, "0.1.1"), {"places": "first"})
    for forged in (("rule",), ("nothing", "1"), ("rule", "x"), ("penalty", "1", "2", "death")):
        with pytest.raises(RefusedError):
            kind_of(act_of(forged))
    with pytest.raises(RefusedError):
        _ = Act("rule", 1, "0.1").place


@pytest.mark.parametrize("language", SPOKEN)
def test_the_list_of_own_tournaments(language: str) -> None:
    rows = [hall_of(Played(Settings(format=Pods(), seats=(3, 6))), "Щ" * 60).row] * 25
    numbered = [
        type(row)(**{**{f: getattr(row, f) for f in row.__struct_fields__}, "code": f"ABC{n:03}"})
        for n, row in enumerate(rows)
    ]
    judge(mine_page(words(language, strict=True), numbered))
