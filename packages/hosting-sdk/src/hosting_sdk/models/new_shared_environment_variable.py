"""`NewSharedEnvironmentVariable`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class NewSharedEnvironmentVariable:
    """`NewSharedEnvironmentVariable`, a part of other types.

    Attributes:
        comment: Note on what it is for, at most 500 characters.
        key: Name of the environment variable, such as `API_URL`.
        value: Value of the environment variable.
    """

    comment: str | None = None
    key: str
    value: str


class NewSharedEnvironmentVariableDict(TypedDict):
    """`NewSharedEnvironmentVariable` as a dict in wire names."""

    comment: NotRequired[str]
    key: str
    value: str
