"""Embedded store: one SQLite file that several processes read and write at once.

`schema` defines the tables, `database` opens the file and handles its locks, `turns` orders the
processes that write, `statements` and `queries` contain the SQL, `listing` reads lists from
snapshots, and `store` implements `BlockingStore`.
"""
