"""A tournament as its viewers may see it: the only way out for pages, pictures and messages."""
