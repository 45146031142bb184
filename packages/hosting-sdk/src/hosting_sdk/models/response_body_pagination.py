"""`ResponseBodyPagination`, a part of other types.

Generated from `manifest/schemas/ResponseBodyPagination.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ResponseBodyPagination:
    """`ResponseBodyPagination`, a part of other types."""

    count: float
    next: str | None
