"""The JSON Schemas of the format, one for each revision."""

from importlib.resources import files


def read_schema(revision: str) -> str:
    """Return the text of a revision's JSON Schema (draft 2020-12).

    Args:
        revision: The revision, `2024-08` or `2026-07`.
    """
    return files(__package__).joinpath(f"{revision}.json").read_text(encoding="utf-8")
