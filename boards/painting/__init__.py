"""From a scene to a PNG: layout, text, shapes, emblems, themes.

It knows no game. The canvas of a picture is `boards/canvas.py`.
"""
