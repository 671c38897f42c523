# What happened in Super Fantasy Brawl: events for the log, and the story of a turn. "VP" are victory points.

brawl-log-story-action = **{ $who }**: { $does }

## Names and numbers

brawl-team = Team { $team }
brawl-twin = { $champion } ({ $name })
brawl-nobody = champion { $number }
brawl-quoted = “{ $name }”
brawl-card-of = { $champion }: { $card }
brawl-source-trap = trap
brawl-at-gate = at the gate
brawl-no-cards = no cards
brawl-points = +{ $count } VP
brawl-amount-damage = { $count } damage
brawl-colour = { $core ->
    [red] destruction
    [yellow] creation
    [blue] manipulation
   *[free] no core
}
brawl-statue = { $core ->
    [red] red statue
    [yellow] yellow statue
   *[blue] blue statue
}
brawl-figure-move = movement { $value }
brawl-figure-strength = strength { $value }
brawl-figure-defence = defence { $value }
brawl-face-figures = health { $health }, defence { $defence }
brawl-effect = { $what ->
    [strength] { $by } strength
    [defence] { $by } defence
    [movement] { $by } movement
    [root] rooted
    [immune_push] immune to Push
    [immune_fear] immune to Fear
   *[immune_stun] immune to Stun
}
brawl-effect-against = { $text } in attacks on { $whom }
brawl-charge = next attack this turn { $changes } ({ $source })
brawl-charge-on = next attack on { $whom } this turn { $changes } ({ $source })

## Before the first turn

brawl-log-order = Order of turns: { $names }
brawl-log-area = { $team }: deployment area is row { $row }
brawl-log-picked = { $name }: champion { $champion }
brawl-log-clashing = The same champion twice in a team; choosing anew: { $names }
brawl-log-brought = Brought to the draft: { $text }
brawl-log-brought-by = { $name } – { $names }
brawl-log-banned = { $name } bans { $whom } (brought by { $whose })
brawl-log-mulligan = { $count ->
    [0] { $name } keeps the hand
    [one] { $name } exchanges { $count } card
   *[other] { $name } exchanges { $count } cards
}
brawl-log-deployed = starts on { $hex }

## Round, challenges, traps

brawl-log-round = **Round { $round }**
brawl-log-turn = **Turn: { $name }**
brawl-log-phase = · { $phase }
brawl-log-challenge = New challenge { $name } ({ $worth } VP): { $text }
brawl-log-challenges-shuffled = The challenge deck is empty; its discards are shuffled
brawl-log-fell-off = Challenge { $name } leaves the track
brawl-log-scored = { $team }: challenge { $name } fulfilled, { $gain }, { $points } in all
brawl-log-trap-placed = { $name }: new trap on { $hex }
brawl-log-trap-laid = New trap on { $hex }
brawl-log-looked = { $name } looks at the trap on { $hex }
brawl-log-looked-at = { $name } looks at the trap on { $hex }: { $trap }
brawl-log-trap-moved = { $name } moves a trap: { $start } → { $end }

## Actions

brawl-log-action = { $name } ({ $core })
brawl-log-paid = { $core ->
    [red] destruction core
    [yellow] creation core
    [blue] manipulation core
   *[free] no core
}
brawl-log-back = enters the arena: { $hex }
brawl-log-walk = moves { $start } → { $end }
brawl-log-dash = dashes { $start } → { $end }
brawl-log-swoop = swoops { $start } → { $end }
brawl-log-jump = jumps { $start } → { $end }
brawl-log-push = pushes { $whom }: { $start } → { $end }
brawl-log-pull = pulls { $whom }: { $start } → { $end }
brawl-log-force = forces { $whom }: { $start } → { $end }
brawl-log-fear = frightens { $whom }: { $start } → { $end }
brawl-log-place = is placed: { $start } → { $end }
brawl-log-from-gate = is placed from the gate on { $end }
brawl-log-swap = changes places: { $start } → { $end }
brawl-log-shift = is moved: { $start } → { $end }
brawl-log-passed = { $does } through { $names }
brawl-log-unable = the { $way ->
    [pull] Pull
   *[push] Push
} stops { $steps } { $steps ->
    [one] hex
   *[other] hexes
} short
brawl-log-trap = trap on { $hex }: { $trap }
brawl-log-attack = attacks { $names }
brawl-log-skill = { $count ->
   *[other] targets
} { $names }
brawl-log-stopped = { $kind ->
    [attack] no attack
   *[other] skill not used
}
brawl-log-reaction = { $name }: reaction { $card } on { $whom } ({ $core })
brawl-log-no-reaction = { $name }: no reaction
brawl-log-figures = Attack on { $whom }: strength { $strength } − defence { $defence } = { $damage }
brawl-log-figures-ignored = Attack on { $whom }: strength { $strength }, defence ignored
brawl-log-blow = { $strength } − { $defence }
brawl-log-blow-ignored = strength { $strength }, no defence
brawl-log-blow-damage = { $figures } = { $damage }
brawl-log-cause = { $amount }{ $cause ->
    [repeat] {" "}(Double)
    [poison] {" "}(Poison)
    [trap] {" "}(trap)
    [push] {" "}(displacement)
   *[attack] {""}
}
brawl-log-damage = { $amount }, { $now }
brawl-log-now = now damage { $damage } of { $health }
brawl-log-now-over = now damage { $health } of { $health } (overkill { $over })
brawl-log-healed = heals { $amount }, now damage { $damage }
brawl-log-out = out of action! { $team }: { $gain }, { $points } in all
brawl-log-levelled = levels up
brawl-headline-out = { $who } is out of action
brawl-headline-levelled = { $who } levels up
brawl-headline-scored = challenge { $name } { $gain }
brawl-log-rooted = rooted until the end of the turn
brawl-log-stunned = stunned, discards { $card }
brawl-log-stunned-none = stunned, no card of this champion in hand
brawl-log-lost = discards { $card }
brawl-log-lost-none = no card of this champion in hand
brawl-log-effect = { $text } until the end of the turn
brawl-log-protected = { $what ->
    [displacement] displacements by this attack are cancelled
    [post] effects after the attack are cancelled
   *[lasting] all effects until the end of the turn are over
}
brawl-log-again = { $name } once more
brawl-log-again-ability = the same once more
brawl-log-rescued = comes back from the gate to { $hex }

## Cards and cores

brawl-log-cards = { $text } ({ $cards })
brawl-log-drawn = { $name } draws { $count } { $count ->
    [one] card
   *[other] cards
}
brawl-log-planned = { $name } puts { $count } { $count ->
    [one] card
   *[other] cards
} on top of the deck
brawl-log-shown = { $name } shows the hand: { $cards }
brawl-log-discarded = { $name } discards { $cards }
brawl-log-discarded-hand = { $name } discards the rest of the hand: { $cards }
brawl-log-shuffled = { $name }: the discard is shuffled into the deck
brawl-log-taken-back = { $name } takes back { $card }
brawl-log-exhausted = { $name }: { $core ->
    [red] destruction
    [yellow] creation
   *[blue] manipulation
} core exhausted
brawl-log-readied = { $name }: { $core ->
    [red] destruction
    [yellow] creation
   *[blue] manipulation
} core readied

## The end

brawl-log-removed = Seat { $letter } ({ $name }) is removed
brawl-over-points = Victory: { $names }
brawl-over-withdrew = No opponents are left. Victory: { $names }
brawl-over-time = Time is up. Victory: { $names }
brawl-over-draw = Time is up: a draw
