"""The result of `featureFlags.getSDKKeys`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.flags_sdk_key import FlagsSdkKey


@define(kw_only=True)
class FlagsSdkKeyList:
    """The result of `featureFlags.getSDKKeys`."""

    data: list[FlagsSdkKey]
    """Keys of the project."""
