"""Leagues in Discord: ladders with their challenges, seasons with their tables and divisions."""
