"""A round of Krendel's Tournament: its phases, combat, rewards, drawing up, the end."""
