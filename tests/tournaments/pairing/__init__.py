"""Swiss rounds, Berger tables, pods."""
