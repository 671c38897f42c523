"""What standing orders look like: the private page, and what a private panel says of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.custom_ids import NOTE, custom_id
from cogs.kit.messages import Message, Rows, button, text
from engines.kernel.orders import Order, order_of
from engines.kernel.views import Seen
from referee.match.live import Live
from store.seats.orders import OrderRow
from words.common.protocol import GameWords
from words.texts import Words


def page(live: Live, words: Words, game: GameWords, given: Sequence[OrderRow], note: str = "") -> Message:
    """Return what a seat has ordered, each order with its end, and a select for each kind that may be given."""
    code = live.row.code
    standing = [row for row in given if row.ended is None]
    items: Rows = [text(f"{words('orders-title', code=code)}\n{words('orders-hint')}")]
    items += [text(line) for line in [*([note] if note else []), *_ended(words, game, given)]]
    for row in standing:
        cancel = button(words, "button-order-cancel", custom_id(code, "ordercancel", NOTE, row.kind))
        items.append(ui.Section(text(_told(words, "orders-line", game, row)), accessory=cancel))
    if not standing:
        items.append(text(words("orders-none")))
    rules, _ = live.playing
    items += [select(code, NOTE, words, game, order) for order in rules.game.orders]
    return Message(items)


def on_panel(live: Live, slot: str, words: Words, game: GameWords, seen: Seen, given: Sequence[OrderRow]) -> Rows:
    """Return what a private panel says of its seat's orders, and the select for the one that answers what is asked.

    The select is there for questions that come again and again, such as whether to react.
    """
    standing = [row for row in given if row.ended is None]
    lines = [*_ended(words, game, given), *(_told(words, "orders-stands", game, row) for row in standing)]
    items: Rows = [text("\n".join(f"-# {line}" for line in lines))] if lines else []
    rules, _ = live.playing
    order = order_of(rules.game.orders, seen.decision) if seen.decision is not None else None
    if order is not None and order.beside and all(row.kind != order.id for row in standing):
        items.append(select(live.row.code, slot, words, game, order))
    return items


def _ended(words: Words, game: GameWords, given: Iterable[OrderRow]) -> list[str]:
    return [_told(words, f"orders-ended-{row.ended}", game, row) for row in given if row.ended is not None]


def _told(words: Words, key: str, game: GameWords, row: OrderRow) -> str:
    return words(key, order=game.order_label(row.kind), until=game.until_label(row.kind, row.until))


def select(code: str, slot: str, words: Words, game: GameWords, order: Order) -> ui.ActionRow[Any]:
    """Return the select that gives an order until one of its ends."""
    # None of them is picked beforehand: it would stand where the order is named.
    ends = [discord.SelectOption(label=_capital(game.until_label(order.id, end)), value=end) for end in order.until]
    hint = words("orders-give", order=game.order_label(order.id))
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(code, "order", slot, order.id), placeholder=hint, options=ends
    )
    return ui.ActionRow(select)


def _capital(label: str) -> str:
    return label[:1].upper() + label[1:]
