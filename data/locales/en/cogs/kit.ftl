# What every feature says: buttons, refusals, permissions.

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-invite = + Bot
button-dismiss = − Bot
button-help = Rules
button-act = Act
button-hand = My hand
button-board = Table
button-text = As text
button-again = Start over
button-log = Log
button-dice = Dice secret
button-older = ◀ Earlier
button-newer = Later ▶
button-remove = Remove { $letter } ({ $votes } of { $needed })
button-concede-game = Give up this game
button-concede = Yes, I leave
button-stay = I stay
button-rematch = Rematch

## Refusals: who may not, which rule says so, what would make it legal

refused-restarting = I am restarting. Nothing is lost: try again in a moment.
refused-unknown-control = I do not know this button. Open your panel anew with `/act`.
refused-match-gone = I know nothing of match `{ $code }` any more: it was deleted, or the database was put back from a backup made before it. This message of it has stayed, but its buttons no longer work. A new table: `/play`.
refused-no-match = There is no match `{ $code }`. Check the code, or open a table with `/play`.
refused-no-match-near = There is no match with this code. Did you mean `{ $near }`?
refused-no-code = This is not the code of a match. Codes are six letters and digits, as shown at the table.
refused-no-match-here = No match is open here. Open one with `/play`.
refused-nothing-to-replay = There is no finished match of yours to look back at, and `{ $code }` has not begun.
refused-which-match = You play in several matches. Which one? Say so by the option `match`:
    { $matches }
line-of-table = Match `{ $code }`: { $names }
line-of-match = `{ $code }` · { $game } · with { $names }
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
outcome-won = you won
outcome-shared = you shared the win
outcome-lost = you lost
outcome-gave-up = you left
outcome-nobody = nobody won
outcome-none = no result
outcome-runs = running
outcome-winners = winner: { $names }
outcome-left = left: { $names }
outcome-bot = a bot
outcome-day = { $day } { $month } { $year }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
refused-no-state = The saved state of match `{ $code }` is missing. Nothing was changed; the bot's operator finds details in the log.
refused-no-pack = The cards of this match are missing from the database. Nothing was changed.
refused-no-channel = A table needs a channel. Use this command in one.
refused-permissions = I cannot show a match here: I lack { $names } in this channel. Ask an admin, or use another channel.
refused-options = This table option does not exist: { $why }
refused-not-started = Match `{ $code }` has not begun. The host presses **{ $start }** when everybody sits.
refused-begun = This match has begun; its seats are taken.
refused-closed = This table is closed. Open a new one with `/play`.
refused-over = This match is over. Open a new one with `/play`.
refused-match-changed = The match has changed meanwhile, and this was not recorded. Look at the table and press again.
refused-frozen = This match was stopped and cannot go on.
refused-damaged = Match `{ $code }` was stopped: what my disk has of it is damaged. The bot's operator can restore a backup.
refused-seated-already = You already have a seat at this table.
refused-full = All { $limit } seats are taken.
refused-join-first = You are not at this table yet: press **{ $join }**.
cited-rule = { $refusal } (rule { $rule })
refused-no-seat = You have no seat in this match, so only watching is open to you.
refused-not-practice = Only the seat of somebody who left can be removed.
refused-foreign-seat = It is for { $owner } to answer here, not for you. You are called when your turn comes; till then `/act` shows your own hand and lets you order ahead.
refused-not-host-practice = Only the host seats and removes bots: { $host }.
refused-no-practice = There are no bots at this table.
refused-practice-seat = It is for a bot to answer here, not for you. You are called when your turn comes; till then `/act` shows your own hand.
refused-lists-closed = The tournament of this match keeps the deck lists closed until it is over. All hands, the whole file and the dice open then.
refused-dice = The dice are shown once the match has been played to its end.
refused-not-played = Only those who played this match can play it again. Open a table of your own with `/play`.
refused-not-over = A match can be played again once it is over.
refused-not-host = Only the host starts the match: { $host }.
refused-too-few = At least { $least } players are needed; { $seats ->
    [one] { $seats } sits here
   *[other] { $seats } sit here
 } now. Wait for others, or seat bots: **{ $hosting }**.
refused-too-many-matches = You sit at { $limit } tables already. Finish or leave one first.
illegal-over = This match is over.
illegal-answered = This question has been answered meanwhile. Here is what is asked now.
illegal-not_yours = This question is for somebody else.
illegal-not_offered = This answer is not offered (any more). Here is what is.
illegal-too_few = Pick at least { $least }; you picked { $picked }.
illegal-too_many = Pick at most { $most }; you picked { $picked }.
illegal-twice = The same answer can be picked once only.
illegal-nothing_to_change = Your choice can no longer be changed: everybody has chosen, and the cards are open.
illegal-no_corrections = In this game a judge corrects nothing by hand: go back instead.
illegal-not_correctable = This cannot be corrected now, or has this value already. Open the corrections again.
illegal-no_games = This match is a single game: you can give up the match alone, with **/concede**.
illegal-no_mark = There is no such mark in this game.
illegal-not_seated = This seat is not in the match.

## Permissions, as Discord calls them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-create_events = Create Events
permission-create_posts = Create Posts
permission-create_public_threads = Create Public Threads
permission-manage_threads = Manage Threads
permission-manage_channels = Manage Channels
permission-manage_roles = Manage Roles
permission-read_message_history = Read Message History
