"""The embedded store: one SQLite file that several processes read and write at once.

`schema` says what is in the file, `database` opens it and hides its locks, `changes` and `pruning`
write, `leases` says who is alive, `queries` and `listing` find and stream lists, `news` and
`watching` tell what has changed, `blocking` is what works without an event loop, and `store` brings
all of it into one.
"""
