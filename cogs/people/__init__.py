"""What belongs to one user or one server: the list of own matches, settings, own data."""
