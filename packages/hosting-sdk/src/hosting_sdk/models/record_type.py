"""`RecordType`, a part of other types.

Generated from `manifest/schemas/RecordType.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

RecordType: TypeAlias = (
    Literal["A", "AAAA", "ALIAS", "CAA", "CNAME", "HTTPS", "MX", "SRV", "TXT", "NS"] | str
)
"""`RecordType`, a part of other types."""
