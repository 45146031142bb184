"""The body of `edgeCache.invalidateByTags`.

Generated from `manifest/schemas/InvalidateByTagsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.env import Env
from hosting_sdk.models.tags import Tags


@define(kw_only=True)
class InvalidateByTagsRequestBody:
    """The body of `edgeCache.invalidateByTags`."""

    tags: Tags
    target: Env | None = None
