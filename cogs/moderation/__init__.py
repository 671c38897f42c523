"""What moderators of a server do to its matches, and whom a user does not want to sit with."""
