"""Standings and cross tables in words, and how their figures were computed."""
