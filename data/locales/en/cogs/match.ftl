# One match: undo, board, result, dice, log.

## Undo

lobby-undo-request = At this table choices are undone only if all agree.
lobby-undo-off = At this table choices are not undone.
refused-undo-pause = You have asked { $times } times lately. Ask again a little later.
command-undo-name = undo
command-undo-description = Undo your last choice
option-undo-name = undo
option-undo-description = How choices are undone at this table
choice-undo-free-name = at once if nothing was revealed
choice-undo-request-name = only if all agree
choice-undo-off-name = never
button-undo = Undo

undo-question = ### Undo your last choice?
undo-before = The first step of the log that would no longer count: { $moment }
undo-free = Nothing was revealed since, and nobody decided anything: it is undone at once.
undo-alone = There is nobody to ask: it is undone at once.
undo-consent = Others have seen or decided something since, so these must agree: { $names }.
undo-table = Undo needs consent at this table, so these must agree: { $names }.
undo-again = Whoever was asked something since decides anew.
undo-shuffled = What nobody has seen is shuffled again.
undo-left = Undos by consent that you have left: { $count }.
button-undo-now = Undo
button-undo-ask = Ask the table
button-undo-keep = Leave it
undo-kept = Everything stays as it is.
undo-done = Undone. This is what is asked now.
undo-sent = The request is out. The answer comes in the channel; if the match goes on, the request lapses.

ask-undo = **{ $letter } { $name }** asks to undo their last choice.
ask-agreed = Agreed: { $names }.
ask-waiting = Still to agree: { $names }.
button-agree = Agree
button-refuse = Refuse
button-block = Refuse for good
button-withdraw = Never mind
ask-thanks = Your answer counts.
ask-withdrawn = The request is taken back.

log-undone = { $name } undoes a choice. What is struck out does not count.
story-undone = { $name } undoes a choice.

refused-undo-off = Choices are not undone at this table: it was opened so.
refused-undo-nothing = There is nothing to undo: you have chosen nothing yet, or it is undone already.
refused-undo-lane = While everybody is choosing, change your choice on your panel: `/act`.
refused-undo-asked = A request to undo is open in the channel. Answer that one first.
refused-undo-blocked = { $owner } takes no more requests to undo from you in this match.
refused-undo-limit = You have no undo by consent left: each player has { $limit } a match.
refused-undo-gone = This request is gone: it was answered or taken back, or the match went on.
refused-undo-own = Others answer your request. You can take it back by “Never mind”.
refused-undo-foreign = Only whoever asked can take a request back.
refused-undo-patience = You can refuse for good after { $times } refusals to this player.
illegal-seat_left = Somebody has left the match since: it cannot go back beyond that.

## Board, turn, result

board-title = ## { $game } · `{ $code }`
board-waiting = Waiting for { $names }
board-choosing = Choosing in secret: { $names }
board-you = You are { $letter }.
board-bots = Played by a bot: { $letters }
board-left = A bot plays seat { $letter } for { $name }.
board-closed-dms = My messages do not reach { $names }: press **My hand** here.
board-frozen = The match was stopped: a rule went in circles. Nothing is lost; its last good state is kept, and the bot's operator finds it in the log.
board-fault = The match was stopped: whatever is answered, a rule fails. Nothing is lost; its last good state is kept. Other matches go on. The bot's operator finds the fault in the log.
board-damaged = The match was stopped: what my disk has of it is damaged, so I do not trust it. Other matches go on. The bot's operator can restore a backup, and `/doctor` says how.
board-closed = The match was closed: everybody has left.
board-practice = If all of you want it, the seat is removed and its bot with it. Until then the player can come back.
reference-title = ### { $name } · `{ $code }`
reference-none = There is nothing to show yet: nobody is chosen.
turn-line = { $who } · { $question }
turn-left = A bot plays seat { $letter } for { $name }. If all of you want it, the seat is removed: button **Remove { $letter }** at the table.
turn-hidden = Only what everybody can see stands here; the rest, such as cards in hand, is under **{ $button }**.
turn-link = To the table
result-title = ## { $game } · `{ $code }` is over
result-left = Left before the end: { $names }
result-aside = Not counted in the tournament: by the end of this match its pairing had been decided in another way or had got another table. The tournament's card shows what counts.
result-ratings = 📈 **Ratings**
result-rating = { $name } · { $before } → **{ $after }** ({ $change })
result-ratings-mark = -# ? is provisional: it rests on few matches. `/ratings`

## Dice

dice-title = ### Dice of match `{ $code }`
dice-rule = The seed is the SHA-256 of the secret's bytes followed by the SHA-256 of each number (its digits as text) in turn; draw number n (from 0) below m is the SHA-256 of the seed and n (8 bytes, big-endian) modulo m, and where that hash reaches the largest multiple of m within 2²⁵⁶, n + 1 is taken.
dice-secret = **The secret**, hidden until the end: `{ $secret }`
dice-hash = { $origin ->
    [file] **Its SHA-256**, as the file names it: `{ $hash }`
   *[here] **Its SHA-256**, which the lobby has shown since the table opened: `{ $hash }`
}
dice-numbers = **The numbers of the presses** that took the seats, in their order:

## Log

log-title = ### Log of `{ $code }` · page { $page } of { $pages }
log-continued = { $heading }, continued
log-empty = Nothing has happened yet.

menu-about-name = What match is this?
about-head = ### { $game } · `{ $code }` · [table]({ $link })
about-lobby = Not begun yet.
about-running = Begun { $since }, still running.
about-over = Finished { $ended }: { $result }
refused-not-our-message = This message is not one of mine.
refused-no-match-of-message = This message of mine belongs to no match.
