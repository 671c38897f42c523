"""Pictures: a view in, a PNG out. No Discord, no database; only views, never a match."""
