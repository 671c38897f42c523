# Pictures of a hand and of a fighter of BattleCON.

battlecon-hand-any = any

battlecon-hand-styles = Styles
battlecon-hand-bases = Bases
battlecon-hand-back = from beat { $beat }
battlecon-hand-aside = lies aside
battlecon-hand-form = form
battlecon-hand-special = special card
battlecon-hand-active = { $kind }, active at the start
battlecon-hand-ability = ability
battlecon-hand-class = Class: { $name }
battlecon-hand-also = Every fighter also has: { $cards }.
battlecon-hand-preset = A beginner discards first: “{ $first }” to discard 1, “{ $second }” to discard 2.
