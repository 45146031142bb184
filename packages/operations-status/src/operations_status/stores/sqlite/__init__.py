"""The embedded store: one SQLite file that several processes read and write at once.

`schema` defines the tables, `database` opens the file and hides its locks, `changes` writes,
`queries` and `listing` find and stream lists, `news` reports changes, `blocking` is the store
without an event loop, and `store` the one within an event loop.
"""
