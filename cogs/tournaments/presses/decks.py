"""The decks that entries check in with (TM-10): the choice of one, the text of the one picked, all of them after the end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial

from cogs.common.desk import Desk
from cogs.decks.pick_pages import Ids, pick_page
from cogs.decks.picking import body_of, builds_decks, deck_choices, error_lines
from cogs.decks.reading import deck_for
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from referee.lobby.choosing import game_options
from referee.tournaments.halls.hall import Hall
from words.safe import safe_name
from words.texts import words as words_in


async def deck_to_check_in(desk: Desk, answer: Answer, control: Control, hall: Hall) -> str | None:
    """Return the deck picked in this press, "" for a game whose decks nobody builds.

    None: the choice was shown instead, with the errors of a deck that was picked and does not fit.
    """
    game = hall.row.game
    if not builds_decks(game):
        return ""
    pack = desk.referee.tournaments.entering.pack_of(hall.row)
    options, words, lines = game_options(game, json.loads(hall.row.options)), words_in(answer.language), []
    if answer.values:
        body = await body_of(desk, answer, game, pack, answer.values[0])
        errors = error_lines(deck_for(desk, answer, game, "", body), pack, options)
        if not errors:
            return body
        lines = [words("deck-not-brought"), *errors]
    choices = await deck_choices(desk, answer, game, pack, options)
    head = [words("deck-for-tournament", name=safe_name(hall.row.name)), words("deck-locked-then")]
    ids = Ids(
        custom_id(hall.row.code, control.action, NOTE, "pick"), partial(custom_id, hall.row.code, control.action, NOTE)
    )
    page = 0 if control.args[:1] == ("pick",) else control.page()
    message = pick_page(words, [*head, *lines], choices, page, ids)
    private = answer.is_source_private and (bool(answer.values) or bool(control.args))
    await (answer.replace_private(message) if private else answer.show(message, private=True))
    return None


async def decks_file(desk: Desk, answer: Answer, hall: Hall, names: Mapping[int, str]) -> bytes:
    """Return the decks of a tournament as far as the user may see them, as a text; empty for none.

    Each has the text as it was checked in and the key with which it gives the fingerprint of the log. `names` are those of
    entries that may be named.
    """
    found = await desk.referee.tournaments.entering.shown_brought(hall, answer.interaction.user.id)
    words, game = words_in(answer.language), hall.row.game
    parts = [words("event-decks-how")] if found else []
    for entry, brought in found.items():
        lines = [words("event-deck-of", number=entry, name=names.get(entry, "none")), f"{brought.key}\n{brought.text}"]
        if builds_decks(game):
            deck = deck_for(desk, answer, game, "", brought.text)
            lines += ["", deck.builder.write(deck.pack, deck.body, words.language, deck.texts.headings(words.language))]
        parts.append("\n".join(lines))
    return "\n\n\n".join(parts).encode()
