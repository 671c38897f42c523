"""The kernel: the base of all games' engines, in which a match is plain data at every decision. See CONTRIBUTING.md for a
tour.
"""
