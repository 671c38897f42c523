# Tournaments: names and figures that many texts share.

tournament-former = former player { $entry }
tournament-round = Round { $round }
tournament-at-table = { $round }, table { $table }
tournament-pair-bye = { $name } has a bye
tournament-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
tournament-reason = Reason: { $reason }
tournament-nobody = nobody

# Buttons that texts name; whoever labels them takes these terms.
-tournament-button-enter = Enter
-tournament-button-check-in = Check in
-tournament-button-why = Why these?
-tournament-button-computed = How computed
