"""`CreateDrainSource`, a part of other types.

Generated from `manifest/schemas/CreateDrainSource.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class CreateDrainSource1:
    """`CreateDrainSource`, a part of other types.

    Attributes:
        kind: `"integration"` when it is absent.
    """

    external_resource_id: str
    kind: str | None = None


@define(kw_only=True)
class CreateDrainSource2:
    """`CreateDrainSource`, a part of other types.

    Attributes:
        kind: `"integration"` when it is absent.
    """

    kind: str | None = None
    resource_id: str


@define(kw_only=True)
class CreateDrainSource3:
    """`CreateDrainSource`, a part of other types.

    Attributes:
        kind: `"integration"` when it is absent.
    """

    kind: str | None = None


@define(kw_only=True)
class CreateDrainSource2Object:
    """`CreateDrainSource`, a part of other types.

    Attributes:
        kind: `"self-served"` when it is absent.
    """

    kind: str | None = None


CreateDrainSource: TypeAlias = (
    CreateDrainSource1 | CreateDrainSource2 | CreateDrainSource3 | CreateDrainSource2Object
)
"""`CreateDrainSource`, a part of other types."""
