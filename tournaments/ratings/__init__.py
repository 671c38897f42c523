"""Ratings from results: Weng and Lin's Bradley-Terry with full pairing, by openskill (TM-49)."""
