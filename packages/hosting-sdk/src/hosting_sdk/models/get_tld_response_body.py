"""The result of `domainsRegistrar.getTld`.

Generated from `manifest/schemas/GetTldResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetTldResponseBody:
    """The result of `domainsRegistrar.getTld`."""

    supported_language_codes: dict[str, str]
