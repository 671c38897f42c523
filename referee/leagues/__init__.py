"""Leagues as a service: ladders with their challenges and matches, seasons with their divisions. No Discord."""
