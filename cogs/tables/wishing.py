"""The wish to be called when a table opens: asked for, changed and taken back below the list of tables."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.actions import TABLES, UNWISH
from cogs.kit.answers import Answer, refusal_text
from cogs.kit.custom_ids import Control, number
from cogs.kit.forms import form_picks
from cogs.kit.permissions import roles_in
from cogs.tables import wish_pages
from cogs.tables.commands import Tables
from cogs.tables.wish_pages import ANY, FROM, HOURS, PLAYED, TO, WISH, WISH_SET, Typed
from engines.games import GAMES
from referee.errors import RefusedError
from referee.people.settings import check_may_play
from store.lobby import wishes
from store.people import guilds
from words.texts import words as words_in


class Wishing:
    """What the controls of wishes do. `tables` shows the list that they stand below."""

    def __init__(self, desk: Desk, tables: Tables) -> None:
        self.desk = desk
        self.wishes = desk.referee.wishes
        self.tables = tables

    def presses(self) -> dict[str, Press]:
        """What the controls do, by action."""
        return {
            WISH: Press(self._ask, changes=True, form=True),
            WISH_SET: Press(self._set, changes=True),
            UNWISH: Press(self._withdraw, changes=True),
        }

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Ask by the form; asked again, it has what was picked before."""
        user, guild = answer.interaction.user.id, self._guild(answer)
        typed = _kept(control.args) if control.args else None
        if typed is None:
            wish = await wishes.of(self.desk.referee.db, user, guild)
            typed = Typed(wish.games.split(), wish.start, wish.finish) if wish is not None else None
        await answer.ask(wish_pages.form(words_in(answer.language), typed, answer.preferences))

    async def _set(self, answer: Answer, _control: Control) -> None:
        """Read the form and keep what it says; hours in a zone that is not known can be filled in again."""
        guild = self._guild(answer)
        check_may_play(await guilds.of(self.desk.referee.db, guild), await roles_in(answer, guild))
        values = form_picks(answer)
        games, hours, zone = values.get(PLAYED, []), _hours(values), answer.preferences.zone
        if hours is not None and zone is None:
            words, typed = words_in(answer.language), Typed([game for game in GAMES if game in games], *hours)
            told = refusal_text(RefusedError("refused-wish-zone"), words, words)
            await answer.replace_private(wish_pages.again(words, told, typed))
            return
        taken = (*hours, zone) if hours is not None and zone is not None else None
        await self.wishes.make(answer.interaction.user.id, guild, games, taken)
        answer.committed = True
        await answer.replace_private(await self.tables.page(answer, 0))

    async def _withdraw(self, answer: Answer, control: Control) -> None:
        """Take the wish back: below the list, or on the message at a table that has called."""
        guild = self._guild(answer)
        if control.code != TABLES:
            guild = (await self.desk.referee.live.by_code(control.code)).row.guild or guild
        await self.wishes.withdraw(answer.interaction.user.id, guild)
        answer.committed = True
        if control.code == TABLES:
            await answer.replace_private(await self.tables.page(answer, 0))
        else:
            await answer.say(words_in(answer.language)("unwished-told"))

    @staticmethod
    def _guild(answer: Answer) -> int:
        guild = answer.interaction.guild_id
        if guild is None:
            raise RefusedError("refused-tables-nowhere")
        return guild


def _hours(values: dict[str, list[str]]) -> tuple[int, int] | None:
    """Return the minutes of the day picked, None for any. Raises RefusedError for a forged form."""
    start, finish = (next(iter(values.get(name, [])), "") for name in (FROM, TO))
    if start in (ANY, finish):
        return None
    if not all(hour.isascii() and hour.isdigit() and int(hour) < HOURS for hour in (start, finish)):
        raise RefusedError("refused-unknown-control")
    return int(start) * 60, int(finish) * 60


def _kept(args: Sequence[str]) -> Typed:
    """Return what rides along in a button. Raises RefusedError for a forged one."""
    if len(args) != 3:
        raise RefusedError("refused-unknown-control")
    which, start, finish = (number(arg, most) for arg, most in zip(args, (1 << len(GAMES), 1440, 1440), strict=True))
    return Typed([game for n, game in enumerate(GAMES) if which >> n & 1], start, finish)
