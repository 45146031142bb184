"""Sealed positions: only readers with the same scope of the same store can open them."""

from __future__ import annotations

from uuid import UUID

import pytest
from operations_status.filters import Cursor
from operations_status.messages.headers import Positions
from operations_status.messages.seals import Seal
from operations_status.stores.results import ListVersion

PLAIN = Positions.of(UUID(int=5))
SEALED = PLAIN.within(frozenset(["a", "b"]))
OTHERS = [
    PLAIN,
    PLAIN.within(frozenset(["a"])),
    PLAIN.within(frozenset(["ab"])),
    Positions.of(UUID(int=6)).within(frozenset(["a", "b"])),
]
VERSION = ListVersion(42, "01" + "a" * 12)


def test_an_empty_scope_seals_nothing():
    assert PLAIN.within(frozenset()) is PLAIN
    assert PLAIN.find_tag(b"[]", PLAIN.to_tag(VERSION, b"[]")) is None


def test_a_sealed_position_is_read_by_the_same_scope():
    again = PLAIN.within(frozenset(["b", "a"]))
    assert again.read(SEALED.write(42)) == ListVersion(42)
    assert again.read_cursor(SEALED.write_cursor(Cursor(5, -6)).decode()) == Cursor(5, -6)
    tag = SEALED.to_tag(VERSION, b"[]")
    assert again.read_tags(b"W/" + tag) == {VERSION: tag}
    assert again.read(tag.strip(b'"')) == VERSION


def test_equal_positions_look_different_and_have_one_length():
    positions = [SEALED.write(number) for number in (0, 0, 7, 10**17)]
    assert len(set(positions)) == 4
    tags = [SEALED.to_tag(VERSION, b"[]"), SEALED.to_tag(ListVersion(1))]
    cursors = [SEALED.write_cursor(Cursor(1)), SEALED.write_cursor(Cursor(2**62, 2**62))]
    assert len({len(text.strip(b'"')) for text in (*positions, *tags, *cursors)}) == 1


@pytest.mark.parametrize("other", OTHERS)
def test_another_scope_or_store_reads_nothing(other):
    tag = SEALED.to_tag(VERSION, b"[]")
    assert other.read(SEALED.write(42)) is None
    assert other.read_tags(tag) == {}
    assert other.find_tag(b"[]", tag) is None
    assert other.read_cursor(SEALED.write_cursor(Cursor(1)).decode()) is None
    assert SEALED.read(other.write(42)) is None
    assert SEALED.read_cursor(other.write_cursor(Cursor(1)).decode()) is None


@pytest.mark.parametrize("text", [b"", b"a", b"=", b"AAAA" * 20, b"\xff\xfe", b"%20", b"a" * 5000])
def test_a_text_that_is_no_seal_is_not_opened(text):
    assert Seal.of(b"store", frozenset(["a"])).open(text) is None
    assert SEALED.read(text) is None
    assert SEALED.read_cursor(text.decode("latin-1")) is None


def test_tags_that_join_to_the_same_text_have_seals_of_their_own():
    one, other = (Seal.of(b"store", frozenset(tags)) for tags in (["a1:b"], ["a", "b"]))
    assert other.open(one.close(b"text")) is None
    assert one.open(one.close(b"text")) == b"text"


def test_a_tag_of_a_list_has_the_digest_of_its_body():
    tag = SEALED.to_tag(VERSION, b"[1]")
    header = b'"other", W/%b' % tag
    assert SEALED.find_tag(b"[1]", header) == tag
    assert SEALED.find_tag(b"[2]", header) is None
    assert SEALED.find_tag(b"", SEALED.to_tag(VERSION)) is None
