"""Delivery of the messages in the outbox: composing, posting, editing, finding again, live-updated private messages.

The texts of messages are in the feature packages.
"""
