"""The result of `featureFlags.listFlags` and 1 more.

Generated from `manifest/schemas/ListFlagsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.flag import Flag


@define(kw_only=True)
class ListFlagsResponseBodyPagination:
    """`pagination` of `ListFlagsResponseBody`."""

    next: str | None


@define(kw_only=True)
class ListFlagsResponseBody:
    """The result of `featureFlags.listFlags` and 1 more."""

    data: list[Flag]
    pagination: ListFlagsResponseBodyPagination
