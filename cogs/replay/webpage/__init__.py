"""A finished match as one web page in a file: gathered, pictured, composed, and asked for. It needs no server and no Discord."""
