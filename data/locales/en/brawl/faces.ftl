# Pictures of hands and champions of Super Fantasy Brawl.

brawl-face-denied-core = Core exhausted
brawl-face-denied-gate = At the gate: needs boots
brawl-face-denied-full = At the gate: no free hex
brawl-face-empty = No cards in hand
brawl-face-no-reaction = No reactions in hand
brawl-face-deck = deck
brawl-face-discard = discard
brawl-face-planned = On top of the deck:
brawl-face-range-melee = melee
brawl-face-range-direct = direct
brawl-face-range-indirect = indirect
brawl-face-range-area = area
brawl-face-any-side = Target: enemy or ally.
brawl-face-line = { $kind } · { $core }
brawl-face-any = any core
brawl-face-base = Base side
brawl-face-levelled = Levelled side
brawl-face-no-ability = No ability.
brawl-face-move = movement
brawl-face-no-move = no boots
brawl-face-strength = strength
brawl-face-defence = defence

# Forms of words that have a sign before them in the text of a card, divided by spaces, in small letters.
brawl-face-forms-move = movement
brawl-face-forms-strength = strength
brawl-face-forms-defence = defence
brawl-face-forms-damage = damage
brawl-face-forms-trap = trap traps
brawl-face-forms-red = destruction
brawl-face-forms-yellow = creation
brawl-face-forms-blue = manipulation

# Words that are bold in the text of a card, the keywords of the book; * stands for any ending.
brawl-face-keywords = dash* swoop* jump* push* pull* force forced fear root* stun* heal heals healed draw draws plan plans lifesteal double poison bloodied place places placed
