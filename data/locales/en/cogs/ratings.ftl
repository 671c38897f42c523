# What finished matches say: profiles, leaderboards, records, characters, a year; and rated tables.

## Profile

command-profile-name = profile
command-profile-description = Show finished matches, ratings and characters, yours or somebody else's
option-person-name = person
option-person-description = Whose profile, by default your own
profile-title = ### { $who } on this server
profile-open = -# Others can look at this too: `/settings`.
profile-private = -# Only you see this: `/settings`.
profile-ratings = **Ratings**
profile-rating = { $book }: **{ $rating }** · { $games ->
    [one] { $games } rated match
   *[other] { $games } rated matches
}
profile-provisional = provisional
profile-place = place { $place } of { $listed }
profile-curve = Lately: { $course } · highest { $best }, { $day }
profile-form = **Form:** { $signs } · { $won } of the latest { $games } won (the newest first)
profile-streak-won = Wins in a row: { $count }. Most ever: { $best }.
profile-streak-lost = Matches since the last win: { $count }. Most wins in a row ever: { $best }.
profile-same-side = On one side with you: { $played } played, { $won } won.
profile-favourites = **Characters**
profile-favourite = { $name } ({ $game }): { $played } played, { $won } won
button-profile = Profile
button-ratings = Ratings here
button-year = The year { $year }
refused-profile-bot = Bots have no profile.
refused-profile-private = This profile is private: only its owner sees it.
refused-profile-empty = There is no finished match to look back at.
refused-ratings-nowhere = Ratings and profiles belong to a server: call them up there.

menu-record-name = Record
record-none = No finished match with others yet.
record-game = **{ $game }**: { $played } played, { $won } won{ $left ->
    [0] {""}
   *[other] , { $left } left before the end
}
record-together = With you: { $played } played. They won { $theirs }, you won { $yours }.
record-match = { $day } · { $game } `{ $code }` · { $result }
record-counts = -# Matches that came to a result with at least one other person count. Matches against bots alone do not.
record-rulings = -# What judges were asked and ruled in a match: `/rulings` with its code.

## A year

year-title = ### { $year } · { $who } on this server
year-played = **{ $played }** { $played ->
    [one] match
   *[other] matches
} played, { $won } won.
year-empty = No finished match that year.
year-favourite = Favourite character: **{ $name }** ({ $game }): { $played } played, { $won } won.
year-best-win = Best win: over **{ $who }**, rated { $rating } then, in `{ $code }`.
year-nemesis = Nemesis: **{ $who }**, who won { $count } { $count ->
    [one] time
   *[other] times
} against you.
year-nemesis-other = Nemesis: **{ $who }**, who won { $count } { $count ->
    [one] time
   *[other] times
} against them.
year-partner = Best partner: **{ $who }**, { $count } { $count ->
    [one] win
   *[other] wins
} on one side.
year-rival = Met most often: **{ $who }**, in { $count } { $count ->
    [one] match
   *[other] matches
}.
year-counts = -# Years by UTC. Who does not want to be listed is not named here.
button-year-before = ◀ { $year }
button-year-after = { $year } ▶

## Leaderboards

command-ratings-name = ratings
command-ratings-description = Show leaderboards, records and characters of this server
option-ratings-game-description = The game, by default one that is rated here
option-form-name = form
option-form-description = A duel, teams, or everybody for themselves
choice-form-duel-name = duel
choice-form-teams-name = teams
choice-form-free-for-all-name = free for all
form-duel = duel
form-teams = teams
form-free-for-all = free for all
ratings-book = { $game }, { $form }
ratings-title = ### Ratings · { $book }
ratings-none = Nobody stands here yet. A table opened with `/play` and **rated: yes** counts, and so does every tournament.
ratings-line = { $place }. { $name } · **{ $rating }**{ $mark } · { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
ratings-line-own = **▸ { $place }. { $name } · { $rating }{ $mark } · { $games ->
    [one] { $games } match
   *[other] { $games } matches
}**
ratings-mark = ?
ratings-own-none = You have no rated match here yet.
ratings-own-idle = You have { $rating } from { $games ->
    [one] { $games } match
   *[other] { $games } matches
}. You are not listed, since you have played no rated match for 90 days.
ratings-own-unlisted = You have { $rating } from { $games ->
    [one] { $games } match
   *[other] { $games } matches
}. You are not listed, as you chose in `/settings`.
ratings-about = -# ? is provisional: the figure rests on few matches. Everybody starts at 1000. After 30 days without a rated match a rating gets less certain each day, and so lower; after 90 days it is not listed. Who does not want to be listed: `/settings`.
refused-ratings-form = That game is not rated in that form.
button-ratings-list = Leaderboard
button-ratings-records = Records
button-ratings-characters = Characters

records-title = ### Records · { $book }
records-none = No finished match yet.
records-most-played = **Most matches:** { $who }, { $count }
records-streak = **Most wins in a row:** { $who }, { $count }
records-fastest = **Fewest choices:** { $count }, { $day }
records-longest = **Most choices:** { $count }, { $day }
records-closest = **Closest end:** ahead by { $count }, { $day }
records-match = · `{ $code }` · { $names }
records-about = -# Of { $count ->
    [one] { $count } match
   *[other] { $count } matches
} between people. Who does not want to be listed holds no record here, and matches with them are not shown.

characters-title = ### Characters · { $book }
characters-none = No finished match yet.
characters-line = **{ $name }** · { $played } played · { $share }% won ({ $low }–{ $high })
characters-best = · best: { $who }, { $won ->
    [one] { $won } win
   *[other] { $won } wins
}
characters-about = -# In brackets: where the true share lies with 95% of certainty. With few matches that says little. A shared win counts as half.

## Rated tables

option-rated-name = rated
option-rated-description = Whether the result counts for the ratings: by people only, with standard options
choice-rated-yes-name = yes
choice-rated-no-name = no
lobby-rated = 📈 **Rated:** the result counts for `/ratings`.
hosting-rated-yes = Rated: the result counts for the ratings
hosting-rated-no = Not rated
refused-rated-private = Only tables on a server can be rated: ratings compare its people.
refused-rated-practice = A rated match is played by people alone. Remove the bots first, or turn rated off in **Match options**.
refused-rated-options = A rated match has the standard options. Choose these first, or turn rated off in **Match options**.
refused-rated-packs = A rated match is played without content packs. Choose none first, or turn rated off in **Match options**.
