"""Cards of BattleCON in pictures: faces, texts, single cards, a fighter's poster."""
