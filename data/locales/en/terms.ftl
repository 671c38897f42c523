# Words that games and pictures share. Terms as in the rulebooks.

clause-acts = { $who } { $does }
clause-has = { $who }: { $does }
list-and = { $head } and { $last }
seat-player = Player { $letter }

term-round = Round
term-prize = Prize
term-condition = Condition
term-fulfilled = Met the condition
term-next = Next
term-nobody = Nobody
term-winner = Winner
term-winners-shared = Not-quite-winners
term-last-fight = The last fight
term-beneath = Beneath
term-source-printed = Printed card
term-source-adapted = Adapted from a printed card
term-source-ours = Our own card
term-source-pack = From the pack “{ $pack }”
term-source-mark = “{ $pack }”
