"""The body of `edgeCache.invalidateByTags`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.string_or_strings import StringOrStrings
from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class InvalidateByTagsRequest:
    """The body of `edgeCache.invalidateByTags`.

    Attributes:
        tags: Cache tags of the content.
        target: Environment whose cache is meant: `production` or `preview`.
    """

    tags: StringOrStrings
    target: SystemEnvironment | None = None


class InvalidateByTagsRequestDict(TypedDict):
    """`InvalidateByTagsRequest` as a dict in wire names."""

    tags: StringOrStrings
    target: NotRequired[SystemEnvironment]
