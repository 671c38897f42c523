"""Calls for a judge, corrections by judges, and moderation."""
