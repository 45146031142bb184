"""Positions in the history of a store: what entity tags and the identifiers of events are made of.

A position is the store's own identifier and a revision, `<32 hexadecimal digits>-<number>`. It
comes from the store alone, so every instance of the service that uses it gives the same one. The
entity tag of a list that has changes ahead of that revision ends in a dot and their digest.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import attrs

from operations_status.stores.results import ListVersion

if TYPE_CHECKING:
    from uuid import UUID

_POSITION = re.compile(rb"([0-9a-f]{32}-)([0-9]{1,18})(?:\.([0-9a-f]{1,32}))?")
_TAG = re.compile(rb'(?:W/)?"([\x21\x23-\x7e\x80-\xff]*)"')


@attrs.frozen
class Positions:
    """Writes and reads the positions of one store.

    Attributes:
        prefix: What all of them begin with.
    """

    prefix: bytes

    @classmethod
    def of(cls, store_id: UUID) -> Positions:
        """Return those of the store that has an identifier."""
        return cls(b"%b-" % store_id.hex.encode("ascii"))

    def write(self, revision: int) -> bytes:
        """Return the position at a revision."""
        return b"%b%d" % (self.prefix, revision)

    def read(self, text: bytes) -> ListVersion | None:
        """Return the version that a position names; None for other text, or another store's."""
        found = _POSITION.fullmatch(text)
        if found is None or found[1] != self.prefix:
            return None
        return ListVersion(int(found[2]), (found[3] or b"").decode("ascii"))

    def to_tag(self, version: ListVersion) -> bytes:
        """Return a strong entity tag (RFC 9110, section 8.8.3)."""
        if version.ahead:
            return b'"%b%d.%b"' % (self.prefix, version.revision, version.ahead.encode("ascii"))
        return b'"%b%d"' % (self.prefix, version.revision)

    def read_tags(self, if_none_match: bytes) -> set[ListVersion]:
        """Return the versions of this store that an `If-None-Match` names.

        Weak tags match like strong ones (RFC 9110, section 13.1.2); what is no tag matches nothing.
        """
        versions = (self.read(found[1]) for found in _TAG.finditer(if_none_match))
        return {version for version in versions if version is not None}
