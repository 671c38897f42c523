"""The composing of messages: their parts, mentions of commands, long lists in pages, and Discord's limits."""
