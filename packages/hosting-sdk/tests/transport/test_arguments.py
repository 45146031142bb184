import datetime as dt
from enum import Enum

import pytest
from hosting_sdk import InvalidRequestError, RequestOptions
from hosting_sdk._transport.settings import server_base
from hosting_sdk._types import Operation, Parameter, Result


async def sent(server, client, operation, **arguments):
    await client._call(operation, arguments)
    return server.asked[-1].raw_path


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("a b/c", "a%20b%2Fc"),
        ("ü+%", "%C3%BC%2B%25"),
        ("!~*'()-_.", "!~*'()-_."),
        ("?&=#", "%3F%26%3D%23"),
        (7, "7"),
        ("...", "..."),
        ("a/../b", "a%2F..%2Fb"),
    ],
)
async def test_a_path_value_is_percent_encoded_and_sent_exactly_so(
    server, client, get_thing, value, written
):
    assert await sent(server, client, get_thing, id=value) == f"/v1/things/{written}"


@pytest.mark.parametrize("value", ["", ".", "..", "%2e%2E", "%2e", None, [], ["a"], {}])
async def test_a_path_value_that_would_lead_elsewhere_is_refused(server, client, get_thing, value):
    with pytest.raises(InvalidRequestError, match=r"things.getThing"):
        await client._call(get_thing, {"id": value})
    assert server.asked == []


class Colour(Enum):
    RED = "red"


class Text(str):
    __slots__ = ()


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("", "?q="),
        ("a+b c", "?q=a%2Bb%20c"),
        (["a", "b/c"], "?q=a&q=b%2Fc"),
        (("x",), "?q=x"),
        ([], ""),
        (None, ""),
        (True, "?q=true"),
        ([False, 0], "?q=false&q=0"),
        (1.5, "?q=1.5"),
        (1700000000000.0, "?q=1700000000000"),
        (1e300, "?q=1e%2B300"),
        (Colour.RED, "?q=red"),
        (Text("t"), "?q=t"),
        (dt.date(2026, 11, 21), "?q=2026-11-21"),
        (dt.datetime(2026, 11, 21, 7, tzinfo=dt.UTC), "?q=2026-11-21T07%3A00%3A00.000Z"),
    ],
)
async def test_a_query_value_is_encoded(server, client, get_thing, value, written):
    assert await sent(server, client, get_thing, id="i", q=value) == f"/v1/things/i{written}"


@pytest.mark.parametrize(
    "value",
    [
        {"a": 1},
        b"bytes",
        object(),
        float("nan"),
        float("inf"),
        [None],
        "\ud800",
        dt.datetime(2026, 11, 21, 7),  # noqa: DTZ001 a time without a zone is refused
    ],
)
async def test_a_value_that_cannot_be_encoded_is_refused(server, client, get_thing, value):
    with pytest.raises(InvalidRequestError, match="q cannot be sent"):
        await client._call(get_thing, {"id": "i", "q": value})
    assert server.asked == []


async def test_names_in_the_query_are_encoded_too(server, client):
    operation = Operation(
        "a.b",
        "GET",
        "/x",
        (Parameter("a b", "a_b", "query"),),
        results=(Result(200, None, "none"),),
    )
    assert await sent(server, client, operation, a_b=1) == "/x?a%20b=1"


async def test_a_missing_argument_is_refused_by_name(server, client, get_thing):
    with pytest.raises(InvalidRequestError, match=r"things.getThing: missing id"):
        await client._call(get_thing, {})
    assert server.asked == []


async def test_an_unknown_argument_is_refused_with_those_that_are_known(server, client, get_thing):
    with pytest.raises(InvalidRequestError, match="unknown idd; known are"):
        await client._call(get_thing, {"id": "i", "idd": 1})
    assert server.asked == []


async def test_header_parameters_go_into_the_headers(server, client, get_thing):
    await client._call(get_thing, {"id": "i", "x_note": "über alles"})
    assert server.asked[0].headers["x-note"] == "über alles"


@pytest.mark.parametrize("value", ["a\r\nb: c", "a\nb", "\x00", "\x7f", ["a"], "\ud800"])
async def test_a_header_value_that_breaks_its_line_is_refused(server, client, get_thing, value):
    with pytest.raises(InvalidRequestError, match="header x-note"):
        await client._call(get_thing, {"id": "i", "x_note": value})
    assert server.asked == []


async def test_a_secret_header_that_is_refused_is_not_shown(client, get_thing):
    options = RequestOptions(headers={"X-Api-Key": "hidden\nvalue"})
    with pytest.raises(InvalidRequestError) as caught:
        await client._call(get_thing, {"id": "i"}, None, options)
    assert "hidden" not in str(caught.value)


async def test_an_invalid_header_name_is_refused(client, get_thing):
    with pytest.raises(InvalidRequestError, match="'a b' is not the name of a header"):
        await client._call(get_thing, {"id": "i"}, None, RequestOptions(headers={"a b": "c"}))


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "ftp://example.org",
        "http://",
        "http://[",
        "http://a:x",
        "http://a b",
        7,
        "http://a\n",
    ],
)
def test_an_invalid_server_url_is_refused(url):
    with pytest.raises(InvalidRequestError, match="server_url must be an absolute"):
        server_base(url)


@pytest.mark.parametrize(
    ("url", "base"),
    [
        ("https://a.example", "https://a.example"),
        ("https://a.example///", "https://a.example"),
        ("http://a.example:81/base/?q#f", "http://a.example:81/base"),
    ],
)
def test_a_server_url_keeps_its_base_path_and_nothing_after(url, base):
    assert server_base(url) == base


def test_a_server_with_a_password_is_refused_without_showing_it():
    with pytest.raises(InvalidRequestError, match="must not contain a user name") as caught:
        server_base("http://user:SECRETPW@h.example/")
    assert "SECRETPW" not in str(caught.value)
    with pytest.raises(InvalidRequestError, match="absolute http or https URL") as caught:
        server_base("ftp://user:SECRETPW@h.example/")
    assert "SECRETPW" not in str(caught.value)
    assert server_base("http://h.example/a@b") == "http://h.example/a@b"


async def test_a_set_is_a_value_of_a_list_parameter(server, client, get_thing):
    await client._call(get_thing, {"id": "i", "q": {"a"}})
    await client._call(get_thing, {"id": "i", "q": frozenset({"b", "c"})})
    assert server.asked[0].query.getall("q") == ["a"]
    assert set(server.asked[1].query.getall("q")) == {"b", "c"}
