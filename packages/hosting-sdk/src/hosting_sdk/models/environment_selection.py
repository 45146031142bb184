"""`EnvironmentSelection`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class EnvironmentSelectionBySlug:
    """`EnvironmentSelection`, a part of other types."""

    preset: Literal["all-custom"] | str | None = None
    """`all-custom` stands for all custom environments."""
    slugs: list[str]
    """Slugs of environments, such as `production` or `preview`."""


@define(kw_only=True)
class EnvironmentSelectionByPreset:
    """`EnvironmentSelection`, a part of other types."""

    preset: Literal["all-custom"] | str
    """`all-custom` stands for all custom environments."""
    slugs: list[str] | None = None
    """Slugs of environments, such as `production` or `preview`."""


class EnvironmentSelectionBySlugDict(TypedDict):
    """`EnvironmentSelectionBySlug` as a dict in wire names."""

    preset: NotRequired[Literal["all-custom"]]
    """`all-custom` stands for all custom environments."""
    slugs: Sequence[str]
    """Slugs of environments, such as `production` or `preview`."""


class EnvironmentSelectionByPresetDict(TypedDict):
    """`EnvironmentSelectionByPreset` as a dict in wire names."""

    preset: Literal["all-custom"]
    """`all-custom` stands for all custom environments."""
    slugs: NotRequired[Sequence[str]]
    """Slugs of environments, such as `production` or `preview`."""


EnvironmentSelection: TypeAlias = EnvironmentSelectionBySlug | EnvironmentSelectionByPreset
"""`EnvironmentSelection`, a part of other types."""

EnvironmentSelectionDict: TypeAlias = (
    EnvironmentSelectionBySlugDict | EnvironmentSelectionByPresetDict
)
"""`EnvironmentSelection` as plain data in wire names."""
