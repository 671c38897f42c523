"""Commands for those who build: assets and the pictures of the README."""
