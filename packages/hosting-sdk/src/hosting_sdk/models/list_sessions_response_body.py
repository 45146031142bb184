"""The result of `sandboxesV2Beta.listSessions`.

Generated from `manifest/schemas/ListSessionsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define

from hosting_sdk.models.response_body_pagination import ResponseBodyPagination
from hosting_sdk.models.session import Session


@define(kw_only=True)
class ListSessionsResponseBody1:
    """The result of `sandboxesV2Beta.listSessions`."""

    pagination: ResponseBodyPagination
    sessions: list[Session]


ListSessionsResponseBody: TypeAlias = ListSessionsResponseBody1 | dict[str, Any]
"""The result of `sandboxesV2Beta.listSessions`."""
