# At a tournament's table: what differs from other tables, why, and what to do instead. The rule follows each refusal.

refused-tournament-table = This is a tournament's table: its seats, options and clock are fixed. It begins when everybody here has pressed **I am here**.
refused-tournament-join = This table is for the players of a pairing. Enter a tournament by its card, or find an open table with `/play`.
refused-tournament-leave = This seat is yours for this pairing. To stop playing, press **My pairing** on the tournament's card and **Leave the tournament** there. Whoever does not come loses by forfeit.
refused-tournament-ready = There is no ready check at a tournament's table. Press **I am here** on the table's message.
refused-tournament-here-already = You are here already. The match begins when the others have pressed **I am here** too.
refused-tournament-come-back = You have left this match, and a bot plays your seat to the end: you are last at this table. In the next round you play again, unless you have dropped.
refused-tournament-substitute = Nobody takes over a seat in a tournament. Only a team's reserve may come, and only before the match begins.
refused-tournament-motion-wait = At a tournament's table no vote is needed: whoever's flag is down loses when the grace of this tournament is over.
refused-tournament-motion-practice = At a tournament's table no vote is needed: whoever's flag is down loses. For anything else call a judge.
refused-tournament-motion-remove = At a tournament's table nobody is voted out. Whoever's flag is down loses by rule. For anything else call a judge.
refused-tournament-motion-close = In a tournament no match ends by agreement. Play on, concede, or call a judge.
refused-tournament-motion-clock = The clock of this table belongs to the tournament and does not change.

refused-tournament-brought-none = In this game you bring your own deck. Check in with it; from then on it is locked.
refused-tournament-by-hand-format = In a bracket and in a round robin the pairs follow from the seeds. Correct a result, or undo the round.
refused-tournament-server = A tournament stays on its server: its players, roles and ratings belong there. Choose a channel of this server.
refused-tournament-here = The tournament is in this channel already. Choose another one.

board-closed-unneeded = Match closed: its game is decided in another way. The tournament's card shows how.
board-closed-forfeit = Match closed: not everybody came in time. The tournament's card shows the result.
board-closed-flags = Both flags fell at the same moment: both sides have lost. In elimination the side with more won games goes on; if they are equal, the better seed does.
lobby-closed-unneeded = Table closed: its game is decided in another way.
lobby-closed-forfeit = Table closed: not everybody came in time.
