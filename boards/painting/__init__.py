"""From a scene to a PNG: layout, text, shapes, themes, the canvas.

It knows no game.
"""
