"""Lobbies: options, seats, teams, invitations, wishes, plans, ready checks, rematches, and the threads of tables."""
