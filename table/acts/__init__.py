"""What a person does at the table: presses, commands with their options, forms, files."""
