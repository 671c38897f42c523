# Tournaments: their settings in sentences, in a line, and as a dry run.

## A line for lists

tournament-short-swiss = { $cut ->
    [0] Swiss
   *[other] Swiss, top { $cut }
}
tournament-short-single = Single elimination
tournament-short-double = Double elimination
tournament-short-robin = Round robin
tournament-short-pods = Pods
tournament-short-live = live
tournament-short-days = over days
tournament-short-best-of = best of { $games }
tournament-short-teams = teams of 2
tournament-short-rated = rated
tournament-short-unrated = unrated

## Sentences: the format

tournament-set-swiss = { $rounds ->
    [0] Swiss: each round pairs entries with about equal points who have not met. There are as many rounds as leave one unbeaten entry: 3 for up to 8 entries, 4 for up to 16, 5 for up to 32.
    [one] Swiss: one round.
   *[other] Swiss, { $rounds } rounds: each pairs entries with about equal points who have not met.
}
tournament-set-fold = Among equal points the upper half meets the lower half.
tournament-set-clubs = { $rounds ->
    [one] In the first round clubmates are kept apart where that is possible.
   *[other] In the first { $rounds } rounds clubmates are kept apart where that is possible.
}
tournament-set-cut = { $third ->
    [0] Then the best { $cut } play single elimination, seeded by the table, without a match for third place.
   *[other] Then the best { $cut } play single elimination, seeded by the table, with a match for third place.
}
tournament-set-single = { $third ->
    [0] Single elimination: whoever loses a pairing is out. The losers of the semifinals share third place.
   *[other] Single elimination: whoever loses a pairing is out. The losers of the semifinals play for third place.
}
tournament-set-double = { $second ->
    [0] Double elimination: whoever loses twice is out. The grand final is one pairing, whoever wins it.
   *[other] Double elimination: whoever loses twice is out. If the undefeated side loses the grand final, a second one decides.
}
tournament-set-robin = { $groups ->
    [one] { $cycles ->
        [one] Round robin: everybody meets everybody once.
        [2] Round robin: everybody meets everybody twice, and the second time the other side goes first.
       *[other] Round robin: everybody meets everybody { $cycles } times, and every other time the other side goes first.
    }
   *[other] { $cycles ->
        [one] Round robin in { $groups } groups: everybody meets everybody of the same group once.
        [2] Round robin in { $groups } groups: everybody meets everybody of the same group twice, and the second time the other side goes first.
       *[other] Round robin in { $groups } groups: everybody meets everybody of the same group { $cycles } times, and every other time the other side goes first.
    }
}
tournament-set-pods = { $rounds ->
    [one] Pods: one round at tables of { $target } where that is possible.
   *[other] Pods: { $rounds } rounds at tables of { $target } where that is possible.
}
tournament-set-pods-meetings = Tables avoid repeated meetings first, then differences in points.
tournament-set-pods-points = Tables avoid differences in points first, then repeated meetings.
tournament-set-pod-points = Points at a table of { $size }, from first place to last: { $points }.

## Sentences: the pace

tournament-set-live = Live: all play at the same time, and a round ends before the next is paired. Check-in takes { $check_in }.
tournament-set-days = Over days: you play when you find time. A round takes { $round } at most, check-in { $check_in }.
tournament-set-no-show-live = Who has not come to the table { $game } after it opened loses the game, { $pairing } after it the pairing.
tournament-set-no-show-game = Who has not come to the table { $game } after it opened loses.
tournament-set-no-show-pods = Who has not come to the table { $game } after it opened is placed last there, and the others begin.
tournament-set-no-show-days = Who has not come to the table { $pairing } after it opened loses the pairing.
tournament-set-together = { $together ->
    [one] All rounds run at once, with one pairing a person at a time.
   *[other] All rounds run at once, with at most { $together } pairings a person at a time.
}
tournament-set-extension = Once a round both sides together may extend their pairing by { $span }; organisers may do so at any time.
tournament-set-vacation = A vacation stops the clock of a pairing for at most { $span } a round.
tournament-set-flag = { $seconds ->
    [0] Whose clock runs out loses at once, without a vote.
   *[other] Whose clock runs out loses { $span } later, without a vote.
}
tournament-set-time = A game takes { $span } at most; then the step under way is finished and the game is scored as it stands.
tournament-set-time-series = All games of a pairing together take { $span } at most; then the step under way is finished, the game is scored as it stands, and more games won take the pairing.

## Sentences: games and the table

tournament-set-best-of = { $games ->
    [one] A pairing is one game.
   *[other] A pairing is best of { $games }: it is over once a side has won { $most } games.
}
tournament-set-series = They are played at one table. A game that nobody wins counts for nobody; after { $drawn } of them more games won take the pairing.
tournament-set-first = { $games ->
    [one] The pairing says who goes first.
   *[other] The pairing says who goes first in game 1. In the next games the loser goes first, unless the game has its own rule.
}
tournament-set-agreed = Players may agree on a draw.
tournament-set-points = Points: { $win } for a win, { $draw } for a draw, { $loss } for a loss.
tournament-set-breaks = Equal points are ordered by, one after another: { $names }. Who is still equal shares a place.
tournament-set-no-breaks = Entries with equal points share a place.
tournament-set-pod-order = The first place of a pod has 120 points, the last none, the others in even steps; ties share. Equal points are ordered by first places won alone, then the best results, then the mean points of opponents, then lot.
tournament-break-buchholz_cut_1 = Buchholz cut 1
tournament-break-buchholz = Buchholz
tournament-break-sonneborn_berger = Sonneborn-Berger
tournament-break-direct_encounter = direct encounter
tournament-break-wins = wins
tournament-break-opponents_match_wins = opponents' match wins (OMW)
tournament-break-game_wins = own game wins (GW)
tournament-break-opponents_game_wins = opponents' game wins (OGW)
tournament-list-or = { $head } or { $last }

## Sentences: entering and the rest

tournament-set-teams = { $reserve ->
    [0] Teams of 2.
   *[other] Teams of 2, with one reserve who is named before round 1.
}
tournament-set-cap = At most { $cap } entries; the others wait in the order in which they entered.
tournament-set-opens = Entering opens: { $moment }.
tournament-set-closes = Entering closes: { $moment }.
tournament-set-roles = You need the role { $roles }.
tournament-set-club-roles = { $count ->
    [one] Who has the role { $roles } is a clubmate of the others with it.
   *[other] Clubmates are those who have the same one of these roles: { $roles }.
}
tournament-set-rating = { $top ->
    [0] You need a rating of { $low } or more.
   *[other] You need a rating from { $low } to { $high }.
}
tournament-set-games = { $games ->
    [one] You need one rated game.
   *[other] You need { $games } rated games.
}
tournament-set-late = Late entries are taken until half the rounds are paired; missed rounds give 0.
tournament-set-absences = { $absences ->
    [0] Who asks for an absence before the pairing gets 0 for that round.
    [one] Who asks for an absence before the pairing gets a draw's points once, but not in the last round.
   *[other] Who asks for an absence before the pairing gets a draw's points up to { $absences } times, but not in the last round.
}
tournament-set-seeding-rating = Seeds go by rating, equals by lot.
tournament-set-seeding-list = Seeds go by the organiser's list, the rest by lot.
tournament-set-seeding-table = Seeds go by the table of an earlier tournament, the rest by lot.
tournament-set-seeding-lots = Seeds are drawn by lot.
tournament-set-shown-start = What you bring, such as a deck, is locked at check-in and shown from the start.
tournament-set-shown-end = What you bring, such as a deck, is locked at check-in and stays closed to others until the tournament is over.
tournament-set-rated = Games count for the ratings.
tournament-set-unrated = Games do not count for the ratings.
tournament-set-unrated-options = Games do not count for the ratings: they are not played with the standard options.
tournament-set-unrated-packs = Games do not count for the ratings: they are played with content packs.

## The dry run

tournament-dry-line = { $entries }: { $rounds }, { $tables }.
tournament-dry-entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
tournament-dry-teams = { $entries ->
    [one] { $entries } team
   *[other] { $entries } teams
}
tournament-dry-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournament-dry-tables = { $tables ->
    [one] { $tables } table at first
   *[other] { $tables } tables at first
}
tournament-dry-byes = { $byes ->
    [one] and a bye
   *[other] and { $byes } byes
}
tournament-dry-pods = Seats at the tables: { $sizes }.
tournament-dry-groups = Entries in the groups: { $sizes }.
tournament-dry-groups-teams = Teams in the groups: { $sizes }.
tournament-dry-pairings = { $pairings ->
    [one] { $pairings } pairing in all.
   *[other] { $pairings } pairings in all at most.
}
tournament-dry-pods-all = { $pairings ->
    [one] { $pairings } game in all.
   *[other] { $pairings } games in all at most.
}
tournament-dry-cut = { $rounds ->
    [one] Then the top { $cut } play one more round.
   *[other] Then the top { $cut } play { $rounds } more rounds.
}
tournament-dry-time = By its time limits that takes { $span } at most, without extensions and breaks.
