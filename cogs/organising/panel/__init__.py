"""The organiser's panel and the pages behind its buttons."""
