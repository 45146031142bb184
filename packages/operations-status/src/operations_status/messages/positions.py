"""Positions in the history of a store: what entity tags and the identifiers of events are made of.

A position is the store's own identifier and a revision, `<32 hexadecimal digits>-<number>`. It
comes from the store alone, so every instance of the service that uses it gives the same one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import attrs

if TYPE_CHECKING:
    from uuid import UUID

_POSITION = re.compile(rb"([0-9a-f]{32}-)([0-9]{1,18})")
_TAG = re.compile(rb'(?:W/)?"([\x21\x23-\x7e\x80-\xff]*)"')


class Condition(NamedTuple):
    """What a client has already, by its `If-None-Match`.

    Attributes:
        is_any: It has whatever there is.
        revisions: Revisions of this store; tags of another store are nobody's here.
    """

    is_any: bool
    revisions: frozenset[int]

    def names(self, revision: int) -> bool:
        """Return whether the client has what was at a revision."""
        return self.is_any or revision in self.revisions


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

    def read(self, text: bytes) -> int | None:
        """Return the revision of a position; None when it is none, or one of another store."""
        found = _POSITION.fullmatch(text)
        return int(found[2]) if found and found[1] == self.prefix else None

    def to_tag(self, revision: int) -> bytes:
        """Return the strong entity tag of what was at a revision (RFC 9110, section 8.8.3)."""
        return b'"%b%d"' % (self.prefix, revision)

    def read_condition(self, if_none_match: bytes) -> Condition:
        """Read the value of an `If-None-Match`.

        Weak tags match like strong ones (RFC 9110, section 13.1.2); what is no tag matches nothing.
        """
        if if_none_match.strip() == b"*":
            return Condition(is_any=True, revisions=frozenset())
        revisions = (self.read(found[1]) for found in _TAG.finditer(if_none_match))
        return Condition(False, frozenset(one for one in revisions if one is not None))
