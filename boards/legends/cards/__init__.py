"""Cards of Legends in pictures: signs, texts, faces in a hand, a card alone."""
