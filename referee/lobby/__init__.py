"""Tables that have not begun: seats, invitations, ready checks, opening again."""
