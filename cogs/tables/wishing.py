"""The wish to be called when a table opens: made, changed and withdrawn below the list of tables."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.answering.forms import form_picks
from cogs.kit.controls.actions import TABLES, UNWISH
from cogs.kit.controls.custom_ids import Control, number
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
    """The handlers of the controls of wishes; `tables` shows the list above them."""

    def __init__(self, desk: Desk, tables: Tables) -> None:
        self.desk = desk
        self.wishes = desk.referee.wishes
        self.tables = tables

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            WISH: Press(self._ask, changes=True, form=True),
            WISH_SET: Press(self._set, changes=True),
            UNWISH: Press(self._withdraw, changes=True),
        }

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Open the form; reopened after a mistake, it has the values picked before."""
        user, guild = answer.interaction.user.id, self._guild(answer)
        typed = _typed_values(control.args) if control.args else None
        if typed is None:
            wish = await wishes.of(self.desk.referee.db, user, guild)
            typed = Typed(wish.games.split(), wish.start, wish.finish) if wish is not None else None
        await answer.ask(wish_pages.form(words_in(answer.language), typed, answer.preferences))

    async def _set(self, answer: Answer, _control: Control) -> None:
        """Save the form; if hours are given but the user's time zone is not known, ask to fill it in again."""
        guild = self._guild(answer)
        check_may_play(await guilds.of(self.desk.referee.db, guild), await roles_in(answer, guild))
        values = form_picks(answer)
        games, hours, zone = values.get(PLAYED, []), _hours(values), answer.preferences.zone
        if hours is not None and zone is None:
            words, typed = words_in(answer.language), Typed([game for game in GAMES if game in games], *hours)
            refusal = refusal_text(RefusedError("refused-wish-zone"), words, words)
            await answer.replace_private(wish_pages.again(words, refusal, typed))
            return
        taken = (*hours, zone) if hours is not None and zone is not None else None
        await self.wishes.make(answer.interaction.user.id, guild, games, taken)
        answer.committed = True
        await answer.replace_private(await self.tables.page(answer, 0))

    async def _withdraw(self, answer: Answer, control: Control) -> None:
        """Withdraw the wish, from the list or from the message of a table that has called the user."""
        guild = self._guild(answer)
        if control.code != TABLES:
            guild = (await self.desk.referee.live.by_code(control.code)).row.guild or guild
        await self.wishes.withdraw(answer.interaction.user.id, guild)
        answer.committed = True
        if control.code == TABLES:
            await answer.replace_private(await self.tables.page(answer, 0))
        else:
            await answer.say(words_in(answer.language)("unwished-note"))

    @staticmethod
    def _guild(answer: Answer) -> int:
        guild = answer.interaction.guild_id
        if guild is None:
            raise RefusedError("refused-tables-nowhere")
        return guild


def _hours(values: dict[str, list[str]]) -> tuple[int, int] | None:
    """Return the picked hours as minutes of the day, None for any hour. Raises RefusedError for a forged form."""
    start, finish = (next(iter(values.get(name, [])), "") for name in (FROM, TO))
    if start in (ANY, finish):
        return None
    if not all(hour.isascii() and hour.isdigit() and int(hour) < HOURS for hour in (start, finish)):
        raise RefusedError("refused-unknown-control")
    return int(start) * 60, int(finish) * 60


def _typed_values(args: Sequence[str]) -> Typed:
    """Return the form's values in a button's id. Raises RefusedError for a forged id."""
    if len(args) != 3:
        raise RefusedError("refused-unknown-control")
    which, start, finish = (number(arg, most) for arg, most in zip(args, (1 << len(GAMES), 1440, 1440), strict=True))
    return Typed([game for n, game in enumerate(GAMES) if which >> n & 1], start, finish)
