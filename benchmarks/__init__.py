"""Measurements, not tests: `make bench`. Absolute times depend on the machine, so engines are measured beside a peer."""
