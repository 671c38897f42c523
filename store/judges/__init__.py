"""Calls for a judge and deeds of moderators in SQL."""
