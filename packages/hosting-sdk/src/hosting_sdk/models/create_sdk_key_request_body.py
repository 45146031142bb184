"""The body of `featureFlags.createSDKKey`.

Generated from `manifest/schemas/CreateSDKKeyRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class CreateSDKKeyRequestBody:
    """The body of `featureFlags.createSDKKey`."""

    environment: str
    label: str | None = None
    sdk_key_type: Literal["server", "mobile", "client"]
