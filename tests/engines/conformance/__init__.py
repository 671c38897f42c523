"""Promises that every engine keeps: secrecy, saves, determinism, random play to the end."""
