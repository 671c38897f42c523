"""A tournament as one web page in one file, in every language, without anything loaded from elsewhere."""
