"""FastMCP's tool server, made from an OpenAPI document: `fastmcp_server.py DOCUMENT URL`.

The token is in HOSTING_SDK_BEARER_TOKEN.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import httpx2
from fastmcp import FastMCP

document = json.loads(Path(sys.argv[1]).read_text("utf-8"))
token = os.environ["HOSTING_SDK_BEARER_TOKEN"]
client = httpx2.AsyncClient(base_url=sys.argv[2], headers={"Authorization": f"Bearer {token}"})
FastMCP.from_openapi(document, client, name="fastmcp", validate_output=False).run(
    transport="stdio", show_banner=False, log_level="CRITICAL"
)
