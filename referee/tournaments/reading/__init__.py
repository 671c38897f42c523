"""Views of large tournaments, computed in a process of their own, so that the event loop never waits for them."""
