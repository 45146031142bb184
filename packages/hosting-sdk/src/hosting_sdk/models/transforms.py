"""The result of `environment.unlinkSharedEnvVariable` and 5 more.

Generated from `manifest/schemas/Transforms.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Transforms:
    """The result of `environment.unlinkSharedEnvVariable` and 5 more."""

    id: str
