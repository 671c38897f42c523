"""BattleCON (4th edition): rules, kits as data, the practice player."""
