"""Answers to presses and commands, forms and what is typed into them, errors of requests, and an orderly stop."""
