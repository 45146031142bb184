"""`From`, a part of other types.

Generated from `manifest/schemas/From.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class From1:
    """`From`, a part of other types."""

    preset: Literal["all-custom"] | str | None = None
    slugs: list[str]


@define(kw_only=True)
class From2:
    """`From`, a part of other types."""

    preset: Literal["all-custom"] | str
    slugs: list[str] | None = None


From: TypeAlias = From1 | From2
"""`From`, a part of other types."""
