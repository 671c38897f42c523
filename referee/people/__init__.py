"""What belongs to one user or one server: what waits for somebody, and what they chose."""
