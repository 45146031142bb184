"""The result of `featureFlags.getSDKKeys`.

Generated from `manifest/schemas/GetSDKKeysResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.flags_sdk_key import FlagsSDKKey


@define(kw_only=True)
class GetSDKKeysResponseBody:
    """The result of `featureFlags.getSDKKeys`."""

    data: list[FlagsSDKKey]
