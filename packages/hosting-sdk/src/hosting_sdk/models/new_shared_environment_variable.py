"""`NewSharedEnvironmentVariable`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NewSharedEnvironmentVariable:
    """`NewSharedEnvironmentVariable`, a part of other types."""

    comment: str | None = None
    """Note on what it is for, at most 500 characters."""
    key: str
    """Name of the environment variable, such as `API_URL`."""
    value: str
    """Value of the environment variable."""


class NewSharedEnvironmentVariableDict(TypedDict):
    """`NewSharedEnvironmentVariable` as a dict in wire names."""

    comment: NotRequired[str]
    """Note on what it is for, at most 500 characters."""
    key: str
    """Name of the environment variable, such as `API_URL`."""
    value: str
    """Value of the environment variable."""
