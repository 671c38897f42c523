"""What Discord allows: limits of messages, components and commands, permissions, the OpenAPI document, errors."""
