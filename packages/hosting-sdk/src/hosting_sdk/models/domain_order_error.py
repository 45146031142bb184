"""`DomainOrderError`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class DomainOrderError:
    """`DomainOrderError`, a part of other types."""

    code: str
    """Reason why the order failed."""
    details: Any = UNSET
