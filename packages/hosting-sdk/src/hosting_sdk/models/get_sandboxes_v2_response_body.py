"""The result of `sandboxesV2Beta.getSandboxesV2`.

Generated from `manifest/schemas/GetSandboxesV2ResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.named_sandbox import NamedSandbox
from hosting_sdk.models.response_body_pagination import ResponseBodyPagination


@define(kw_only=True)
class GetSandboxesV2ResponseBody:
    """The result of `sandboxesV2Beta.getSandboxesV2`."""

    pagination: ResponseBodyPagination
    sandboxes: list[NamedSandbox]
