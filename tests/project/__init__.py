"""The project itself: layers and circles, tests that import no tests, and *Add a game* followed to the letter."""
