"""Makers of the project's own files: pictures, screenshots, recorded matches, data pages, assets.

For developers.
"""
