"""The messages that tournaments owe, and what the bot does around them: roles, threads, events."""
