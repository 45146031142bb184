"""`NewDrainSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class ExternalResourceDrainSource:
    """`NewDrainSource`, a part of other types.

    Attributes:
        external_resource_id: ID of the resource in the partner's system.
        kind: `self-served` for one of your own, `integration` for one of an integration.
            `"integration"` when it is absent.
    """

    external_resource_id: str
    kind: str | None = None


@define(kw_only=True)
class ResourceDrainSource:
    """`NewDrainSource`, a part of other types.

    Attributes:
        kind: `self-served` for one of your own, `integration` for one of an integration.
            `"integration"` when it is absent.
        resource_id: ID of the integration resource.
    """

    kind: str | None = None
    resource_id: str


@define(kw_only=True)
class IntegrationDrainSource:
    """`NewDrainSource`, a part of other types.

    Attributes:
        kind: `self-served` for one of your own, `integration` for one of an integration.
            `"integration"` when it is absent.
    """

    kind: str | None = None


@define(kw_only=True)
class SelfServedDrainSource:
    """`NewDrainSource`, a part of other types.

    Attributes:
        kind: `self-served` for one of your own, `integration` for one of an integration.
            `"self-served"` when it is absent.
    """

    kind: str | None = None


class ExternalResourceDrainSourceDict(TypedDict):
    """`ExternalResourceDrainSource` as a dict in wire names."""

    externalResourceId: str
    kind: NotRequired[str]


class ResourceDrainSourceDict(TypedDict):
    """`ResourceDrainSource` as a dict in wire names."""

    kind: NotRequired[str]
    resourceId: str


class IntegrationDrainSourceDict(TypedDict):
    """`IntegrationDrainSource` as a dict in wire names."""

    kind: NotRequired[str]


class SelfServedDrainSourceDict(TypedDict):
    """`SelfServedDrainSource` as a dict in wire names."""

    kind: NotRequired[str]


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
