# What the bot itself says. Terms of games are in terms.ftl and in the games' own files.

## Commands

command-play-name = play
command-play-description = Open a table in this channel
command-play-krendel-name = krendel
command-play-krendel-description = Krendel's Tournament: 2 to 6 wizards, about half an hour
command-act-name = act
command-act-description = What you can do now
command-hand-name = hand
command-hand-description = Your hand, for your eyes only
command-board-name = board
command-board-description = The table
command-log-name = log
command-log-description = What has happened so far
command-concede-name = concede
command-concede-description = Leave a match; with more than two seats a bot plays on for you
command-help-name = help
command-help-description = How to play
option-practice-name = practice
option-practice-description = How many bots (practice players) to seat at once, so that you can play alone
option-language-name = language
option-language-description = Language of the messages in this channel, else the server's or your own
option-spell-name = spell
option-spell-description = How the spell “Fight with all” is read; new here? leave it
option-theme-name = theme
option-theme-description = How the pictures of this table look
choice-theme-dark-name = dark
choice-theme-light-name = light
choice-theme-contrast-name = high contrast
option-match-name = match
option-match-description = Code of the match, if you sit at several
option-text-name = text
option-text-description = As text instead of a picture
choice-printed-name = as printed
choice-symmetric-name = both ways

## Lobby

lobby-title = ## { $game } · table `{ $code }`
lobby-host = **{ $letter }** { $name } · host
lobby-practice = **{ $letter }** { $name } · `bot`
lobby-seat = **{ $letter }** { $name }
lobby-too-few = { $missing ->
    [one] { $missing } more player is needed: press **Join**.
   *[other] { $missing } more players are needed: press **Join**.
}
    To play alone: **Host**, then **+ Bot**.
lobby-ready = { $free ->
    [0] All seats are taken: { $host } presses **Start**.
    [one] Ready to play: { $host } presses **Start**. { $free } more seat is free: press **Join**.
   *[other] Ready to play: { $host } presses **Start**. { $free } more seats are free: press **Join**.
}
lobby-full-practice = Ready to play: { $host } presses **Start**. Whoever presses **Join** takes a bot's seat.
lobby-leads = If it starts now: { $who }.
lobby-leads-seat = { $name } leads { $count } { $count ->
    [one] fighter
   *[other] fighters
}
lobby-leads-each = If it starts now, each leads { $count } fighters.
lobby-sides = Teams: { $one } against { $other }.
lobby-rematch = Once more after match `{ $code }`. { $who }: press **Join**.
lobby-rematch-some = Once more after match `{ $code }`.
lobby-rematch-all = Once more after match `{ $code }`: everybody is back at the table.
lobby-option = { $name }: { $value }.
lobby-hands = Hands come by direct message.
lobby-fair = Fair dice: `{ $hash }…`, the secret behind it is shown at the end.
lobby-closed = This table was closed: everybody has left.

practice-name = { $number ->
    [1] Bot Bagel
    [2] Bot Crumpet
    [3] Bot Rusk
    [4] Bot Ginger
    [5] Bot Scone
   *[other] Bot { $number }
}
table-opened = Table `{ $code }` is open: [to the table]({ $link }).
rematch-seated = You sit at table `{ $code }`, where the match is played again: [to the table]({ $link }).
rematch-begun = This match is or was played again at table `{ $code }`: [to the table]({ $link }).

## Board, turn, result

board-title = ## { $game } · `{ $code }`
board-waiting = Waiting for { $names }
board-choosing = Choosing in secret: { $names }
board-you = You are { $letter }.
board-bots = Played by a bot: { $letters }
board-left = A bot plays seat { $letter } for { $name }.
board-closed-dms = My messages do not reach { $names }: press **My hand** here.
board-frozen = The match was stopped: a rule went in circles. Nothing is lost; its last good state is kept, and whoever runs the bot finds it in the log.
board-closed = The match was closed: everybody has left.
board-practice = If all of you want it, the seat is removed and its bot with it. Until then the player can come back.
reference-title = ### { $name } · `{ $code }`
reference-none = There is nothing to show yet: nobody is chosen.
turn-line = { $who } · { $question }
turn-left = A bot plays seat { $letter } for { $name }. If all of you want it, the seat is removed: button **Remove { $letter }** at the table.
turn-link = To the table
result-title = ## { $game } · `{ $code }` is over

## Dice

dice-title = ### Dice of match `{ $code }`
dice-rule = The seed is the SHA-256 of the secret's bytes followed by the SHA-256 of each number (its digits as text) in turn; draw number n (from 0) below m is the SHA-256 of the seed and n (8 bytes, big-endian) modulo m, and where that hash reaches the largest multiple of m within 2²⁵⁶, n + 1 is taken.
dice-secret = **The secret**, hidden until the end: `{ $secret }`
dice-hash = { $origin ->
    [file] **Its SHA-256**, as the file names it: `{ $hash }`
   *[here] **Its SHA-256**, whose beginning was shown when the table opened: `{ $hash }`
}
dice-numbers = **The numbers of the presses** that took the seats, in their order:

## Private panel

hand-title = ### { $game } · `{ $code }` · you are { $letter } · [table]({ $link })
hand-sealed = Your choice: { $choice }. You can change it until everybody has chosen.
hand-changing = The new choice below counts once you confirm it.
hand-sealed-nothing = nothing
hand-wait = Nothing to do for you now.
control-choose = Choose…
control-pick = Pick
control-picked = Picked
control-nothing = Pick none
control-back = Back
control-done = Done
control-confirm = Confirm

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
button-concede = Yes, I leave
button-stay = I stay
button-rematch = Play again

## Log

log-title = ### Log of `{ $code }` · page { $page } of { $pages }
log-continued = { $heading }, continued
log-empty = Nothing has happened yet.

## Leaving

concede-last = Leave match `{ $code }`? The other player wins at once. This cannot be undone.
concede-alone = Leave match `{ $code }`? You are the last person at the table, so the match is closed without a winner. This cannot be undone.
concede-seat = Leave match `{ $code }`? A bot plays on for you. You can come back until all the others agree to remove your seat.
vote-counted = Your vote is counted. The seat is removed once everybody at the table wants it.
removed = The seat is removed.
stayed = You stay in match `{ $code }`.
conceded = You have left match `{ $code }`.

## Help

help-title = ## Arbiter, the referee
help-what = I deal the cards, work out the fights, draw the table and know every rule. Games: { $games }.
help-open = **Open a table**
help-steps =
    1. Type `/play` in a server channel and pick the game. On your own? Add bots.
    2. Friends press **Join**, then you press **Start**.
    3. Your cards come by direct message. If they do not, press **My hand** at the table.
help-steps-here =
    1. Pick a game below (or type `/play`): the table appears in this channel.
    2. Friends press **Join**, then you press **Start**. With bots you can play alone.
    3. Your cards come by direct message. If they do not, press **My hand** at the table.
help-open-pick = Open a table: which game?
help-opening = { $game } · { $how }
help-first = **New here?** “First match” explains { $game } as you play: five minutes, and only you can see it.
help-commands = -# `/rules` all rules · `/card` any card · `/act` what you can do · `/hand` your hand · `/board` the table, also as text · `/log` what happened · `/concede` leave a match
help-version = -# Arbiter { $version }

## Refusals: who may not, which rule says so, what would make it legal

refused-unknown-control = I do not know this button. Open your panel anew with `/act`.
refused-match-gone = I know nothing of match `{ $code }` any more: it was deleted, or the database was put back from a backup made before it. This message of it has stayed, but its buttons no longer work. A new table: `/play`.
refused-no-match = There is no match `{ $code }`. Check the code, or open a table with `/play`.
refused-no-code = This is not the code of a match. Codes are six letters and digits, as shown at the table.
refused-no-match-here = No match is open here. Open one with `/play`.
refused-which-match = You play in several matches. Which one? Say so by the option `match`:
    { $matches }
meant-table = Match `{ $code }`: { $names }
meant-line = `{ $code }` · { $game } · with { $names }
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
refused-no-state = The saved state of match `{ $code }` is missing. Nothing was changed; whoever runs the bot finds details in the log.
refused-no-pack = The cards of this match are missing from the database. Nothing was changed.
refused-no-channel = A table needs a channel. Use this command in one.
refused-permissions = I cannot show a match here: I lack { $names } in this channel. Ask an admin, or use another channel.
refused-options = This table option does not exist: { $why }
refused-not-started = Match `{ $code }` has not begun. The host presses **{ $start }** when everybody sits.
refused-begun = This match has begun; its seats are taken.
refused-closed = This table is closed. Open a new one with `/play`.
refused-over = This match is over. Open a new one with `/play`.
refused-frozen = This match was stopped and cannot go on.
refused-seated-already = You already have a seat at this table.
refused-full = All { $limit } seats are taken.
refused-join-first = You are not at this table yet: press **{ $join }**.
cited-rule = { $said } (rule { $rule })
refused-no-seat = You have no seat in this match, so only watching is open to you.
refused-not-practice = Only the seat of somebody who left can be removed.
refused-foreign-seat = This is { $owner }'s panel. Open yours with `/act`.
refused-not-host-practice = Only the host seats and removes bots: { $host }.
refused-no-practice = There are no bots at this table.
refused-practice-seat = A bot plays this seat. Open your own panel with `/act`.
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
illegal-not_seated = This seat is not in the match.

## Faults

fault-rule = Something went wrong in my rules; match `{ $code }` stays as it was. It is logged; try another answer or tell whoever runs the bot.
fault-store = I could not save this, so nothing has changed. Try again in a moment; whoever runs the bot should look at the disk.
fault-save = This match was saved by another version of me and cannot be read. Nothing was changed; the details are in the log.
fault-shown = Your press counts, but I could not show what came of it. Open your panel anew with `/act`.
refused-restarting = I am restarting. Nothing is lost: try again in a moment.
fault-unknown = Something went wrong on my side. Nothing has changed; it is logged.

## Permissions, as Discord calls them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
