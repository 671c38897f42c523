"""Competitions longer than a tournament: seasons, divisions, ladders."""
