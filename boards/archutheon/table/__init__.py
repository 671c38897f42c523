"""The table: the board with heroes and objects, the declared cards, both mats."""
