"""`AliasWarning`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AliasWarning:
    """`AliasWarning`, a part of other types.

    Attributes:
        action: What to do, as the text of a link.
        code: Code of the warning, for programs.
        link: Address of a page on what to do.
        message: Text of the warning, for people.
    """

    action: str | None = None
    code: str
    link: str | None = None
    message: str
