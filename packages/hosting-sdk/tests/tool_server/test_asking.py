"""Questions to the person at an application, in both protocol eras and over both transports."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from typing import Any

import httpx2
import mcp_types as types
import pytest
from hosting_sdk.testing import Fault
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client

ERAS = ["legacy", "auto"]
KEY = "the-key-of-the-tests"
DELETE = ("certs_remove_cert", {"id": "cert_1"})
RUN = ("sandboxes_run_command", {"sandbox_id": "sbx_1", "request_body": {"command": "ls"}})
TOKEN = ("authentication_create_auth_token", {"request_body": {"name": "ci"}})
YES = types.ElicitResult(action="accept", content={"confirm": True})
REFUSALS = {
    "declined": types.ElicitResult(action="decline"),
    "closed the question": types.ElicitResult(action="cancel"),
    "did not confirm it": types.ElicitResult(action="accept", content={"confirm": False}),
}
UNCLEAR: list[Any] = [None, {}, {"confirm": "true"}, {"confirm": 1}, {"other": True}]


@pytest.fixture(autouse=True)
def _new_platform(platform):
    platform.reset()


class Person:
    """Elicitation callback that gives one answer to every question and keeps the questions."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.questions: list[Any] = []

    async def __call__(self, context: Any, params: Any) -> Any:
        self.questions.append(params)
        return self.answer


def refusal(result):
    """Return the message of a refused call."""
    assert result.is_error
    error = json.loads(result.content[0].text)["error"]
    assert error["type"] == "Refused"
    return error["message"]


@pytest.mark.parametrize("mode", ERAS)
@pytest.mark.parametrize("call", [DELETE, RUN, TOKEN], ids=lambda call: call[0])
async def test_a_call_that_the_person_agrees_to_is_sent_once(connect, platform, mode, call):
    person = Person(YES)
    async with connect(mode=mode, answer=person, ask=True) as client:
        result = await client.call_tool(*call)
    assert not result.is_error, result.content
    assert len(platform.requests) == len(person.questions) == 1


@pytest.mark.parametrize("mode", ERAS)
@pytest.mark.parametrize("reason", REFUSALS)
async def test_without_agreement_nothing_is_sent(connect, platform, mode, reason):
    person = Person(REFUSALS[reason])
    async with connect(mode=mode, answer=person, ask=True) as client:
        message = refusal(await client.call_tool(*DELETE))
    assert f"The person was asked and {reason}." in message
    assert "Nothing was done: with these arguments certs_remove_cert removes" in message
    assert platform.requests == []
    assert len(person.questions) == 1


@pytest.mark.parametrize("mode", ERAS)
@pytest.mark.parametrize("content", UNCLEAR, ids=str)
async def test_an_application_that_accepts_by_itself_gives_no_permission(
    connect, platform, mode, content
):
    person = Person(types.ElicitResult(action="accept", content=content))
    async with connect(mode=mode, answer=person, ask=True) as client:
        assert "did not confirm" in refusal(await client.call_tool(*DELETE))
    assert platform.requests == []


@pytest.mark.parametrize("mode", ERAS)
async def test_a_refusal_names_the_option_when_the_application_cannot_ask(connect, platform, mode):
    async with connect(mode=mode, ask=True) as client:
        message = refusal(await client.call_tool(*RUN))
    assert "cannot ask the person" in message
    assert message.endswith("with --allow code")
    assert platform.requests == []


@pytest.mark.parametrize("mode", ERAS)
async def test_permitted_and_harmless_calls_need_no_question(connect, mode):
    person = Person(YES)
    async with connect(mode=mode, answer=person, ask=True, allowed={"deletes", "stops"}) as client:
        assert not (await client.call_tool(*DELETE)).is_error
        assert not (await client.call_tool("teams_get_teams", {})).is_error
    assert person.questions == []


@pytest.mark.parametrize("mode", ERAS)
async def test_the_three_tools_ask_about_the_method_behind_them(connect, platform, mode):
    person = Person(YES)
    name, arguments = DELETE
    async with connect(mode=mode, answer=person, ask=True, dynamic=True) as client:
        given = {"method": "certs.removeCert", "arguments": arguments}
        assert not (await client.call_tool("call_method", given)).is_error
    assert name in person.questions[0].message
    assert len(platform.requests) == 1


NOT_SENDABLE: list[tuple[str, dict[str, Any], str]] = [
    ("certs_remove_cert", {"uid": "cert_1"}, "unknown argument 'uid'"),
    ("certs_remove_cert", {"id": ".."}, "id must be a name that can stand in a path"),
    (
        "teams_invite_user_to_team",
        {"team_id": "t", "request_body": [{"email": "a@x.example", "rol": "OWNER"}]},
        "request_body[0] has no key 'rol'; did you mean 'role'?",
    ),
    (
        "projects_update_project",
        {"id_or_name": "p", "request_body": {"ssoProtection": {"deploymentTyp": "all"}}},
        "request_body.ssoProtection has no key 'deploymentTyp'; did you mean 'deploymentType'?",
    ),
    (
        "projects_edit_project_env",
        {"id_or_name": "p", "id": "e", "request_body": {"value": "v"}, "_fields": ["nope"]},
        "'nope' matches nothing",
    ),
    (
        "artifacts_upload_artifact",
        {"hash": "h", "content_length": 1, "request_body": {"path": "/etc/hostname"}},
        "this server reads no local files",
    ),
]


@pytest.mark.parametrize("mode", ERAS)
@pytest.mark.parametrize("call", NOT_SENDABLE, ids=lambda call: call[0])
async def test_nobody_is_asked_about_a_call_that_cannot_be_sent(connect, platform, mode, call):
    tool, arguments, problem = call
    person = Person(YES)
    async with connect(mode=mode, answer=person, ask=True) as client:
        result = await client.call_tool(tool, arguments)
    error = json.loads(result.content[0].text)["error"]
    assert error["type"] == "InvalidRequestError"
    assert problem in error["message"]
    assert person.questions == platform.requests == []


async def test_the_question_shows_the_team_that_the_server_acts_for(connect):
    person = Person(REFUSALS["declined"])
    async with connect(answer=person, ask=True, team_id="team_7") as client:
        await client.call_tool(*DELETE)
        await client.call_tool(DELETE[0], {**DELETE[1], "team_id": "team_8"})
    first, second = (each.message for each in person.questions)
    assert first.startswith("A model wants to call certs_remove_cert. With these arguments it ")
    assert "\nid: cert_1\nteam_id: team_7 (set by the server)\n\nCarry it out?" in first
    assert "\nteam_id: team_8\n\nCarry it out?" in second
    assert person.questions[0].requested_schema["required"] == ["confirm"]


async def test_a_question_that_nobody_answers_in_time_is_a_refusal(connect, platform):
    never = asyncio.Event()

    async def wait(*_: Any) -> Any:
        await never.wait()

    async with connect(mode="legacy", answer=wait, ask=True, ask_seconds=0.05) as client:
        message = refusal(await client.call_tool(*DELETE))
    assert "did not answer within 0.05 seconds" in message
    assert platform.requests == []


async def test_progress_is_reported_while_the_person_is_asked_and_never_decreases(
    connect, platform
):
    platform.inject(Fault(latency=2.5))
    heard: asyncio.Queue[tuple[float, str | None]] = asyncio.Queue()

    async def note(amount: float, _: float | None, message: str | None) -> None:
        heard.put_nowait((amount, message))

    async def think(*_: Any) -> Any:
        assert await heard.get() == (2.0, "waiting for the person")
        return YES

    async with connect(mode="legacy", answer=think, ask=True) as client:
        result = await client.call_tool(*DELETE, progress_callback=note)
    assert not result.is_error
    amount, message = heard.get_nowait()
    assert amount > 2.0
    assert message == "waiting for the platform"


async def test_an_application_that_fails_to_ask_is_a_refusal(connect, platform):
    person = Person(types.ErrorData(code=types.INTERNAL_ERROR, message="no\x1bwindow"))
    async with connect(mode="legacy", answer=person, ask=True) as client:
        message = refusal(await client.call_tool(*DELETE))
    assert message.endswith("The application could not ask the person: no\\x1bwindow")
    assert platform.requests == []


async def ask(client):
    """Make a call, and return the question that is its result."""
    asked = await client.session.call_tool(*DELETE, allow_input_required=True)
    assert isinstance(asked, types.InputRequiredResult)
    return asked


async def answer(client, state, given, call=DELETE):
    responses = None if given is None else {"permission": given}
    return await client.session.call_tool(
        *call, input_responses=responses, request_state=state, allow_input_required=True
    )


async def test_an_answer_counts_once_and_for_its_own_call_alone(connect, platform):
    other = ("certs_remove_cert", {"id": "cert_2"})
    async with connect(answer=Person(YES), ask=True) as client:
        for call, given in ((other, YES), (DELETE, None)):
            state = (await ask(client)).request_state
            refusal(await answer(client, state, given, call))
            refusal(await answer(client, state, YES))
        assert platform.requests == []
        state = (await ask(client)).request_state
        assert not (await answer(client, state, YES)).is_error
        message = refusal(await answer(client, state, YES))
    assert "belongs to no open question" in message
    assert len(platform.requests) == 1


async def test_an_answer_that_comes_too_late_is_a_refusal(connect, platform):
    async with connect(answer=Person(YES), ask=True, ask_seconds=-1.0) as client:
        state = (await ask(client)).request_state
        assert "no open question" in refusal(await answer(client, state, YES))
    assert platform.requests == []


async def test_only_the_newest_questions_stay_open(connect):
    async with connect(answer=Person(YES), ask=True) as client:
        states = [(await ask(client)).request_state for _ in range(65)]
        assert "no open question" in refusal(await answer(client, states[0], YES))
        assert not (await answer(client, states[1], YES)).is_error


@pytest.mark.parametrize(
    ("mode", "outcomes"),
    [("legacy", ["ok", "refused"]), ("auto", ["asked", "ok", "asked", "refused"])],
)
async def test_the_audit_log_records_how_questions_ended(connect, tmp_path, mode, outcomes):
    log = tmp_path / "audit"
    person = Person(YES)
    async with connect(mode=mode, answer=person, ask=True, audit_log=log) as client:
        await client.call_tool(*DELETE)
        person.answer = REFUSALS["declined"]
        await client.call_tool(*DELETE)
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [line["outcome"] for line in lines] == outcomes


async def test_a_call_that_is_cancelled_during_the_question_is_not_sent(
    connect, platform, tmp_path
):
    log, asked = tmp_path / "audit", asyncio.Event()

    async def wait(*_: Any) -> Any:
        asked.set()
        await asyncio.Event().wait()

    async with connect(mode="legacy", answer=wait, ask=True, audit_log=log) as client:
        call = asyncio.ensure_future(client.call_tool(*DELETE))
        await asked.wait()
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        async with asyncio.timeout(30):
            while not log.read_text("utf-8"):  # noqa: ASYNC110 a log has no event
                await asyncio.sleep(0.01)
    assert json.loads(log.read_text("utf-8"))["outcome"] == "cancelled"
    assert platform.requests == []


async def agree_and_decline(client, person, platform):
    """Make a call that the person agrees to, and one that is declined."""
    person.answer = YES
    assert not (await client.call_tool(*DELETE)).is_error
    person.answer = REFUSALS["declined"]
    assert "declined" in refusal(await client.call_tool(*DELETE))
    assert len(platform.requests) == 1
    assert len(person.questions) == 2


@pytest.mark.parametrize("mode", ERAS)
async def test_people_are_asked_over_standard_input_and_output(spawn, platform, mode):
    person = Person(YES)
    async with spawn("--ask", mode=mode, answer=person) as client:
        await agree_and_decline(client, person, platform)


@pytest.mark.parametrize("mode", ERAS)
async def test_a_server_process_refuses_when_the_application_cannot_ask(spawn, platform, mode):
    async with spawn(mode=mode, HOSTING_SDK_MCP_ASK="1") as client:
        assert "cannot ask" in refusal(await client.call_tool(*DELETE))
    assert platform.requests == []


@pytest.fixture(scope="module")
def served(platform):
    """The URL of a server that asks, in a process of its own."""
    environment = {
        **os.environ,
        "HOSTING_SDK_BEARER_TOKEN": platform.token,
        "HOSTING_SDK_MCP_KEY": KEY,
    }
    words = ["mcp", "start", "--transport", "http", "--port", "0", "--server-url", platform.url]
    process = subprocess.Popen(
        [sys.executable, "-m", "hosting_sdk", *words, "--ask"],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    yield process.stderr.readline().split()[-1]
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)
    assert process.returncode == 0


@pytest.mark.parametrize("mode", ERAS)
async def test_people_are_asked_over_http(served, platform, mode):
    person = Person(YES)
    headers = {"Authorization": f"Bearer {KEY}"}
    async with httpx2.AsyncClient(headers=headers, timeout=30.0) as http_client:
        transport = streamable_http_client(served, http_client=http_client)
        async with Client(transport, mode=mode, elicitation_callback=person) as client:
            await agree_and_decline(client, person, platform)


@pytest.mark.parametrize(
    ("elicitation", "is_asked"),
    [({}, True), ({"form": {}}, True), ({"url": {}}, False), (None, False)],
    ids=str,
)
def test_elicitation_without_a_mode_means_forms(served, platform, elicitation, is_asked):
    meta = "io.modelcontextprotocol/"
    capabilities = {} if elicitation is None else {"elicitation": elicitation}
    envelope = {f"{meta}protocolVersion": "2026-07-28", f"{meta}clientCapabilities": capabilities}
    name, arguments = DELETE
    params = {"name": name, "arguments": arguments, "_meta": envelope}
    headers = {
        "Authorization": f"Bearer {KEY}",
        "Accept": "application/json, text/event-stream",
        "Mcp-Protocol-Version": "2026-07-28",
        "Mcp-Method": "tools/call",
        "Mcp-Name": name,
    }
    called = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    result = httpx2.post(served, json=called, headers=headers, timeout=30.0).json()["result"]
    assert (result["resultType"] == "input_required") is is_asked
    assert platform.requests == []
