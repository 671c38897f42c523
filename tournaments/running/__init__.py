"""The next steps of a tournament, and the facts that do them. Nothing here changes a state: the caller appends the facts."""
