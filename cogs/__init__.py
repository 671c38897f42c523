"""Discord: commands, buttons, messages. No rules, no SQL, no drawing."""
