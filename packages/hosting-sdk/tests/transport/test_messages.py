import pytest
from hosting_sdk import Request, Response
from multidict import CIMultiDict


def test_headers_are_found_in_any_spelling():
    request = Request("GET", "https://host/", headers={"X-Trace": "1"})
    assert request.headers["x-trace"] == "1"
    response = Response(200, [("Retry-After", "2")])
    assert (response.headers["retry-after"], response.header("RETRY-AFTER")) == ("2", "2")


def test_a_repeated_header_keeps_all_values():
    response = Response(200, [("Link", "a"), ("link", "b")])
    assert (response.header("Link"), response.headers.getall("Link")) == ("a", ["a", "b"])


@pytest.mark.parametrize("message", [Request, Response])
def test_headers_mask_secret_values(message):
    secret = {"Authorization": "Bearer x", "X-Api-Key": "k", "Accept": "a"}
    first = ("GET", "https://host/") if message is Request else (200,)
    shown = repr(message(*first, headers=secret).headers)
    assert shown == "<CIMultiDict('Authorization': '***', 'X-Api-Key': '***', 'Accept': 'a')>"


def test_a_request_masks_the_secrets_in_its_url():
    request = Request("GET", "https://u:p@host/v1/token/hidden?token=t&q=1", secrets=("hidden",))
    assert repr(request) == "<Request GET https://***@host/v1/token/***?token=***&q=1>"


def test_a_response_shows_its_size_and_the_names_of_its_headers():
    response = Response(200, {"Set-Cookie": "s", "Accept": "a"}, b"\xff")
    assert repr(response) == "<Response 200, 1 bytes, headers ['Accept']>"
    assert response.text == "\ufffd"


async def test_a_response_of_bytes_is_read_once_in_pieces():
    response = Response(200, CIMultiDict({"a": "b"}), b"abc")
    assert [await response.next_chunk(), await response.next_chunk()] == [b"abc", b""]
    assert await Response(204).next_chunk() == b""
    await response.aclose()


async def test_a_response_whose_source_cannot_be_closed_is_closed_without_an_error():
    class Source:
        def __aiter__(self):
            return self

        async def __anext__(self):
            return b"more"

    response = Response(200, {}, Source())
    assert await response.next_chunk() == b"more"
    await response.aclose()
