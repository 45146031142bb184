"""The result of `logs.getRuntimeLogs`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class RuntimeLogEntry:
    """The result of `logs.getRuntimeLogs`."""

    domain: str
    """Domain that the request was for."""
    level: Literal["trace", "debug", "info", "warning", "error", "fatal"] | str
    """Level of the message, such as `info` or `error`."""
    message: str
    """Text of the log line."""
    message_truncated: bool
    """Whether the text was cut."""
    request_method: str
    """HTTP method of the request."""
    request_path: str
    """Path that was asked for."""
    response_status_code: float
    """HTTP status of the response."""
    row_id: str
    """ID of the record."""
    source: Literal["delimiter", "edge-function", "edge-middleware", "serverless", "request"] | str
    """Source of the record, such as `serverless` or `edge-middleware`."""
    timestamp_in_ms: float
    """Time of the record, in milliseconds since the epoch."""
