"""Tables of a server: /tables lists open tables and matches to watch; users who wish for a table are called to one."""
