"""The documents that are measured, always the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

SCHEMA_URL = "https://example.com/docs-config.schema.json"
REAL = Path(__file__).parents[4] / "shared/docs-config/real"
FRAMEWORKS = ["react", "vue", "solid", "svelte", "angular", "preact", "lit", "qwik"]


def make(sections: int, pages: int, groups: int, group_pages: int, **more: str) -> bytes:
    """Return a document as a person would indent it.

    Args:
        sections: The number of sections.
        pages: The number of pages in each section.
        groups: The number of framework groups in each section.
        group_pages: The number of pages in each group.
        more: Properties of every page besides `label` and `to`.
    """

    def list_pages(folder: str, count: int) -> list[dict[str, str]]:
        return [
            {"label": f"Page {number} of {folder}", "to": f"{folder}/page-number-{number}", **more}
            for number in range(count)
        ]

    document: dict[str, Any] = {
        "$schema": SCHEMA_URL,
        "docSearch": {"appId": "0123456789", "apiKey": "0" * 32, "indexName": "documentation"},
        "sections": [
            {
                "label": f"Section {section}",
                "children": list_pages(f"guides-{section}", pages),
                "frameworks": [
                    {
                        "label": FRAMEWORKS[group % len(FRAMEWORKS)],
                        "children": list_pages(f"framework/{group}/{section}", group_pages),
                    }
                    for group in range(groups)
                ],
            }
            for section in range(sections)
        ],
    }
    return json.dumps(document, indent=2).encode()


TYPICAL = make(10, 5, 1, 5)
LARGEST = make(16, 10, 6, 8)
TEN_THOUSAND = make(100, 20, 10, 8)
THREE_HUNDRED_ERRORS = make(10, 10, 4, 5, added="2026-01-01")

VALID = {
    "typical: 100 pages": TYPICAL,
    "largest known size: 928 pages": LARGEST,
    "10,000 pages": TEN_THOUSAND,
}


def real_documents() -> dict[str, bytes]:
    """Return valid configurations of real projects, if they are available."""
    names = ["TanStack__db__4b9e8cdf7.json", "TanStack__query__f3cbfc51d.json"]
    paths = [REAL / name for name in names]
    return {f"live file: {path.name}": path.read_bytes() for path in paths if path.exists()}
