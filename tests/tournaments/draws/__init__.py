"""The chain and the lots."""
