"""Super Fantasy Brawl: the rules, without Discord."""
