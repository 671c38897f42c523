"""The controls of messages: their custom ids, and the buttons that several features show."""
