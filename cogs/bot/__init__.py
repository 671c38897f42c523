"""The client itself: start and stop, the router of presses, the panel behind More.

It knows every feature; none knows it.
"""
