"""A finished match as one web page in a file, which needs neither a server nor Discord."""
