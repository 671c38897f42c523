"""Discord's REST API as the table serves it: the door with its checks, and one file an area."""
