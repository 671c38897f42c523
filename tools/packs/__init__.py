"""Random play and pictures of a content pack, for tools/check_pack.py."""
