"""A user's inbox, and the settings of users and servers."""
