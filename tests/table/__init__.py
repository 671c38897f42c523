"""The local stand-in for Discord and its page."""
