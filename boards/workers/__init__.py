"""Painting in processes of their own: jobs, the pool, the worker, the cache."""
