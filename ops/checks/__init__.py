"""Checks that `/doctor` and the terminal run besides those of the machine: settings, storage, painting."""
