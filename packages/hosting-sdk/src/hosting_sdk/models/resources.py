"""`Resources`, a part of other types.

Generated from `manifest/schemas/Resources.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ResourcesProjectIdsItems:
    """`projectIds.items` of `Resources`."""

    type: Literal["string"]


@define(kw_only=True)
class ResourcesProjectIds:
    """`projectIds` of `Resources`."""

    items: ResourcesProjectIdsItems
    required: Literal[True]
    type: Literal["list"]


@define(kw_only=True)
class Resources:
    """`Resources`, a part of other types."""

    project_ids: ResourcesProjectIds
