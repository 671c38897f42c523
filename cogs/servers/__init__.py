"""What those who manage a server choose for its tables: `/server`.

What one user chooses is in `people`.
"""
