"""What the project makes of itself: pictures, screenshots, recorded matches, data pages, assets.

For those who build.
"""
