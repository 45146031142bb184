import logging
import re
import traceback

import pytest
from aiohttp import web
from hosting_sdk import (
    ConnectionError,  # noqa: A004 the package's own
    DebugLogging,
    HostingSDKWarning,
    InvalidRequestError,
    RequestOptions,
    RetryConfig,
    ServiceError,
)
from hosting_sdk._types import Operation, Parameter, Result

SECRET = "secret-token-of-the-tests"


async def test_every_attempt_is_logged_in_two_lines(server, make_client, make_thing):
    lines: list[str] = []
    client = make_client(debug_logger=lines.append)
    await client._call(make_thing, {}, {"a": 1})
    sent, got = lines
    assert sent.startswith(
        f"--> things.makeThing attempt 1: POST {server.url}/v1/things headers {{'Accept'"
    )
    assert sent.endswith("body 7 bytes")
    assert got.startswith(f"<-- things.makeThing: 200 {server.url}/v1/things in ")
    assert got.endswith("body 12 bytes")


async def test_a_logger_of_the_standard_library_is_used(make_client, make_thing, caplog):
    caplog.set_level(logging.DEBUG, logger="mine")
    await make_client(debug_logger=logging.getLogger("mine"))._call(make_thing, {}, {})
    assert [record.levelname for record in caplog.records if record.name == "mine"] == ["DEBUG"] * 2


async def test_an_attempt_without_a_response_is_logged(make_client, make_thing, unused_url):
    lines: list[str] = []
    client = make_client(
        debug_logger=lines.append, server_url=unused_url, retry_config=RetryConfig("none")
    )
    with pytest.raises(ConnectionError):
        await client._call(make_thing, {}, {})
    assert lines[1].startswith("<-- things.makeThing: ConnectionError after ")


async def test_a_body_of_unknown_size_is_logged_as_such(make_client, put_bytes):
    lines: list[str] = []
    await make_client(debug_logger=lines.append)._call(put_bytes, {}, iter([b"a"]))
    assert lines[0].endswith("body of unknown size")


async def test_streams_log_the_size_that_the_server_announces(make_client, get_bytes):
    lines: list[str] = []
    await make_client(debug_logger=lines.append)._download(get_bytes, {}).read()
    assert lines[1].endswith("body 12 bytes")


async def test_secrets_are_shown_only_with_reveal_secrets(make_client, make_thing):
    hidden: list[str] = []
    shown: list[str] = []
    await make_client(debug_logger=hidden.append)._call(make_thing, {}, {})
    logging_ = DebugLogging(shown.append, reveal_secrets=True)
    await make_client(debug_logger=logging_)._call(make_thing, {}, {})
    assert SECRET not in "".join(hidden)
    assert f"'Authorization': 'Bearer {SECRET}'" in shown[0]


def test_a_logger_that_cannot_log_is_refused():
    with pytest.raises(InvalidRequestError, match="must have a debug method"):
        DebugLogging(object())  # type: ignore[arg-type]  # the refused value


def local_variables(error):
    """Return the local variables that a traceback shows, without those of this file's frames."""
    shown, chain = [], [traceback.TracebackException.from_exception(error, capture_locals=True)]
    while chain:
        told = chain.pop()
        chain += [each for each in (told.__cause__, told.__context__) if each is not None]
        shown += [str(frame.locals) for frame in told.stack if frame.filename != __file__]
    assert shown
    return "".join(shown)


async def test_no_channel_shows_a_secret(server, make_client, caplog, capfd):
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.ERROR, logger="aiohttp.access")  # the server's own log
    log: list[str] = []
    operation = Operation(
        "things.getToken",
        "GET",
        "/v1/token/{token}/secret/{Secret}",
        (
            Parameter("token", "token", "path", required=True),
            Parameter("Secret", "secret", "path", required=True),
            Parameter("code", "code", "query"),
        ),
        results=(Result(200, "application/json", "json"),),
    )

    async def echo(request):
        headers = {"Set-Cookie": "hidden-cookie"}
        told = f"no: {request.headers['Authorization']}"
        return web.json_response({"error": {"message": told}}, status=403, headers=headers)

    server.default = echo
    client = make_client(debug_logger=log.append)
    options = RequestOptions(headers={"X-Api-Key": "hidden-key", "Cookie": "hidden-cookie"})
    with pytest.raises(ServiceError) as caught:
        await client._call(
            operation,
            {"token": "hidden-path", "secret": "hidden-end", "code": "hidden-query"},
            None,
            options,
        )
    assert server.asked[0].path == "/v1/token/hidden-path/secret/hidden-end"
    error = caught.value
    channels = [
        *log,
        str(error),
        repr(error),
        repr(error.headers),
        repr(error.raw_response),
        repr(error.attempts),
        repr(client),
        repr(options),
        repr(client._transport.settings.bearer_token),
        caplog.text,
        *capfd.readouterr(),
    ]
    assert len(log) == 2
    for channel in channels:
        assert "hidden-" not in channel
        assert SECRET not in channel


async def test_no_traceback_with_local_variables_shows_a_token(
    serve_bytes, make_client, make_thing
):
    async def talk(reader, writer):
        await reader.readuntil(b"\r\n\r\n")

    client = make_client(server_url=await serve_bytes(talk))
    options = RequestOptions(headers={"X-Api-Key": "hidden-key"})
    with pytest.raises(ConnectionError) as caught:
        await client._call(make_thing, {}, {"a": 1}, options)
    shown = local_variables(caught.value)
    assert SECRET not in shown
    assert "hidden-key" not in shown
    assert "'***'" in shown


@pytest.mark.parametrize("failing", ["-->", "<--"])
async def test_a_failing_logger_is_warned_of_once_and_does_not_fail_a_call(
    server, make_client, make_thing, failing
):
    def write(message):
        if message.startswith(failing):
            raise OSError(f"disk full: {message}")

    client = make_client(debug_logger=write)
    with pytest.warns(HostingSDKWarning) as warned:
        assert await client._call(make_thing, {}, {"a": 1}) == {"ok": True}
    (warning,) = warned
    said = str(warning.message)
    assert re.match(r"debug_logger .*write.* failed: OSError: disk full.*; the call goes on$", said)
    assert SECRET not in said
    assert await client._call(make_thing, {}, {"a": 1}) == {"ok": True}  # warnings are errors
    assert len(server.asked) == 2


async def test_a_failing_logger_does_not_hide_the_error_of_an_attempt(
    make_client, make_thing, unused_url
):
    def write(message):
        raise RuntimeError("no log")

    client = make_client(
        debug_logger=write, server_url=unused_url, retry_config=RetryConfig("none")
    )
    with pytest.warns(HostingSDKWarning, match="no log"), pytest.raises(ConnectionError):
        await client._call(make_thing, {}, {})
