"""Results that are cut to a budget: nothing is lost, and no record is split."""

from __future__ import annotations

import json

import pytest
from hosting_sdk import _json
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._results import KEPT_REMAINDERS, MORE, Part, Remainders
from hypothesis import given
from hypothesis import strategies as st

CALL = "digest of the call"


def read_part(remainders, cursor):
    """Return the value of the part that a cursor points to."""
    part = remainders.resume(cursor, CALL)
    assert isinstance(part, Part)
    return part.value


def collect(remainders, value):
    """Return all parts of a value, from the first along the cursors."""
    part = remainders.cut(value, CALL)
    parts = [part.value]
    while not part.complete:
        part = remainders.resume(part.value[MORE]["cursor"], CALL)
        parts.append(part.value)
    return parts


def test_a_value_within_the_budget_comes_whole():
    value = {"items": [1, 2, 3], "pagination": {"next": None}}
    assert Remainders(1000).cut(value, CALL) == (value, True)


@pytest.mark.parametrize("value", [None, 3, "text", [1, 2]])
def test_a_value_that_is_not_an_object_goes_under_a_name(value):
    assert Remainders(1000).cut(value, CALL).value == {"result": value}


def test_the_longest_list_is_cut_between_records_and_the_rest_goes_with_the_first_part():
    value = {"items": [{"n": n, "text": "x" * 50} for n in range(100)], "tags": [1], "total": 100}
    first, *others = collect(Remainders(2000), value)
    assert first["tags"] == [1]
    assert first["total"] == 100
    assert all("total" not in other for other in others)
    assert [item for part in (first, *others) for item in part["items"]] == value["items"]
    assert first[MORE]["given"] + first[MORE]["left"] == 100


def test_one_record_beyond_the_budget_comes_as_pieces_of_text():
    value = {"items": [{"text": "x" * 5000}]}
    parts = collect(Remainders(1000), value)
    assert json.loads("".join(piece for part in parts for piece in part["text"])) == value


@pytest.mark.parametrize("character", ["x", "ü", "鯨", "🐋", '"'])
def test_a_value_without_a_list_comes_as_pieces_of_text_that_fit(character):
    value = {"file": character * 5000}
    parts = collect(Remainders(2000), value)
    assert json.loads("".join(piece for part in parts for piece in part["text"])) == value
    assert all(len(_json.dumps(part)) < 2500 for part in parts)


@given(
    st.lists(st.text(max_size=60), max_size=60),
    st.dictionaries(st.text(max_size=5), st.integers(-(2**53), 2**53), max_size=5),
)
def test_the_parts_of_any_value_add_up_to_it_and_fit_the_budget(items, rest):
    value = {**rest, "items": items}
    parts = collect(Remainders(1000), value)
    if "text" in parts[0] and "items" not in parts[0]:
        assert json.loads("".join(piece for part in parts for piece in part["text"])) == value
    else:
        assert [item for part in parts for item in part["items"]] == items
    assert all(len(_json.dumps(part)) < 2000 for part in parts)


def test_a_cursor_that_is_not_kept_any_more_is_refused_with_advice():
    remainders = Remainders(1000)
    value = {"items": ["x" * 100] * 100}
    cursors = [
        remainders.cut(value, CALL).value[MORE]["cursor"] for _ in range(KEPT_REMAINDERS + 1)
    ]
    assert MORE in read_part(remainders, cursors[-1])
    with pytest.raises(InvalidRequestError, match="Call the tool again without it"):
        remainders.resume(cursors[0], CALL)


def test_a_cursor_can_be_used_again():
    remainders = Remainders(1000)
    cursor = remainders.cut({"items": ["x" * 100] * 30}, CALL).value[MORE]["cursor"]
    first, second = (read_part(remainders, cursor)["items"] for _ in range(2))
    assert first == second
