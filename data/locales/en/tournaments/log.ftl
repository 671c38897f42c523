# Tournaments: the open log, one line for each kind of fact; results; penalties.

tournament-log-opened = Entering is open. Committed to the draws with `{ $commitment }…`.
tournament-log-entered = { $name } enters as number { $number }.
tournament-log-reserve_named = { $name } names a reserve.
tournament-log-check_in_opened = Check-in begins.
tournament-log-checked_in = { $name } checks in.
tournament-log-withdrawn = { $name } is out before the start.
tournament-log-started = The tournament begins with { $entries ->
    [one] { $entries } entry.
   *[other] { $entries } entries.
} Draw { $draw }: `{ $value }…`; salt `{ $salt }…`.
tournament-log-round_paired = { $round } is paired{ $hand ->
    [0] {""}
   *[other] {" "}by hand
}: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}{ $count ->
    [0] {""}
   *[other] , without an opponent: { $byes }
}{ $missing ->
    [0] {""}
   *[other] , absent: { $away }
}. Draw { $draw }: `{ $value }…`.
tournament-log-table_opened = { $round }, table { $table }: game { $nth } is at table `{ $code }`.
tournament-log-game_started = { $round }, table { $table }: game { $nth } begins.
tournament-log-game_over = { $round }, table { $table }, game { $nth }: { $result }.{ $leavers ->
    [0] {""}
   *[other] {" "}Left the seat: { $left }.
}
tournament-log-game_voided = { $round }, table { $table }: game { $nth } has no result and is played again.
tournament-log-absent = { $round }, table { $table } begins without { $names }.
tournament-log-ruled = { $round }, table { $table }, ruled: { $result }.
tournament-log-corrected = { $round }, table { $table }, { $nth ->
    [0] corrected: { $result }.
   *[other] game { $nth } corrected: { $result }.
}
tournament-log-round_closed = { $round } is over.{ $draw ->
    [0] {""}
   *[other] {" "}Draw { $draw }: `{ $value }…`.
}
tournament-log-round_undone = { $round } is undone and will be paired anew.
tournament-log-cut_made = The cut: { $names }. Draw { $draw }: `{ $value }…`.
tournament-log-absence_asked = { $name } asks to miss round { $number }.
tournament-log-absence_taken_back = { $name } plays round { $number } after all.
tournament-log-dropped = { $name } drops.
tournament-log-returned = { $name } comes back.
tournament-log-disqualified = { $name } is disqualified and placed last.
tournament-log-erased = The persons of { $name } had their data deleted.
tournament-log-penalised = { $round }: { $name } gets a penalty, { $penalty }.
tournament-log-extended = { $table ->
    [0] { $round } is extended by { $span }.
   *[other] { $round }, table { $table } ({ $sides }) is extended by { $span }{ $players ->
        [0] .
       *[other] {" "}by its players.
    }
}
tournament-log-vacation_taken = { $name } takes a vacation: { $span }.
tournament-log-downtime = The bot was away: { $span }. That time counts for nobody.
tournament-log-clock_set_back = The clock of the bot’s machine was set back by { $span }. Everybody has as much time as before.
tournament-log-fitted = The format is fitted to the entries. { $changes }.
tournament-fitted = { $name }: { $before } → { $after }
tournament-fitted-value = { $setting ->
    [rounds] { $value ->
        [0] by the number of entries
       *[other] { $value }
    }
    [cut] { $value ->
        [0] none
       *[other] { $value }
    }
    [word] { $value ->
        [0] no
       *[other] yes
    }
   *[other] { $value }
}
tournament-log-exempted = { $round }, table { $table }: game { $nth } does not count for the ratings.
tournament-log-paused = { $lost ->
    [0] The tournament is paused.
   *[other] The tournament is paused: the bot cannot use its channel.
}
tournament-log-resumed = The pause is over.
tournament-log-cancelled = The tournament is cancelled.
tournament-log-ended = The tournament is over.

tournament-author-system = — bot
tournament-author-player = — { $name }
tournament-author-organiser = { $named ->
    [0] — organiser.
   *[other] { $plays ->
        [0] — organiser { $name }.
       *[other] — organiser { $name } (who plays too).
    }
}
tournament-author-judge = { $named ->
    [0] — judge.
   *[other] { $plays ->
        [0] — judge { $name }.
       *[other] — judge { $name } (who plays too).
    }
}

tournament-forfeit = { $text }, by forfeit
tournament-pod-place = { $place ->
    [1] 1st { $names }
    [2] 2nd { $names }
    [3] 3rd { $names }
   *[other] { $place }th { $names }
}
tournament-pod-all-lose = nobody wins: { $names }
tournament-penalty-warning = a warning
tournament-penalty-game = loss of the game
tournament-penalty-pairing = loss of the pairing
tournament-penalty-points = deduction of points: { $points }
tournament-penalty-out = disqualification
