"""The address of a PostgreSQL store: PostgreSQL's own form of URL, and two options of ours."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

from attrs import field, frozen

from operations_status.errors import StoreError

DEFAULT_SCHEMA = "operations_status"
DEFAULT_POOL_SIZE = 10
_LARGEST_POOL = 1000
_LONGEST_NAME_BYTES = 63
_PASSED_ON = frozenset(
    {
        "application_name",
        "database",
        "dbname",
        "gsslib",
        "host",
        "krbsrvname",
        "passfile",
        "port",
        "sslcert",
        "sslcrl",
        "sslkey",
        "sslmode",
        "sslrootcert",
        "ssl_max_protocol_version",
        "ssl_min_protocol_version",
        "target_session_attrs",
        "user",
    }
)
_OURS = frozenset({"pool_size", "schema"})


@frozen(kw_only=True)
class PostgresAddress:
    """Address of a database and the options of its use.

    Attributes:
        dsn: What the driver is given; it may hold the password.
        shown: The host and the database, for messages.
        schema: Where the tables are.
        pool_size: How many connections one process opens at most.
    """

    dsn: str = field(repr=False)
    shown: str
    schema: str = DEFAULT_SCHEMA
    pool_size: int = DEFAULT_POOL_SIZE


def parse_address(url: str) -> PostgresAddress:
    """Return what an address says: `postgresql://user:password@host:port/database?option=value`.

    Raises:
        StoreError: An option is unknown or cannot be read. The message holds no password.
    """
    base, _, query = url.partition("?")
    given = dict(parse_qsl(query, keep_blank_values=True))
    for name in given:
        if name in {"password", "sslpassword"}:
            raise StoreError(
                f"a PostgreSQL address has no {name} among its options: give it before the @, in"
                " PGPASSWORD, or in a file that passfile=PATH names"
            )
        if name not in _PASSED_ON | _OURS:
            known = ", ".join(sorted(_PASSED_ON | _OURS))
            raise StoreError(f"a PostgreSQL address has no option {name!r}; it has {known}")
    passed_on = urlencode({name: value for name, value in given.items() if name in _PASSED_ON})
    location = base.partition("://")[2].rpartition("@")[2]
    return PostgresAddress(
        dsn=f"{base}?{passed_on}" if passed_on else base,
        shown=f"postgresql://{location}",
        schema=_read_schema(given.get("schema", DEFAULT_SCHEMA)),
        pool_size=_read_pool_size(given.get("pool_size", str(DEFAULT_POOL_SIZE))),
    )


def _read_schema(text: str) -> str:
    if not text or "\0" in text or len(text.encode()) > _LONGEST_NAME_BYTES:
        raise StoreError(f"schema is a name of 1 to {_LONGEST_NAME_BYTES} bytes, not {text!r}")
    return text


def _read_pool_size(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= _LARGEST_POOL:
        raise StoreError(f"pool_size is a number from 1 to {_LARGEST_POOL}, not {text!r}")
    return int(text)
