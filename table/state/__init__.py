"""What the table knows: people, channels, messages, ids, kept in a file."""
