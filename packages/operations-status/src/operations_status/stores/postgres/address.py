"""Address of a PostgreSQL store: a libpq URL that has the options `schema` and `pool_size` too."""

from __future__ import annotations

from urllib.parse import parse_qsl, quote, urlencode

from attrs import field, frozen
from psycopg.conninfo import conninfo_to_dict

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
        "gssencmode",
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
_DEFAULTS = {
    "application_name": "operations-status",
    "gssencmode": "disable",  # with "prefer", the driver warns if Kerberos is missing
    "target_session_attrs": "read-write",
}
_SSL_MODES = frozenset({"allow", "disable", "prefer", "require", "verify-ca", "verify-full"})
_OURS = frozenset({"pool_size", "schema"})


@frozen(kw_only=True)
class PostgresAddress:
    """Address of a database and the options of its use.

    Attributes:
        dsn: Connection string for the driver; it may contain the password.
        shown: The host and the database, for messages.
        schema: Schema of the tables.
        pool_size: Largest number of connections of one process.
    """

    dsn: str = field(repr=False)
    shown: str
    schema: str
    pool_size: int

    @property
    def location(self) -> str:
        """The server, the database and the schema, without user and password."""
        parts = conninfo_to_dict(self.dsn)
        names = ("host", "hostaddr", "port", "dbname")
        return f"postgresql:{[parts.get(name) for name in names]}{self.schema}"

    @property
    def quoted_schema(self) -> str:
        """The schema as an SQL identifier."""
        return '"{}"'.format(self.schema.replace('"', '""'))


def parse_address(url: str) -> PostgresAddress:
    """Parse an address: `postgresql://user:password@host:port/database?option=value`.

    Raises:
        StoreError: An option is unknown or has an invalid value. The message contains no password.
    """
    base, _, query = url.partition("?")
    # In a libpq URL, a plus sign means itself, not a blank.
    given = dict(parse_qsl(query.replace("+", "%2B"), keep_blank_values=True))
    for name in given:
        if name in {"password", "sslpassword"}:
            raise StoreError(
                f"a PostgreSQL address has no {name} among its options: give it before the @, in"
                " PGPASSWORD, or in a file that passfile=PATH names"
            )
        if name not in _PASSED_ON | _OURS:
            known = ", ".join(sorted(_PASSED_ON | _OURS))
            raise StoreError(f"a PostgreSQL address has no option {name!r}; it has {known}")
    schema = given.pop("schema", DEFAULT_SCHEMA)
    if not schema or "\0" in schema or len(schema.encode()) > _LONGEST_NAME_BYTES:
        raise StoreError(f"schema is a name of 1 to {_LONGEST_NAME_BYTES} bytes, not {schema!r}")
    pool_size = given.pop("pool_size", str(DEFAULT_POOL_SIZE))
    if not pool_size.isdecimal() or not 1 <= int(pool_size) <= _LARGEST_POOL:
        raise StoreError(f"pool_size is a number from 1 to {_LARGEST_POOL}, not {pool_size!r}")
    ssl_mode = given.get("sslmode", "prefer")
    if ssl_mode not in _SSL_MODES:
        raise StoreError(f"sslmode is one of {', '.join(sorted(_SSL_MODES))}, not {ssl_mode!r}")
    if "database" in given:
        given["dbname"] = given.pop("database")
    location = base.partition("://")[2].rpartition("@")[2]
    return PostgresAddress(
        dsn=f"{base}?{urlencode(_DEFAULTS | given, quote_via=quote)}",
        shown=f"postgresql://{location}",
        schema=schema,
        pool_size=int(pool_size),
    )
