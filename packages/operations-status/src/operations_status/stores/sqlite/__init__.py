"""The embedded store: one SQLite file that several processes read and write at once.

`schema` says what is in the file, `database` opens it and hides its locks, `blocking` does the
work, `queries` and `listing` find and stream long lists, `leases` and `pruning` end what is lost or
old, and `store` brings all of it into an event loop.
"""
