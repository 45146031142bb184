"""The result of `logs.getRuntimeLogs`.

Generated from `manifest/schemas/GetRuntimeLogsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class GetRuntimeLogsResponseBody:
    """The result of `logs.getRuntimeLogs`."""

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
