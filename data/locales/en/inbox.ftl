# What waits for a user over all servers, what happened since they last chose, and watching without playing.

command-turns-name = turns
command-turns-description = All your matches: where you are waited for, and who you are waiting for
command-catchup-name = catchup
command-catchup-description = What has happened since your last choice
command-watch-name = watch
command-watch-description = Watch a match you do not play in
option-watch-name = match
option-watch-description = Code of the match; without it, the one in this channel

button-turns = My turns
button-refresh = Refresh
button-turns-back = ◀ Back
button-turns-on = Forward ▶
button-next = Next
button-watch = Watch
button-hands = All hands
button-to-table = To the table

## My turns

turns-title = ### Your matches
turns-none = You sit at no table, and nobody has invited you. To open a table: `/play`.
turns-count = Waiting for you: { $yours } · for others: { $others } · not started: { $lobbies }
turns-page = Page { $page } of { $pages }
turns-away = You are on vacation until { $until }: where a move may take days, your clocks are stopped.
turns-head = **{ $game }** · `{ $code }` · [table]({ $link })
turns-server = { $head } · { $server }
turns-act = **Your turn:** { $question }
turns-wait = Waiting for { $names }
turns-choosing = Choosing in secret: { $names }
turns-practice = A bot is thinking.
turns-ready = **Are you there?** Check in at the table, or your seat becomes free { $until }.
turns-lobby = Not started: { $taken } of { $seats } seats taken.
turns-lobby-until = Closes { $until } if nobody comes.
turns-invited = **{ $host }** invites you: press **{ $join }** at the table.
turns-invited-until = A seat is kept for you; it becomes free { $until }.
turns-frozen = The match has been stopped and cannot go on.
turns-since = asked { $since }
turns-due = due { $due }
turns-fallen = your time ran out { $since }
turns-paused = paused { $since }
turns-more = { $count ->
    [one] { $count } more match is waiting for you.
   *[other] { $count } more matches are waiting for you.
}
turns-with = With { $names }
turns-last = Nothing else is waiting for you.
turns-no-next = No other match is waiting for you.

## Catch up

since-title = ### Catch up · { $game } · `{ $code }`
since-own = Your last choice: { $when }. Since then:
since-quiet = Your last choice: { $when }. Nothing has happened since; this is what came of it:
since-nothing = Your last choice: { $when }. Nothing has happened since.
since-start = You have not chosen anything yet, so here is everything from the start.
since-rounds = The last rounds.
since-before = **Before**
since-now = **Now**
since-same = **The table**
since-cut = Anything earlier is in the log: press **Log**.
since-times = { $line } (×{ $count })

## Watching

hands-title = ## { $game } · `{ $code }` · hands at the end
watch-until = Kept up to date until { $moment }; after that press **{ $refresh }**.
watch-still = Not kept up to date by itself: press **{ $refresh }**.
hands-left = { $who }: this seat was removed during the match and has no hand.
hands-log = The log now tells what was secret, too.
refused-hands = All hands are shown once the match is over; until then only its player sees a hand.
refused-elsewhere = Match `{ $code }` is played on another server. It can be watched there by those who see its channel.
refused-unseen = Match `{ $code }` is played in a channel that you cannot see from here. It can be watched in that channel.
