"""The result of `featureFlags.updateFlag`.

Generated from `manifest/schemas/UpdateFlagResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.create_flag_response_body import CreateFlagResponseBody
from hosting_sdk.models.flag import Flag

UpdateFlagResponseBody: TypeAlias = CreateFlagResponseBody | Flag
"""The result of `featureFlags.updateFlag`."""
