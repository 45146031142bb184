"""`FirewallParameter`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

FirewallParameter: TypeAlias = Literal[
    "host",
    "path",
    "method",
    "header",
    "query",
    "cookie",
    "target_path",
    "route",
    "raw_path",
    "ip_address",
    "protocol",
    "region",
    "scheme",
    "environment",
    "user_agent",
    "geo_continent",
    "geo_country",
    "geo_country_region",
    "geo_city",
    "geo_as_number",
    "ja4_digest",
    "ja3_digest",
    "rate_limit_api_id",
    "server_action",
    "bot_name",
    "bot_category",
    "bot_status",
    "bot_protection",
]
"""`FirewallParameter`, a part of other types."""
