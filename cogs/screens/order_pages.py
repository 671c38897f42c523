"""Standing orders in messages: their private page, and their part of a private panel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.reader import Reader
from engines.kernel.automatic.orders import Order, order_of
from store.seats.orders import OrderRow

MARK_SELECTS = 3
"""The most selects of marks on a page."""


def page(reader: Reader, given: Sequence[OrderRow], note: str = "") -> Message:
    """Return the page of a seat's orders, each with its end, and a select for each kind of order."""
    code, words = reader.live.row.code, reader.words
    standing = [row for row in given if row.ended is None]
    rules, _ = reader.live.rules_and_match
    items: Rows = [text("\n".join([words("orders-title", code=code), words("orders-hint"), *_example(reader)]))]
    items += [text(line) for line in [*([note] if note else []), *_ended(reader, given)]]
    for row in standing:
        cancel = button(words, "button-order-cancel", custom_id(code, "ordercancel", NOTE, row.kind))
        items.append(ui.Section(text(_row_text(reader, "orders-line", row)), accessory=cancel))
    if not standing:
        items.append(text(words("orders-none")))
    items += [select(reader, NOTE, order) for order in rules.game.orders]
    return Message([*items, *_marks(reader)])


def _example(reader: Reader) -> list[str]:
    """Return a line with an order of the game as an example."""
    first, game = next(iter(reader.live.rules_and_match[0].game.orders), None), reader.game
    if first is None:
        return []
    given = {"order": game.order_label(first.id), "until": game.until_label(first.id, next(iter(first.until)))}
    return [f"-# {reader.words('orders-example', **given)}"]


def _marks(reader: Reader) -> Rows:
    """Return the public marks that the viewer's seat has set, and the selects that set them, at most MARK_SELECTS of these.

    A game without marks has neither.
    """
    seat = reader.view.viewer
    rules, match = reader.live.rules_and_match
    if seat is None or not rules.game.marks:
        return []
    found = [
        discord.SelectOption(label=reader.game.mark_label(name, value, reader.view.table), value=f"{name} {value}")
        for name, mark in rules.game.marks.items()
        for value in mark.values(rules.pack, match.board, seat)
    ]
    standing = reader.game.set_marks(reader.view.table, seat)
    lines = [reader.words("marks-hint")]
    if example := reader.game.mark_example():
        lines.append(f"-# {example}")
    lines += [reader.words("marks-standing"), *(f"- {mark}" for mark in standing)] if standing else []
    items: Rows = [text("\n".join(lines if standing else [*lines, reader.words("marks-none")]))]
    for n, options in enumerate([found[at : at + 25] for at in range(0, len(found), 25)][:MARK_SELECTS]):
        chosen: ui.Select[Any] = ui.Select(
            custom_id=custom_id(reader.live.row.code, "mark", NOTE, str(n)),
            placeholder=reader.words("marks-set"),
            options=options,
        )
        items.append(ui.ActionRow(chosen))
    return items


def on_panel(reader: Reader, slot: str, given: Sequence[OrderRow]) -> Rows:
    """Return a private panel's lines about its seat's orders, and the select for the order that answers the open question.

    Only questions that come again and again have such a select, such as whether to react.
    """
    standing = [row for row in given if row.ended is None]
    lines = [*_ended(reader, given), *(_row_text(reader, "orders-stands", row) for row in standing)]
    items: Rows = [text("\n".join(f"-# {line}" for line in lines))] if lines else []
    rules, _ = reader.live.rules_and_match
    asked = reader.view.decision
    order = order_of(rules.game.orders, asked) if asked is not None else None
    if order is not None and order.beside and all(row.kind != order.id for row in standing):
        items.append(select(reader, slot, order))
    return items


def _ended(reader: Reader, given: Iterable[OrderRow]) -> list[str]:
    return [_row_text(reader, f"orders-ended-{row.ended}", row) for row in given if row.ended is not None]


def _row_text(reader: Reader, key: str, row: OrderRow) -> str:
    game = reader.game
    return reader.words(key, order=game.order_label(row.kind), until=game.until_label(row.kind, row.until))


def select(reader: Reader, slot: str, order: Order) -> ui.ActionRow[Any]:
    """Return the select that gives an order, with an option for each of its ends."""
    game = reader.game
    # No option is picked beforehand, since it would hide the placeholder that names the order. Each option names the order
    # too, since a picked option hides the placeholder until the next edit.
    label = game.order_label(order.id)
    ends = [
        discord.SelectOption(
            label=reader.words("orders-end", until=_capital(game.until_label(order.id, end)), order=_small(label)),
            value=end,
        )
        for end in order.until
    ]
    hint = reader.words("orders-give", order=label)
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(reader.live.row.code, "order", slot, order.id), placeholder=hint, options=ends
    )
    return ui.ActionRow(select)


def _capital(label: str) -> str:
    return label[:1].upper() + label[1:]


def _small(label: str) -> str:
    return label[:1].lower() + label[1:]
