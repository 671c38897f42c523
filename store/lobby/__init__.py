"""Lobbies and invitations in SQL."""
