# Tournaments: the pairings of a round, a player's own pairing, brackets.

tournament-round-of = Round { $round } of { $rounds }
tournament-round-cut = { $left ->
    [2] Final round
    [4] Semifinal round
    [8] Quarterfinal round
   *[other] Round of { $left }
}
tournament-for-third = for third place
tournament-by-hand = An organiser made these pairings by hand; the reason is in the log.
tournament-table = { $group ->
    [0] **Table { $table }**
   *[other] **Table { $table }**, group { $group }
}
tournament-goes-first = first: { $name }
tournament-not-there = without { $names }
tournament-state-waiting = no table yet
tournament-state-paired = not over
tournament-state-open = the table is open
tournament-state-running = running
tournament-again = again
tournament-by-leaving = decided because a side left
tournament-away-half = Absent, with points for it: { $names }
tournament-away-none = Absent, without points: { $names }
tournament-away-dropped = Dropped: { $names }
tournament-away-disqualified = Disqualified: { $names }
tournament-round-closed = The round is over.
tournament-round-left = { $tables ->
    [0] All tables are over.
    [one] { $tables } table is not over.
   *[other] { $tables } tables are not over.
}

## The own pairing

tournament-own-duel = { $round }: you play { $name } at table { $table }.{ $first ->
    [0] {""}
    [1] {" "}You go first.
   *[other] {" "}First to move: { $name }.
}
tournament-own-third = It is the pairing for third place.
tournament-own-over = { $round }, table { $table }: { $result }
tournament-own-result = { $round }: your opponent was { $name }. { $outcome ->
    [won] { $forfeit ->
        [0] **You have won.**
       *[other] **You have won without a game.**
    }
    [lost] { $forfeit ->
        [0] **You have lost.**
       *[other] **You have lost without a game.**
    }
    [both] **Both of you have lost.**
   *[other] **It is a draw.**
}
tournament-own-team = You and your teammate sit on the same side.
tournament-own-best-of = It is best of { $games }.
tournament-own-pod = { $size ->
    [2] { $round }: you sit at table { $table }, in seat { $seat }: { $seats }. It is a duel this time.
   *[other] { $round }: you sit at table { $table }, in seat { $seat }: { $seats }. Before you sits { $before }, after you { $after }.
}
tournament-own-bye = { $round }: you have a bye. There is no opponent for you this time; it counts as a full win.
tournament-own-away = { $half ->
    [0] { $round }: you are absent, as you asked. You get no points for it.
    [1] { $round }: you are absent, as you asked. You get the points of a draw for it.
   *[other] { $round }: you are absent, as you asked. You get half the points of a first place for it.
}
tournament-own-out = { $round } is paired. You are out of the tournament and do not play.
tournament-own-rest = { $next ->
    [0] { $round } is paired. You do not play in it.
   *[other] { $round } is paired. You play from round { $next } on.
}
tournament-next-out = { $lives ->
    [1] You have lost and are out. You can watch the others: **Bracket** on the card.
   *[other] You have lost twice and are out. You can watch the others: **Bracket** on the card.
}
tournament-next-champion = You have won the bracket.
tournament-next-waits = Next for you: { $part }. Your opponent is not known yet.
tournament-next-plays = Next for you: { $part }, against { $name }. You get a message when the table is there.

## Brackets

tournament-bracket-title = { $stage ->
    [1] Bracket of the top cut
   *[other] Bracket
}
tournament-node-t = Third place
tournament-node-g1 = Grand final
tournament-node-g2 = Second grand final, if it is needed
tournament-node-second = Second grand final
tournament-node-grand = the first grand final
tournament-node-losers = Losers' round { $round }
tournament-node-winners = Winners' round { $round }
tournament-node-of = { $sides ->
    [2] Final
    [4] Semifinals
    [8] Quarterfinals
   *[other] Round of { $sides }
}
tournament-node-bye = { $source } has a bye
tournament-source-seed = seed { $seed }
tournament-source-winner = winner of { $node }
tournament-source-loser = loser of { $node }
