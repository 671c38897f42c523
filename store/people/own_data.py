"""All data stored about one user under readable names, for users who ask for their data."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from store.database import Database


def _of_seat(columns: str, table: str, seat: str) -> str:
    """Return the query for data stored under the user's present seat; `seat` is the column with the seat."""
    return (
        f"SELECT code, {columns} FROM {table} AS own JOIN matches ON matches.id = own.match"  # noqa: S608  # our own names
        f" JOIN seats ON seats.match = own.match AND seats.seat = own.{seat} WHERE seats.user = ? ORDER BY own.match"
    )


QUERIES = {
    "account": "SELECT user AS user_id, name, language AS client_language, seen AS last_seen_at, dm AS direct_messages,"
    " dm_refused AS direct_messages_refused, dm_next AS next_direct_message_from_at"
    " FROM players WHERE user = ?",
    "settings": "SELECT * FROM preferences WHERE user = ?",
    "seats": "SELECT code, game, guild AS server, channel, matches.status AS match, own.seat, own.name, own.status,"
    " entropy AS number_of_your_press, joined AS joined_at, acted AS last_answer_at, pinged AS last_ping_at,"
    " own.ready AS said_to_be_there, gone AS left_the_server_at, brought"
    " FROM seats AS own JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.match",
    "former_seats": "SELECT code, own.seat, own.name, until AS until_at FROM sitters AS own"
    " JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.match, nth",
    "hosted": "SELECT code, game, status, created AS opened_at FROM matches WHERE host = ? AND imported = 0 ORDER BY id",
    "imported": "SELECT code, game, bytes AS bytes_stored, own.at AS imported_at FROM imports AS own"
    " JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.match",
    "choices": "SELECT code, own.seat, own.decision AS question, own.kind, keys, source, crossed,"
    " ordered AS by_standing_order, at AS made_at FROM choices AS own JOIN matches ON matches.id = own.match"
    " WHERE own.user = ? ORDER BY own.match, own.version",
    "picked_so_far": _of_seat("own.seat, own.decision AS question, keys", "drafts", "seat"),
    "standing_orders": _of_seat("own.seat, own.kind, until, own.ended AS ended_by", "orders", "seat"),
    "clocks": _of_seat(
        "own.seat, bank AS seconds_in_bank, question, since AS since_at, due AS due_at, sealed AS answered_at,"
        " rest AS seconds_left, fallen AS fallen_at, remind AS next_reminder_at, reminded",
        "clocks",
        "seat",
    ),
    "wishes_at_tables": _of_seat("own.kind, about AS about_seat, terms AS clock", "motions", "voter"),
    "undo_requests": _of_seat("own.seat, own.status, at AS asked_at", "undos", "seat"),
    "undo_consents": "SELECT code, consents.undo AS request FROM undo_consents AS consents"
    " JOIN undos AS own ON own.id = consents.undo JOIN matches ON matches.id = own.match"
    " JOIN seats ON seats.match = own.match AND seats.seat = consents.seat WHERE seats.user = ?",
    "undo_refused_for_good": _of_seat("asker AS seat_refused", "undo_blocks", "blocker"),
    "blocked_by_you": "SELECT blocked AS user_id, at AS blocked_at FROM blocks WHERE user = ? ORDER BY at",
    "vacations": "SELECT start AS from_at, finish AS until_at FROM vacations WHERE user = ? ORDER BY start",
    "invitations_to_you": "SELECT code, own.by AS by_user_id, until AS until_at, own.status FROM invitations AS own"
    " JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.match",
    "invitations_by_you": "SELECT code, own.user AS user_id, until AS until_at, own.status FROM invitations AS own"
    " JOIN matches ON matches.id = own.match WHERE own.by = ? ORDER BY own.match",
    "calls_to_tables_wanted": "SELECT own.guild AS server, games, start AS from_minute, finish AS to_minute, zone,"
    " own.made AS made_at, own.expires AS until_at, own.called AS called_last_at, code AS called_to FROM wishes AS own"
    " LEFT JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.guild",
    "planned_tables": "SELECT code, begins AS begins_at FROM plans AS own JOIN matches ON matches.id = own.match"
    " JOIN seats ON seats.match = own.match WHERE seats.user = ? ORDER BY own.begins",
    "seats_offered_to_you": "SELECT code, own.seat, own.by AS by_user_id, at AS offered_at FROM offers AS own"
    " JOIN matches ON matches.id = own.match WHERE own.user = ?",
    "seats_offered_by_you": "SELECT code, own.seat, own.user AS to_user_id, at AS offered_at FROM offers AS own"
    " JOIN matches ON matches.id = own.match WHERE own.by = ?",
    "finished_games": "SELECT code, own.nth AS game_of_the_match, g.game, g.guild AS server, g.form, g.ended AS ended_at,"
    " own.seat, own.part, own.place, own.won, g.tournament, g.rated AS opened_as_rated, g.forfeit"
    " FROM finished_seats AS own JOIN finished_games AS g ON g.match = own.match AND g.nth = own.nth"
    " JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.match, own.nth, own.seat, own.sitter",
    "characters_played": "SELECT code, c.nth AS game_of_the_match, c.character FROM finished_seats AS own"
    " JOIN finished_characters AS c ON c.match = own.match AND c.nth = own.nth AND c.seat = own.seat"
    " JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY c.match, c.nth, c.seat, c.place",
    "ratings": "SELECT guild AS server, game, form, mu, sigma, day AS day_of_latest_rated_game, games AS rated_games"
    " FROM ratings WHERE user = ? ORDER BY guild, game, form",
    "rating_steps": "SELECT code, own.guild AS server, own.game, own.form, own.ended AS ended_at, mu_before, sigma_before, mu,"
    " sigma, games AS rated_games FROM rating_steps AS own JOIN matches ON matches.id = own.match"
    " WHERE own.user = ? ORDER BY own.ended, own.match, own.nth",
    "records": "SELECT guild AS server, game, form, games, run AS wins_in_a_row_now, streak AS wins_in_a_row_at_most,"
    " reached AS at_most_reached_at, latest AS latest_game_at FROM record_people WHERE user = ? ORDER BY guild, game, form",
    "wins_with_characters": "SELECT guild AS server, game, form, character, won FROM record_wins WHERE user = ?"
    " ORDER BY guild, game, form, character",
    "decks": "SELECT id AS number, game, name, body, changed AS changed_at, former_name, former_body FROM decks"
    " WHERE user = ? ORDER BY id",
    "reports": "SELECT code, text, length(file) AS bytes_of_match_file, at AS made_at, sent AS sent_at FROM reports AS own"
    " LEFT JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.id",
    "moderated_by_you": "SELECT code, own.guild AS server, action, about AS about_seat, own.reason, at AS done_at, facts"
    " FROM moderation AS own LEFT JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.id",
    "judge_called_by_you": "SELECT code, own.seat, own.status, at AS called_at FROM calls AS own"
    " JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.id",
    "judged_by_you": "SELECT code, own.status, at AS called_at FROM calls AS own"
    " JOIN matches ON matches.id = own.match WHERE own.judge = ? ORDER BY own.id",
    "judges_refused_by_you": "SELECT code, own.judge AS judge_user_id, at AS refused_at FROM refusals AS own"
    " JOIN matches ON matches.id = own.match WHERE own.user = ? ORDER BY own.match",
    "moderated_about_you": _of_seat("own.guild AS server, action, own.reason, at AS done_at", "moderation", "about"),
    "tournaments": "SELECT code AS tournament, tournaments.name AS called, own.entry, own.place, own.name, own.active,"
    " entries.name AS entry_called, brought FROM tournament_members AS own JOIN tournaments ON tournaments.id = own.tournament"
    " JOIN tournament_entries AS entries ON entries.tournament = own.tournament AND entries.entry = own.entry"
    " WHERE own.user = ? ORDER BY own.tournament, own.entry",
    "teams_proposed": "SELECT code AS tournament, captain AS captain_user_id, mate AS mate_user_id, own.name, own.at AS asked_at"
    " FROM tournament_teams AS own JOIN tournaments ON tournaments.id = own.tournament WHERE ?1 IN (captain, mate)",
    "tournaments_opened_by_you": "SELECT code AS tournament, name AS called, game, created AS opened_at FROM tournaments"
    " WHERE made_by = ? ORDER BY id",
    "tournaments_organised_by_you": "SELECT code AS tournament FROM tournament_organisers AS own"
    " JOIN tournaments ON tournaments.id = own.tournament WHERE own.kind = 'user' AND own.id = ?",
    "tournament_log": "SELECT code AS tournament, own.n AS number, own.kind, own.body AS facts FROM tournament_records AS own"
    " JOIN tournaments ON tournaments.id = own.tournament WHERE own.user = ? ORDER BY own.tournament, own.n",
    "tournament_roles": "SELECT code AS tournament, own.role AS role_id FROM tournament_roles AS own"
    " JOIN tournaments ON tournaments.id = own.tournament WHERE own.user = ? ORDER BY own.tournament",
    "tournament_seeds": "SELECT code AS tournament, own.place AS seed FROM tournament_seeds AS own"
    " JOIN tournaments ON tournaments.id = own.tournament WHERE own.user = ? ORDER BY own.tournament",
    "tournament_messages": "SELECT tournaments.code AS tournament, slot, posts.channel, message FROM tournament_posts AS posts"
    " JOIN tournaments ON tournaments.id = posts.tournament JOIN tournament_members AS own ON own.tournament = posts.tournament"
    " AND CASE WHEN slot LIKE 'mine:%' THEN CAST(substr(slot, 6) AS BIGINT) % 100000 END = own.entry * 10 + own.place"
    " WHERE own.user = ? ORDER BY posts.tournament, slot",
    "ladders": "SELECT code AS ladder, ladders.name AS called, own.person AS your_number, own.name FROM ladder_members AS own"
    " JOIN ladders ON ladders.id = own.ladder WHERE own.user = ? ORDER BY own.ladder",
    "ladder_log": "SELECT code AS ladder, own.n AS number, own.kind, own.body AS facts, own.reason FROM ladder_facts AS own"
    " JOIN ladders ON ladders.id = own.ladder WHERE own.user = ? ORDER BY own.ladder, own.n",
    "ladders_made_by_you": "SELECT code AS ladder, name AS called, game, created AS made_at, reason AS reason_of_closing"
    " FROM ladders WHERE made_by = ? ORDER BY id",
    "ladders_organised_by_you": "SELECT code AS ladder FROM ladder_organisers AS own"
    " JOIN ladders ON ladders.id = own.ladder WHERE own.kind = 'user' AND own.id = ?",
    "season_divisions": "SELECT seasons.name AS season, seasons.guild AS server, own.name, own.division, own.place,"
    " own.goes AS next_division, own.leaves FROM season_players AS own JOIN seasons ON seasons.id = own.season"
    " WHERE own.user = ? ORDER BY own.season",
    "seasons_made_by_you": "SELECT name AS season, guild AS server, created AS made_at FROM seasons"
    " WHERE made_by = ? ORDER BY id",
    "private_messages": "SELECT code, slot, posts.channel, message FROM posts JOIN matches ON matches.id = posts.match"
    " JOIN seats ON seats.match = posts.match"
    " AND posts.slot IN ('panel:' || seats.seat, 'remind:' || seats.seat, 'notice:' || seats.seat)"
    " WHERE seats.user = ? ORDER BY posts.match",
}
"""The query of each part, with the user's id. Columns in "_at" are times, "keys" and "facts" are JSON."""


MEANING = {
    "account": "Your name and language as Discord sent them last; direct_messages: whether they reached you,"
    " how many were refused in a row and when the next one is tried.",
    "settings": "What you chose with /settings; quiet_from and quiet_to are minutes after midnight in your zone.",
    "seats": "Your seats; number_of_your_press and everybody else's made the dice; channel and server are ids.",
    "imported": "Matches that you brought in as files.",
    "finished_games": "Matches that came to a result: part is played, left before the end, or joined in somebody's place; the"
    " place counts from 1.",
    "ratings": "Your ratings on each server; 1000 + 40 * (mu - 3 * sigma) is shown. Days count from 1 January 1970.",
    "rating_steps": "The changes of your ratings by each rated game.",
    "records": "Sums of your finished games from which the records of a server are read.",
    "wins_with_characters": "Sums of your wins from which a server's table of characters is read.",
    "former_seats": "Seats that somebody else has taken over from you.",
    "choices": "Your answers; keys are the options picked, crossed is what the answer revealed: cards or dice.",
    "picked_so_far": "Answers that you have begun and not confirmed.",
    "standing_orders": "Answers that you ordered ahead; until says when an order ends, ended_by what has ended it.",
    "clocks": "Your clocks; question is your open question, reminded is how often you were reminded of it.",
    "wishes_at_tables": "Your votes on motions of a table: about_seat is the seat it concerns, -1 the whole match.",
    "calls_to_tables_wanted": "Your wishes to be called when a table opens: games, hours as minutes after midnight in the zone,"
    " and the last table that you were called to.",
    "planned_tables": "Planned tables at which you sit, with their time to begin.",
    "undo_requests": "Undos that you asked the table for.",
    "undo_consents": "Undos of others that you agreed to.",
    "seats_offered_to_you": "Offers that still stand; one that was taken, withdrawn or has expired is deleted.",
    "seats_offered_by_you": "Offers that still stand; one that was taken, withdrawn or has expired is deleted.",
    "moderated_by_you": "Your actions as a moderator or judge, and your questions to judges; facts are their numbers.",
    "ladders": "Ladders that you are or were on; the facts of a ladder go by numbers, of which one is yours.",
    "ladder_log": "What you did on ladders; facts name people by their numbers there.",
    "season_divisions": "Your divisions in seasons; division 0 is none, leaves 1 says that you leave at the end.",
    "tournaments": "Tournaments that you entered; place 2 is a team's reserve, brought the deck you checked in with.",
    "tournament_log": "Your acts in tournaments, as their open log has them.",
    "tournament_roles": "Roles on the server that the bot gave you for tournaments.",
    "tournament_seeds": "Your places in lists by which organisers seed tournaments.",
    "tournament_messages": "Ids of the messages about your pairings that the bot keeps up to date for you.",
    "decks": "Decks that you have built; body is the deck in the form of its game, former_ what it was before the last change.",
    "reports": "Your reports to the operator, sent or not.",
    "private_messages": "Ids of the messages that the bot keeps up to date for you.",
}
"""The meaning of parts and names that do not explain themselves; seats count from 0, times are in UTC."""


async def collect(db: Database, user: int) -> dict[str, list[dict[str, Any]]]:
    """Return all data stored about a user, part by part; a part without data is an empty list.

    Times are ISO 8601 in UTC. Blocks of this user by others are left out. So are versions of matches: they count choices that
    others have made in secret.
    """
    return {part: [_row(dict(row)) for row in await db.read(query, user)] for part, query in QUERIES.items()}


def _row(row: dict[str, Any]) -> dict[str, Any]:
    return {name: _value(name, value) for name, value in row.items()}


def _value(name: str, value: Any) -> Any:
    if name.endswith("_at"):
        # Rows of seats have 0 for events that have not happened yet.
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds") if value else None
    return json.loads(value) if name in ("keys", "facts") else value
