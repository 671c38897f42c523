"""Questions as controls, by their shape: buttons, selects, and drafts of answers in several steps."""
