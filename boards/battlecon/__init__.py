"""The pictures of BattleCON: the table, a fighter's hand, a fighter's cards."""
