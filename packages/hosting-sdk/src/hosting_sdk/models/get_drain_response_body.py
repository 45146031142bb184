"""The result of `drains.createDrain` and 2 more.

Generated from `manifest/schemas/GetDrainResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.drains1 import Drains1
from hosting_sdk.models.drains2 import Drains2

GetDrainResponseBody: TypeAlias = Drains1 | Drains2
"""The result of `drains.createDrain` and 2 more."""
