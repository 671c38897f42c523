"""Events as their viewers see them."""
