# Tournaments for organisers: making one, its settings, the panel.

## Commands

command-tournament-new-name = new
command-tournament-new-description = Make a tournament in this channel
command-tournament-panel-name = panel
command-tournament-panel-description = Open the panel of a tournament that you organise
command-tournament-decks-name = decks
command-tournament-decks-description = Check the decks of a tournament, as an organiser or judge
organise-mine-title =
    ### Tournaments that you organise
    Choose one, and its panel opens.
organise-mine-pick = Choose a tournament
organise-mine-line = { $game } · { $phase }

## A new tournament

organise-new-title = ### A new tournament
organise-new-game-means = Choose the game. You can change everything else until you open the tournament, and nobody sees it before.
organise-new-game = Choose the game
organise-new-form = How is it played?
organise-form-duel = One against one
organise-form-teams = Teams of two
organise-form-free_for_all = Each against all
organise-new-preset-means = Choose what comes nearest. You can change each setting afterwards.
organise-new-preset = Choose a preset
organise-preset-evening = Evening Swiss
organise-preset-evening-means = One evening: Swiss rounds, then the top 4 play for the title
organise-preset-weeks = Swiss over weeks
organise-preset-weeks-means = A round lasts up to 14 days, you play when you find time
organise-preset-cards = Card tournament
organise-preset-cards-means = Swiss with best of 3 and 3 points a win, then the top 8
organise-preset-pods = Pods
organise-preset-pods-means = Three rounds at tables of about four
organise-preset-bracket = Single elimination
organise-preset-bracket-means = Whoever loses a pairing is out
organise-preset-double = Double elimination
organise-preset-double-means = Whoever loses twice is out
organise-preset-teams = Double elimination of teams
organise-preset-teams-means = Teams of two with a reserve; whoever loses twice is out
organise-preset-robin = Round robin
organise-preset-robin-means = Everybody meets everybody once
organise-preset-league = League
organise-preset-league-means = Everybody meets everybody twice, over weeks
organise-new-form-title = A new tournament
organise-field-name = Name
organise-field-rounds = Rounds
organise-field-rounds-hint = Leave it empty for as many as the entries need
organise-field-cut = Cut to the best
organise-field-cut-hint = 0, 2, 4, 8, 16, 32 or 64; they play single elimination
organise-field-cap = Places
organise-field-cap-hint = Leave it empty for no limit
organise-field-time = Begins
organise-field-time-hint = 20:00, tomorrow 19:00, sat 18:00, in 2 h; it is announced among the server’s events
organise-kept = What you wrote is kept:
organise-made = The tournament is there as a draft. Look at the settings, then open it.
button-organise-new-back = Another game
button-organise-form-back = Play it another way
button-organise-again = Write it again
refused-organise-elsewhere = Tournaments are made and run on a server that has me. Use the command in the channel of the tournament.
refused-organise-new = Only those who may manage the server or its events make tournaments. Ask one of them to make it and to name you as an organiser.
refused-organise-none = You organise no tournament here. Those who may manage the server or its events make one with `/tournament new`, or name you in its panel.
refused-organise-number = { $name }: write a whole number, or leave it empty.

## Settings

organise-settings-title = ### Settings · { $title } · `{ $code }`
organise-settings-game = **{ $game }** · { $form }
organise-settings-usual = All settings are the usual ones of this format.
organise-settings-more = -# … and { $count } more: **In sentences**
organise-settings-differs = { $name }: **{ $value }**
organise-settings-fixed = -# The settings are fixed, so that everybody plays what they entered for. Only what is listed below may still change.
organise-set-clock = Clock at the tables: { $clock }.
organise-set-rooms-threads = Tables stand in threads of the channel.
organise-set-rooms-channel = Tables stand in the channel itself.
organise-set-automatic = Rounds are paired without a press, as soon as they can be.
organise-set-by-press = An organiser starts each round by a press.
organise-set-begins = Announced for { $moment }.
organise-set-role = Entrants get the role { $role } until the end.
organise-set-champion = The champion gets the role { $role }.
organise-group-format = Format and points{ $count ->
    [0] {""}
   *[other] {" "}· changed: { $count }
}
organise-group-time = Time and clocks{ $count ->
    [0] {""}
   *[other] {" "}· changed: { $count }
}
organise-group-entering = Entering{ $count ->
    [0] {""}
   *[other] {" "}· changed: { $count }
}
organise-group-running = How it runs{ $count ->
    [0] {""}
   *[other] {" "}· changed: { $count }
}
organise-knob-title = ### { $name } · { $title }
organise-knob-now = Now: **{ $value }**
organise-knob-pick = Choose
organise-role-pick = Choose a role; none takes it away
organise-yes = yes
organise-no = no
organise-zero = { $knob ->
    [rounds] as many as needed
    [cut] no cut
    [cap] no limit
    [flag] at once
   *[other] none
}
organise-knob-format = Format
organise-knob-format-means = How the entries meet. Another format brings its own usual settings.
organise-knob-rounds = Rounds
organise-knob-rounds-means = There must be fewer rounds than entries, so that nobody meets twice.
organise-knob-cut = Cut
organise-knob-cut-means = After the last round so many of the best play single elimination.
organise-knob-fold = Upper against lower half
organise-knob-fold-means = Among equal points the upper half of the seeds meets the lower half.
organise-knob-club_rounds = Rounds without clubmates
organise-knob-club_rounds-means = In so many first rounds clubmates are kept apart where that is possible. “Clubs by role”, under “Entering”, says who they are.
organise-knob-groups = Groups
organise-knob-groups-means = The entries are divided into so many groups; everybody meets everybody of the same group.
organise-knob-cycles = Cycles
organise-knob-cycles-means = How often everybody meets everybody.
organise-knob-target = Seats at a table
organise-knob-target-means = The size of a table that is aimed at.
organise-knob-first = Tables avoid first
organise-knob-first-means = What counts more when tables are made.
organise-knob-third_place = Match for third place
organise-knob-third_place-means = Whether the losers of the semifinals play for third place or share it.
organise-knob-second_final = Second grand final
organise-knob-second_final-means = Whether a second final decides if the undefeated side loses the first.
organise-knob-points = Points
organise-knob-points-means = For a win, a draw and a loss.
organise-knob-tiebreaks = Tie-breaks
organise-knob-tiebreaks-means = What orders entries with equal points, one after another.
organise-knob-best_of = Games of a pairing
organise-knob-best_of-means = A pairing is over once a side has won more than half of them.
organise-knob-absences = Absences with points
organise-knob-absences-means = How often an absence that was asked for gives the points of a draw.
organise-knob-seeding = Seeds
organise-knob-seeding-means = What orders the entries before the first round.
organise-knob-seed_list = List for the seeds
organise-knob-seed_list-means =
    Type one person a line, the best first: a user’s id, a mention, or the exact name that they have on this server.
    Who enters gets the place of their line. Who is not in the list is drawn by lot behind the others. A team has the better of its two places.
organise-knob-earlier = Earlier tournament
organise-knob-earlier-means = Who played there is seeded by the place they reached, the others are drawn by lot behind them. A team has the better of its two places.
organise-earlier-none = No tournament of this game has ended on this server yet.
organise-list-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
organise-list-kept = Nothing of your list is lost: **Write the list** shows it again as you typed it.
organise-set-list = { $count ->
    [0] The list for the seeds is still empty.
    [one] The list for the seeds has one line.
   *[other] The list for the seeds has { $count } lines.
}
button-organise-list = Write the list
organise-knob-pace = Pace
organise-knob-pace-means = One evening at the same time, or over days. The limits then become the usual ones.
organise-knob-clock = Clock at the tables
organise-knob-clock-means = The thinking time in a game.
organise-knob-time_per_game = Time of a game
organise-knob-time_per_game-means = After it the step under way is finished, and the game is scored as it stands.
organise-knob-check_in = Time for check-in
organise-knob-check_in-means = Whoever has not checked in by then is out.
organise-knob-no_show_game = Time to come to a game
organise-knob-no_show_game-means = Whoever is not at the table by then loses the game.
organise-knob-no_show_pairing = Time to come to a pairing
organise-knob-no_show_pairing-means = Whoever is not at the table by then loses the pairing.
organise-knob-no_show = Time to come to the table
organise-knob-no_show-means = Whoever has not come by then loses the pairing.
organise-knob-flag = Grace after a fallen flag
organise-knob-flag-means = So long after the clock runs out the game is lost.
organise-knob-round = Time of a round
organise-knob-round-means = A pairing must be over by then.
organise-knob-extension = Extension by players
organise-knob-extension-means = Once a round both sides may add so much.
organise-knob-vacation = Vacation in a round
organise-knob-vacation-means = Vacations stop a round for so long at most.
organise-knob-together = Pairings at a time
organise-knob-together-means = How many pairings one person has at once.
organise-knob-cap = Places
organise-knob-cap-means = Those who come later wait, and move up when a place gets free.
organise-knob-opens = Entering opens
organise-knob-opens-means = Before that nobody can enter.
organise-knob-closes = Entering closes
organise-knob-closes-means = Then the check-in begins by itself.
organise-knob-roles = Required roles
organise-knob-roles-means = One of them is enough to enter.
organise-knob-clubs = Clubs by role
organise-knob-clubs-means = Up to 10 roles. Who has one of them is a clubmate of the others with it; of several the first one counts. “Rounds without clubmates” keeps them apart.
organise-knob-rating_from = Lowest rating
organise-knob-rating_from-means = Nobody with a lower rating may enter.
organise-knob-rating_to = Highest rating
organise-knob-rating_to-means = Nobody with a higher rating may enter.
organise-knob-rated_games = Rated games needed
organise-knob-rated_games-means = So many rated games one must have played.
organise-knob-reserve = Reserve
organise-knob-reserve-means = A team may name a third person before the first round.
organise-knob-shown = Deck lists
organise-knob-shown-means = When everybody sees the decks handed in: from the start, also at the tables; or after the tournament. Until then hands, files and dice of finished matches stay closed too.
organise-knob-rated = Rated
organise-knob-rated-means = Whether the games count for the ratings. They can only with the standard options of the game and without content packs.
organise-knob-automatic = Rounds by themselves
organise-knob-automatic-means = Whether the start, each round, the cut and the end need no press of yours.
organise-knob-rooms = Tables stand
organise-knob-rooms-means = In threads the channel stays easy to read.
organise-knob-begins = Announced time
organise-knob-begins-means = It stands among the server’s events once the tournament is open.
organise-knob-role = Role of entrants
organise-knob-role-means = They get it at the start; at the end it is taken back.
organise-knob-champion = Role of the champion
organise-knob-champion-means = The winner gets it at the end.
organise-knob-name = Name
organise-value-format-swiss = Swiss
organise-value-format-single = single elimination
organise-value-format-double = double elimination
organise-value-format-robin = round robin
organise-value-format-pods = pods
organise-value-first-meetings = repeated meetings
organise-value-first-points = differences in points
organise-value-shown-end = closed until the end
organise-value-shown-start = open from the start
organise-value-seeding-lots = drawn by lot
organise-value-seeding-rating = by rating, equals by lot
organise-value-seeding-list = by the organiser’s list
organise-value-seeding-table = by the table of an earlier tournament
organise-value-pace-live = live, one evening
organise-value-pace-days = over days
organise-value-rooms-threads = in threads
organise-value-rooms-channel = in the channel
organise-value-tiebreaks-swiss = Buchholz cut 1, Buchholz, Sonneborn-Berger, direct encounter, wins
organise-value-tiebreaks-cards = opponents’ match wins, own game wins, opponents’ game wins
organise-value-tiebreaks-robin = direct encounter, Sonneborn-Berger, wins
organise-value-tiebreaks-none = none: equals share a place
organise-value-tiebreaks-own = an order of your own
organise-breaks-add = Then: { $name }
organise-own-title = A value of your own
organise-own-number = A whole number; empty for none
organise-own-span = 10m, 1h30m, 2d; empty for none
organise-own-moment = 20:00, tomorrow 19:00, sat 18:00, in 2 h; empty for none
organise-own-clock = 10m a move, 30m+30s for a whole game, 3d a move; empty for none
organise-own-points = Win, draw, loss: 3 1 0 or 1 1/2 0
organise-own-list = One line a person, the best first: an id, a mention or the exact name
organise-own-name = As it stands on the card
organise-told = Done.
button-organise-open = Open entering
button-organise-dry = Dry run
button-organise-rename = Rename
button-organise-own = Another value
button-organise-sentences = In sentences
button-organise-settings = Settings
refused-organise-span = I do not understand this length of time. Write `10m`, `1h30m` or `2d`.
refused-organise-whole = Write a whole number, or leave it empty for none.

## The dry run

organise-dry-title = ### Dry run · { $title }
organise-dry-pick = With another number of entries
organise-dry-permissions = I have all permissions that this tournament needs.
organise-lacks = **I lack permissions in { $place }:** { $names }. Give them to my role, or to me in that channel.
organise-lacks-channel = **I do not see the tournament’s channel any more.** It is deleted or hidden. Show it to me again, or choose another channel here.
organise-lacks-access = **Discord refuses my messages in { $place }.** Let me view that channel and send messages there, or choose another one here.
organise-lacks-required = **None of the required roles exists any more,** so nobody can enter. Choose others in a draft; a tournament that is open must be cancelled and made anew.
organise-lacks-role-gone = **The role of the setting “{ $setting }” is deleted.** Choose another one in the settings, or none.
organise-lacks-server = **I am not on the tournament’s server any more.** Invite me again; then everything goes on.
organise-event-gone = Somebody has deleted the event on the server. Set **Announced time** in the settings once more, and there will be a new one.
organise-step-lost = I have paused the tournament: nobody would find its tables. It goes on by itself once what stands in the way is mended.
organise-obstacles = **What stands in the way:**
organise-lost-paused = No clock runs until then, and nobody loses for it. What is owed comes afterwards, once.
organise-move-pick = Move the tournament to a channel
organise-moved = The tournament goes on in { $place }.
refused-organise-lost = I cannot resume the tournament: nobody would find its tables. The panel says what stands in the way; once it is mended, the tournament goes on by itself.
organise-trouble = { $place } (`{ $code }`) { $why ->
    [frozen] is frozen by a fault of mine. Under **Results**, the table, **Open a game**, you can have it played again.
    [channel] has lost its channel. It moves with the tournament, or by `/move`.
    [server] is on a server that I was removed from. Invite me again.
    [locked] stands in a locked thread. Unlock it.
   *[other] stands where I may not post. Give me the permissions there.
}
organise-lacks-role = **I cannot give the role { $role }:** it stands above mine, or Discord gives it itself. Move my role above it, or choose another one.

## The panel

organise-title = ### { $title } · `{ $code }`
organise-you-play = You play here yourself, so others decide on your own pairings.
organise-link = table
button-organise-panel = Panel
button-organise-step = Next step
button-organise-check-in = Begin the check-in
button-organise-start = Start …
button-organise-start-sure = Start now
button-organise-pause = Pause …
button-organise-resume = Resume
button-organise-cancel = Cancel …
button-organise-people = People
button-organise-results = Results
button-organise-round = Round
button-organise-offices = Organisers
button-organise-log = Log
button-organise-calls = { $count ->
    [0] Judges’ calls
   *[other] Judges’ calls ({ $count })
}
organise-start-title = ### Start · { $title }
organise-start-means = Those who have checked in play. This cannot be taken back: the settings are fixed, and the seeds are drawn.
organise-start-missing = { $count ->
    [one] **One has not checked in and will be out:** { $names }.
   *[other] **{ $count } have not checked in and will be out:** { $names }.
}
organise-started = It has begun.
organise-calls-title = ### Calls for a judge · { $title }
organise-calls-none = Nobody at the tables of this tournament waits for a judge.
organise-log-title = ### Log · { $title }
organise-log-none = Nothing has happened yet.
refused-organise-channel = I do not see the tournament’s channel any more. Let me view it, or make the tournament in another one.
refused-organise-office = Only organisers may do this: those who may manage the server or its events, and { $organisers }.
refused-organise-fixed = This setting is fixed: once the tournament is open, only rounds, cut, groups and table sizes may change, and those until the start.

## People

organise-people-title = ### People · { $title } · { $count }
organise-people-none = Nobody has entered yet.
organise-people-line = `{ $number }` { $name } · { $state }
organise-people-pick = Open an entry
organise-people-add = { $members ->
    [1] Enter somebody
   *[other] Enter a team: choose both
}
organise-state-entered = entered
organise-state-there = checked in
organise-state-in = plays
organise-state-waiting = waits for a place
organise-state-missing = did not check in
organise-state-withdrawn = withdrawn
organise-state-dropped = dropped
organise-state-disqualified = disqualified
organise-find-title = Find an entry
organise-find-name = A part of the name
organise-found-title =
    ### “{ $wanted }”
    { $count ->
        [0] Nobody has this in their name.
        [one] One entry:
       *[other] { $count } entries:
    }
button-organise-find = Find …
organise-person-title = ### { $number } · { $name }
organise-person-who = Plays here: { $names }.
organise-person-penalty = { $penalty }: { $reason }
organise-person-penalise = Give a penalty …
organise-person-own = This is your own entry, so another organiser decides here. You leave by the card.
organise-penalty-warning = Warning
organise-penalty-game = Loss of the game
organise-penalty-pairing = Loss of the pairing
organise-penalty-points = Loss of points
organise-penalty-out = Disqualification
button-organise-check-them-in = Check in …
button-organise-remove = Take out …
button-organise-out = Disqualify …
organise-offices-title = ### Organisers · { $title }
organise-offices-means = Besides these, everybody may organise who may manage the server or its events.
organise-offices-user = Name a person
organise-offices-role = Name everybody with a role
organise-offices-off = Take it back from …
organise-office-user = { $name }
organise-office-role = Role: { $name }
refused-organise-offices-many = { $limit } persons and roles are named already. Take one back first, or name a role that all of them have.
refused-organise-person = Only persons who are members of this server can be chosen, no bots.
refused-organise-no-table = This entry has no pairing yet, and a penalty is given at a table. Wait for the first round, or take the entry out.

## Results and rounds

organise-table-pick = Open a table
organise-table-label = { $table } · { $names }
organise-table-title = ### { $place } · { $title }
organise-table-result = Result: { $result }
organise-table-own = You play here, so another organiser or a judge decides.
organise-game-pick = Open a game
organise-game-label = Game { $nth }
organise-game-runs = under way
organise-game-waits = waits for the players
organise-game-unplayed = not played to its end
organise-game-exempt = not rated
organise-pick-rule = Decide the pairing …
organise-pick-correct = Correct the result …
organise-outcome-12 = 1–0 · { $one } wins, { $other } loses
organise-outcome-21 = 0–1 · { $other } wins, { $one } loses
organise-outcome-11 = ½–½ · { $one } and { $other } draw
organise-outcome-22 = 0–0 · { $one } and { $other } both lose
organise-outcome-12f = 1–0 without play · { $one } wins, { $other } loses
organise-outcome-21f = 0–1 without play · { $other } wins, { $one } loses
organise-outcome-22f = 0–0 without play · { $one } and { $other } both lose
organise-result-before = **Before:** { $result }
organise-result-after = **After:** { $result }
organise-result-none = no result
button-organise-places = Decide the table …
button-organise-places-correct = Correct the result …
button-organise-earlier = ◀ Round before
button-organise-later = Round after ▶
button-organise-extend = More time …
button-organise-extend-all = More time for all …
button-organise-void = Play it again …
button-organise-exempt = Do not rate …
button-organise-table = Table
organise-round-title = ### { $round } · { $title }
organise-round-closed = It is closed, and its table stands.
organise-round-open = { $count ->
    [0] All { $all } pairings are decided.
   *[other] { $count } of { $all } pairings are not over:
}
organise-round-by-hand = It was paired by hand.
organise-swap-title = ### Swap two entries · { $title }
organise-swap-first = Choose the first entry.
organise-swap-with = { $name } changes places with …
organise-swap-pick = Choose an entry
button-organise-swap = Swap two …
button-organise-pairs = Pair by hand …
button-organise-undo = Undo the round …

## Acts: before and after, reason

organise-act-rule = ### Decide a pairing · { $about }
organise-act-rule-means = The pairing ends with this result, whatever its games; a table that is open closes.
organise-act-rule-form = Decide a pairing
organise-act-correct = ### Correct a result · { $about }
organise-act-correct-means = Points, places and ratings are computed anew. Pairings stay as they are; in an elimination the sides change places until the next pairing begins.
organise-act-correct-form = Correct a result
organise-act-void = ### Play a game again · { $about }
organise-act-void-means = The game under way is dropped without a result, and a new table opens for it.
organise-act-void-form = Play a game again
organise-act-exempt-form = Leave a game out of the ratings
organise-act-extend-form = More time
organise-act-undo = ### Undo the round{ $about }
organise-act-undo-means = All its pairings go and its tables close. The same players stay in; the round can be paired anew.
organise-act-undo-form = Undo the round
organise-act-swap = ### Swap · { $about }
organise-act-swap-means = They change places in the pairings. The round is marked as paired by hand.
organise-act-swap-form = Swap two entries
organise-act-pairs = ### Pair by hand{ $about }
organise-act-pairs-means = The round is marked as paired by hand.
organise-act-pairs-form = Pair by hand
organise-act-remove = ### Take out · { $about }
organise-act-remove-means = Before the start the entry is withdrawn. After it the entry is not paired any more, and its open pairing is lost.
organise-act-remove-form = Take an entry out
organise-act-out = ### Disqualify · { $about }
organise-act-out-means = The entry plays no more and is placed last. Everybody can read the reason.
organise-act-out-form = Disqualify an entry
organise-act-checkin-form = Check somebody in
organise-act-enter-form = Enter somebody
organise-act-pause-form = Pause the tournament
organise-act-cancel = ### Cancel the tournament{ $about }
organise-act-cancel-means = It ends without places. Games under way go on as games of no tournament. This cannot be taken back.
organise-act-cancel-form = Cancel the tournament
organise-act-penalty = ### Penalty · { $about }
organise-act-penalty-form = Give a penalty
organise-write-reason = Reason
organise-write-reason-hint = It stands in the open log
organise-write-places = Places in the order of seats
organise-write-places-hint = 1 is best, equal numbers share: { $names }
organise-write-pairs = Pairings by numbers of entries
organise-write-pairs-hint = 1-4, 2-3, 5: the first goes first; a single number has a bye
organise-write-points = Points to take away
organise-write-points-hint = 1, 1/2 or 3
organise-write-time = Time to add
organise-write-time-hint = 10m, 1h30m or 2d
button-organise-write = Give the reason …
button-organise-sure = Do it
refused-organise-pairs = I do not understand these pairings. Write the numbers of the entries like this: 1-4, 2-3, 5.
refused-organise-forgotten = I was restarted in between and no longer have what you wrote. Nothing has changed; write it again.

button-organise-decks = Deck checks
organise-decks-title = ### Deck checks · { $title }
organise-decks-means = -# Only organisers and judges see these decks. They are locked since check-in. The code is the whole deck.
organise-decks-count = Decks: { $brought } of { $count }. May not be played: { $unfit }.
organise-decks-line = **{ $number }.** { $name }
organise-decks-none-yet = no deck yet
organise-decks-verdict = { $errors ->
    [0] ✅ may be played
    [one] ❌ one error
   *[other] ❌ { $errors } errors
  }
organise-decks-code = `{ $code }`
organise-decks-pick = Look at a deck
organise-deck-title = ### { $number }. { $name }
refused-organise-decks = Deck checks are for the organisers of this tournament and for judges. Organisers: { $organisers }.
refused-organise-decks-none = Nobody brings a deck in this game: there is nothing to check.
refused-organise-decks-playing = You play in this tournament, so its decks stay closed to you until it is over. Ask another organiser or a judge.
