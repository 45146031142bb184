"""Ids of headings in the form of the site that `docs/config.json` describes.

`docs-config check --links` knows that form; with it, a link to a heading works on both sites.
"""

from __future__ import annotations

import re


def to_id(heading: str) -> str:
    """Return the id of a heading: lower case, with a hyphen for each run of other characters."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")
