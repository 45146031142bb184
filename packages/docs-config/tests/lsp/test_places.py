"""Positions in the units that a client of the language server may count in."""

import pytest
from docs_config.lsp.places import Places
from docs_config.text.lines import Lines
from lsprotocol import types

TEXT = "ab\n\N{GRINNING FACE}\N{LATIN SMALL LETTER E WITH ACUTE}x\n"


@pytest.mark.parametrize(("encoding", "character"), [("utf-8", 6), ("utf-16", 3), ("utf-32", 2)])
def test_a_position_is_counted_in_the_units_of_the_client(encoding, character):
    places = Places(Lines(TEXT), encoding)
    offset = TEXT.index("x")
    assert places.position(offset) == types.Position(1, character)
    assert places.offset(types.Position(1, character)) == offset


def test_a_position_beyond_its_line_is_the_end_of_the_line():
    places = Places(Lines(TEXT), "utf-16")
    assert places.offset(types.Position(1, 99)) == TEXT.index("x") + 1
