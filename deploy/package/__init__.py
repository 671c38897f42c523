"""Arbiter as it is installed by pip: all packages of the project in one folder. `__main__` starts it."""
