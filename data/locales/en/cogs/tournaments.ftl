# Tournaments for those who play in them and watch them.

command-tournament-name = tournament
command-tournament-description = Enter tournaments, find your table, see how it stands
command-tournament-list-name = list
command-tournament-list-description = List the tournaments of this server and your own
command-tournament-show-name = show
command-tournament-show-description = Show one tournament
option-tournament-code-name = tournament
option-tournament-code-description = Its name or its code

events-title = ### Tournaments
events-none =
    ### Tournaments
    There is none here yet.
events-mine = you play in it

event-card-title = ### { $title } · `{ $code }`
event-card-game = { $game }, { $form }
event-form-duel = one against one
event-form-teams = teams of two
event-form-free_for_all = pods of several players
event-card-clock = Clock of the tables: { $clock }.
event-begins = Begins { $moment }.
event-card-entries = **{ $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }**{ $cap ->
        [0] {""}
       *[other] {" "}of { $cap }
    }
event-card-nobody = Nobody has entered yet.
event-card-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
event-card-waiting = Waiting list: { $names }
event-card-playing =
    { $count ->
        [one] { $count } entry plays.
       *[other] { $count } entries play.
    }

button-enter = { -tournament-button-enter }
button-check-in = { -tournament-button-check-in }
button-my-pairing = My pairing
button-entrants = Entries
button-round-page = Round
button-standings = Standings
button-bracket = Bracket
button-event-rules = Rules
button-event-log = Log
button-event-files = Files
button-organise = Organise
button-show = Show
button-event-help = How tournaments work
button-events = Tournaments
button-match-event = The tournament
button-show-event = The tournament
button-why-pairs = { -tournament-button-why }
button-why-pair = Why this pairing?
button-reckoning = { -tournament-button-computed }
button-absent = Miss the next round
button-absence-back = Play the next round after all
button-more-time = More time
button-more-time-back = No more time after all
button-drop-out = Leave the tournament
button-leave-sure = Yes, leave
button-stay-in = No, stay
button-come-back = Come back
button-round-before = Round before
button-round-after = Round after
button-team-agree = Play together

event-entered = You are in.
event-checked-in = You are checked in.
event-left = You have left the tournament.
event-back = You are back. You are paired from the next round on.
event-absence-asked = You miss the next round.
event-absence-back = You play the next round.
event-more-time-noted = You ask for more time. The others see it.
event-more-time-taken-back = You ask for no more time.
event-more-time-extended = All sides have asked: this pairing has more time.
event-reserve-named = Your reserve is named.
event-pick-mate = Your teammate
event-mate-ask = This is a tournament for teams of two. Pick your teammate; they are asked at once.
event-mate-asked = { $who } is asked by direct message. You are in once they agree: then the card shows your team.
event-team-asks = { $who } wants to play “{ $title }” in a team with you.
event-team-declined = You have declined. Nobody else is told.
event-pick-reserve = Name a reserve
event-leave-ask = Leave this tournament? You can enter again while entering is open.
event-leave-ask-team = Leave this tournament? **The whole team leaves it**, reserve included. You can enter again while entering is open.
event-leave-ask-running = Leave this tournament? A game under way is conceded, and you are not paired any more. You may come back once, while late entries are allowed.
event-leave-ask-team-running = Leave this tournament? **The whole team leaves it**: a game under way is conceded, and there are no more pairings for it.

event-not-in = You are not in this tournament.
event-own-team = Your team: { $name }.
event-own-team-reserve = Your team: { $name }. Reserve: { $reserve }; at a table where one of the two is missing, they press **I am here**.
event-you-open = You are in. Check-in comes before the start.
event-you-check-in = You are in, but not checked in yet. Press **{ -tournament-button-check-in }**, or you do not play.
event-you-checked-in = You are in and checked in. The first round comes soon.
event-you-out = You play no further rounds.
event-pairing-due = This pairing is due { $moment }.
event-more-time-title = **{ $title }** · { $round }, table { $table }
event-more-time-may = -# Once a round all sides together may add { $span }.
event-more-time-asked =
    More time ({ $span }) is asked for by { $names }.
    All sides must ask. Still missing: { $missing }.
event-more-time-given = The players have added { $span }.
event-more-time-mark = more time asked for by { $names }
event-go-to-table = **[Go to your table]({ $link })**
event-table-later = The table opens later: everybody has at most { $together } open at a time.
event-table-link = go there

event-table-title = ### { $title } · { $round }, table { $table }{ $game ->
        [1] {""}
       *[other] , game { $game }
    } · `{ $code }`
event-here-next = The table of game { $game } is open. Press **I am here** there: the last press begins the match.
event-here-half = Your table is waiting for you: half of the time is over, and you have not pressed **I am here**.
event-here-last = Your table is still waiting for you, and the time is nearly over. Press **I am here** there.
event-here-until = Whoever is not there { $moment } loses.
event-table-press = All who play here: press **I am here**. The last press begins the match.
event-table-no-show-game = Whoever is not here { $moment } loses this game.
event-table-no-show-pod = Whoever is not here { $moment } is placed last, and the others begin.
event-table-no-show-pairing = Whoever is not here { $moment } loses the whole pairing.
event-table-best-of = Best of { $games }: this is game { $game }.
event-table-series = { $game ->
        [1] Best of { $games }, all at this table.
       *[other] Best of { $games }: the score is { $score }, and the rest is played at this table.
    }
event-table-closed = ### { $title } · `{ $code }`
    This table is closed: its game was decided without being played, as when somebody did not come. **The tournament** shows how.
event-table-option = Table { $table }
event-other-table = Why another pairing?
event-round-undone = { $round } was taken back: { $reason } It is paired anew.

event-log-title = Log of { $title }
event-rules-title = { $title }: how it is played
event-rules-earlier = Seeds follow the places of “{ $title }”.
event-commitment = All draws are bound since the opening by this value: { $value }
event-files-title = **Files of { $title }**
event-files-public = The first file holds the whole tournament without names. The script `tools/verify_tournament.py` recomputes every draw, round and table from it.
event-files-organiser = As an organiser you get names in the tables and in the report. The first file holds the whole tournament without names: `tools/verify_tournament.py` recomputes it.

refused-no-tournament = There is no tournament `{ $code }` here. `/tournament list` shows those that you can see.
refused-tournament-changed = Something has changed meanwhile. Look at the page again and press once more.
refused-tournament-no-step =
    Nothing is due now{ $table ->
        [0] .
       *[other] : table { $table } is not over.
    }
refused-tournament-organiser = Only organisers of this tournament may do this: whoever made it, whom they named, and those who manage the server.
refused-tournament-not-entered = You are not in this tournament. Press **{ -tournament-button-enter }** while entering is open.
refused-tournament-team-only = This is a tournament for teams of two. Press **{ -tournament-button-enter }** and pick your teammate.
refused-tournament-single-only = In this tournament everybody plays alone.
refused-tournament-team-none = Nobody asks you for a team here any more.
refused-tournament-mate-person = Pick another person, no bot and not yourself.
refused-tournament-mate-blocked = { $who } is on your block list, so you cannot play in one team. Pick another person, or unblock them with `/unblock`.
refused-tournament-mate-closed = { $who } cannot be in your team. Pick another person.
refused-tournament-checked-in = You are checked in already.
refused-tournament-settings-fixed = The settings are fixed since the opening. Cancel this tournament and make another one if they must change.
refused-tournament-closes-past = Entering would be over before it begins: **Entering closes** lies in the past. Set a later moment in the settings, or none.
refused-tournament-list-none = Seeds go by your list, and it is still empty. Write it in the settings, or choose other seeds there.
refused-tournament-list-line = Line { $place } of the list is neither a user’s id nor a mention, and too long for a name. A name has at most { $most } characters.
refused-tournament-list-twice = Line { $place } of the list is the same as line { $earlier }. Everybody stands there once.
refused-tournament-earlier-none = Seeds go by an earlier tournament, and none is chosen. Choose it in the settings, or choose other seeds there.
refused-tournament-earlier-wrong = Seeds can only follow a tournament of the same game that has ended on this server.
refused-tournament-best-of-series = In this game a pairing is never best of { $best_of }. Choose one of: { $lengths }.
refused-tournament-form = This game is not played in this form.
refused-tournament-name = A name has 1 to { $most } characters.
refused-tournaments-many = This server has { $limit } tournaments that are not over. End or cancel one first.
refused-tournament-solver = The round could not be computed now. It is tried again; if it happens again, tell the operator of the bot.
refused-not-tournament-table = This table belongs to no tournament.
refused-tournament-not-your-table = You do not play at this table. **My pairing** leads to yours.
refused-tournament-no-table = There is no table yet: it is posted after the first round.
refused-tournament-no-bracket = There is no bracket yet.
refused-tournament-files-early = The files are open to all after the end; before that only to organisers, since they hold absences that were asked for.
refused-tournament-files-none = There are no files before the first round.
event-page-places = Final places
event-page-before-cut = Standings before the cut
event-page-standings = Standings
event-page-bracket = Bracket
event-page-cross = Cross table
event-page-rounds = Rounds
event-page-settings = How it is played
event-page-draws = Draws
event-page-log = Log
event-page-entry = Entry
event-page-draw = Draw { $draw }: { $value }
event-page-salt = salt
event-page-draws-text = All draws were bound by c(0) before anybody entered. c(k − 1) is the SHA-256 of c(k). The seed of draw k is the SHA-256 of c(k) followed by the salt.
