"""A tournament before it opens: its form, its preset, each setting, a dry run."""
