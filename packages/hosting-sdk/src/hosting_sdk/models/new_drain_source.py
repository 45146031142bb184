"""`NewDrainSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class ExternalResourceDrainSource:
    """`NewDrainSource`, a part of other types."""

    external_resource_id: str
    """ID of the resource in the partner's system."""
    kind: str | None = None
    """`self-served` for one of your own, `integration` for one of an integration.
    `"integration"` when it is absent."""


@define(kw_only=True)
class ResourceDrainSource:
    """`NewDrainSource`, a part of other types."""

    kind: str | None = None
    """`self-served` for one of your own, `integration` for one of an integration.
    `"integration"` when it is absent."""
    resource_id: str
    """ID of the integration resource."""


@define(kw_only=True)
class IntegrationDrainSource:
    """`NewDrainSource`, a part of other types."""

    kind: str | None = None
    """`self-served` for one of your own, `integration` for one of an integration.
    `"integration"` when it is absent."""


@define(kw_only=True)
class SelfServedDrainSource:
    """`NewDrainSource`, a part of other types."""

    kind: str | None = None
    """`self-served` for one of your own, `integration` for one of an integration.
    `"self-served"` when it is absent."""


class ExternalResourceDrainSourceDict(TypedDict):
    """`ExternalResourceDrainSource` as a dict in wire names."""

    externalResourceId: str
    """ID of the resource in the partner's system."""
    kind: NotRequired[str]
    """`self-served` for one of your own, `integration` for one of an integration.
    `"integration"` when it is absent."""


class ResourceDrainSourceDict(TypedDict):
    """`ResourceDrainSource` as a dict in wire names."""

    kind: NotRequired[str]
    """`self-served` for one of your own, `integration` for one of an integration.
    `"integration"` when it is absent."""
    resourceId: str
    """ID of the integration resource."""


class IntegrationDrainSourceDict(TypedDict):
    """`IntegrationDrainSource` as a dict in wire names."""

    kind: NotRequired[str]
    """`self-served` for one of your own, `integration` for one of an integration.
    `"integration"` when it is absent."""


class SelfServedDrainSourceDict(TypedDict):
    """`SelfServedDrainSource` as a dict in wire names."""

    kind: NotRequired[str]
    """`self-served` for one of your own, `integration` for one of an integration.
    `"self-served"` when it is absent."""


NewDrainSource: TypeAlias = (
    ExternalResourceDrainSource
    | ResourceDrainSource
    | IntegrationDrainSource
    | SelfServedDrainSource
)
"""`NewDrainSource`, a part of other types."""

NewDrainSourceDict: TypeAlias = (
    ExternalResourceDrainSourceDict
    | ResourceDrainSourceDict
    | IntegrationDrainSourceDict
    | SelfServedDrainSourceDict
)
"""`NewDrainSource` as plain data in wire names."""
