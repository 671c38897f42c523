# Words that games and pictures share. Terms as in the rulebooks.

list-and = { $head } and { $last }

term-round = Round
term-phase = Phase
term-first = First player
term-hero = Hero
term-creature = Creature
term-spell = Spell
term-next-spell = Next
term-attack = Attack
term-defence = Defence
term-wounds = Wounds
term-trophies = Trophies
term-reward = Reward
term-prize = Prize
term-condition = Condition
term-fulfilled = Met the condition
term-next = Next
term-neighbours = Neighbours
term-fight = Fight
term-success = Success
term-repelled = Repelled
term-shielded = Repelled by a spell
term-hand = Hand
term-deck = Deck
term-reward-deck = Reward deck
term-discard = Discard pile
term-chosen = Chosen
term-nobody = Nobody
term-winner = Winner
term-winners-shared = Not-quite-winners
term-out = Out
term-source-printed = Printed card
term-source-adapted = Adapted from a printed card
term-source-ours = Our own card
