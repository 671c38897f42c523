"""The settings of a server for its tables, which its managers change by `/server`.

The settings of one user are in `people`.
"""
