"""The result of `dns.createRecord`.

Generated from `manifest/schemas/CreateRecordResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.delete_domain_response_body import DeleteDomainResponseBody


@define(kw_only=True)
class CreateRecordResponseBody1:
    """The result of `dns.createRecord`."""

    uid: str
    updated: float


CreateRecordResponseBody: TypeAlias = CreateRecordResponseBody1 | DeleteDomainResponseBody
"""The result of `dns.createRecord`."""
