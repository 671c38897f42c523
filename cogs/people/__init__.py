"""Pages for one user: the list of their matches, their settings, their own data."""
