# The reference of Archutheon: how damage is reckoned, blocks, recharge, permanents, charges, base boosts.

archutheon-ref-title = How damage is reckoned
archutheon-ref-attack = { $card } · { $who }
archutheon-ref-none = No attack lies open now
archutheon-ref-part = { $part ->
    [base] Card
    [text] Its property
    [support] Support
    [charge] Charges of the victim
    [lasting] Passives, traits, terrain
    [boost] Base boost
    [inspired] Inspired attacker
    [vulnerable] Vulnerable victim
    [exhausted] Exhausted attacker
    [full] Sum, 0 at least
    [blocked] Blocks
    [armour] Armour
    [leader] A leader takes 1 less
    [barrier] Barrier stops the rest
   *[dealt] Damage
}
archutheon-ref-line = { $who }: { $sum }
archutheon-ref-order = Damage: card + property + support + charges + passives and terrain + base boost + Inspired + Vulnerable − Exhausted, 0 at least; then − block − Armour − 1 for a leader; a Barrier stops the rest. Armour-piercing damage ignores block, Armour and Barrier.
archutheon-ref-block = Block
archutheon-ref-block-element = −1: another element.
archutheon-ref-block-direction = −1: aimed otherwise – one card targeted, the other by area or without damage.
archutheon-ref-block-ally = −1: the blocker is not hit himself. −1 more for each area to his ally.
archutheon-ref-block-zero = With 0 left a block does nothing. Dodge and Hop always work for their own hero.
archutheon-ref-pierce = Armour-piercing damage ignores block, Armour and Barrier.
archutheon-ref-recharge = Recharge
archutheon-ref-recharge-slot = Cell { $cell }: in hand after { $turns } { $turns ->
    [one] Recovery
   *[other] Recoveries
}.
archutheon-ref-charges = Charges
archutheon-ref-charge-each = +1 to an attack card for each of its element in the victim’s charges.
archutheon-ref-charge-truth = 3 Truth: another element for all your cards this turn, or all are targeted or by area.
archutheon-ref-charge-freedom = 3 Freedom: your heroes use each other’s cards.
archutheon-ref-charge-chaos = 3 Chaos: your attack cards may lie face down.
archutheon-ref-charge-any = Any 3: a charged card, executed at once.
archutheon-ref-boosts = Base boosts
archutheon-ref-good = Permanents that help
archutheon-ref-bad = Permanents that hurt
