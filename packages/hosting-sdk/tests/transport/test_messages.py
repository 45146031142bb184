from hosting_sdk import Headers, Request, Response


def test_headers_are_found_in_any_spelling_and_repeated_ones_joined():
    headers = Headers([("A-b", "1"), ("a-B", "2"), ("C", "3")])
    assert headers["a-b"] == "1, 2"
    assert "A-B" in headers
    assert headers.__contains__(7) is False
    assert headers.get("d") is None
    assert (list(headers), len(headers)) == (["a-B", "C"], 2)
    headers["c"] = "4"
    del headers["A-B"]
    assert headers.to_dict() == {"c": "4"}


def test_headers_do_not_show_what_is_secret():
    shown = repr(Headers({"Authorization": "Bearer x", "X-Api-Key": "k", "Accept": "a"}))
    assert shown == "Headers({'Authorization': '***', 'X-Api-Key': '***', 'Accept': 'a'})"


def test_a_request_does_not_show_what_is_secret_in_its_url():
    request = Request("GET", "https://u:p@host/v1/token/hidden?token=t&q=1", secrets=("hidden",))
    assert repr(request) == "<Request GET https://***@host/v1/token/***?token=***&q=1>"


def test_a_response_shows_its_size_and_the_names_of_its_headers():
    response = Response(200, {"Set-Cookie": "s", "Accept": "a"}, b"\xff")
    assert repr(response) == "<Response 200, 1 bytes, headers ['Accept']>"
    assert response.text == "\ufffd"


async def test_a_response_of_bytes_is_read_once_in_pieces():
    response = Response(200, Headers({"a": "b"}), b"abc")
    assert [await response.next_chunk(), await response.next_chunk()] == [b"abc", b""]
    assert await Response(204).next_chunk() == b""
    await response.aclose()


async def test_a_response_of_a_source_that_cannot_be_closed_is_given_up_all_the_same():
    class Source:
        def __aiter__(self):
            return self

        async def __anext__(self):
            return b"more"

    response = Response(200, {}, Source())
    assert await response.next_chunk() == b"more"
    await response.aclose()
