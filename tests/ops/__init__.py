"""Settings, logs, checks, metrics, health, and the container image."""
