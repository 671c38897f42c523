"""Giving up a match: the command, its confirmation, and the votes to remove an abandoned seat."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_own_matches
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from referee.errors import RefusedError
from referee.match.live import Live
from referee.seats.leaving import has_teams
from words.texts import Words, language_of
from words.texts import words as words_in


def confirm_concede(live: Live, words: Words) -> Message:
    """Return the confirmation before a user gives up a match, with a button to stay and one to concede."""
    stay = button(words, "button-stay", custom_id(live.row.code, "stay", NOTE))
    yes = button(words, "button-concede", custom_id(live.row.code, "concede", NOTE), discord.ButtonStyle.danger)
    rules, match = live.rules_and_match
    asked = [text(words(f"concede-{_kind(live)}", code=live.row.code))]
    if rules.game.series is None or not rules.game.series.played(match.board):
        return Message([*asked, ui.ActionRow(stay, yes)])
    game = button(words, "button-concede-game", custom_id(live.row.code, "concedegame", NOTE))
    return Message([text(words("concede-which")), *asked, ui.ActionRow(stay, game, yes)])


def _kind(live: Live) -> str:
    """Return the kind of leaving: the match ends, or a practice player goes on; in a tournament there is no way back."""
    _, match = live.rules_and_match
    if len(match.seats) == 2:
        return "last"
    if live.row.in_competition and has_teams(live):
        return "side"
    if len(live.humans) == 1:
        return "alone"
    return "pod" if live.row.in_competition else "seat"


class Leaving(commands.Cog):
    """The command /concede and the handlers of the buttons for leaving."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            "giveup": Press(self._ask),
            "concede": Press(self._concede, changes=True),
            "concedegame": Press(self._concede_game, changes=True),
            "stay": Press(self._stay, changes=True),
            "remove": Press(self._remove),
        }

    @app_commands.command(
        name=command_name("concede", "command-concede"), description=command_description("command-concede")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def concede(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Ask for confirmation before the user gives up a match."""
        answer = Answer(interaction)

        async def work() -> None:
            live = await self.desk.match(answer, match, changes=True)
            if live.match is None:
                raise RefusedError("refused-not-started", code=live.row.code)
            if live.match.outcome is not None:
                raise RefusedError("refused-over")
            if live.seat_of(interaction.user.id) is None:
                raise live.absence_error(interaction.user.id)
            made = confirm_concede(live, words_in(answer.language))
            await answer.show(self.desk.with_match_line(answer, live, made), private=True)

        await answer.run(work(), private=True)

    @concede.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_own_matches(self.desk, interaction, typed)

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Ask for confirmation before the user gives up the match."""
        live = await self.referee.live.by_code(control.code)
        live.seat_in_play(answer.interaction.user.id)
        made = confirm_concede(live, words_in(answer.language))
        await answer.show(self.desk.with_match_line(answer, live, made), private=True)

    async def _concede(self, answer: Answer, control: Control) -> None:
        live = await self.referee.seats.concede(control.code, answer.interaction.user.id)
        answer.committed = True
        words = words_in(answer.language)
        going = (
            {"return": words_in(language_of(live.row.language))("button-return")}
            if live.row.status == "playing" and not live.row.in_competition
            else {}
        )
        note = words("conceded-seat" if going else "conceded", code=live.row.code, **going)
        await answer.replace_private(self.desk.note(note))

    async def _concede_game(self, answer: Answer, control: Control) -> None:
        live = await self.referee.seats.concede_game(control.code, answer.interaction.user.id)
        answer.committed = True
        words = words_in(answer.language)
        key = "conceded-game" if live.row.status == "playing" else "conceded-game-last"
        await answer.replace_private(self.desk.note(words(key, code=live.row.code)))

    async def _stay(self, answer: Answer, control: Control) -> None:
        """Close the confirmation without leaving."""
        live = await self.referee.live.by_code(control.code)
        words = words_in(answer.language)
        await answer.replace_private(self.desk.note(words("stayed", code=live.row.code)))

    async def _remove(self, answer: Answer, control: Control) -> None:
        """Count the user's vote to remove an abandoned seat, or withdraw it."""
        user = answer.interaction.user.id
        _, done = await self.referee.motions.propose(control.code, user, "remove", control.number())
        answer.committed = True
        key = {"done": "removed", "open": "vote-counted", "withdrawn": "motion-withdrawn"}[done]
        await answer.say(words_in(answer.language)(key))
