"""Limits and rules of Discord: messages, components, commands, permissions, the OpenAPI document, errors."""
