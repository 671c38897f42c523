"""The tests, in the packages of what they test. Helpers stand beside the tests; what many need is in `support`."""
