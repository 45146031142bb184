"""The body of `edgeCache.dangerouslyDeleteByTags`.

Generated from `manifest/schemas/DangerouslyDeleteByTagsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.env import Env
from hosting_sdk.models.tags import Tags


@define(kw_only=True)
class DangerouslyDeleteByTagsRequestBody:
    """The body of `edgeCache.dangerouslyDeleteByTags`."""

    revalidation_deadline_seconds: float | None = None
    tags: Tags
    target: Env | None = None
