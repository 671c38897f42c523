"""Before the first beat: who fights, and what lies on the table."""
