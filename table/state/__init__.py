"""The state of the table: people, channels, messages, ids, stored in a file."""
