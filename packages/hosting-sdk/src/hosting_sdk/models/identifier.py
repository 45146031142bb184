"""The result of `environment.unlinkSharedEnvVariable` and 5 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class Identifier:
    """The result of `environment.unlinkSharedEnvVariable` and 5 more."""

    id: str
    """ID of the object that the call or the field is about."""


class IdentifierDict(TypedDict):
    """`Identifier` as a dict in wire names."""

    id: str
    """ID of the object that the call or the field is about."""
