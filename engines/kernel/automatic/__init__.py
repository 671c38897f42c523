"""Answers that nobody gives by hand: standing orders, random answers, and the advice of practice players with its reasons."""
