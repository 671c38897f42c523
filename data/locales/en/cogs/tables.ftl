# Where one can play: the list of a server's tables, wishes to be called, tables with a time to begin.

command-tables-name = tables
command-tables-description = Show open tables on this server, and matches to watch
button-tables = Tables here
tables-title = ### Tables on this server
tables-none = No table is open where you could sit down. Open one with `/play` in a channel.
tables-open = Open tables
tables-watch = Matches to watch
tables-head = **{ $game }** · `{ $code }` · [table]({ $link }) · { $channel }
tables-free = { $free ->
    [0] all seats taken
    [one] { $free } seat free
   *[other] { $free } seats free
}
tables-seated = you sit here
tables-since = started { $since }
refused-tables-nowhere = Tables are listed on a server that has me: use `/tables` there.

## The wish to be called

button-wish = Call me
button-wish-change = Change
button-unwish = Do not call me
wish-none = **Nothing for you now?** I call you when a table opens.
wish-means = One mention a day at most, at the table itself. Never in your quiet hours or on vacation, and to no table with somebody you block or who blocks you.
wish-note = **I call you** to { $games }: { $hours }, until { $until }.
wish-silent = Your mentions are off in `/settings`, so I call you to nothing now.
wish-always = at any time
wish-hours = { $start } to { $end } ({ $place })
wish-title = Call me when a table opens
wish-games = Games
wish-from = From
wish-to = To
wish-by = By the clock of { $place }
wish-by-city = For hours, choose your city in /settings first
wished-note = { $who }: a table of [{ $game }]({ $link }), as you wished. Host: { $host }. { $free ->
    [0] All seats are taken now.
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
wished-begins = Begins { $moment }.
unwished-note = I call you to tables here no longer. `/tables` lets you ask for it again.
refused-no-wish = You have not asked to be called to tables here. `/tables` lets you.
refused-wish-zone = I do not know your time zone. Choose your city in `/settings`, at the quiet hours, then press **Type it again**; or let me call you at any time.

## Tables with a time to begin

option-at-name = at
option-at-description = When it begins: 20:00, tomorrow 19:00, sat 18:00, in 2 h; by your city in /settings
# Times that are offered, with commas between; they are what the bot understands ([typed] in language.toml).
at-usual = in 30 min, in 2 h, 20:00, tomorrow 19:00, sat 18:00
at-means = { $typed } → { $time } ({ $place })
at-zone = I do not know your city: choose it in /settings, at the quiet hours, or write “in 2 h”
lobby-planned = **Begins { $moment }** ({ $distance }). A quarter of an hour before I remind you; at the time press **I am here**.
lobby-no-event = It is not among the server's events: I lack the permission **{ $name }**.
event-name = { $game } · table { $code }
event-about = A table to play at. Sit down with **{ $join }**: { $link }
lobby-time = The time has come: press **I am here**. Whoever has not pressed it loses the seat { $moment }.
lobby-nobody = Table closed: nobody was here at its time.
ready-time = { $who }: the time of [this table]({ $link }) has come. Press **I am here**; the seat becomes free { $moment }.
soon-note = { $who }: [{ $game }]({ $link }) begins { $moment }. If you cannot come, **Leave** at the table frees your seat.
soon-short = { $who }: the time of [{ $game }]({ $link }) has come, but { $missing ->
    [one] { $missing } player is missing.
   *[other] { $missing } players are missing.
} The table stays open.
soon-side = { $who }: the time of [{ $game }]({ $link }) has come, but nobody is there yet: **{ $side }**. The table stays open.
tables-begins = begins { $moment }
refused-moment = I do not understand this time. Write `20:00`, `tomorrow 19:00`, `sat 18:00`, `24.12 18:00` or `in 2 h`.
refused-moment-zone = I do not know your time zone. Choose your city in `/settings`, at the quiet hours, or write how long it is until then: `in 2 h`.
refused-moment-far = A table can begin { $least } minutes from now at the earliest, and { $most } days at the latest.
refused-private-plan = This table is yours alone, so it needs no time to begin. With others: `/play` in a server that has me.
button-time = Time
time-title = When the match begins
time-field = Time
time-hint = 20:00, tomorrow 19:00, sat 18:00, in 2 h. Empty: at no set time
time-in = in { $span }
time-note = The table has a new time; those who sit there are told.
time-dropped = The table has no set time now. **{ $start }** begins the match.
refused-not-host-time = Only the host, { $host }, can change the time.

## Tables in threads, and as posts in a forum

thread-name = { $game } · { $who }
thread-name-open = { $game } · { $who } – ?
thread-name-over = { $game } · { $who } · finished
thread-name-closed = { $game } · { $who } · closed
thread-tag-open = open
thread-tag-playing = playing
thread-tag-over = finished
# Separated by commas; any of them is taken for it.
thread-tags-open = open, looking for players, lfg, players wanted
thread-tags-playing = playing, running, in progress, ongoing
thread-tags-over = finished, over, done, closed, ended
door-opening = The match begins. Its thread is being opened…
door-thread = The match is played in its thread.
door-post = The match is played below.
door-elsewhere = The match goes on in { $place }.
door-closed = The match has ended without a result.
button-to-board = To the board
here-deleted = { $who }: the thread of this match was deleted. The match goes on here; nothing is lost.
here-locked = { $who }: the thread of this match is locked. The match goes on here; nothing is lost.
lobby-thread = The match is played in a thread of its own.
table-opening = Table `{ $code }` is being opened in the forum. [Look here]({ $link }) if it does not appear within a minute.
roomless-thread-lacks = The match stays in the channel: for threads of { $place } I lack { $names }.
roomless-thread-gone = The match stays in the channel: I do not see { $place } any more.
roomless-thread-full = The match stays in the channel: the server has as many open threads as Discord allows.
roomless-thread-refused = The match stays in the channel: Discord did not let me open a thread.
roomless-thread-tag = { roomless-thread-refused }
roomless-thread-closed = { roomless-thread-refused }
roomless-thread-hidden = { roomless-thread-refused }
roomless-thread-channel = The match goes on in the channel: its thread was deleted.
roomless-thread-locked = The match goes on in the channel: its thread is locked.
roomless-post-lacks = The table is here and not in the forum: in { $place } I lack { $names }.
roomless-post-gone = The table is here and not in the forum: the forum is gone or hidden from me.
roomless-post-full = The table is here and not in the forum: the server has as many open threads as Discord allows.
roomless-post-refused = The table is here and not in the forum: Discord did not let me post in { $place }.
roomless-post-tag = The table is here and not in the forum: { $place } asks for a tag, and has none that I may use.
roomless-post-closed = The table was closed before it was in the forum.
roomless-post-hidden = The table is here and not in the forum: not the same people see the forum and this channel.
roomless-post-channel = The match goes on in the channel: its post was deleted.
roomless-post-locked = The match goes on in the channel: its post is locked.
