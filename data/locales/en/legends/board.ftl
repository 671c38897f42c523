# The table's picture of Legends.

legends-board-game = Game { $number }
legends-board-drawn-games = drawn: { $count }
legends-board-turn = Turn { $turn }
legends-board-last-turn = Turn { $turn } of { $last }
legends-board-phase-setup = Setting up
legends-board-phase-start = Start of turn
legends-board-phase-main = Main phase
legends-board-phase-end = End of turn
legends-board-phase-over = The match is over
legends-board-moment-attack = Attack: responses before blocks
legends-board-moment-blocks = Attack: responses after blocks
legends-board-moment-fight = Attack: after the fight
legends-board-priority = Priority: { $name }
legends-board-waits = Waiting for: { $names }
legends-board-passes =
    { $count ->
        [1] a pass
       *[2] two passes
    }: { $what }
legends-board-pass-resolve = the whole stack resolves ({ $spells })
legends-board-pass-settle = the damage queue is applied
legends-board-pass-check = lives are checked
legends-board-pass-blocks = blockers are chosen
legends-board-pass-fight = the fight
legends-board-pass-main = the main phase goes on
legends-board-pass-phase = the phase ends
legends-board-pass-turn = the turn ends
legends-board-won-games = Winner: { $names }
legends-board-won-withdrew = The opponent left. Winner: { $names }
legends-board-won-time = Time is up. Winner: { $names }
legends-board-drawn = A draw
legends-board-no-heroes = No heroes in play
legends-board-stack = Stack ({ $count }): resolves as a whole, from the top down
legends-board-queue = Damage queue ({ $count })
legends-board-unblocked = Not blocked
legends-board-may-block = Blockers are not chosen yet
legends-board-gone = no longer in play
legends-board-restore = all lives
legends-board-draft-card = You play:
legends-board-draft-ability = You use:
legends-board-draft-attack = You attack:
legends-board-draft-block = You block:
legends-board-empty-deck =
    Empty deck, the next card: −{ $lives } { $lives ->
        [one] life
       *[other] lives
    } for each hero
legends-board-doing = Resolving:
legends-board-firing = Abilities that have triggered ({ $count })
