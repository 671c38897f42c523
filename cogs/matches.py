"""Slash commands of a match: /play, /act, /hand, /board, /log, /concede, /help."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from boards.theme import ThemeName
from cogs import messages
from cogs.answers import Answer
from cogs.desk import Desk
from cogs.lobby import Lobby
from cogs.translator import described, named
from cogs.undo import Undo
from referee.errors import RefusedError
from referee.live import Live
from store import matches
from words.texts import language_of, words


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Play(
    commands.GroupCog,
    group_name=named("play", "command-play"),
    group_description=described("command-play"),
):
    """/play: opens a lobby in this channel; one subcommand for each game."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.lobby = Lobby(desk)

    @app_commands.command(name=named("krendel", "command-play-krendel"), description=described("command-play-krendel"))
    @app_commands.rename(
        language=named("language", "option-language"),
        practice=named("practice", "option-practice"),
        undo=named("undo", "option-undo"),
        theme=named("theme", "option-theme"),
        spell=named("spell", "option-spell"),
    )
    @app_commands.describe(
        language=described("option-language"),
        practice=described("option-practice"),
        undo=described("option-undo"),
        theme=described("option-theme"),
        spell=described("option-spell"),
    )
    @app_commands.choices(
        language=[Choice(name="Русский", value="ru"), Choice(name="English", value="en")],
        undo=[
            Choice(name=named("at once", "choice-undo-free"), value="free"),
            Choice(name=named("by consent", "choice-undo-request"), value="request"),
            Choice(name=named("never", "choice-undo-off"), value="off"),
        ],
        theme=[
            Choice(name=named("dark", "choice-theme-dark"), value="dark"),
            Choice(name=named("light", "choice-theme-light"), value="light"),
            Choice(name=named("high contrast", "choice-theme-contrast"), value="contrast"),
        ],
        spell=[
            Choice(name=named("as printed", "choice-printed"), value="printed"),
            Choice(name=named("both ways", "choice-symmetric"), value="symmetric"),
        ],
    )
    async def krendel(
        self,
        interaction: discord.Interaction[Any],
        language: Literal["ru", "en"] | None = None,
        practice: app_commands.Range[int, 1, 5] | None = None,
        undo: Literal["free", "request", "off"] = "free",
        theme: ThemeName = "dark",
        spell: Literal["printed", "symmetric"] = "printed",
    ) -> None:
        """Open a lobby of Krendel's Tournament."""
        answer = Answer(interaction)
        options: dict[str, object] = {"fight_with_all": spell}

        async def work() -> None:
            await self.desk.meet(interaction)
            live = await self.lobby.open(
                answer,
                "krendel",
                options=options,
                language=language,
                practice=practice or 0,
                undo=undo,
                theme=theme,
            )
            await self.lobby.post(answer, live)

        await answer.run(work(), private=False)


class Match(commands.Cog):
    """The commands of a running match; each also has a button."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def _live(self, answer: Answer, code: str | None) -> Live:
        interaction = answer.interaction
        await self.desk.meet(interaction)
        live = await self.desk.referee.match_for(interaction.user.id, interaction.channel_id, code)
        answer.table = language_of(live.row.language)
        return live

    @app_commands.command(name=named("act", "command-act"), description=described("command-act"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def act(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show what the user may do now."""
        await self._hand(interaction, match)

    @app_commands.command(name=named("hand", "command-hand"), description=described("command-hand"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def hand(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the user's hand."""
        await self._hand(interaction, match)

    async def _hand(self, interaction: discord.Interaction[Any], match: str | None) -> None:
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.show_hand(answer, await self._live(answer, match))

        await answer.run(work(), private=True)

    @app_commands.command(name=named("board", "command-board"), description=described("command-board"))
    @app_commands.rename(match=named("match", "option-match"), text=named("text", "option-text"))
    @app_commands.describe(match=described("option-match"), text=described("option-text"))
    async def board(self, interaction: discord.Interaction[Any], match: str | None = None, text: bool = False) -> None:
        """Show the table, as a picture or as text."""
        answer = Answer(interaction)

        async def work() -> None:
            live = await self._live(answer, match)
            await (self.desk.show_text(answer, live) if text else self.desk.show_board(answer, live))

        await answer.run(work(), private=True)

    @app_commands.command(name=named("log", "command-log"), description=described("command-log"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def log(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show what has happened."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.show_log(answer, await self._live(answer, match), 0)

        await answer.run(work(), private=True)

    @app_commands.command(name=named("undo", "command-undo"), description=described("command-undo"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def undo(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Ask once before the user's last choice is undone."""
        answer = Answer(interaction)

        async def work() -> None:
            await Undo(self.desk).show(answer, await self._live(answer, match))

        await answer.run(work(), private=True)

    @app_commands.command(name=named("concede", "command-concede"), description=described("command-concede"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def concede(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Ask once before a match is given up."""
        answer = Answer(interaction)

        async def work() -> None:
            live = await self._live(answer, match)
            if live.match is None:
                raise RefusedError("refused-not-started", code=live.row.code)
            if live.match.outcome is not None:
                raise RefusedError("refused-over")
            if live.seat_of(interaction.user.id) is None:
                raise RefusedError(live.absence(interaction.user.id))
            await answer.show(messages.confirm_concede(live, words(answer.language)), private=True)

        await answer.run(work(), private=True)

    @app_commands.command(name=named("help", "command-help"), description=described("command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Show how to play."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.meet(interaction)
            await self.desk.show_help(answer, None)

        await answer.run(work(), private=True)

    @act.autocomplete("match")
    @hand.autocomplete("match")
    @board.autocomplete("match")
    @log.autocomplete("match")
    @undo.autocomplete("match")
    @concede.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Offer the user's own matches by code and game."""
        texts = words(language_of(str(interaction.locale)))
        rows = await matches.of_user(self.desk.referee.db, interaction.user.id)
        names = [(f"{row.code} · {texts(f'{row.game}-title')}", row.code) for row in rows]
        wanted = typed.strip().upper()
        return [Choice(name=name, value=code) for name, code in names if wanted in name.upper()][:25]
