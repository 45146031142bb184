"""Headers that send a client to the operation that its request has started."""

from __future__ import annotations

from uuid import UUID

import pytest
from operations_status import accepted_headers
from operations_status.errors import InvalidOperationError

ID = UUID("a1b2c3d4-0000-4000-8000-00000000000a")


@pytest.mark.parametrize(
    ("base_url", "location"),
    [
        ("https://status.example.org", f"https://status.example.org/operations/{ID}"),
        ("https://example.org/status/", f"https://example.org/status/operations/{ID}"),
        ("/status", f"/status/operations/{ID}"),
        ("", f"/operations/{ID}"),
    ],
)
def test_the_headers_contain_the_url_of_the_operation(base_url, location):
    assert accepted_headers(ID, base_url) == {"Location": location, "Retry-After": "2"}
    assert accepted_headers(str(ID).upper(), base_url)["Location"] == location


@pytest.mark.parametrize(("given", "header"), [(0, "0"), (0.2, "1"), (30, "30")])
def test_a_client_waits_whole_seconds(given, header):
    assert accepted_headers(ID, "", retry_after=given)["Retry-After"] == header


@pytest.mark.parametrize(
    "base_url", ["https://a\r\nX: y", "https://a b", "https://ä", "https://a?b", "https://a#b"]
)
def test_a_base_url_cannot_break_the_header(base_url):
    with pytest.raises(InvalidOperationError, match="expected a base URL"):
        accepted_headers(ID, base_url)


@pytest.mark.parametrize("retry_after", [-1, float("nan"), float("inf")])
def test_a_delay_is_a_number_of_seconds(retry_after):
    with pytest.raises(InvalidOperationError, match="retry_after"):
        accepted_headers(ID, "", retry_after=retry_after)


@pytest.mark.parametrize("operation_id", ["nonsense", None, 7])
def test_an_operation_has_a_uuid(operation_id):
    with pytest.raises(InvalidOperationError, match="expected the UUID of an operation"):
        accepted_headers(operation_id, "")
