"""`GetProjectsResponseBodyHas`, a part of other types.

Generated from `manifest/schemas/GetProjectsResponseBodyHas.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.src import Src


@define(kw_only=True)
class GetProjectsResponseBodyHas:
    """`GetProjectsResponseBodyHas`, a part of other types."""

    key: str | None = None
    type: (
        Literal[
            "path",
            "query",
            "host",
            "method",
            "header",
            "cookie",
            "ip_address",
            "protocol",
            "scheme",
            "environment",
            "region",
            "initial_request_path",
        ]
        | str
    )
    value: Src | None = None
