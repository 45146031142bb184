"""The body of `edgeCache.dangerouslyDeleteByTags`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.string_or_strings import StringOrStrings
from hosting_sdk.models.system_environment import SystemEnvironment


@define(kw_only=True)
class DangerouslyDeleteByTagsRequest:
    """The body of `edgeCache.dangerouslyDeleteByTags`."""

    revalidation_deadline_seconds: float | None = None
    """Seconds in which a request may still make the content anew before it is deleted."""
    tags: StringOrStrings
    """Cache tags of the content."""
    target: SystemEnvironment | None = None
    """Environment whose cache is meant: `production` or `preview`."""


class DangerouslyDeleteByTagsRequestDict(TypedDict):
    """`DangerouslyDeleteByTagsRequest` as a dict in wire names."""

    revalidationDeadlineSeconds: NotRequired[float]
    """Seconds in which a request may still make the content anew before it is deleted."""
    tags: StringOrStrings
    """Cache tags of the content."""
    target: NotRequired[SystemEnvironment]
    """Environment whose cache is meant: `production` or `preview`."""
