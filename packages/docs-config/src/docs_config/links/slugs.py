"""The ids of headings, as the site makes them from their text."""

import re

_ENTITY = re.compile(r"&[a-z0-9#]+;", re.IGNORECASE)
_SEPARATOR = re.compile(r"[^a-z0-9]+")


class Slugger:
    """Generator of the ids of one page's headings; a repeated id gets a number."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def slug(self, text: str) -> str:
        """Return the id of a heading.

        Args:
            text: The text of the heading, without markup.

        Returns:
            The id, with the number of its repetition from the second one on.
        """
        lowered = text.replace("<", "").replace(">", "").lower()
        if not lowered.isascii():
            import unicodedata  # noqa: PLC0415 most headings are ASCII

            decomposed = unicodedata.normalize("NFKD", lowered)
            lowered = "".join(each for each in decomposed if not unicodedata.combining(each))
        base = _SEPARATOR.sub("-", _ENTITY.sub("", lowered)).strip("-") or "section"
        count = self._counts[base] = self._counts.get(base, 0) + 1
        return base if count == 1 else f"{base}-{count}"
