"""Requests for the page: its headers, cache and methods."""

from __future__ import annotations

import pytest


def test_the_page_is_served_without_a_token(service):
    answer = service.get("/", authorized=False)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.body.startswith(b"<!doctype html>")


def test_the_page_is_served_under_a_strict_policy(service):
    headers = service.get("/", authorized=False).headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'sha256-")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_head_has_the_headers_of_the_page_and_no_body(service):
    got = service.get("/", authorized=False)
    head = service.request("HEAD", "/", authorized=False)
    assert (head.status, head.body) == (200, b"")
    assert head.headers.keys() == got.headers.keys()
    for name in ("content-type", "content-length", "content-security-policy", "etag"):
        assert head.headers[name] == got.headers[name]


@pytest.mark.parametrize("form", ["{}", "W/{}", '"other", {}', "*"])
def test_a_cached_page_is_not_sent_again(service, form):
    etag = service.get("/", authorized=False).headers["etag"]
    answer = service.get("/", f"If-None-Match: {form.format(etag)}", authorized=False)
    assert (answer.status, answer.headers["etag"]) == (304, etag)
    assert answer.headers["cache-control"] == "no-cache"
    assert "content-type" not in answer.headers
    assert "content-security-policy" in answer.headers


def test_another_tag_gets_the_page(service):
    answer = service.get("/", 'If-None-Match: "other"', authorized=False)
    assert answer.status == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_other_methods_are_refused_with_the_allowed_ones(service, method):
    answer = service.request(method, "/", authorized=False)
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")


def test_a_query_string_is_ignored(service):
    assert service.get("/?a=b", authorized=False).status == 200


async def test_the_page_can_be_turned_off(run_app, ask):
    assert (await ask(await run_app(dashboard=False), "/").end()).status == 404


def test_the_page_is_not_in_the_openapi_document(service):
    assert "/" not in service.get("/openapi.json").json()["paths"]
