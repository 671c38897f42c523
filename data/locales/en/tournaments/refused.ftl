# Tournaments: refusals. Each says what is not possible, to whom, and what would make it legal; the rule follows.

tournament-by-rule = { $text } ({ $rule })
tournament-about = { $who }: { $text }

## Entering and leaving

refused-tournament-entering-early = Entering is not open yet. Come back when it opens; the card says when.
refused-tournament-entering-closed = Entering is closed. An organiser can enter you in Swiss and pods until half the rounds are paired.
refused-tournament-late-over = Late entries are no longer taken: they end in Swiss and pods when half the rounds are paired, and other formats take none. You can enter the next tournament.
refused-tournament-entered-twice = This person already plays in this tournament; nobody plays in two entries. To enter anew, first leave the other entry.
refused-tournament-members-wrong = An entry must have exactly as many members as the settings say: one person, or a team of 2. Add or remove a member.
refused-tournament-reserve-none = Teams have no reserve in this tournament. Its settings can allow one only before it opens.
refused-tournament-role-missing = You do not have a role that this tournament asks for. Ask the server's moderators for one; the settings name them.
refused-tournament-rating-low = Your rating is below the least that this tournament asks for, or you have none yet. Play rated games and come back.
refused-tournament-rating-high = Your rating is above the most that this tournament allows. Only players below it may enter.
refused-tournament-games-few = You have fewer rated games than this tournament asks for. Play some more rated games first.
refused-tournament-entry-number = This entry comes out of turn: another one has just been added. Press **{ -tournament-button-enter }** again.
refused-tournament-entry-unknown = There is no entry { $who } in this tournament. Choose one from the list of entries.
refused-tournament-entry-out = { $who } is not in the tournament any more, so this cannot be done. Only a drop can be taken back, once, while late entries are taken.
refused-tournament-not-checked-in = Only entries that have checked in and not left can start. Start again with those.
refused-tournament-brought-locked = { $who } has checked in with something else, and it is locked until the end. Play with what was checked in.
refused-tournament-return-none = { $who } has not dropped, so there is nothing to come back from.
refused-tournament-return-over = { $who } cannot come back any more. A dropped entry may return once, and only while late entries are taken.
refused-tournament-absence-format = Absences can be asked for only in Swiss and pods. Here ask your opponent or an organiser for an extension.
refused-tournament-absence-late = An absence from round { $round } cannot be asked for: that round is already paired or is not played. Ask for a later one, or drop.
refused-tournament-absence-none = There is no absence from round { $round } that could be taken back: none was asked for, or the round is paired.
refused-tournament-span-empty = This span of time ends before it begins. Choose an end after the start.

## Phases and rounds

refused-tournament-phase-wrong = { $phase ->
    [draft] This cannot be done while the tournament is a draft. An organiser must open it first.
    [open] This cannot be done while entering is open. It is possible in a later phase.
    [check_in] This cannot be done during check-in. It is possible before, or once the tournament runs.
    [running] This cannot be done now: the tournament is running, or is paused or not paused as you ask.
    [over] The tournament is over. Only results and ratings can still be corrected.
   *[cancelled] The tournament was cancelled. Only results and ratings can still be corrected.
}
refused-tournament-not-running = The tournament does not run, or the entry does not take part. This is possible for those who play, from the start to the end.
refused-tournament-paused = The tournament is paused. It goes on when an organiser resumes it.
refused-tournament-settings-changed = The settings are not those that were opened; they are fixed at the start. Look at them again and start anew.
refused-tournament-round-wrong = { $next ->
    [0] Round { $round } is not there, or it is closed already. The list of rounds shows what can be done.
   *[other] Round { $round } is not the next one. Round { $next } is; somebody may have paired meanwhile.
}
refused-tournament-round-open = { $round ->
    [0] A round is not closed yet, or none was played. The tournament ends once all rounds are closed.
   *[other] Round { $round } is not closed yet. The next round is paired after it.
}
refused-tournament-rounds-over = { $rounds ->
    [0] All rounds are paired. There is no further one.
    [one] The one round is paired. There is no further one.
   *[other] All { $rounds } rounds are paired. There is no further one.
}
refused-tournament-tables-open = { $table ->
    [0] Some tables are not over. This is possible once every pairing has a result.
   *[other] { $count ->
        [one] Table { $table } is not over. The round closes once it has a result; an organiser can rule on it.
       *[other] { $count } tables are not over, the first of them table { $table }. The round closes once all have a result; an organiser can rule on them.
    }
}
refused-tournament-cut-early = The cut is made once, after the last round is closed, and only where the settings have one. Close the last round first.
refused-tournament-cut-wrong = These are not the best entries of the table that still take part. Make the cut from the table as it stands.
refused-tournament-sides-wrong = { $missing ->
    [0] { $gone ->
        [0] These pairings do not fit: each entry that takes part must be in exactly one of them, with as many sides as the game has.
        [one] One of these entries has left the tournament. Pair only those who still play.
       *[other] { $gone } of these entries have left the tournament. Pair only those who still play.
    }
    [one] One entry is in no pairing. Every entry that takes part must be paired, have a bye or be absent.
   *[other] { $missing } entries are in no pairing. Every entry that takes part must be paired, have a bye or be absent.
}
refused-tournament-pods-impossible = { $entries ->
    [one] One entry cannot be divided into tables of { $least } to { $most }.
   *[other] { $entries } entries cannot be divided into tables of { $least } to { $most }.
} Add an entry, or allow other sizes before the start.
refused-tournament-undo-latest = Round { $round } is not the latest one, so it cannot be undone. Undo later rounds first.
refused-tournament-undo-finished = Round { $round } has a finished game or is closed, so it cannot be undone. Correct single results instead.

## Tables and results

refused-tournament-pairing-unknown = There is no table { $table } in round { $round }. Choose one from the list of the round.
refused-tournament-pairing-decided = Table { $table } has its result, and a posted table does not change. An organiser can correct a result.
refused-tournament-game-wrong = { $nth ->
    [0] This game is not the one that is to be played now.
   *[other] Game { $nth } is not the one that is to be played now, or it has begun, or it has a result.
} Look at the pairing again; a result can be corrected.
refused-tournament-places-wrong = This is no possible result of the pairing. In a duel one side wins, both draw or both lose; in a pod each seat has a place; a bye has no result.
refused-tournament-draw-knockout = A pairing of an elimination cannot end in a draw: somebody must go on. Name the winner, or let both lose.
refused-tournament-absent-wrong = Somebody can be noted as absent only at a table of pods that has not begun. Once it has begun, the seat is played on and placed last.
refused-tournament-extend-wrong = This pairing cannot be extended like that. Players may extend in tournaments over days, by at most the time in the settings, while the round is open; organisers by any time.
refused-tournament-extend-twice = The players of table { $table } have extended once already in this round. An organiser can give more time.
refused-tournament-correct-none = Table { $table } has no such result that could be corrected. Wait for the result, or rule on the pairing.
refused-tournament-correct-late = The result of table { $table } can no longer be corrected: a next pairing of one of its sides has begun. In an elimination that is the limit.
refused-tournament-correct-undo-first = This correction would leave table { $table } undecided while later pairings depend on it. Undo the later round first, or name a winner.

## Organisers

refused-tournament-own-pairing = Nobody decides on their own pairing, and { $who } plays here. Another organiser or judge may do it.
refused-tournament-reason-none = This needs a reason: it stands in the open log. Write one.
refused-tournament-penalty-points = Only the penalty of points takes points, and it must take more than 0. Choose another penalty or another number.
refused-tournament-penalty-late = Round { $round } is closed, and its table does not change any more. Give the penalty in a round that is not closed.
refused-tournament-penalty-table = { $who } does not play an undecided duel at this table, so no game or pairing can be lost here. Choose the table where the entry plays now, or another penalty.
refused-tournament-record-number = Somebody did something meanwhile, so nothing has changed by your press. Look at the tournament as it is now, and press again.

## Draws

refused-tournament-chain-over = The chain of draws has { $most } values, and draw { $draw } would be beyond. Such a tournament cannot go on; end it, and play the rest as a new one.
refused-tournament-draw-wrong = This draw does not follow from the one before, so it would not be checkable. The bot must make it anew.
refused-tournament-salt-wrong = The salt is not that of the entries which take part. The bot must start anew with those who checked in.
refused-tournament-format-wrong = This format has no such round. Look at the settings of the tournament.

## Explanations and files

refused-tournament-why-by-hand = Round { $round } was paired by hand, so there is no computation to explain. The reason stands in the log.
refused-tournament-why-absent = { $who } is in no pairing of this round. Ask about an entry that was paired.
refused-tournament-trf-format = FIDE's format is for two-sided Swiss and round robin only. Take the JSON or CSV file.
refused-tournament-trf-points = FIDE's format has one decimal for points, and { $points } does not fit. Take the JSON or CSV file.

## Settings that cannot work

refused-tournament-out-of-range = { $name }: { $value_shown } is not possible. Choose from { $least_shown } to { $most_shown }.
refused-tournament-entries-few = { $entries ->
    [0] There is nobody to pair.
    [one] There is one entry only.
   *[other] There are only { $entries } entries.
} { $least ->
    [one] At least one is needed.
   *[other] At least { $least } are needed.
}
refused-tournament-entries-many = There are { $entries } entries, and this format takes { $most } at most. Set **Places** to { $most } or fewer, or choose Swiss.
refused-tournament-rounds-many = { $rounds ->
    [one] One round is too many for { $entries } entries.
   *[other] { $rounds } rounds are too many for { $entries } entries: somebody would have to meet the same opponent twice.
} Choose { $most } at most.
refused-tournament-cut-large = The cut to { $cut } does not fit { $entries } entries. Choose a smaller cut.
refused-tournament-cut-power = A cut to { $cut } gives no full bracket. Choose 2, 4, 8, 16, 32 or 64, or no cut.
refused-tournament-groups-many = { $groups } groups are too many: each needs 2 entries. Choose { $most } at most.
refused-tournament-seats-order = A game from { $least } to { $most } sides is not possible. It has 2 sides at least, and the least is not above the most.
refused-tournament-seats-duel = The game needs { $least } sides at a table, and this format has 2. Choose pods, or a form for two sides.
refused-tournament-seats-pods = Pods need a game for 3, 4 and 5 sides; this one is for { $least } to { $most }. Choose another format or another game.
refused-tournament-pod-points = The points for a table of { $size } do not work. Give one number for each place, from the highest to the lowest, none below 0.
refused-tournament-points-form = These points are no numbers. Write such as 3, 1/2 or 0.
refused-tournament-points-order = A win must give most and a loss least, between 0 and 1000. Change the points.
refused-tournament-points-fine = Points are too fine: use fractions with a denominator of { $most } at most.
refused-tournament-tiebreaks-twice = A tie-break stands twice. Name each once.
refused-tournament-no-show-order = The pairing would be lost before the game is. Give the pairing at least as long as the game.
refused-tournament-best-of = Best of { $best_of } is not possible. Choose 1, 3, 5, 7 or 9.
refused-tournament-best-of-pods = Pods play one game a round, not best of { $best_of }. Choose best of 1.
refused-tournament-reserve-single = Only teams can have a reserve. Choose teams of 2, or no reserve.
refused-tournament-window-empty = Entering would close before it opens. Choose a later end.
refused-tournament-rating-window = The highest rating is below the lowest. Choose a higher one, or none.

## Ladders

refused-tournament-ladder-twice = You are on this ladder already. Challenge somebody above you.
refused-tournament-ladder-unknown = { $who } is not on this ladder. Whoever wants to play must join it first.
refused-tournament-ladder-reach = You can challenge only upwards, and at most { $most } places above you. Choose somebody nearer.
refused-tournament-ladder-busy = { $who } has an open challenge of that kind already. Each may challenge once at a time, and be challenged once at a time; wait until it is over.
refused-tournament-ladder-again = Your last challenge with each other ended less than { $days } days ago. Wait until then, or challenge somebody else.
refused-tournament-ladder-accepted = This challenge is accepted already. Play it.
refused-tournament-ladder-none = There is no such open challenge. It may be over already.
refused-tournament-ladder-winner = The winner must be one of the two who played, or nobody for a draw.
refused-tournament-ladder-idle = Nobody sinks before { $days } days without a game. Wait until then.

## Names of settings

tournament-setting-absences = Absences with points
tournament-setting-cap = Most entries
tournament-setting-check_in = Time for check-in
tournament-setting-club_rounds = Rounds with clubmates apart
tournament-setting-cycles = Cycles
tournament-setting-extension = Extension by players
tournament-setting-flag = Grace after the clock runs out
tournament-setting-groups = Groups
tournament-setting-members = Members of an entry
tournament-setting-no_show = Time to come to the table
tournament-setting-no_show_game = Time to come to a game
tournament-setting-no_show_pairing = Time to come to a pairing
tournament-setting-round = Time of a round
tournament-setting-rounds = Rounds
tournament-setting-target = Seats at a table
tournament-setting-time_per_game = Time of a game
tournament-setting-together = Pairings at a time
tournament-setting-vacation = Vacation in a round
tournament-setting-best_of = Best of
tournament-setting-closes = End of entering
tournament-setting-cut = Cut
tournament-setting-entries = Entries
tournament-setting-points = Points
tournament-setting-rating_to = Highest rating
tournament-setting-reserve = Reserve
tournament-setting-seats = Sides of the game
tournament-setting-tables = Points of places
tournament-setting-second_final = Second grand final
tournament-setting-third_place = Match for third place
tournament-setting-tiebreaks = Tie-breaks
