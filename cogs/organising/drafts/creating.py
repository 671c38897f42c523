"""Makes a tournament: game, form and preset by selects and buttons, then one form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord
import msgspec

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.answering.forms import form_texts
from cogs.kit.commands.places import at_server
from cogs.kit.controls.custom_ids import Control
from cogs.kit.permissions import check_permissions
from cogs.lobby.planning import typed_begins
from cogs.organising.access import may_run_events
from cogs.organising.actions import NEW_ASK, NEW_FORM, NEW_GAME, NEW_MAKE, NEW_PRESET
from cogs.organising.drafts import creating_pages
from cogs.organising.drafts.creating_pages import CAP, CUT, NAME, ROUNDS, TIME
from cogs.organising.drafts.draft import USUAL_CLOCK
from cogs.tournaments.pages.refusals import filled
from engines.games import GAMES
from engines.kernel.lobby.forms import Form
from referee.clocks.terms import parse_terms, terms_json
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from store.people import guilds
from telemetry import measure
from tournaments.settings.model import Settings
from tournaments.settings.paces import Live
from words.texts import words as words_in
from words.tournaments.speech import Speech

MOST_TYPED = 100
"""How many refused forms are kept with their texts, so that they can be opened again."""

HIGHEST = 9999


class Creating:
    """Handles the controls before a tournament is there. `show` shows the settings of the one that was made."""

    def __init__(self, desk: Desk, show: Callable[[Answer, Hall, str], Awaitable[None]]) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.show = show
        self.typed: dict[int, Mapping[str, str]] = {}

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            NEW_GAME: Press(self._game, changes=True),
            NEW_FORM: Press(self._form, changes=True),
            NEW_PRESET: Press(self._ask, form=True),
            NEW_ASK: Press(self._ask, form=True),
            NEW_MAKE: Press(self._make, changes=True),
        }

    def check(self, answer: Answer) -> None:
        """Raise RefusedError for those who may not make tournaments here, and where the bot may not post."""
        if not at_server(answer.interaction):
            raise RefusedError("refused-organise-elsewhere")
        if not may_run_events(answer):
            raise RefusedError("refused-organise-new", rule="TM-60")
        check_permissions(answer)

    async def begin(self, answer: Answer) -> None:
        """Show the first page."""
        self.check(answer)
        await answer.show(creating_pages.game_page(words_in(answer.language)), private=True)

    async def _game(self, answer: Answer, control: Control) -> None:
        """Take the game that was picked, or the control's, to choose its form anew; without one go back to the choice."""
        self.check(answer)
        words, game = words_in(answer.language), next(iter((*answer.values, *control.args)), "")
        if not game:
            await answer.replace_private(creating_pages.game_page(words))
            return
        _check_game(game)
        forms = [*GAMES[game].forms]
        made = (
            creating_pages.form_page(words, game)
            if len(forms) > 1
            else creating_pages.preset_page(words, game, forms[0])
        )
        await answer.replace_private(made)

    async def _form(self, answer: Answer, control: Control) -> None:
        """Take the form in which the game is played."""
        self.check(answer)
        game, played = _game_and_form(control.args)
        await answer.replace_private(creating_pages.preset_page(words_in(answer.language), game, played))

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Open the form for a preset, filled with what was typed before a refusal."""
        self.check(answer)
        game, played = _game_and_form(control.args)
        name = next(iter(answer.values), "") or next(iter(control.args[2:]), "")
        settings = _preset(game, played, name)
        typed = self.typed.get(answer.interaction.user.id, {})
        await answer.ask(creating_pages.make_form(words_in(answer.language), (game, played, name), settings, typed))

    async def _make(self, answer: Answer, control: Control) -> None:
        """Make the tournament of a form. If a text of it is refused, keep the texts and offer the form again."""
        self.check(answer)
        game, played = _game_and_form(control.args)
        name, typed, user = next(iter(control.args[2:]), ""), form_texts(answer), answer.interaction.user.id
        settings = _preset(game, played, name)
        try:
            hall = await self._make_from(answer, game, played, settings, typed)
        except RefusedError as error:
            self.typed[user] = typed
            while len(self.typed) > MOST_TYPED:
                del self.typed[next(iter(self.typed))]
            measure.count("refusals", reason=error.reason)
            words = words_in(answer.language)
            text = refusal_text(filled(error, Speech(words, {}, str)), words)
            await answer.replace_private(creating_pages.again_page(words, (game, played, name), text, typed))
            return
        self.typed.pop(user, None)
        answer.committed = True
        await self.show(answer, hall, words_in(answer.language)("organise-made"))

    async def _make_from(
        self, answer: Answer, game: str, played: Form, settings: Settings, typed: Mapping[str, str]
    ) -> Hall:
        interaction = answer.interaction
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        begins = typed_begins(self.desk, answer, typed[TIME].strip()) if typed.get(TIME, "").strip() else None
        guild = await guilds.of(self.referee.db, interaction.guild_id)
        pace = "live" if isinstance(settings.pace, Live) else "days"
        return await self.referee.tournaments.opening.make(
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            language=guild.language or answer.language,
            theme=guild.theme or "dark",
            user=interaction.user.id,
            name=typed.get(NAME, ""),
            game=game,
            form=played,
            settings=_with_numbers(answer, settings, typed),
            clock=terms_json(parse_terms(USUAL_CLOCK[pace])),
            rooms="channel" if isinstance(interaction.channel, discord.Thread) else "threads",
            begins=begins,
        )


def _with_numbers(answer: Answer, settings: Settings, typed: Mapping[str, str]) -> Settings:
    """Return settings with the numbers of a form; an empty field leaves the preset's."""
    numbers = {name: _number(answer, name, typed[name]) for name in (ROUNDS, CUT, CAP) if typed.get(name, "").strip()}
    cap = numbers.pop(CAP, settings.entering.cap)
    entering = msgspec.structs.replace(settings.entering, cap=cap)
    return msgspec.structs.replace(
        settings, entering=entering, format=msgspec.structs.replace(settings.format, **numbers)
    )


def _number(answer: Answer, name: str, typed: str) -> int:
    text = typed.strip()
    if not (text.isascii() and text.isdigit() and int(text) <= HIGHEST):
        raise RefusedError("refused-organise-number", name=words_in(answer.language)(f"organise-field-{name}"))
    return int(text)


def _check_game(game: str) -> None:
    if game not in GAMES:
        raise RefusedError("refused-unknown-control")


def _game_and_form(args: Sequence[str]) -> tuple[str, Form]:
    """Return game and form of a control's arguments. Raises RefusedError for forged ones."""
    game = next(iter(args), "")
    _check_game(game)
    played = next((one for one in GAMES[game].forms if one == next(iter(args[1:]), "")), None)
    if played is None:
        raise RefusedError("refused-unknown-control")
    return game, played


def _preset(game: str, played: Form, name: str) -> Settings:
    if name not in creating_pages.presets_for(game, played):
        raise RefusedError("refused-unknown-control")
    return creating_pages.preset(game, played, name)
