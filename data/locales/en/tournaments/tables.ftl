# Tournaments: standings, places, how they were computed, cross tables.

tournament-standings-title = { $over ->
    [0] ### Table after round { $round }
   *[other] ### Table after the last round
}
tournament-standings-left = ### Table so far · pairings left: { $left }
tournament-places-title = { $over ->
    [0] ### Places so far
   *[other] ### Final places
}
tournament-group = **Group { $group }**
tournament-own-line = { $shared ->
    [0] Your place: { $place }. Points: { $points }.
   *[other] You share place { $place }. Points: { $points }.
}
tournament-column-points = Points
tournament-column-sole_firsts = first places won alone
tournament-column-result = best results in turn
tournament-column-mean_points = opponents' mean points
tournament-rounded = Some figures are rounded; the order goes by the exact ones.
tournament-explained = **{ $name }**: { $text }
tournament-what-buchholz_cut_1 = The sum of your opponents' scores without the lowest one: it says how strong your opponents were.
tournament-what-buchholz = The sum of all your opponents' scores.
tournament-what-sonneborn_berger = Each opponent's score times what you got against them: wins against the strong count most.
tournament-what-direct_encounter = Your points against those you are tied with, if all of you have met.
tournament-what-wins = The rounds you won, byes and forfeits among them.
tournament-what-opponents_match_wins = The mean share of points that your opponents won, each at least 33%.
tournament-what-game_wins = The share of points that you won in single games, at least 33%.
tournament-what-opponents_game_wins = The mean share of points that your opponents won in single games, each at least 33%.
tournament-status-waiting = had no place
tournament-status-missing = did not check in
tournament-status-withdrawn = withdrew
tournament-status-dropped = dropped
tournament-status-disqualified = { $given ->
    [0] disqualified
   *[other] disqualified: { $reason }
}

## How it was computed

tournament-reckoning-title = ### { $name }: place { $place } after round { $round }
tournament-row-played = Round { $round }: { $points } { $count ->
    [0] against nobody
   *[other] against { $names }
}
tournament-row-won_forfeit = Round { $round }: { $points } { $count ->
    [0] against nobody
   *[other] against { $names }
}, won by forfeit
tournament-row-lost_forfeit = Round { $round }: { $points } { $count ->
    [0] against nobody
   *[other] against { $names }
}, lost by forfeit
tournament-row-bye = Round { $round }: { $points } for a bye
tournament-row-absence = Round { $round }: { $points } for an absence
tournament-row-gone = Round { $round }: { $points }, after leaving
tournament-row-open = Round { $round }: { $count ->
    [0] against nobody
   *[other] against { $names }
}, not over yet
tournament-sum-points = { $off ->
    [0] **Points: { $sum } = { $points }**
   *[other] **Points: { $sum } − { $taken } (penalty) = { $points }**
}
tournament-sum-title = **{ $name }: { $value }**
tournament-addend-opponents = Round { $round }: { $value }, { $count ->
    [1] the score of { $names } ({ $scores })
   *[other] the scores of { $names } ({ $scores })
}
tournament-addend-least_of_both = Round { $round }: { $value }, the lesser of own points { $own } and those of { $names } ({ $scores }), as it was not played
tournament-addend-own_or_half = Round { $round }: { $value }, the lesser of own points { $own } and half the rounds ({ $half }), as there was no opponent
tournament-addend-cut = { $text } — left out as the cut
tournament-product = Round { $round }: { $addend } × { $result } = { $product }
tournament-encounter-alone = Nobody else was still tied, so it did not count.
tournament-encounter-unmet = Tied: { $names }. Not all of them have met, or all scored the same 0, so it decides nothing.
tournament-encounter-met = Points among the tied: { $scores }.
tournament-share = { $name }: { $share }
tournament-share-mean = The figure is the mean of these; a share below 33/100 counts as 33/100.
tournament-share-games = Single games: { $won } won, { $drawn } drawn, { $lost } lost; a bye is 2–0, and a share below 33/100 counts as 33/100.
tournament-pod-firsts = Tables won alone count, shared first places do not.
tournament-pod-results = Results from the best on: { $results }.
tournament-pod-mean = The mean of: { $scores }.

## Cross tables

tournament-cross-title = ### Cross table
tournament-cross-page = ### Cross table, group { $group }
tournament-cross-how = 1 is a win, ½ a draw, 0 a loss, – not played yet; “f” marks a forfeit.
tournament-cross-forfeit = { $mark }f
