"""Discord's REST API as the table serves it: the request checks, and one file an area."""
