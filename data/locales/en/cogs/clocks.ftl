# Clocks: what is waited for and until when, reminders, flags that fall, pauses, vacations; and the panel behind “More”.

## Commands

command-clock-name = clock
command-clock-description = Show the clocks of a match, your own to the second
command-pause-name = pause
command-pause-description = Stop the clocks, if everybody agrees
command-resume-name = resume
command-resume-description = Start the clocks of a paused match again
command-vacation-name = vacation
command-vacation-description = Stop your clocks for some days
option-days-name = days
option-days-description = Start a vacation of this many days now

## More

button-more = More
more-title = ### More · `{ $code }`
more-table = Table
more-match = Match
more-own = Personal

## Spans and terms

span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s
clock-none = no clock
clock-move = { $span } per move
clock-bank = { $span } for the whole match
clock-increment = { $span } + { $more } per move

## On the board and in the call to act. Moments read “in 2 hours” or “2 hours ago”.

board-since = { $line } · asked { $moment }
board-until = { $line } · due { $moment }
board-dues = Due: { $dues }
board-banks = In the bank: { $banks }
board-fallen = **{ $letter }** is late: time ran out { $moment }
board-silent = **{ $letter }** has not answered: asked { $moment }. The others can decide.
board-away = **{ $letter }** is on vacation until { $moment }
board-paused-consent = Paused by agreement { $moment }: the clocks are stopped.
board-paused-judge = A judge was called { $moment }: the clocks are stopped.
board-paused-lost = Paused since I lost access to this table { $moment }: the clocks are stopped.
board-closed-agreed = Match closed without a result: everybody agreed.
board-closed-idle = Match closed without a result: nothing had happened here for a long time.
board-closing = Nothing has happened here for a long time: the match closes { $moment }.
turn-until = Due { $moment }
turn-next = Next turn: { $name }
button-since = Catch up

## Reminders

remind-title = ### { $game } · `{ $code }` · you are { $letter }
remind-waits = The table is waiting for you: you were asked { $moment }.
remind-next = { $name } is to move now. You are next.

## A match's clocks

button-clocks = Clocks
clocks-title = ### Clocks · `{ $code }`
clocks-nobody = No people are left at the table.
clock-sealed = answered, waiting for the others
clock-fallen = time ran out { $moment }
clock-silent = silent, asked { $moment }: the others can decide
clock-rest = { $span } left
clock-due = due { $moment }
clock-since = asked { $moment }
clock-stands = nothing to answer now
clock-in-bank = { $span } in the bank
clock-away = on vacation until { $moment }
clock-means-none = Without a clock nobody loses on time. Whoever is asked gets reminders, less and less often.
clock-means-silence = { $days ->
    [one] After { $days } day without an answer the others can decide: wait, let a bot play, add a clock or end the match. Quiet hours, vacations and pauses do not count.
   *[other] After { $days } days without an answer the others can decide: wait, let a bot play, add a clock or end the match. Quiet hours, vacations and pauses do not count.
}
clock-means-bank = Thinking time comes out of your bank, and every answer adds some back, up to where it started.
clock-means-budget = All your thinking time comes out of one bank; nothing is added back.
clock-means-days = This clock stops during your quiet hours and vacations.
clock-means-fall = Running out of time does not lose the match: the others decide what to do.

## Pause, and ending without a result

button-pause = Pause
button-resume = Resume
button-add-clock = Add a clock
button-giveup = Leave
button-close = End without a result
button-keep = Back
button-sure = Yes
motion-question-pause = ### Pause the match?
motion-all-pause = Everybody has to agree. The clocks stop until somebody presses **Resume**; you can still answer meanwhile.
motion-alone-pause = Nobody else has to agree. The clocks stop until you press **Resume**.
button-pause-ask = Ask the table
button-pause-now = Pause
motion-question-close = ### End the match without a result?
motion-all-close = Everybody has to agree. The match is closed: nobody wins, and it cannot be resumed.
motion-alone-close = Nobody else has to agree. The match is closed: nobody wins, and it cannot be resumed.
button-close-ask = Ask the table
button-close-now = End it
motion-question-clock = ### Add a clock to this match?
motion-all-clock = Everybody has to agree. Then every question gives this much time; running out of it does not lose the match.
motion-alone-clock = Nobody else has to agree. Every question gives this much time from now on; running out of it does not lose the match.
motion-clock-pick = Time per move
motion-clock-asked = Somebody wants a clock already: { $clock }. Agree or be against it at the table first.
motion-clock = **Play on with a clock: { $clock }?** In favour: { $names }.
motion-pause = **Pause the match?** The clocks stop until somebody starts them again. In favour: { $names }.
motion-close = **End the match without a result?** In favour: { $names }.
motion-missing = Still to agree: { $names }.
button-motion-agree = Agree
button-motion-against = Against
motion-open = I am asking the table. It happens once everybody agrees; the channel shows who is still missing.
motion-counted = Your answer is counted.
motion-withdrawn = Your proposal is withdrawn.
motion-refused = You are against it: nothing changes.
motion-done = Done.
motion-agreed-already = You have already agreed. Press **Against** to change your mind.
resumed = The clocks are running again.

## A flag has fallen

late-fallen = { $name } has not answered: time ran out { $moment }.
late-silent = { $name } has not answered: asked { $moment }.
late-gone = { $name } has left this server.
late-means-answer = An answer still counts and ends this question.
late-means-wait = **Wait**: { $span } more.
late-means-wait-silent = **Wait**: as long again.
late-means-practice = **Bot plays**: a bot answers from now on; the player can come back.
late-means-remove = **Remove**: the seat is out for good, by the rules of the game.
late-means-win = **Remove**: the seat is out and the other player wins.
late-means-close = **End**: the match is closed without a result, if everybody present wants it.
late-means-clock = **Add a clock**: from now on every question has to be answered in time.
late-sure-remove = ### Remove this seat?
    Your vote decides. The seat cannot be brought back.
late-sure-close = ### End the match without a result?
    Your vote decides. The match cannot be resumed.
late-asked = You decide: { $names }.
button-vote-wait = Wait ({ $votes } of { $needed })
button-vote-practice = Bot plays ({ $votes } of { $needed })
button-vote-remove = Remove ({ $votes } of { $needed })
button-vote-close = End ({ $votes } of { $needed })

## Vacation

button-vacation = Vacation
button-vacation-end = End vacation
vacation-title = ### Vacation
vacation-means = Where a move may take days, your clocks stop and you get no reminders. Others see that you are away.
vacation-how-long = For how long?
vacation-runs = You are on vacation until { $moment }. You may still answer.
vacation-left = { $count ->
    [0] You have no vacation days left this year.
    [one] You have { $count } day left this year.
   *[other] You have { $count } days left this year.
}
vacation-begun = Have a good time: your clocks are stopped.
vacation-ended = Welcome back: your clocks are running again.

## Log

log-flag = { $name } has run out of time.
log-silent = { $days ->
    [one] { $name } has not answered for { $days } day.
   *[other] { $name } has not answered for { $days } days.
}
log-clocked = The match goes on with a clock: { $clock }.
log-waited = The table gives { $name } more time.
log-paused = The match is paused: everybody agreed.
log-resumed = { $name } starts the clocks again.
log-agreed = The match ends without a result: everybody agreed.
log-idling = { $days ->
    [one] Nothing has happened for a long time: the match closes in { $days } day.
   *[other] Nothing has happened for a long time: the match closes in { $days } days.
}
log-idled = { $days ->
    [one] Nothing has happened for { $days } day: the match is closed without a result.
   *[other] Nothing has happened for { $days } days: the match is closed without a result.
}

## Refusals

refused-motion-none = This proposal is gone. To propose it again, press **{ $more }** at the table.
refused-motion-own = The others decide about your seat. Answer the question, and there is nothing left to decide.
refused-motion-clock = Another clock is proposed already: { $terms }. Agree or be against it first.
refused-motion-clocked = This match has a clock. `/clock` shows it.
refused-motion-late = You are late yourself, so you have no vote. Answer first: `/act`.
refused-not-late = { $owner } still has time. The table can decide once it has run out.
refused-paused = The match is already paused. Any of its players can press **Resume**.
refused-paused-judge = The clocks stand for a judge. They run again when the judge is done, or when whoever called withdraws the call.
refused-paused-lost = The match is paused because I have lost access to its table. It resumes by itself once I can show it again.
refused-not-paused = The match is not paused. To ask for a pause, use `/pause`.
refused-vacation-days = A vacation can be 1 to { $most } days at a time.
refused-vacation-runs = You are already on vacation until <t:{ $until }:f>. End that one first.
refused-vacation-spent = You do not have that many days left: { $left } of { $most } for this calendar year.
refused-vacation-none = You are not on vacation.
