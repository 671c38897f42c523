# Tournaments: help pages. Each names its rules below the text.

tournament-help-rules = Rules: { $rules }

tournament-help-entering-title = Entering
tournament-help-entering-text =
    You enter with **{ -tournament-button-enter }** while entering is open. An entry is one person or a team of 2; nobody is in two entries.
    If all places are taken, you are on the waiting list in the order of entering. A place that gets free before round 1 goes to the first one waiting who has checked in.
    The settings may ask for a role, a rating or a number of rated games. This is looked at when you enter and again at check-in.
    At check-in, press **{ -tournament-button-check-in }**. Whoever does not is out. What you bring, such as a deck, is locked then.
    In Swiss and pods you can enter late until half the rounds are paired. Missed rounds give 0 points.
    A team may name one reserve before round 1, if the settings allow it. There are no other substitutes.
    Block lists change no pairing: you may have to play somebody you have blocked. Organisers, judges and hosts of the bot who play are marked.
    From draft to end: draft, open, check-in, running, over. The settings are fixed at the start.

tournament-help-leaving-title = Leaving and missing a round
tournament-help-leaving-text =
    If you drop, you are not paired any more. A game under way counts as conceded. You may come back once, while late entries are taken.
    If you cannot play one round of a Swiss or of pods, ask for an absence before it is paired. Once (or as often as the settings say) you get the points of a draw for it, but not in the last round. Other absences give 0.
    Whoever is disqualified is placed last, and everybody sees the reason.

tournament-help-draws-title = Draws, and how to check them
tournament-help-draws-text =
    Nobody can bend a draw, not even the bot's host. Before you enter, the bot publishes c(0), the end of a chain in which each value is the SHA-256 of the next: c(k−1) = SHA-256(c(k)). With draw k it publishes c(k). So all draws were fixed before anybody entered.
    The salt comes from the entrants: SHA-256 of the ids of their presses, ascending, one a line, fixed at the start. The seed of draw k is SHA-256(c(k) followed by the salt), both as 32 raw bytes.
    The lot of entry 7 is SHA-256(seed followed by “7”). The lot of the pair 3 and 7 is the first 5 bytes of SHA-256(seed followed by “3:7”). The smaller lot comes first.
    To check a draw: hash c(k) and compare with c(k−1), which you already have; then compute the lots. The file of the tournament with its script does all of this for you.
    Seeds go by rating, by a list, by an earlier table or by lots; equals always by lot.

tournament-help-swiss-title = Swiss
tournament-help-swiss-text =
    Each round pairs entries with about equal points who have not met. There are the least number of rounds r with 2^r ≥ entries, unless the settings say otherwise. A cut to the best may follow, as single elimination.
    Of all possible rounds the best one is taken. These count one after another:
    1. fewest repeated meetings and byes (forfeits do not count as meetings)
    2. the bye for an entry with few points
    3. clubmates apart, if the settings say so
    4. small differences in points (the sum of their squares)
    5. nobody meets more points, or fewer, two rounds in a row
    6. those who went first too often do not meet each other
    7. the upper half meets the lower half, if the settings say so
    8. the lots of the draw
    So there is exactly one best round. If every round has a repeat, the one with the fewest is taken, and the round says so.
    With an odd number one entry has a bye: a full win without a game.
    In game 1 the one goes first who did so less often; then who was second later; then lot. In later games the loser goes first, unless the game has its own rule.
    Press **{ -tournament-button-why }** for your pairing's reasons.

tournament-help-pods-title = Pods
tournament-help-pods-text =
    Pods are tables of 3 to 6 players, of 4 if possible. The sizes are as near to the target as they can be, then as equal as they can be. From 3 entries on nobody has a bye.
    Players are divided so that few meet again (the squares of meetings count), then so that points are close. The settings can turn this around. Up to 12 entries all divisions are compared; above, no swap of two would be better.
    Seats avoid repeated neighbours, then first seats, then go by lot.
    Place p of s gives 120 × (s − p) / (s − 1) points; those who tie share. At a table of 4 that is 120, 80, 40, 0. Whoever left is last. If somebody is absent at the start, the table has a seat fewer: two play a duel, one alone wins.
    A seat that is left is played on by the practice AI and placed last.
    The table goes by points, then by first places won alone, then by the best results in turn, then by the mean points of opponents, then by lot.

tournament-help-elimination-title = Elimination
tournament-help-elimination-text =
    The bracket has the next power of two of places. Seeds 1 and 2 can meet only in the final. Missing places are byes for the best seeds.
    A drawn pairing is played on: up to 2 more games, in a best of 3 up to 5 games in all. Then the better seed goes on. If both are absent, nobody goes on, and the next opponent has a bye.
    The losers of the semifinals play for third place, unless the settings say otherwise. Otherwise those who leave in the same round share a place.
    In double elimination you are out after two losses. Losers of the winners' rounds enter the losers' bracket in an order that keeps early repeats apart. If the undefeated side loses the grand final, a second one decides, unless the settings say otherwise.

tournament-help-robin-title = Round robin
tournament-help-robin-text =
    Everybody meets everybody of the same group once a cycle, by Berger tables. Groups are filled by seeds to and fro: 1, 2, 3, then 3, 2, 1. In every second cycle the other side goes first.
    Whoever leaves before half of the own pairings are played leaves the table with all results; ratings keep them. Later, the rest of the pairings are forfeits.
    Over days all rounds run at once, and you have at most 3 pairings at a time, unless the settings say otherwise.

tournament-help-games-title = Tables and games
tournament-help-games-text =
    The bot opens your table with fixed options. It begins when all have pressed **{ button-here }**; these presses also give the dice.
    Best of 3 is over once a side has won 2 games. A game with a series of its own is played in one match, and each of its games counts; its time is that of all its games, and whoever gives up the match loses it up to a majority.
    If a game has a time limit, the step under way is finished and the game scored as it stands. Equal is a draw; in elimination it goes on until it is unequal.
    Judges, pauses and undoing work as at any table. A game that ended without a result is played again.
    If you concede after the first answer, the game counts as played; before it, as a forfeit. Agreed draws need the settings' consent.

tournament-help-deadlines-title = Deadlines and no-shows
tournament-help-deadlines-text =
    Live: if you are not at your table 10 minutes after it opened, you lose the game, after 20 minutes the pairing. Over days: after 48 hours you lose the pairing. If nobody comes, both lose. The settings can have other times.
    If your clock runs out, you lose without a vote; over days 12 hours later. In a series that is the whole pairing. If the flags of both fall at the same moment, both lose; in elimination the side with more won games goes on, and with equal ones the better seed.
    A round over days has a deadline of 14 days. After it a game is scored as it stands, but whoever the table has waited for longer than the clock allows loses.
    Once a round both sides together may extend by 3 days; organisers by any time. A vacation stops the clock for 7 days a round at most. Time in which the bot was away counts for nobody.

tournament-help-tables-title = The table and its tie-breaks
tournament-help-tables-text =
    Points are added up: usually 1 for a win, ½ for a draw. Equal points are ordered by these, in the order that the settings give:
    The sum of your opponents' scores is the **Buchholz**. **Buchholz cut 1** leaves the lowest out, or first that of an absence or a forfeit loss.
    The **Sonneborn-Berger** is each opponent's score times what you got against them.
    The **direct encounter** is your points against those you are tied with, if all have met.
    The **wins** are all rounds won, byes and forfeits among them.
    An opponent's score counts adjusted: rounds without an opponent at the end of their tournament count ½ there.
    A round that you did not play adds no strong opponent: it adds your own points at most, or ½ for each round if that is less. After a forfeit it adds your points or your opponent's, whichever is less.
    Who is still equal shares the place. All figures are exact fractions; only what you see is rounded. A posted table changes only by a correction.
    Press **{ -tournament-button-computed }** to see each number of your line.

tournament-help-cards-title = Tie-breaks of card games
tournament-help-cards-text =
    With 3 points for a win and 1 for a draw:
    MW is your share of points: points / (3 × rounds). GW is the same for single games; a bye is 2–0, and a pairing won without its games, as by forfeit, is filled up to a majority of them.
    OMW and OGW are the means of MW and GW of the opponents that you played. Every share counts as 33/100 at least.
    The usual order is OMW, GW, OGW.

tournament-help-ratings-title = Ratings
tournament-help-ratings-text =
    Each server has a rating for each game and form: duel, teams, free-for-all. It is shown as 1000 + 40 × (μ − 3σ): μ is how well you play, σ how unsure that is. A new player begins at 1000. While σ is above 6.5 the rating is provisional, marked “?”.
    Each rated game moves ratings once, in the order in which games end; in a match of several games each counts. Equal places are ties.
    Rated are games of tournaments and of tables opened as rated, between persons, with standard options and packs. Never: imported matches, games with a practice AI from the start, games without a result, forfeits, and what a judge exempts.
    Whoever leaves a seat is rated last; whoever takes it over is not rated. Outside tournaments three games a day with the same opponents count.
    After 30 idle days σ grows slowly. Lists have those who played in the last 90 days and want to be listed.
    Ratings can be recomputed from the stored results, to the same bits. A correction recomputes them.

tournament-help-formula-title = How a rating is computed
tournament-help-formula-text =
    It is Weng and Lin's method (Bradley-Terry, full pairing) with β = 25/6. Everybody begins with μ = 25 and σ = 25/3; before a game σ² grows by (25/300)².
    For each opponent: c = √(σ² + σ'² + 2β²), and p = 1 / (1 + e^((μ' − μ) / c)) is the result to be expected. With the result s (1, ½ or 0):
    μ changes by σ²/c × (s − p);
    σ² shrinks by its share σ/c × σ²/c² × p(1 − p).
    Changes against several opponents are added; with k sides the sums of the changes are divided by k − 1, so that a game of many moves no more than a duel. In teams the μ and σ² of the members are added up, and each gets a share by the own σ².
    Example: two new players. c = 13.18 and p = ½. The winner's μ goes from 25 to 27.64, σ from 8.33 to 8.07: shown 1138. The loser has μ 22.36 and σ 8.07: shown 927.

tournament-help-leagues-title = Seasons, divisions, ladders
tournament-help-leagues-text =
    In a season each tournament of n entries gives 100 × (n − place) / (n − 1) points. All count, or the best few; equals are ordered by their best single scores.
    Between divisions 2 go up and 2 go down. Freed places go to the next; who is silent goes down.
    On a ladder you may challenge up to 3 places above you. The challenged accepts in 3 days, you play in 14, else it is a forfeit. If the challenger wins, they take the place, and those between sink one. You have one challenge in each direction; the same pair may play again after 14 days. New players begin at the bottom. After 30 idle days you sink one place, then one each week.

tournament-help-organisers-title = What organisers may do
tournament-help-organisers-text =
    Organisers are named for each event, by role or by person. Nobody decides on a pairing of their own.
    They may pause, extend, enter or drop somebody, and pair anew before any table of the round has begun. Pairs made by hand are marked. Every such act needs a reason and stands in the open log; nothing in the log is edited.
    The latest round can be undone while none of its games is finished. A result can be corrected: points and ratings are computed anew, pairings stay. In elimination that is possible until the next pairing begins.

tournament-help-penalties-title = Penalties
tournament-help-penalties-text =
    There are five: a warning, loss of the game, loss of the pairing, a deduction of points, and disqualification.
    Each has a reason and stands in the open log. Points are taken off in the round in which the penalty is given; a closed round does not change. Whoever is disqualified is placed last.
    An organiser or judge who plays gives no penalty at the own pairing. If you think that a penalty is wrong, call a judge.

tournament-help-privacy-title = Files, announcements and privacy
tournament-help-privacy-text =
    A tournament has a file with everything needed to check it: settings, entries by number, the chain, the salt, pairings, results, match codes. It has no names and no users. A short script recomputes draws, rounds, tables and ratings from it, without the bot.
    There are also tables as CSV and, for two-sided Swiss and round robin, FIDE's TRF. Names stand in them only for organisers.
    Opening, check-in, each round, its last hour, its table, the cut and the end are announced once, in the event's channel. You get your own pairing in your language.
    If you have your data deleted, you are shown as “former player”, and you drop and leave all lists. Points and ratings of the others stay. You can also leave the lists alone.
