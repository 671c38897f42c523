# Pictures of a hand, a card and a deck of Legends.

legends-face-looking = Cards that you look at
legends-face-squad = Your heroes
legends-face-hand = Hand
legends-face-empty = There are no cards in hand

legends-face-author = Emblem: { $author }, { $licence }
legends-face-unknown-author = author unknown
legends-face-attack =
    { $type ->
        [magical] magical attack
       *[physical] physical attack
    }
legends-face-lives = lives
legends-face-level = level
legends-face-gives = gives legendarity
legends-face-occupies = occupies legendarity
legends-face-spends = spends legendarity
legends-face-turns = turns the hero
legends-face-loses = the hero's lives
legends-face-discards = discard from hand
legends-face-sacrifices = sacrifice

legends-deck-unnamed = Unnamed deck
legends-deck-no-heroes = No heroes in this deck
legends-deck-best =
    { $count ->
        [one] from the hero
       *[other] from the best { $count } heroes
    }
legends-deck-type =
    { $type ->
        [follower] Followers
        [event] Events
       *[skill] Skills
    }
legends-deck-occupied = Legendarity of followers
legends-deck-costs = Cost of events
legends-deck-skills =
    { $whose ->
        [general] Skills of generals
        [mage] Skills of mages
        [oracle] Skills of oracles
        [named] Skills of one hero
       *[any] Skills of any hero
    }
