"""The result of `logDrains.getAllLogDrains`.

Generated from `manifest/schemas/GetAllLogDrainsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.get_configurable_log_drain_response_body import (
    GetConfigurableLogDrainResponseBody,
)
from hosting_sdk.models.get_drains_response_body import GetDrainsResponseBody

GetAllLogDrainsResponseBody: TypeAlias = (
    GetDrainsResponseBody | list[GetConfigurableLogDrainResponseBody]
)
"""The result of `logDrains.getAllLogDrains`."""
