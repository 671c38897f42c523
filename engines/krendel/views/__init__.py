"""What a viewer of Krendel's Tournament may see, and what follows from it."""
