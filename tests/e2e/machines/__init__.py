"""Processes of the bot that share a database: killed, paused, cut off and relieved."""
