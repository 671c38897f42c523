"""Messages about changes of players: an offered seat, the questions before the offer, a seat handed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, seat_name, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.reader import Reader
from engines.kernel.state.model import Seat
from referee.match.live import Live
from referee.match.slots import offer_slot
from referee.seats.substitutes import LASTS
from store.seats.sitters import Offer
from words.texts import Words, seat_letter

IN_ROW = 5
"""Discord's limit of buttons in a row."""


def offer_message(reader: Reader, offer: Offer) -> Message:
    """Return the message that offers a seat to a user, whom it pings, or to anybody."""
    live, words = reader.live, reader.words
    row = next(s for s in live.seats if s.seat == offer.seat)
    who = seat_name(offer.seat, reader.names)
    if row.status == "practice":
        reason = words("offer-bot", who=who)
    elif row.user == offer.by:
        reason = words("offer-own", who=who)
    else:
        reason = words("offer-away", who=who)
    ask = words("offer-anybody") if offer.user is None else words("offer-to", who=f"<@{offer.user}>")
    head = words("offer-title", game=words(f"{live.row.game}-title"), code=live.row.code)
    until = words("offer-until", moment=f"<t:{int(offer.at + LASTS)}:R>")
    slot, code = offer_slot(offer.seat), live.row.code
    buttons = [
        button(words, "button-takeseat", custom_id(code, "takeseat", slot, offer.seat), discord.ButtonStyle.success),
        *([button(words, "button-noseat", custom_id(code, "noseat", slot, offer.seat))] if offer.user else []),
        button(words, "button-unoffer", custom_id(code, "unoffer", slot, offer.seat)),
    ]
    pings = [] if offer.user is None else [offer.user]
    lines = f"{head}\n{reason} {ask}\n-# {words('offer-means')} {until}"
    return Message([text(lines), ui.ActionRow(*buttons)], pings=pings)


def seat_question(reader: Reader, seats: Sequence[Seat]) -> Message:
    """Return the question which of several seats to offer to a substitute; the first is the user's own."""
    code, words = reader.live.row.code, reader.words
    made = [
        ui.Button[Any](
            label=words("button-substitute-own" if n == 0 else "button-substitute-seat", letter=seat_letter(seat)),
            custom_id=custom_id(code, "substitute", NOTE, seat),
        )
        for n, seat in enumerate(seats)
    ]
    rows: Rows = [ui.ActionRow(*made[n : n + IN_ROW]) for n in range(0, len(made), IN_ROW)]
    vacant = [words("substitute-vacant", who=seat_name(seat, reader.names)) for seat in seats[1:]]
    return Message([text("\n".join([words("substitute-which"), *vacant])), *rows])


def offer_question(reader: Reader, seat: Seat, *, own: bool) -> Message:
    """Return the question whom to offer a seat to, with an explanation of the offer."""
    code, words = reader.live.row.code, reader.words
    pick: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=custom_id(code, "offerto", NOTE, seat), placeholder=words("substitute-pick")
    )
    anybody = button(words, "button-offer-anybody", custom_id(code, "offerall", NOTE, seat))
    keep = button(words, "button-offer-not", custom_id(code, "unasked", NOTE))
    ask = words("substitute-own" if own else "substitute-other", who=seat_name(seat, reader.names))
    return Message([text(f"{ask}\n-# {words('offer-means')}"), ui.ActionRow(pick), ui.ActionRow(anybody, keep)])


def handed_on_note(reader: Reader, seat: Seat, link: str) -> Message:
    """Return the note that replaces a private panel once somebody else holds its seat; it shows nothing of the hand."""
    words, row = reader.words, reader.live.row
    game = words(f"{row.game}-title")
    args = {"game": game, "code": row.code, "letter": seat_letter(seat), "name": reader.names[seat], "link": link}
    return Message([text(words("seat-handed-on", **args))])


def standing_offer(live: Live, words: Words, seat: Seat, link: str) -> Rows:
    """Return the note that a seat is offered already, with a link to the offer and a button to withdraw it."""
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label=words("button-to-offer"), url=link, style=discord.ButtonStyle.link),
        button(words, "button-unoffer", custom_id(live.row.code, "unoffer", NOTE, seat)),
    )
    return [text(words("substitute-standing")), row]
