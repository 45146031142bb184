"""The result of `domainsRegistrar.getTld`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Tld:
    """The result of `domainsRegistrar.getTld`."""

    supported_language_codes: dict[str, str]
    """Languages of names in this top-level domain: code, then name."""
