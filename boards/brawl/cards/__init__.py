"""Cards of Super Fantasy Brawl in pictures: faces, texts, ranges, a champion's poster."""
