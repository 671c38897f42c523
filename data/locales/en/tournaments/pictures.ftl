# Pictures of tournaments and their Alt texts.

picture-former = former player { $number }
picture-nameless = Entry { $number }
picture-page = { $page } of { $pages }
picture-decimal = { $whole }.{ $rest }
picture-bye = bye
picture-table = Table { $number }
picture-first = goes first
picture-running = is being played
picture-waiting = not begun yet
picture-legend-running = table number, being played
picture-legend-waiting = table number, not begun yet
picture-over = over
picture-unplayed = + and − without play
picture-by-hand = paired by an organiser
picture-away = Not paired: { $names }
picture-away-more = Not paired: { $names } and { $count } more

## Brackets. Rounds are named as in rounds.ftl

picture-bracket-single = Bracket
picture-bracket-winners = Winners' bracket
picture-bracket-losers = Losers' bracket
picture-bracket-grand = Grand final
picture-third = Third place

## Standings

picture-standings = { $planned ->
    [0] Standings after round { $rounds }
   *[other] Standings after round { $rounds } of { $planned }
}
picture-standings-left = { $group ->
    [0] Standings · pairings left: { $left }
   *[other] Group { $group } · pairings left: { $left }
}
picture-standings-none = Standings before the first round
picture-standings-group = Group { $group } after round { $rounds }
picture-points = Points
picture-cut-line = The best { $cut } go on
picture-cut-made = These { $cut } went on
picture-dropped = left
picture-disqualified = disqualified

## Short names of tie-breaks above their columns, then what they stand for

picture-meaning = { $short }: { $full }
picture-short-buchholz_cut_1 = B−1
picture-short-buchholz = B
picture-short-sonneborn_berger = SB
picture-short-direct_encounter = DE
picture-short-wins = W
picture-short-opponents_match_wins = OM%
picture-short-game_wins = GW%
picture-short-opponents_game_wins = OG%
picture-short-sole_firsts = 1st
picture-short-best_results = Best
picture-short-opponents_mean = Opp
picture-break-buchholz_cut_1 = Buchholz without the lowest
picture-break-buchholz = Buchholz
picture-break-sonneborn_berger = Sonneborn-Berger
picture-break-direct_encounter = direct encounter
picture-break-wins = wins
picture-break-opponents_match_wins = opponents' match wins
picture-break-game_wins = game wins
picture-break-opponents_game_wins = opponents' game wins
picture-break-sole_firsts = sole first places
picture-break-best_results = best results in turn
picture-break-opponents_mean = opponents' mean

## Cross tables, rounds, curves

picture-cross = Cross table
picture-cross-group = Cross table, group { $group }
picture-round = { $planned ->
    [0] Round { $number }
   *[other] Round { $number } of { $planned }
}
picture-absent = absent
picture-curve-provisional = not settled yet
picture-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
picture-month-alone = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
picture-day = { $day } { $month }
picture-day-year = { $month } { $year }

## Leagues

picture-ladder = Ladder
picture-season = Season
picture-division = { $title } · division { $division }
picture-ladder-may = you may challenge
picture-ladder-rests = not again yet
picture-ladder-rose = last move up
picture-ladder-sank = last move down
picture-ladder-made = challenges this place
picture-ladder-got = challenged by this place
picture-ladder-playing = being played
picture-ladder-reach = Challenge up to { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
} above you
picture-season-total = Total
picture-season-singles = Then the single results, best first
picture-season-dropped = In brackets: does not count
picture-season-up = { $over ->
    [0] would go up
   *[other] went up
}
picture-season-down = { $over ->
    [0] would go down
   *[other] went down
}
picture-season-leaves = { $over ->
    [0] is leaving
   *[other] left
}
picture-season-how = 100 points for first place of a tournament, 0 for last
picture-bracketed = ({ $figure })
picture-alt-league-place = You: place { $place } of { $people }
picture-alt-season-place = You: place { $place }, { $points } points
picture-alt-ladder-row = { $place }. { $name }
picture-alt-ladder-rose = { $row } (up by { $moved })
picture-alt-ladder-sank = { $row } (down by { $moved })
picture-alt-ladder-challenges = { $row }, challenges place { $other }
picture-alt-ladder-plays = { $row }, plays against place { $other }
picture-alt-season-move = { $row } ({ $move })

## Alt texts

picture-alt-headed = { $title }, page { $page }
picture-alt-more = { $list }; and { $count } more
picture-alt-champion = Winner: { $name }
picture-alt-own = You: { $what }
picture-alt-own-place = You: place { $place }, { $points } points
picture-alt-own-results = Your results: { $results }
picture-alt-result = { $name }: { $result }
picture-alt-row = { $place }. { $name }: { $points }
picture-alt-waits = { $name } waits for an opponent
picture-alt-against = { $one } against { $other }
picture-alt-bye = { $name } has a bye
picture-alt-score = { $pairing } { $score }
picture-alt-table = table { $table }: { $pairing }
picture-alt-running = table { $table }, being played: { $pairing }
picture-alt-waiting = table { $table }, not begun yet: { $pairing }
picture-alt-first = { $pairing }, { $name } goes first
picture-alt-seat = { $letter } { $name }
picture-alt-pod-place = { $seat } place { $place }, { $points } points
picture-alt-rating = { $name }, { $title }: the rating is { $rating }
picture-alt-provisional = It has not settled yet
picture-alt-from = It began at { $rating } on { $day }
picture-alt-lowest = Its lowest was { $rating } on { $day }
picture-alt-highest = Its highest was { $rating } on { $day }
