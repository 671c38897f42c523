"""The words in pictures of tournaments, and the Alt texts beside them."""
