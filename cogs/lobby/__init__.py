"""Tables that have not begun: /play, options, seats, invitations, content packs, the host's panel."""
