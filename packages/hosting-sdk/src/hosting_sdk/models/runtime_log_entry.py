"""The result of `logs.getRuntimeLogs`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class RuntimeLogEntry:
    """The result of `logs.getRuntimeLogs`.

    Attributes:
        domain: Domain that the request was for.
        level: Level of the message, such as `info` or `error`.
        message: Text of the log line.
        message_truncated: Whether the text was cut.
        request_method: HTTP method of the request.
        request_path: Path that was asked for.
        response_status_code: HTTP status of the response.
        row_id: ID of the record.
        source: What wrote the record, such as `serverless` or `edge-middleware`.
        timestamp_in_ms: Time of the record, in milliseconds since the epoch.
    """

    domain: str
    level: Literal["trace", "debug", "info", "warning", "error", "fatal"] | str
    message: str
    message_truncated: bool
    request_method: str
    request_path: str
    response_status_code: float
    row_id: str
    source: Literal["delimiter", "edge-function", "edge-middleware", "serverless", "request"] | str
    timestamp_in_ms: float
