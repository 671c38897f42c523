# Leagues: ladders and seasons, for those who play in them and those who run them.

command-league-name = league
command-league-description = Show ladders and seasons of this server: places, challenges, tables
command-league-list-name = list
command-league-list-description = List the ladders and seasons of this server
command-league-ladder-name = ladder
command-league-ladder-description = Show one ladder
command-league-season-name = season
command-league-season-description = Show the table of a season
option-league-ladder-name = ladder
option-league-ladder-description = Its name or its code
option-league-season-name = season
option-league-season-description = Its name

leagues-title = ### Ladders and seasons
leagues-none =
    ### Ladders and seasons
    There are none here yet. Who may manage the server or its events can make them.

ladder-list-title = **{ $title }** · `{ $code }`
ladder-list-state =
    { $phase ->
        [draft] Draft: only organisers see it.
        [closed] Closed.
       *[open] { $people ->
            [one] { $people } person
           *[other] { $people } people
        }
    }{ $place ->
        [0] {""}
       *[other] {" "}· you are on place { $place }
    }
ladder-game = { $game } · { $clock }

## The card

ladder-phase-draft = This ladder is a draft: it opens once its organisers say so.
ladder-phase-closed = **This ladder is closed.**
ladder-more-challenges = There are more: **My challenge** shows yours.
button-match-ladder = The ladder
button-ladder-join = Join
button-ladder-challenge = Challenge
button-ladder-mine = My challenge
button-ladder-leave = Leave
button-ladder-rules = Rules
button-ladder-log = Log
button-ladder-organise = Organise
button-ladder-places = All places
button-show-ladder = The ladder

## The own page

ladder-your-place = You are on place { $place } of { $count }.
ladder-pick = Challenge somebody
ladder-option-place = place { $place }
ladder-joined = You are on the ladder, at the bottom. Your list of blocked people changes nothing here: whoever stands below you may challenge you, and the match is opened for both.
ladder-challenged = Your challenge is made. The other person is asked at once.
ladder-accepted = You have accepted. The table is open.
ladder-declined = You have declined, and lose by forfeit.
ladder-withdrawn = You have taken your challenge back, and lose it by forfeit.
ladder-left = You have left the ladder.
ladder-ask-leave = Leave the ladder? Those below you move up, and an open challenge is lost. If you come back, you begin at the bottom.
ladder-ask-decline = Decline this challenge? You lose it by forfeit: the challenger takes your place.
ladder-ask-withdraw = Take your challenge back? You lose it by forfeit, and must wait before you may challenge the same person again.
button-ladder-accept = Accept
button-ladder-decline = Decline
button-ladder-decline-sure = Yes, decline
button-ladder-withdraw = Take it back
button-ladder-withdraw-sure = Yes, take it back
button-ladder-leave-sure = Yes, leave the ladder
button-ladder-keep = No

## Rules and log

ladder-rules-title = { $title }: the rules
ladder-rule-reach =
    You may challenge people up to { $reach ->
        [one] { $reach } place
       *[other] { $reach } places
    } above you.
ladder-rule-accept =
    A challenge is accepted within { $days ->
        [one] { $days } day
       *[other] { $days } days
    }. Who declines or does not answer loses by forfeit.
ladder-rule-play =
    Then the match is opened. Both press **I am here** and play it within { $days ->
        [one] { $days } day
       *[other] { $days } days
    }. After that, whoever is waited for loses; if that is both, all keep their places.
ladder-rule-winner = A challenger who wins takes the other's place, and those between sink one. After any other result all keep their places.
ladder-rule-one = You may have one challenge that you made and one that you got at a time.
ladder-rule-again =
    The same two may play again after { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
ladder-rule-idle =
    New people begin at the bottom. After { $days ->
        [one] { $days } day
       *[other] { $days } days
    } without a game you sink one place, then one more every { $every ->
        [one] day
       *[other] { $every } days
    }.
ladder-rule-rated = The matches count for the ratings.
ladder-rule-blocks = Lists of blocked people change nothing here. Time in which the bot cannot be reached counts for nobody.
ladder-files-title = **Files of { $title }**
ladder-files-public = The first file holds the whole ladder without names: rules, challenges, results with the codes of their matches, and every move. The script `tools/verify_ladder.py` recomputes the order from it. The second file holds the present order.
ladder-files-organiser = The first file holds the whole ladder without names: rules, challenges, results with the codes of their matches, and every move. The script `tools/verify_ladder.py` recomputes the order from it. The second file holds the present order; as an organiser you get names in it.
ladder-log-title = Log of { $title }
ladder-log-none = Nothing has happened yet.
ladder-log-joined = { $name } joins.
ladder-log-left = { $name } is off the ladder.
ladder-log-challenged = { $one } challenges { $other }.
ladder-log-accepted = { $other } accepts the challenge of { $one }.
ladder-log-sunk = { $name } sinks one place: no game for long.
ladder-log-delayed = The bot could not be reached for { $span }: all deadlines move by that.
ladder-log-reason = { $line } Decided by an organiser: { $reason }

## Messages

ladder-dm-challenged = **{ $title }**: { $name } challenges you.
ladder-dm-accept =
    Accept it, or you lose by forfeit { $moment }. Once you accept, you both have { $days ->
        [one] { $days } day
       *[other] { $days } days
    } to play.
ladder-dm-accepted = **{ $title }**: { $name } has accepted your challenge. Time is up { $moment }.
ladder-dm-play = **{ $title }**: you play { $name }. Time is up { $moment }.
ladder-dm-off = This challenge is off: nobody loses or wins a place.
ladder-by-organiser = Decided by an organiser: { $reason }
ladder-closed = **{ $title }** is closed: { $reason }
ladder-table-title = ### { $title } · `{ $code }`
ladder-table-due = Whoever is not here { $moment } loses the challenge.
ladder-table-closed = ### { $title } · `{ $code }`
    This table is closed: its challenge was decided in another way.

## Running a ladder

button-ladder-new = New ladder
ladder-form-title = A ladder
ladder-field-name = Name
ladder-field-reach = Places above that may be challenged
ladder-field-accept = Days to accept
ladder-field-play = Days to play
ladder-field-idle = Days without a game until sinking
ladder-field-between = { $least } to { $most }
ladder-field-reason = Reason
ladder-made = The draft is made. Choose game and clock, then open the ladder.
ladder-changed = Changed.
ladder-opened = The ladder is open. Its message comes in the channel.
ladder-removed = Removed.
ladder-settled = Decided.
ladder-is-closed = The ladder is closed.
ladder-organiser-named = Named.
ladder-organiser-off = Taken back.
ladder-draft-title = ### Draft: { $title } · `{ $code }`
ladder-draft-where = It opens in { $channel }. Game, clock and rules do not change after that.
ladder-draft-rules = Up to { $reach } places above · { $accept } days to accept · { $play } days to play · sinking after { $idle } idle days
ladder-pick-clock = Clock of the matches
button-ladder-rooms-threads = Matches in threads
button-ladder-rooms-channel = Matches in the channel
button-ladder-open = Open the ladder
button-ladder-terms = Name and rules
button-ladder-discard = Throw the draft away
ladder-panel-title = ### Organise: { $title } · `{ $code }`
ladder-panel-offices = Organisers: { $names }
ladder-pick-organiser = Name a person as organiser
ladder-pick-role = Name a role as organisers
button-ladder-off-user = Dismiss { $n }: a person
button-ladder-off-role = Dismiss { $n }: a role
ladder-pick-remove = Remove somebody
ladder-pick-settle = Decide a challenge by hand
ladder-winner-ask = Who wins? You give a reason next; everybody can read it.
ladder-winner-is = { $name } wins
button-ladder-nobody = Nobody
button-ladder-close = Close the ladder
ladder-remove-title = Remove somebody
ladder-settle-title = Decide a challenge
ladder-close-title = Close the ladder

refused-no-ladder = There is no ladder `{ $code }` here. `/league list` shows those that you can see.
refused-ladder-draft = This ladder is not open yet.
refused-ladder-closed = This ladder is closed.
refused-ladder-join-first = You are not on this ladder. Press **Join** first.
refused-ladder-person = Only people can be here, no bots.
refused-ladder-organiser = Only organisers of this ladder may do this: whoever made it, whom they named, and those who manage the server or its events.
refused-ladder-own-challenge = You are one of the two. Another organiser must decide.
refused-ladder-fixed = Game, clock and rules of an open ladder do not change. Close it and make another one.
refused-ladder-duel = This game is not played one against one. Choose another one.
refused-ladder-new = Ladders are made by those who manage the server or its events.
refused-ladder-elsewhere = Ladders and seasons are made in a channel of a server that has the bot.
refused-ladders-many = This server has { $limit } open ladders. Close one first.
refused-ladder-reach = Between { $least } and { $most } places above may be challenged.
refused-ladder-accept-days = There are { $least } to { $most } days to accept.
refused-ladder-play-days = There are { $least } to { $most } days to play.
refused-ladder-pair-days = The same two may play again after { $least } to { $most } days.
refused-ladder-idle-days = People sink after { $least } to { $most } days without a game.
refused-ladder-sink-days = People sink again every { $least } to { $most } days.
refused-not-ladder-table = This table belongs to no ladder.
refused-ladder-not-your-table = You do not play at this table. **My challenge** leads to yours.
refused-ladder-late = The time to play is over, so this press came too late. The ladder’s channel soon shows how the challenge ended.
refused-ladder-table = This is the table of a challenge: its seats, options and clock are fixed. It begins when both have pressed **I am here**. To stop playing, press **Leave** on the ladder's card.
refused-ladder-substitute = Nobody takes over a seat in a challenge.
refused-ladder-motion = At the table of a challenge nothing of this is decided by a vote. Whoever's flag is down loses by rule; for anything else call a judge, concede, or play on.

## Seasons

season-list-title = **Season: { $title }**
season-dates =
    { $start } to { $end }{ $over ->
        [0] .
       *[other] , over.
    }
season-division = { $title } · division { $division }
season-counted = Tournaments that count: { $counted } of { $chosen }.
season-own-division =
    You are in division { $division }.{ $leaves ->
        [0] {""}
       *[other] {" "}You leave at the end.
    }
season-own-next =
    { $division ->
        [0] You are in no division next season.
       *[other] Next season you are in division { $division }.
    }
button-season-leave = Leave after this season
button-season-stay = Stay after all
button-season-new = New season
button-season-next = The next season
button-season-show = The table
button-season-terms = Name, dates, numbers
button-season-end = End the season
button-season-end-sure = Yes, end it
button-season-keep = No, go on
button-season-drop = It does not count
season-form-title = A season
season-field-name = Name
season-field-from = From
season-field-to = To, that day included
season-field-date = Such as 2026-09-01
season-field-best = Results that count
season-hint-best = The best so many of a person; 0 for all
season-field-moves = Up and down between divisions
season-hint-moves = How many go up and how many go down: 2 2
season-made = The season is made. Choose its tournaments.
season-changed = Changed.
season-ended = The season is over.
season-panel-title = ### Organise the season: { $title }
season-panel-terms =
    { $best ->
        [0] All results count.
       *[other] The best { $best } results of a person count.
    } Up { $up }, down { $down }.
season-panel-none = No tournament is chosen yet.
season-tournament =
    { $title } · `{ $code }` · { $division ->
        [0] for all
       *[other] division { $division }
    } · { $state ->
        [counts] counts
        [running] not over yet
        [outside] ended outside the dates
       *[cancelled] cancelled
    }
season-option =
    { $chosen ->
        [0] not chosen
       *[other] chosen
    }, { $state ->
        [counts] is over
        [running] not over yet
        [outside] ended outside the dates
       *[cancelled] cancelled
    }
season-pick = Choose a tournament
season-for-ask = For whom does this tournament count? With divisions each one plays its own.
season-for =
    { $division ->
        [0] For all
       *[other] Division { $division }
    }
season-end-ask = **End { $title }?** After that its tournaments and dates do not change any more.
season-end-moves = Up to { $up } go up and { $down } go down; freed places go to the next, and who came to no game goes down:
season-end-more = There are more; all is in the table after the end.
season-begins = ### The season { $title } begins
season-begins-how =
    Each tournament gives 100 points for first place and 0 for last. { $best ->
        [0] All results count.
       *[other] The best { $best } results of a person count.
    }
season-begins-moves = At the end { $up } go up and { $down } go down between divisions.
season-begins-division = **Division { $division }:** { $names }
season-begins-tournaments = Its tournaments: { $codes }
season-is-over = ### The season { $title } is over
season-first =
    { $division ->
        [0] **First:** { $names }
       *[other] **Division { $division }, first:** { $names }
    }
season-first-none =
    { $division ->
        [0] Nobody has a result.
       *[other] **Division { $division }:** nobody has a result.
    }

button-league-page = The page to publish
league-page = The page opens in any browser and loads nothing. It has names of people: ask them before you publish it.
league-page-person = Player
ladder-page-places = Places
ladder-page-rules = Rules
season-page-tables = Tables
season-page-moves = Up and down
season-page-tournaments = Tournaments
refused-league-page-early = Until the end only organisers get the page.
refused-no-season = There is no such season here. `/league list` shows the seasons of this server.
refused-season-over = This season is over. Make the next one.
refused-season-open = The season before is not over yet. End it first.
refused-season-organiser = Seasons are run by those who manage the server or its events, and by whoever made the season.
refused-season-running = Tournament `{ $code }` is not over. Wait for its end, or let it not count.
refused-season-not-in = You are in no division of an open season.
refused-season-dates = A season ends after its start, at most two years later.
refused-season-date = Write dates such as 2026-09-01.
refused-season-best = Between 0 (all) and { $most } results count.
refused-season-moves = Write how many go up and how many go down, such as 2 2; at most { $most }.
refused-season-tournaments-many = A season has at most { $limit } tournaments.
refused-seasons-many = This server has { $limit } seasons that are not over. End one first.
