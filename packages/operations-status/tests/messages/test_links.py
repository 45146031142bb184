from __future__ import annotations

from urllib.parse import parse_qsl, urljoin, urlsplit

import pytest
from operations_status.filters import Cursor, encode_cursor
from operations_status.messages.headers import link_to_next

CURSOR = encode_cursor(Cursor(5, -6))


def target_of(query, path="/operations", **scope):
    """Return the target of the link in the answer to a request."""
    name, value = link_to_next({"path": path, "query_string": query} | scope, CURSOR.encode())
    assert name == b"link"
    target, _, relation = value.decode("ascii").partition("; ")
    assert relation == 'rel="next"'
    assert (target[0], target[-1]) == ("<", ">")
    return target[1:-1]


@pytest.mark.parametrize(
    ("query", "kept"),
    [
        (b"limit=2", "limit=2&"),
        (b"limit=2&tags=a,b&tags=%41+b&X=&y", "limit=2&tags=a,b&tags=%41+b&X=&y&"),
        (b"cursor=x&limit=2", "limit=2&"),
        (b"CURSOR=x&&limit=2&%63ursor=&", "limit=2&"),
        (b"", ""),
        (b'name=<a>"\xc3\xa9', "name=%3Ca%3E%22%C3%A9&"),
        (b"name=a/b?c:d@e", "name=a/b?c:d@e&"),
    ],
)
def test_a_link_keeps_every_parameter_but_the_cursor(query, kept):
    assert target_of(query) == f"/operations?{kept}cursor={CURSOR}"


def test_a_link_keeps_the_requested_path():
    assert target_of(b"", raw_path=b"/monitor/Operations/").startswith("/monitor/Operations/?")
    assert target_of(b"", path="/ö/operations").startswith("/%C3%B6/operations?")


def test_a_link_has_the_root_path_that_a_proxy_has_removed():
    below = {"root_path": "/monitor", "path": "/monitor/operations"}
    assert target_of(b"", **below).startswith("/monitor/operations?")
    assert target_of(b"", raw_path=b"/operations", **below).startswith("/monitor/operations?")


def test_a_client_finds_the_next_page_with_the_same_parameters():
    url = urljoin("https://host/operations?limit=2", target_of(b"limit=2&name=a%26b"))
    assert parse_qsl(urlsplit(url).query) == [
        ("limit", "2"),
        ("name", "a&b"),
        ("cursor", CURSOR),
    ]
