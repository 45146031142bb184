"""`AliasError`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AliasError:
    """`AliasError`, a part of other types.

    Attributes:
        code: Code of the error, for programs.
        message: Text of the error, for people.
    """

    code: str
    message: str
