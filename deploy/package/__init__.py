"""Arbiter as pip installs it: all packages of the project in one folder. `__main__` starts it."""
