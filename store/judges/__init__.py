"""Calls for a judge and actions of moderators in SQL."""
