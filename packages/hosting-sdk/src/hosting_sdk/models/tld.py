"""The result of `domainsRegistrar.getTld`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Tld:
    """The result of `domainsRegistrar.getTld`.

    Attributes:
        supported_language_codes: Languages of names in this top-level domain: code, then name.
    """

    supported_language_codes: dict[str, str]
