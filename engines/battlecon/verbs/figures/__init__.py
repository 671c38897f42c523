"""Verbs that change figures or put rules in force (BC-42, BC-77, BC-93)."""
