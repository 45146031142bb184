"""Commands that ask a running service instead of the store."""

from __future__ import annotations

import json
import time
from pathlib import Path
from uuid import uuid4

import pytest
from operations_status.cli._service import Service, read_token
from operations_status.cli._sources import ServiceSource
from operations_status.cli._waiting import Waiting
from operations_status.errors import UnauthorizedError
from operations_status.operations import OperationState, Process

PROBLEM = {"title": "Away", "status": 503}


@pytest.fixture
def served(service, tmp_path):
    """Return the options of the shared service."""
    file = tmp_path / "token"
    file.write_text(f"{service.token}\n", encoding="utf-8")
    return ["--url", service.urls[0], "--token-file", str(file)]


def test_a_list_is_read_page_by_page(run, service, served):
    process = Process(pid=3, uid=uuid4(), name="pages")
    ids = [str(service.add(process=process).operation_id) for _ in range(5)]
    client = Service(service.urls[0], token=read_token(served[-1]), cafile=None)
    flow = client.flows.pages([("uid", str(process.uid))], page_size=2)
    pages = [json.loads(page) for page in client.run(flow)]
    assert [[one["operationId"] for one in page] for page in pages] == [ids[:2], ids[2:4], ids[4:]]
    code, out, err = run("list", "--json", "--uid", str(process.uid), *served)
    assert (code, err) == (0, "")
    assert [one["operationId"] for one in json.loads(out)] == ids
    limited = run("list", "--json", "--limit=3", f"--uid={process.uid}", *served)[1]
    assert [one["operationId"] for one in json.loads(limited)] == ids[:3]
    newest = run("list", "--json", "--newest=3", f"--uid={process.uid}", *served)[1]
    assert [one["operationId"] for one in json.loads(newest)] == ids[:1:-1]
    counts = run("list", "--json", "--counts", f"--uid={process.uid}", *served)[1]
    assert json.loads(counts)["Starting"] == 5
    rows = run("list", f"--uid={process.uid}", *served)[1].splitlines()
    assert [row.split()[1] for row in rows] == ["OPERATION", *ids]
    assert run("list", "--json", "--uid", str(uuid4()), *served)[1] == "[]\n"


def test_a_linked_page_may_be_empty(run, fake):
    link = {"Link": f'<{fake.url}/operations?cursor=x>; rel="next"'}
    fake.answers += [(200, link, b"[1]"), (200, link, b"[ ]"), (200, {}, b"[2]")]
    assert run("list", "--json", "--url", fake.url) == (0, "[1,2]\n", "")


def test_show_is_the_same_from_a_service_and_from_the_store(run, service, served):
    one = service.add(status=OperationState.RUNNING, stoppable=True, tags=["a"])
    code, out, _ = run("show", str(one.operation_id), *served)
    assert (code, "can be stopped     yes" in out, "duration   " in out) == (0, True, True)
    shown = run("show", "--json", str(one.operation_id), *served)[1]
    assert shown == service.get(f"/operations/{one.operation_id}").body.decode() + "\n"
    unknown = uuid4()
    assert run("show", str(unknown), *served) == (
        10,
        "",
        f"operations-status: operation {unknown} is not known\n",
    )


def test_an_expired_operation_is_the_same_error_as_from_the_store(run, fake):
    gone = str(uuid4())
    problem = {"operationId": gone, "detail": f"The operation {gone} has expired."}
    fake.answers.append((404, {}, json.dumps(problem).encode()))
    expected = f"operations-status: operation {gone} has expired: it was pruned\n"
    assert run("show", gone, "--url", fake.url) == (10, "", expected)


def test_filters_are_sent_unchanged(run, fake):
    fake.answers.append((200, {}, b"[]"))
    conditions = ["--name=ö", "--tag=a&b=c", "--tag=d,e", "--egress-provider=x y"]
    assert run("list", "--json", *conditions, "--url", fake.url)[0] == 0
    query = "limit=1000&name=%C3%B6&tags=a%26b%3Dc&tags=d,e&egressProvider=x+y"
    assert fake.asked[0][0] == f"/operations?{query}"


def test_cafile_names_the_trusted_certificate_authorities(
    run, secure_service, tmp_path, monkeypatch
):
    url = secure_service.urls[0]
    monkeypatch.setenv("XDG_STATE_HOME", str(Path(secure_service.cafile).parents[1]))
    monkeypatch.setenv("MONITOR_TOKEN", secure_service.token.rpartition(" ")[2])
    assert run("list", "--json", "--url", url, "--cafile", secure_service.cafile)[0] == 0
    code, out, err = run("list", "--url", url)
    assert (code, out, "CERTIFICATE_VERIFY_FAILED" in err) == (13, "", True)
    known = Path(secure_service.cafile)
    assert f"--cafile FILE names a certificate to trust; for development it is '{known}'" in err
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    err = run("list", "--url", url)[2]
    assert err.endswith("; --cafile FILE names a certificate to trust\n")
    code, _, err = run("list", "--url", url, "--cafile", str(tmp_path / "none"))
    assert (code, "cannot read the authorities" in err) == (13, True)


def test_a_rejected_token_is_an_error_that_does_not_show_it(run, service, monkeypatch):
    code, _, err = run("list", "--url", service.urls[0])
    assert (code, "asks for a token: give --token-file, or set MONITOR_TOKEN" in err) == (13, True)
    monkeypatch.setenv("MONITOR_TOKEN", "secret-nonsense")
    code, _, err = run("list", "--url", service.urls[0])
    assert (code, "refuses the token: The token" in err, "secret" in err) == (13, True, False)
    monkeypatch.setenv("MONITOR_TOKEN", "secret nonsense")
    code, _, err = run("list", "--url", service.urls[0])
    expected = "expected a token alone, or one line `Authorization: Bearer TOKEN` in MONITOR_TOKEN"
    assert (code, expected in err, "secret" in err) == (13, True, False)
    code, _, err = run("list", "--url", service.urls[0], "--token-file", "/none")
    assert (code, "cannot read the token in '/none'" in err) == (13, True)


def test_a_token_file_may_be_the_output_of_serve(run, service, tmp_path):
    file = tmp_path / "printed"
    file.write_text("\n".join(service.lines), encoding="utf-8")
    assert len(service.lines) > 1
    asked = ["list", "--json", "--limit=1", "--url", service.urls[0], "--token-file", str(file)]
    assert run(*asked)[0] == 0
    file.write_text(f"{service.token}\n{service.token}x\n", encoding="utf-8")
    code, _, err = run(*asked)
    assert (code, err.endswith(f"in {file}, found 2\n")) == (13, True)


@pytest.mark.parametrize("output", ["text", "shell", "powershell", "cmd"])
def test_a_token_file_may_be_the_output_of_generate_key(run, fake, tmp_path, output):
    printed = run("generate-key", "--output", output)[1]
    file = tmp_path / "printed"
    file.write_text(printed, encoding="utf-8")
    fake.answers.append((200, {}, b"[]"))
    assert run("list", "--url", fake.url, "--token-file", str(file))[0] == 0
    (sent,) = (headers["Authorization"] for _, headers in fake.asked)
    assert f"Authorization: {sent}\n" in printed


@pytest.mark.parametrize(
    "url",
    ["localhost", "ftp://host", "https://", "http://me:secret@host", "http://h:x", "http://["],
)
def test_a_malformed_url_is_an_error_without_its_password(run, url):
    code, _, err = run("list", "--url", url)
    assert (code, "expected the URL of a service" in err) == (13, True)
    assert "secret" not in err


def test_an_unreachable_service_exits_with_13(run):
    code, out, err = run("list", "--url", "http://127.0.0.1:1")
    assert (code, out) == (13, "")
    assert err.startswith("operations-status: cannot reach http://127.0.0.1:1/: ")


@pytest.mark.parametrize(
    ("answer", "code", "reason"),
    [
        ((503, {}, json.dumps(PROBLEM).encode()), 13, "has answered with 503: Away"),
        ((302, {"Location": "/x"}, b"[]"), 13, "has answered with 302: no reason is given"),
        ((400, {}, b'{"errors": {"pid": ["odd"]}}'), 2, "pid: odd"),
        ((404, {}, b'{"detail": "nothing here"}'), 13, "has answered with 404: nothing here"),
        ((404, {}, b'{"operationId": 7}'), 13, "has answered with 404: no reason is given"),
    ],
)
def test_an_error_response_is_reported_with_its_reason(run, fake, answer, code, reason):
    fake.answers.append(answer)
    ended, _, err = run("show", str(uuid4()), "--url", f"{fake.url}/prefix/")
    assert (ended, reason in err) == (code, True)
    assert fake.asked[0][0].startswith("/prefix/operations/")


def test_a_token_is_not_sent_to_another_server(run, fake, monkeypatch):
    monkeypatch.setenv("MONITOR_TOKEN", "secret")
    link = {"Link": '<http://elsewhere:80/operations?cursor=x>; rel="next"'}
    fake.answers.append((200, link, b"[]"))
    code, _, err = run("list", "--url", fake.url)
    assert (code, "links to another server" in err) == (13, True)
    assert fake.asked[0][1]["Authorization"] == "Bearer secret"


def test_wait_at_a_service_ends_when_the_operations_have_ended(run, service, served):
    done = [service.add(status=OperationState.SUCCEEDED), service.add(status="Cancelled")]
    ids = [str(one.operation_id) for one in done]
    code, out, err = run("wait", *ids, *served)
    assert (code, out, err) == (21, f"{ids[0]} Succeeded\n{ids[1]} Cancelled\n", "")


def test_wait_at_a_service_times_out_with_22(run, service, served):
    one = str(service.add().operation_id)
    code, out, err = run("wait", "--timeout=1.2", one, *served)
    assert (code, out) == (22, "")
    assert err == f"operations-status: not ended after 1.2 s: {one}\n"


def test_waiting_outlasts_an_interruption_of_the_service(capsys, fake):
    running = json.dumps({"status": "Running"}).encode()
    failed = json.dumps({"status": "Failed"}).encode()
    fake.answers += [
        (200, {"ETag": '"0"'}, running),
        (200, {"ETag": '"1"'}, running),
        (503, {}, b""),
        (200, {"ETag": '"2"'}, running),
        (304, {}, b""),
        (200, {"ETag": '"3"'}, failed),
    ]
    operation_id = uuid4()
    waiting = Waiting([operation_id])
    waiting.wait_at_service(Service(fake.url, token=None, cafile=None, pause=0.01))
    assert waiting.ended == [OperationState.FAILED]
    assert capsys.readouterr().out == f"{operation_id} Failed\n"
    known = [headers.get("If-None-Match") for _, headers in fake.asked]
    assert known == [None, None, '"1"', '"1"', '"2"', '"2"']
    assert fake.asked[2][1]["Prefer"] == "wait=30"


@pytest.mark.parametrize(("has_long_polls", "pause"), [(True, 60.0), (False, 0.5)])
def test_a_wait_pauses_only_for_a_service_without_long_polls(fake, has_long_polls, pause):
    running = json.dumps({"status": "Running"}).encode()
    applied = {"Preference-Applied": "wait=30"} if has_long_polls else {}
    fake.answers += [
        *[(200, {"ETag": '"1"'}, running)] * 2,
        (200, {"ETag": '"1"', **applied}, running),
        (200, {}, json.dumps({"status": "Succeeded"}).encode()),
    ]
    begun = time.monotonic()
    Waiting([uuid4()]).wait_at_service(Service(fake.url, token=None, cafile=None, pause=pause))
    elapsed = time.monotonic() - begun
    assert elapsed < pause if has_long_polls else elapsed >= pause


def test_a_wait_of_less_than_a_second_needs_no_long_poll(run, fake):
    running = json.dumps({"status": "Running"}).encode()
    waits = {"ETag": '"1"', "Preference-Applied": "wait=0"}
    fake.answers += [(200, waits, running)] * 4
    assert run("wait", "--timeout=0.3", str(uuid4()), "--url", fake.url)[0] == 22
    assert len(fake.asked) <= 4


def test_wait_at_a_service_ends_when_the_token_is_rejected(run, fake):
    fake.answers += [(200, {"ETag": '"1"'}, b'{"status": "Running"}'), (401, {}, b"")]
    code, _, err = run("wait", str(uuid4()), "--url", fake.url)
    assert (code, "asks for a token" in err) == (13, True)


def test_an_interrupted_stream_yields_its_complete_events(fake):
    broken = b"retry: 1\nevent: left\nid: a-1\ndata: {}\n\nevent: left\nid: a-2"
    fake.answers += [(200, {"Content-Length": "100"}, broken), (401, {}, b"")]
    source = ServiceSource(Service(fake.url, token=None, cafile=None), [("a", "b")])
    batches = source.changes(with_present=False)
    assert next(batches) == [("left", "{}", "a-1")]
    with pytest.raises(UnauthorizedError):
        next(batches)
    assert fake.asked[0][0] == "/operations?a=b"
    assert fake.asked[1][1]["Last-Event-ID"] == "a-1"
