"""A local table that stands in for Discord: gateway, REST, and a web page to play on."""
