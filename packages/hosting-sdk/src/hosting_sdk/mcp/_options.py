"""Options of a tool server; the parser of the command line has one for each but the token."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from hosting_sdk._transport.secrets import SecretText


class ServerOptions(NamedTuple):
    """The options of a tool server.

    Attributes:
        token: The platform's token; None when the server has none.
        server_url: The platform's address, None for its own.
        team_id: The team for which methods act that take one.
        dynamic: Whether to offer three tools that lead to all of them.
        tools: Names of tools to offer; all when this and *groups* are empty.
        groups: Groups whose tools to offer.
        excluded: Names of tools to leave out.
        read_only: Whether to offer only what changes nothing.
        allowed: Kinds of effect that calls may have.
        ask: Whether the person at the application is asked about calls that are not allowed.
        ask_seconds: How long the person has to answer, in seconds.
        show_secrets: Whether secrets in results reach the model.
        allowed_paths: Folders that uploads may be read from, resolved.
        output_schemas: Whether tools say what they return, which costs a lot.
        result_bytes: The most bytes of JSON in one result.
        stream_seconds: How long a stream is read for one result, in seconds.
        audit_log: The file of the audit log.
    """

    token: SecretText | None = None
    server_url: str | None = None
    team_id: str | None = None
    dynamic: bool = False
    tools: Sequence[str] = ()
    groups: Sequence[str] = ()
    excluded: Sequence[str] = ()
    read_only: bool = False
    allowed: Collection[str] = ()
    ask: bool = False
    ask_seconds: float = 300.0
    show_secrets: bool = False
    allowed_paths: Sequence[Path] = ()
    output_schemas: bool = False
    result_bytes: int = 60_000
    stream_seconds: float = 10.0
    audit_log: Path | None = None
