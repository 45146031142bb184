"""The result of `logDrains.getAllLogDrains`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.configurable_log_drain import ConfigurableLogDrain
from hosting_sdk.models.drain_list import DrainList

LogDrainList: TypeAlias = DrainList | list[ConfigurableLogDrain]
"""The result of `logDrains.getAllLogDrains`."""
