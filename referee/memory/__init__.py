"""What finished games say of a person and of a server: profiles, years, records, characters."""
