"""Helpers of several packages: a sample of each game, browsers, packs, processes."""
