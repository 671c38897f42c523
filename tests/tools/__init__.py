"""Tools of hosts and makers, and that the generated papers are true."""
