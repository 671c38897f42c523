"""Pages of an act: what it would change, the form for its reason, the question, and the offer to write a refused form again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.answering.forms import Field, form
from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.organising.access import Visit
from cogs.organising.actions import CONSIDER, DO, SURE, WRITE
from cogs.organising.panel.act import Act
from cogs.organising.panel.kinds import LONGEST, PAIRS, PLACES, POINTS, REASON, SHORTEST, TIME, Kind
from cogs.organising.panel.panel_pages import panel_row
from tournaments.state.deciding import decision
from tournaments.state.model import Pairing, State
from tournaments.views.changes import Changes
from words.safe import clip
from words.tournaments.results import result
from words.tournaments.running.changes import changes_pages
from words.tournaments.running.organising import penalty_choice
from words.tournaments.speech import reason_text

CHANGES = 1600
"""Characters of what an act would change at most."""

LENGTHS = {PLACES: 30, PAIRS: 2000, POINTS: 10, TIME: 20}
"""Characters of the fields of forms at most."""


def title(found: Visit, act: Act) -> str:
    """Return the heading of an act, with whom it is about."""
    return found.words(f"organise-act-{act.kind}", about=subject(found, act))


def subject(found: Visit, act: Act) -> str:
    """Return the subject of an act: a table with its sides, a round, entries; "" for the tournament as a whole."""
    speech = found.speech
    if act.kind == "enter":
        return found.words.join([f"<@{user}>" for user in act.numbers])
    if act.kind == "swap":
        return found.words.join([speech.name(act.entry), speech.name(act.other)])
    if len(act.numbers) == 1:
        return speech.name(act.entry)
    if len(act.numbers) < 3:
        return ""
    stage, round_, table = act.place
    if not table:
        return speech.round(stage, round_)
    pairing = found.hall.pairing(stage, round_, table)
    place = speech("tournament-at-table", round=speech.round(stage, round_), table=table)
    return f"{place}: {speech.sides(pairing.sides)}"


def considered(found: Visit, act: Act, states: tuple[State, State], changed: Changes) -> Message:
    """Return the consequences of an act, before and after, with the button that asks for its reason."""
    words, code = found.words, found.code
    lines = [title(found, act), *_means(found, act), *_results(found, act, *states)]
    lines.append(changes_pages(found.speech, changed, CHANGES)[0])
    write = button(words, "button-organise-write", custom_id(code, WRITE, NOTE, *act.args), discord.ButtonStyle.primary)
    return Message([text("\n".join(lines)), panel_row(words, code, write)])


def question(
    found: Visit, act: Act, states: tuple[State, State], changed: Changes, typed: Mapping[str, str]
) -> Message:
    """Return the consequences of an act with typed texts, with the button that does it."""
    words, code = found.words, found.code
    lines = [title(found, act), *_means(found, act), *_results(found, act, *states)]
    lines += [changes_pages(found.speech, changed, CHANGES)[0], *_typed(found, typed)]
    sure = button(words, "button-organise-sure", custom_id(code, SURE, NOTE, *act.args), discord.ButtonStyle.danger)
    again = button(words, "button-organise-again", custom_id(code, WRITE, NOTE, *act.args))
    return Message([text("\n".join(lines)), panel_row(words, code, sure, again)])


def _means(found: Visit, act: Act) -> list[str]:
    if act.kind == "penalty":
        return [penalty_choice(found.speech, act.pick)]
    return [found.words(f"organise-act-{act.kind}-means")]


def _results(found: Visit, act: Act, before: State, after: State) -> Iterator[str]:
    """Yield the result of the game or the pairing that an act is about, before and after."""
    if act.kind not in ("rule", "correct", "void"):
        return
    yield found.words("organise-result-before", result=_result(found, before, act))
    yield found.words("organise-result-after", result=_result(found, after, act))


def _result(found: Visit, state: State, act: Act) -> str:
    pairing = state.pairing_of(*act.place)
    made = None if pairing is None else _places(state, pairing, act.nth)
    if pairing is None or made is None:
        return found.words("organise-result-none")
    return result(found.speech, pairing.sides, made[0], made[1])


def _places(state: State, pairing: Pairing, nth: int) -> tuple[tuple[int, ...], bool] | None:
    """Return places and whether they were played for, of a game or (0) of a pairing; None without a result."""
    if not nth:
        made = decision(state, pairing)
        return None if made is None else (made.places, made.played)
    game = next((game for game in pairing.games if game.nth == nth and game.places), None)
    return None if game is None else (game.places, game.how == "played")


def reason_form(found: Visit, act: Act, kind: Kind, typed: Mapping[str, str]) -> ui.Modal:
    """Return the form that asks for the reason, and for what else an act needs."""
    words = found.words
    fields = [
        Field(
            name,
            words(f"organise-write-{name}"),
            1,
            LENGTHS[name],
            lines=name == PAIRS,
            hint=clip(_hint(found, act, name), 100),
            value=typed.get(name, _usual(found, act, name)),
        )
        for name in kind.fields
    ]
    hint = words("organise-write-reason-hint")
    fields.append(Field(REASON, words("organise-write-reason"), SHORTEST, LONGEST, True, hint, typed.get(REASON, "")))
    return form(words(f"organise-act-{act.kind}-form"), custom_id(found.code, DO, NOTE, *act.args), fields)


def _hint(found: Visit, act: Act, name: str) -> str:
    if name != PLACES:
        return found.words(f"organise-write-{name}-hint")
    sides = found.hall.pairing(*act.place).sides
    return found.words(
        "organise-write-places-hint", names=", ".join(found.speech.names.get(side, "?") for side in sides)
    )


def _usual(found: Visit, act: Act, name: str) -> str:
    """Return the text of a field before anything is typed: present pairings, places in the order of seats."""
    state = found.hall.state
    if name == PAIRS:
        latest = state.rounds.get((state.stage, state.paired_rounds(state.stage)))
        pairs = [pairing.sides for pairing in latest.pairings] if latest else []
        return ", ".join("-".join(map(str, sides)) for sides in pairs)[: LENGTHS[PAIRS]]
    if name == PLACES:
        return " ".join(str(seat) for seat in range(1, len(found.hall.pairing(*act.place).sides) + 1))
    return ""


def again_page(found: Visit, act: Act, refusal: str, typed: Mapping[str, str]) -> Message:
    """Return the refusal of an act with what was typed for it, and the button that begins it anew with that."""
    words, code = found.words, found.code
    now = Act(act.kind, found.hall.version, act.about, act.pick)
    again = button(
        words, "button-organise-again", custom_id(code, CONSIDER, NOTE, *now.args), discord.ButtonStyle.primary
    )
    kept = _typed(found, typed)
    lines = [refusal, *([words("organise-kept")] if kept else []), *kept]
    return Message([text("\n".join(lines)), panel_row(words, code, again)])


def _typed(found: Visit, typed: Mapping[str, str]) -> Sequence[str]:
    """Return typed texts as quotes."""
    return [
        f"> {found.words(f'organise-write-{name}')}: {reason_text(value)}"
        for name in (*LENGTHS, REASON)
        if (value := typed.get(name, "")).strip()
    ]


def outcome_options(found: Visit, pairing: Pairing, *, whole: bool) -> list[discord.SelectOption]:
    """Return the results that a duel may have; in an elimination no `whole` pairing is drawn."""
    words, names = found.words, [found.hall.names.get(side, "") for side in pairing.sides]
    knockout = whole and found.hall.state.is_knockout(pairing.stage)
    picks = ["1.2", "2.1", *([] if knockout else ["1.1"]), "2.2", "1.2f", "2.1f", "2.2f"]
    return [
        discord.SelectOption(
            label=clip(
                words(f"organise-outcome-{pick.replace('.', '')}", one=_short(names[0]), other=_short(names[1])), 100
            ),
            value=pick,
        )
        for pick in picks
    ]


def _short(name: str) -> str:
    return clip(" ".join(name.split()), 32)


def outcome_select(found: Visit, act: Act, pairing: Pairing) -> ui.Select[Any]:
    """Return the select of results for an act that decides or corrects."""
    return ui.Select(
        custom_id=custom_id(found.code, CONSIDER, NOTE, act.kind, act.version, act.about),
        placeholder=found.words(f"organise-pick-{act.kind}"),
        options=outcome_options(found, pairing, whole=not act.nth),
    )
