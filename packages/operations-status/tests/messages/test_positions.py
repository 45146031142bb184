from __future__ import annotations

from uuid import UUID

import pytest
from operations_status.messages.headers import Positions
from operations_status.stores.results import ListVersion

STORE = UUID("67f07e40-5cca-4709-9062-26302c484149")
OTHER = Positions.of(UUID(int=1))
HEX = STORE.hex.encode()


@pytest.fixture
def positions():
    return Positions.of(STORE)


def test_a_position_is_the_store_and_a_revision(positions):
    assert positions.write(42) == HEX + b"-42"
    assert positions.to_tag(ListVersion(42)) == b'"' + HEX + b'-42"'


def test_a_position_is_read_as_it_was_written(positions):
    assert positions.read(positions.write(0)) == ListVersion(0)
    assert positions.read(positions.write(2**59)) == ListVersion(2**59)
    ahead = ListVersion(7, "02a1b2")
    assert positions.to_tag(ahead) == b'"' + HEX + b'-7.02a1b2"'
    assert positions.read(positions.to_tag(ahead).strip(b'"')) == ahead


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"42",
        HEX,
        HEX + b"-",
        HEX + b"--1",
        HEX + b"-1 ",
        HEX + b"-1.",
        HEX + b"-1.xy",
        HEX + b"-" + b"9" * 19,
        b"\xff",
    ],
)
def test_text_that_is_no_position_of_this_store_is_none(positions, text):
    assert positions.read(text) is None
    assert positions.read(OTHER.write(42)) is None


@pytest.mark.parametrize(
    ("value", "revisions"),
    [
        (b'"%b-7"', {7}),
        (b'W/"%b-7"', {7}),
        (b'"other", W/"%b-7" ,"%b-8"', {7, 8}),
        (b'"00000000000000000000000000000001-7"', set()),
        (b"%b-7", set()),
        (b'"%b-7', set()),
        (b'"a*"', set()),
        (b"", set()),
    ],
)
def test_if_none_match_contains_the_versions_of_this_store(positions, value, revisions):
    tags = positions.read_tags(value.replace(b"%b", HEX))
    assert {version.revision for version in tags} == revisions
