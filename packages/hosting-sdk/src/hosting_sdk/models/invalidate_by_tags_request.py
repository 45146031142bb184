"""The body of `edgeCache.invalidateByTags`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.string_or_strings import StringOrStrings
from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class InvalidateByTagsRequest:
    """The body of `edgeCache.invalidateByTags`."""

    tags: StringOrStrings
    """Cache tags of the content."""
    target: SystemEnvironment | None = None
    """Environment whose cache is meant: `production` or `preview`."""


class InvalidateByTagsRequestDict(TypedDict):
    """`InvalidateByTagsRequest` as a dict in wire names."""

    tags: StringOrStrings
    """Cache tags of the content."""
    target: NotRequired[SystemEnvironment]
    """Environment whose cache is meant: `production` or `preview`."""
