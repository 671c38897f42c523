"""Calls for a judge, corrections, going back, and what moderators may do."""
