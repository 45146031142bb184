"""The store for many machines: a PostgreSQL database that services and recorders share.

`address` reads where it is, `pool` keeps connections and finds new ones when they are lost,
`schema` says what is in it, `changes` and `upkeep` write, `queries` and `listing` find and stream,
`store` is all of it within an event loop, and `blocking` runs that in a thread of its own.
"""
