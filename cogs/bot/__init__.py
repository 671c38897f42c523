"""The Discord client: start and stop, the router of presses, the panel behind More.

This package imports every feature; no feature imports it.
"""
