"""The store for many machines: a PostgreSQL database that services and recorders share.

`address` parses the URL, `connection` and `pool` connect and retry, `schema` defines the tables,
`statements` loads the SQL of `queries.sql`, `changes` and `upkeep` write, `queries`, `reading` and
`views` read, `notices` announces changes, and `store` implements `BlockingStore`.
"""
