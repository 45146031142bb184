"""Fingerprints of error messages, the words of errors, and the keys of groups."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from operations_status.filters import Search
from operations_status.fingerprints import (
    FINGERPRINT_MAX,
    WORDS_MAX,
    to_fingerprint,
    to_words,
)
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    decode_group,
    encode_group,
    to_group,
)
from samples import PROCESS

MESSAGES = [
    ("No space left on device: '/var/lib/pg/base/1234'", "No space left on device: <text>"),
    (
        'connection to server at "db-7.internal" (10.0.4.17), port 5432 failed: FATAL',
        "connection to server at <text> (<address>), port <n> failed: FATAL",
    ),
    (
        "Timeout after 30.5 s while reading /srv/data/run-17/part-0003.parquet",
        "Timeout after <n> s while reading <path>",
    ),
    ("The command exited with code 1.", "The command exited with code <n>."),
    (
        "job 4f9e2a71c0de failed at 2026-03-01T09:30:00.123Z",
        "job <id> failed at <time>",
    ),
    ("KeyError: 'order-1234'", "KeyError: <text>"),
    (
        "Max retries exceeded with url: /v1/orders/981?x=1 (Caused by timeout)",
        "Max retries exceeded with url: <path> (Caused by timeout)",
    ),
    (
        "GET https://api.example.org/v1/orders/981?x=1 answered with 503",
        "GET <url> answered with <n>",
    ),
    ("can't open file, it isn't there", "can't open file, it isn't there"),
    (
        "Operation 19a9b7af-1111-2222-3333-444455556666 not found",
        "Operation <id> not found",
    ),
    ("order ord_9f8e7d6c5b4a rejected", "order <id> rejected"),
    ("worker-17 died with signal 9 (0x7ffd01)", "<id> died with signal <n> (<id>)"),
    ("Disk quota exceeded: 1,024 of 1,000 MB", "Disk quota exceeded: <n> of <n> MB"),
    ("mail to jo@example.org bounced at 09:30:12", "mail to <address> bounced at <time>"),
    ("C:\\data\\run 7\nis  locked", "<path> <n> is locked"),
    ("", ""),
]


@pytest.mark.parametrize(("message", "fingerprint"), MESSAGES)
def test_parts_that_differ_are_placeholders(message, fingerprint):
    assert to_fingerprint(message) == fingerprint


KINDS = [
    st.uuids().map(str),
    st.integers(0, 10**12).map(str),
    st.integers(1, 2**64).map(hex),
    st.datetimes().map(lambda moment: moment.isoformat(timespec="microseconds") + "Z"),
    st.lists(st.text("abcdef_.-", min_size=1, max_size=9), min_size=2, max_size=4).map(
        lambda parts: "/" + "/".join(parts)
    ),
    st.text("abc 0123_/", min_size=0, max_size=20).map(lambda text: f'"{text}"'),
]


@given(data=st.data(), words=st.lists(st.sampled_from(("read", "of", "failed:", "(why)", "page"))))
def test_two_messages_that_differ_in_identifiers_only_have_one_fingerprint(data, words):
    kinds = data.draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=4))
    one, other = (
        " ".join(["cannot", *words, *(data.draw(kind) for kind in kinds), *words]) for _ in range(2)
    )
    assert to_fingerprint(one) == to_fingerprint(other)


@given(st.text(max_size=3000))
def test_a_fingerprint_is_short_and_always_the_same(message):
    fingerprint = to_fingerprint(message)
    assert len(fingerprint) <= FINGERPRINT_MAX
    assert to_fingerprint(message) == fingerprint
    words = to_words("Code", message)
    assert len(words) <= WORDS_MAX + 1
    assert "code" in words
    assert not any(character.isdecimal() for word in words for character in word)


def test_words_are_those_of_code_and_fingerprint_in_lower_case():
    found = to_words("DiskFull", "No space left on '/srv' after 3 s")
    assert found == {"diskfull", "no", "space", "left", "on", "after", "s"}


@pytest.mark.parametrize("text", ["can't open", "Can't open file, it isn't", "t", "त्रुटि"])
def test_an_error_is_found_by_words_of_one_letter(text):
    error = OperationFailure(code="Access", message="can't open file, it isn't there: त्रुटि")
    operation = Operation(process=PROCESS, status=OperationState.FAILED, error=error)
    assert Search(text).finds(operation)


@given(st.integers(-(2**63), 2**63 - 1))
def test_the_key_of_a_group_is_written_in_16_digits(group):
    assert decode_group(encode_group(group)) == group
    assert len(encode_group(group)) == 16


def test_a_group_depends_on_both_names_and_the_kind_of_error():
    full, same, other = (
        OperationFailure(code=code, message=message)
        for code, message in (("Full", "disk 1"), ("Full", "disk 2"), ("Full", "disc 1"))
    )
    groups = [
        to_group("web", None, None),
        to_group("web", "", None),
        to_group("web", "web", None),
        to_group("", "web", None),
        to_group("web", None, full),
        to_group("web", None, other),
    ]
    assert len(set(groups)) == len(groups)
    assert to_group("web", None, full) == to_group("web", None, same)
