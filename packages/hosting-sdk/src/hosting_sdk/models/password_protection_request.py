"""`PasswordProtectionRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.protection_scope import ProtectionScope


@define(kw_only=True)
class PasswordProtectionRequest:
    """`PasswordProtectionRequest`, a part of other types."""

    deployment_type: ProtectionScope
    """Deployments that are protected, such as `preview` or `all`."""
    password: str | Unset | None = UNSET
    """Password that visitors have to enter, at most 72 characters."""


class PasswordProtectionRequestDict(TypedDict):
    """`PasswordProtectionRequest` as a dict in wire names."""

    deploymentType: ProtectionScope
    """Deployments that are protected, such as `preview` or `all`."""
    password: NotRequired[str | None]
    """Password that visitors have to enter, at most 72 characters."""
