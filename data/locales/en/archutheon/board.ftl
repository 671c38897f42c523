# The pictures of Archutheon.

archutheon-board-gate = Gate: needs
archutheon-board-tokens = Tokens
archutheon-board-tracks = Tracks
archutheon-board-line = Line
archutheon-board-both = Tie-break
archutheon-board-attack = Attack · { $name }
archutheon-board-defence = Defence · { $name }
archutheon-board-face-down = Face-down card
archutheon-board-slot = Slot attack
archutheon-board-move = Movement
archutheon-board-tucked = With a base boost: { $card }
archutheon-board-tactics = { $tactics ->
    [ready] ready
    [collected] collected
    [moved] moved
    [defence] in defence
   *[grey] grey
}
archutheon-board-next = next:
archutheon-board-last = track complete
archutheon-board-exchange = exchange cards
archutheon-board-any-order = any order
archutheon-board-tier = stash { $tier }, take { $take }
archutheon-board-back = { $n ->
    [1] Back next turn:
   *[other] Back in { $n } turns:
}
archutheon-board-slots = In slots:
archutheon-board-known = Surely in hand:
archutheon-board-gone = Out of the match:
archutheon-board-bonus = Charge bonus:
archutheon-board-terrain = Terrain “{ $name }”.
archutheon-board-owner = { $owner } · { $value ->
    [base] base
    [one] I
    [two] II
    [three] III
   *[leader] leader
}
archutheon-board-pattern = areas as drawn
archutheon-board-fallen = Off the board:
archutheon-board-framed = Golden frame: can be declared now
archutheon-board-speeds = Slow, fast, swift
archutheon-board-key = { $sign ->
    [damage] damage of cards base, I, II, III, leader
    [range] range
   *[block] block
}
archutheon-board-choice = Cards to choose from
archutheon-board-ground = Terrain card
archutheon-board-passive = Passive card: { $hero }
