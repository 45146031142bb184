"""`ResponseBodyStaticIps`, a part of other types.

Generated from `manifest/schemas/ResponseBodyStaticIps.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ResponseBodyStaticIps:
    """`ResponseBodyStaticIps`, a part of other types."""

    builds: bool
    enabled: bool
    regions: list[str]
