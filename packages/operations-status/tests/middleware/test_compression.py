"""Responses that are compressed for clients that accept it."""

from __future__ import annotations

import gzip
import json

import pytest

GZIP = "Accept-Encoding: gzip"


@pytest.fixture(scope="module")
def listed(service):
    """The target of a list that is long enough to be compressed."""
    for _ in range(8):
        service.add(tags=("compressed",))
    return "/operations?tags=compressed"


@pytest.mark.parametrize("target", ["/", "/openapi.json", "list", "list&view=full"])
def test_a_compressed_response_has_the_same_content(service, listed, target):
    target = target.replace("list", listed)
    plain, packed = service.get(target), service.get(target, GZIP)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2
    assert int(packed.headers["content-length"]) == len(packed.body)
    for answer in (plain, packed):
        assert "accept-encoding" in answer.headers["vary"].lower()


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize(
    ("target", "expected"),
    [
        ("/", ["Accept-Encoding"]),
        ("/openapi.json", ["Accept-Encoding"]),
        ("list", ["Accept", "Accept-Encoding"]),
        ("list&view=full", ["Accept", "Accept-Encoding"]),
        ("list&view=counts", ["Accept", "Accept-Encoding"]),
        ("/operations?tags=in-none", ["Accept", "Accept-Encoding"]),
        ("/operations?limit=none", ["Accept-Encoding"]),
    ],
)
def test_each_field_is_listed_once_in_vary(service, listed, method, target, expected):
    target = target.replace("list", listed)
    first = service.request(method, target)
    headers = [(), (GZIP,)]
    if "etag" in first.headers:
        headers.append((GZIP, f"If-None-Match: {first.headers['etag']}"))
    for sent in headers:
        vary = service.request(method, target, *sent).headers["vary"]
        assert [name.strip() for name in vary.split(",")] == expected


def test_a_long_list_is_compressed_while_it_is_sent(service):
    for _ in range(40):
        service.add(tags=("long", *(f"{number}-{'x' * 90}" for number in range(40))))
    plain, packed = (service.get("/operations?tags=long", *headers) for headers in ((), (GZIP,)))
    assert packed.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(packed.body)) == plain.json()


def test_the_entity_tag_of_a_compressed_response_is_weak_and_revalidates(service, listed):
    strong = service.get(listed).headers["etag"]
    weak = service.get(listed, GZIP).headers["etag"]
    assert weak == f"W/{strong}"
    for tag in (strong, weak):
        assert service.get(listed, GZIP, f"If-None-Match: {tag}").status == 304
        assert service.get(listed, f"If-None-Match: {tag}").status == 304


def test_short_responses_and_single_operations_are_not_compressed(service):
    operation = service.add(tags=("short",))
    for target in ("/operations?tags=short", f"/operations/{operation.operation_id}"):
        answer = service.get(target, GZIP)
        assert "content-encoding" not in answer.headers
        assert answer.headers["etag"].startswith('"')


def test_the_feed_is_not_compressed(service, listed):
    answer = service.request("HEAD", listed, GZIP, "Accept: text/event-stream")
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert "content-encoding" not in answer.headers
