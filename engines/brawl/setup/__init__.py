"""Before the first turn: who plays which champions, and what lies on the table."""
