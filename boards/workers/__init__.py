"""Painting in processes of their own: the pool, the worker, the cache.

What is to be painted is a job of `boards/jobs.py`.
"""
