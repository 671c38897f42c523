# Tournaments: ratings, seasons, divisions, ladders.

## Ratings

tournament-rank-title = Ratings: { $title }
tournament-rank-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
tournament-rank-none = Nobody has played a rated game in the last 90 days.
tournament-rank-foot = A “?” marks a provisional rating: too few games so far. The list has those who played in the last 90 days and want to be listed.
tournament-rating = Your rating is { $rating }, from { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}{ $provisional ->
    [0] .
   *[other] . It is provisional: too few games so far.
}
tournament-rating-change = { $name }: { $before } → { $after } ({ $step })
tournament-unrated-imported = The match was imported from a file; only matches played here count for ratings.
tournament-unrated-practice = A practice AI sat at the table from the start; only games between persons count for ratings.
tournament-unrated-no_result = The game ended without a result, so ratings do not change.
tournament-unrated-forfeit = The game was decided by forfeit, so ratings do not change.
tournament-unrated-exempt = A judge exempted this game from the ratings.
tournament-unrated-options = The game had options or packs that are not standard, so it does not count for ratings.
tournament-unrated-not_opened_as_rated = The table was not opened as rated.
tournament-unrated-same_opponents = You played three rated games with these opponents today; outside tournaments no more count.

## Seasons and divisions

tournament-season-none = No tournament of this season is over yet.
tournament-season-how = { $best ->
    [0] A tournament gives 100 points for first place, 0 for last, the others in even steps; all count.
    [one] A tournament gives 100 points for first place, 0 for last, the others in even steps; the best one counts, the others stand in brackets.
   *[other] A tournament gives 100 points for first place, 0 for last, the others in even steps; the best { $best } count, the others stand in brackets.
}
tournament-division-up = { $name } goes up from division { $before } to division { $after }
tournament-division-down = { $name } goes down from division { $before } to division { $after }
tournament-division-joins = { $name } joins division { $after }
tournament-division-leaves = { $name } leaves division { $before }
tournament-division-stay = Nobody changes division.

## Ladders

tournament-ladder-empty = Nobody is on this ladder yet.
tournament-ladder-challenges = Open challenges
tournament-ladder-open = { $one } challenges { $other }; to be accepted { $moment }
tournament-ladder-accepted = { $one } plays { $other }; to be played { $moment }
tournament-ladder-join = You are not on this ladder. Join it: you begin at the bottom.
tournament-ladder-accept = { $name } challenges you. Accept it, or you lose by forfeit { $moment }.
tournament-ladder-wait = You wait for { $name } to accept your challenge; without an answer you win { $moment }.
tournament-ladder-play = Play { $name }; time is up { $moment }.
tournament-ladder-may = You may challenge { $names }.
tournament-ladder-again = You may challenge again: { $names }.
tournament-ladder-again-one = { $name } ({ $moment })
tournament-ladder-top = You stand at the top: nobody is above you to challenge.
tournament-ladder-nobody = You may challenge up to { $reach } places above you, but all of them are busy, or you played them in the last days.
tournament-ladder-sinks = Without a game you sink one place { $moment }.
tournament-ladder-how-declined = { $by ->
    [reader] You decline the challenge.
   *[other] { $name } declines the challenge.
}
tournament-ladder-how-unanswered = { $by ->
    [reader] You have not answered the challenge in time.
   *[other] { $name } has not answered the challenge in time.
}
tournament-ladder-how-withdrawn = { $by ->
    [reader] You take the challenge back.
   *[other] { $name } takes the challenge back.
}
tournament-ladder-how-left = { $by ->
    [reader] You leave the ladder.
   *[other] { $name } leaves the ladder.
}
tournament-ladder-how-late = { $by ->
    [reader] You did not come to play in time.
    [nobody] The match was not played in time.
   *[other] { $name } did not come to play in time.
}
tournament-ladder-rises = { $you ->
    [challenger] You win { $forfeit ->
        [0] { "" }
       *[other] by forfeit{ " " }
    }and take the place of { $other }; those between you sink one place.
    [challenged] { $one } wins { $forfeit ->
        [0] { "" }
       *[other] by forfeit{ " " }
    }and takes your place; you and those between you sink one place.
   *[nobody] { $one } wins { $forfeit ->
        [0] { "" }
       *[other] by forfeit{ " " }
    }and takes the place of { $other }; those between sink one place.
}
tournament-ladder-stays = { $you ->
    [challenger] { $other } wins against you{ $forfeit ->
        [0] { "" }
       *[other] { " " }by forfeit
    }. All keep their places.
    [challenged] You win against { $one }{ $forfeit ->
        [0] { "" }
       *[other] { " " }by forfeit
    }. All keep their places.
   *[nobody] { $other } wins against { $one }{ $forfeit ->
        [0] { "" }
       *[other] { " " }by forfeit
    }. All keep their places.
}
tournament-ladder-draw = { $forfeit ->
    [0] { $you ->
        [challenger] You and { $other } draw. All keep their places.
        [challenged] You and { $one } draw. All keep their places.
       *[nobody] { $one } and { $other } draw. All keep their places.
    }
   *[other] { $you ->
        [challenger] Your challenge of { $other } ends without a winner. All keep their places.
        [challenged] The challenge of { $one } to you ends without a winner. All keep their places.
       *[nobody] The challenge of { $one } and { $other } ends without a winner. All keep their places.
    }
}
