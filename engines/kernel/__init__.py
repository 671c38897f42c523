"""What the engines of all games stand on: a match is plain data at every decision. See CONTRIBUTING.md for a tour."""
