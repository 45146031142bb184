"""`ResponseBodyEntities`, a part of other types.

Generated from `manifest/schemas/ResponseBodyEntities.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ResponseBodyEntitiesAttributesLabels:
    """`attributes[].labels[]` of `ResponseBodyEntities`."""

    label: str
    value: str


@define(kw_only=True)
class ResponseBodyEntitiesAttributes:
    """`attributes[]` of `ResponseBodyEntities`."""

    key: str
    labels: list[ResponseBodyEntitiesAttributesLabels] | None = None
    type: str


@define(kw_only=True)
class ResponseBodyEntities:
    """`ResponseBodyEntities`, a part of other types."""

    attributes: list[ResponseBodyEntitiesAttributes]
    kind: str
    label: str
