# Tournaments: the organiser's next step, deadlines, penalties, changes before they are confirmed, announcements.

## The phase and the next step

tournament-phase-draft = Draft
tournament-phase-open = Entering is open
tournament-phase-check_in = Check-in
tournament-phase-running = Running
tournament-phase-over = Over
tournament-phase-cancelled = Cancelled
tournament-phase-paused = Paused
tournament-entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}{ $there ->
    [0] {""}
   *[other] , { $there } checked in
}{ $waiting ->
    [0] {""}
   *[other] , { $waiting } on the waiting list
}
tournament-step-paused = The tournament is paused. Resume it first; until then no clock runs and nothing is paired.
tournament-step-open_check_in = Next: begin the check-in.
tournament-step-start = Next: start with those who checked in. This fixes the settings and draws the seeds.
tournament-step-pair = Next: make the pairings ({ $round }).
tournament-step-close = Next: close { $round } and post its table. All its tables are over.
tournament-step-cut = Next: make the cut. The last round is closed.
tournament-step-end = Next: end the tournament. Everything is played.
tournament-step-blocked = { $count ->
    [one] The next step waits for one table that is not over:
   *[other] The next step waits for { $count } tables that are not over:
}
tournament-step-more = { $count ->
    [one] … and one more table
   *[other] … and { $count } more tables
}
tournament-step-draft = Next: look at the settings and open the tournament.
tournament-step-open = Next: begin the check-in when you like.
tournament-step-check_in = { $there ->
    [0] The start needs two who have checked in.
    [1] The start needs two who have checked in.
   *[other] Next: start with those who have checked in.
}
tournament-step-nothing = There is nothing for you to do now.
tournament-step-over = The tournament is over. There is nothing to do.
tournament-step-cancelled = The tournament was cancelled. There is nothing to do.
tournament-step-next = The next deadline is { $moment }.

## Deadlines and no-shows

tournament-ends-no_show_game = who is not there loses the game { $moment }
tournament-ends-no_show_pairing = who is not there loses the pairing { $moment }
tournament-ends-time_up = the game's time is up { $moment }
tournament-ends-deadline = due { $moment }
tournament-warn-missing = Missing at this table: { $names }. Press **{ button-here }** to begin.
tournament-warn-game = Whoever is missing loses the game { $moment }.
tournament-warn-pairing = Whoever is missing loses the pairing { $moment }.

## Penalties

tournament-penalty-notice = You get a penalty, { $penalty }. Reason: { $reason } It stands in the open log; you can call a judge if it is wrong.
tournament-penalty-warning-does = A warning stands in the log and costs nothing.
tournament-penalty-game-does = The entry loses the game under way by forfeit.
tournament-penalty-pairing-does = The entry loses the pairing under way by forfeit.
tournament-penalty-points-does = The entry loses points in the table from this round on.
tournament-penalty-out-does = The entry is disqualified: it plays no more and is placed last.

## Before and after

tournament-change-title = What this changes
tournament-change-nothing = Nothing changes in the pairings that are made and the table that is posted.
tournament-change-round = { $round } is undone and paired anew.
tournament-change-pairing = { $place }: { $before } becomes { $after }
tournament-change-gone = { $place }: { $before } goes
tournament-change-new = { $place }: { $after } is new
tournament-change-no-moves = Nobody moves in the table.
tournament-change-moves = In the table:
tournament-change-place = { $before ->
    [0] { $name }: place { $after }
   *[other] { $after ->
        [0] { $name }: place { $before } goes
       *[other] { $name }: place { $before } → { $after }
    }
}
tournament-change-points = points { $before } → { $after }

## Announcements

tournament-says-opening = { $over ->
    [0]
        ## { $title }: entering is open
        Press **{ -tournament-button-enter }** to play.
   *[other] ## { $title }: entering is over
}
tournament-says-commitment = -# All draws are fixed already: `{ $commitment }`. After each draw everybody can check it.
tournament-says-check-in = ## { $title }: check in now
    { $entries ->
        [one] { $entries } entry can check in.
       *[other] { $entries } entries can check in.
    } Press **{ -tournament-button-check-in }**; who does not is out.
tournament-says-check-in-over = ## { $title }: the check-in is over
tournament-says-check-in-ends = Check-in ends { $moment }.
tournament-says-place = **{ $title }**: a place is free, and it is yours. You were next on the waiting list and have checked in.
tournament-says-round = ## { $round } is paired
    -# Draw { $draw }: `{ $value }…`
tournament-says-deadline = The round is due { $moment }.
tournament-says-last = { $tables ->
    [one] **{ $round } ends { $moment }.** One table is not over:
   *[other] **{ $round } ends { $moment }.** { $tables } tables are not over:
}
tournament-says-table = ## { $round } is over
tournament-says-out = Out: { $names }
tournament-says-cut = ## The top { $count } go on
tournament-says-end = ## { $title } is over
tournament-says-podium = { $place ->
    [1] 🥇 { $names }
    [2] 🥈 { $names }
   *[other] 🥉 { $names }
}
tournament-says-paused = { $given ->
    [0] **{ $title }** is paused. All clocks stand still.
   *[other] **{ $title }** is paused. All clocks stand still. Reason: { $reason }
}
tournament-says-lost = **{ $title }** is paused: I cannot use its channel. It goes on by itself once I can. That time counts for nobody.
tournament-says-resumed = { $given ->
    [0] **{ $title }** goes on. The pause counts for nobody.
   *[other] **{ $title }** goes on. The pause counts for nobody. Reason: { $reason }
}
tournament-says-cancelled = { $given ->
    [0] **{ $title }** is cancelled.
   *[other] **{ $title }** is cancelled. Reason: { $reason }
}
tournament-says-undone = { $round } is undone and will be paired anew. Reason: { $reason }
tournament-says-corrected = A result is corrected. { $place } Reason: { $reason }
