"""Moderation of a server's matches, and block lists of users."""
