"""The real bot over a real connection to the local table: people press buttons and read what comes."""
