"""The pictures of Archutheon: the board, the mats, the hand, single cards."""
