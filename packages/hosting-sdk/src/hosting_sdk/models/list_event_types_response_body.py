"""The result of `user.listEventTypes`.

Generated from `manifest/schemas/ListEventTypesResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.type import Type


@define(kw_only=True)
class ListEventTypesResponseBodyTypes:
    """`types[]` of `ListEventTypesResponseBody`."""

    deprecated: Literal[True]
    description: str
    name: Type
    replaced_by: list[str]


@define(kw_only=True)
class ListEventTypesResponseBody:
    """The result of `user.listEventTypes`."""

    types: list[ListEventTypesResponseBodyTypes]
