"""`hosting-sdk call` against a real server, within the test process and as a program."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk.cli import main
from hosting_sdk.cli._options import call_parser, option_names
from hosting_sdk.testing import FakePlatform, Fault
from hosting_sdk.testing._schemas import Schemas
from hosting_sdk.testing._values import ValueMaker

SCHEMAS = Schemas(load_schemas()["components"])
MAKER = ValueMaker(SCHEMAS)
PROGRAM = [sys.executable, "-m", "hosting_sdk"]
HOOK = '{"url": "https://example.com/hook", "events": ["deployment.created"]}'


@pytest.fixture(scope="module")
def shared_platform():
    with FakePlatform() as platform:
        yield platform


@pytest.fixture
def platform(shared_platform, monkeypatch):
    shared_platform.reset()
    monkeypatch.setenv("HOSTING_SDK_BEARER_TOKEN", shared_platform.token)
    monkeypatch.setenv("COLUMNS", "80")
    return shared_platform


class Done:
    """Exit code and output of a command line."""

    def __init__(self, code, printed):
        self.code = code
        self.out = printed.out
        self.err = printed.err.decode()

    def json(self):
        return json.loads(self.out)

    def lines(self):
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def call(platform, capfdbinary):
    def run(*words):
        code = main(["call", *words, "--yes", "--server-url", platform.url])
        return Done(code, capfdbinary.readouterr())

    return run


def test_no_parameter_of_any_method_hides_an_option_of_call():
    for method in load_methods():
        names = option_names(call_parser(method))
        assert len({option.replace("-", "") for option in names}) == len(names), method["name"]
        assert "--server-url" in names


@pytest.mark.parametrize(
    "words",
    [
        ["deployments.get_deployments", "--project-ids", "a b", "--project-ids", "c/d"],
        ["deployments.getDeployments", "--projectIds", "a b", "--projectIds=c/d"],
        ["Deployments.GETdeployments", "--project_ids=a b", "--PROJECT-IDS", "c/d"],
    ],
)
def test_names_are_accepted_in_every_spelling(platform, call, words):
    assert call(*words, "--rollback-candidate", "true", "--from", "12").code == 0
    [request] = platform.received("deployments.get_deployments")
    query = sorted(request.query)
    assert query == [
        ("from", "12"),
        ("projectIds", "a b"),
        ("projectIds", "c/d"),
        ("rollbackCandidate", "true"),
    ]


def words_for(parameter):
    """Return valid words for a parameter on the command line."""
    branch = SCHEMAS.branches(parameter["schema"])[0]
    if "enum" in branch:
        return [branch["enum"][-1]]
    usual = {"array": ["a b", "c/d"], "boolean": ["true"], "number": ["7"], "integer": ["7"]}
    return usual.get(branch["type"], ["5"])


@pytest.mark.parametrize("group", sorted({method["group"] for method in load_methods()}))
def test_every_method_can_be_called_with_all_its_parameters(platform, call, tmp_path, group):
    (tmp_path / "upload").write_bytes(b"seven b")
    for method in load_methods():
        if method["group"] != group:
            continue
        platform.reset()
        platform.reply("deployments.upload_file", {"urls": []})  # accepts any digest
        words = [method["name"]]
        query = []
        for parameter in method["parameters"]:
            for word in words_for(parameter):
                words += [f"--{parameter['argument'].strip('_')}", word]
                if parameter["place"] == "query":
                    query.append((parameter["wire"], word))
        body, value = method["body"], None
        if body:
            upload = body["kind"] == "upload"
            value = value if upload else MAKER.make(body["schema"], method["name"])
            text = f"@{tmp_path / 'upload'}" if upload else json.dumps(value)
            words += ["--request-body", text]
        assert call(*words).code == 0, words
        [request] = platform.requests
        assert sorted(request.query) == sorted(query)
        assert not body or request.body == b"seven b" or request.json() == value


def test_an_answer_is_printed_as_the_server_gave_it(platform, call):
    value = {"user": {"id": "u", "surprise": 1.50, "name": "Zoë"}}
    platform.reply("user.getAuthUser", value)
    done = call("user.get_auth_user")
    assert done.json() == value
    assert "Zoë".encode() in done.out
    assert done.err == ""


def test_a_method_without_a_result_prints_nothing(call):
    done = call("webhooks.delete_webhook", "--id", "w")
    assert (done.code, done.out, done.err) == (0, b"", "")


def test_a_page_names_the_next_cursor_and_all_pages_prints_one_item_per_line(platform, call):
    page = call("deployments.get_deployments", "--limit", "10")
    cursor = page.json()["pagination"]["next"]
    assert page.err == f"More pages follow: --until {cursor}, or --all-pages.\n"
    last = call("deployments.get_deployments", "--limit", "20", "--until", str(cursor))
    assert last.err == ""
    done = call("deployments.get_deployments", "--limit", "10", "--all-pages")
    assert len(done.lines()) == 25
    assert done.lines()[:10] == page.json()["deployments"]
    assert len(platform.requests) == 5


def test_a_table_fits_the_terminal_and_keeps_the_columns_that_identify_a_row(call):
    done = call("webhooks.get_webhooks", "--format", "table")
    head, *rows = done.out.decode().splitlines()
    assert head.split()[:2] == ["id", "url"]
    assert len(rows) == 25
    assert all(len(row) <= 80 for row in rows)
    one = call("webhooks.get_webhook", "--id", "w1", "--format", "table").out.decode()
    assert "\nid " in one
    assert " w1\n" in one


@pytest.mark.parametrize("columns", ["80", "100"])
def test_a_table_of_dns_records_shows_type_and_value(call, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    done = call("dns.get_records", "--domain", "example.com", "--format", "table")
    head, *rows = done.out.decode().splitlines()
    assert {"id", "name", "type", "value"} <= set(head.split())
    assert all(len(row) <= int(columns) for row in rows)


def test_a_table_has_the_short_view_of_a_list_as_columns(platform, call, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    item = {"readySubstate": "STAGED", "aliasAssigned": 1, "uid": "dpl_1", "name": "shop"}
    platform.reply("deployments.getDeployments", {"deployments": [item], "pagination": {}})
    platform.reply("webhooks.getWebhooks", [{"ownerId": "o", "events": ["a"], "id": "w"}])
    deployments = call("deployments.get_deployments", "--format", "table").out.decode()
    assert deployments.splitlines()[0].split() == ["uid", "name", "readySubstate"]
    webhooks = call("webhooks.get_webhooks", "--format", "table").out.decode()
    assert [line.split() for line in webhooks.splitlines()] == [["id", "events"], ["w", '["a"]']]


def test_the_columns_of_a_table_stand_below_each_other_with_wide_characters(platform, call):
    names = ["日本語", "cafe\u0301", "plain", "漢" * 30]
    platform.reply("user.getAuthUser", [{"name": each, "state": "READY"} for each in names])
    done = call("user.get_auth_user", "--format", "table")
    cut = "漢" * 19 + "…"
    columns = [("name", 4), ("日本語", 6), ("cafe\u0301", 4), ("plain", 5), (cut, 39)]
    lines = done.out.decode().splitlines()
    words = ["state", *["READY"] * 4]
    assert lines == [
        f"{name}{' ' * (41 - width)}{word}"
        for (name, width), word in zip(columns, words, strict=True)
    ]


def test_a_table_of_rows_without_the_fields_of_the_short_view_shows_the_others(platform, call):
    platform.reply("webhooks.getWebhooks", [{"name": "x"}, {"name": "y"}])
    done = call("webhooks.get_webhooks", "--format", "table")
    assert done.out.decode().split() == ["name", "x", "y"]


def test_all_pages_can_be_one_table(platform, call):
    words = ("deployments.get_deployments", "--limit", "10", "--all-pages")
    done = call(*words, "--format", "table")
    head, *rows = done.out.decode().splitlines()
    assert head.split()[:2] == ["uid", "name"]
    assert [row.split()[0] for row in rows] == [each["uid"] for each in call(*words).lines()]
    assert len(rows) == 25


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["billing.list_billing_charges", "--from", "2026-01-01", "--to", "2026-02-01"],
            "the result is records, each printed when it arrives",
        ),
        (
            ["deployments.get_deployment_events", "--id-or-url", "d", "--stream"],
            "the result is records, each printed when it arrives",
        ),
        (["artifacts.download_artifact", "--hash", "h"], "the result is bytes, printed as they"),
    ],
)
def test_a_table_of_records_or_bytes_is_refused_before_anything_is_sent(
    platform, call, words, message
):
    done = call(*words, "--format", "table")
    assert (done.code, done.out) == (2, b"")
    assert f"--format table: {message}" in done.err
    assert platform.requests == []


@pytest.mark.parametrize(
    ("method", "body", "message"),
    [
        (
            "projects.update_project",
            {"nam": "y"},
            "request_body has no key 'nam'; did you mean 'name'?",
        ),
        (
            "projects.create_project",
            {"name": "y", "gitRepository": {"repoo": "a/b", "type": "github"}},
            "request_body.gitRepository has no key 'repoo'; did you mean 'repo'?",
        ),
        (
            "deployments.create_deployment",
            {"name": "x", "projectt": "y"},
            "request_body has no key 'projectt'; did you mean 'project'?",
        ),
        (
            "deployments.create_deployment",
            {"name": "x", "files": [{"file": "a", "sha": "0"}, {"fil": "b"}]},
            "request_body.files[1] has no key 'fil'; did you mean 'file'?",
        ),
    ],
)
def test_a_misspelt_field_of_a_body_is_refused_at_every_depth(
    platform, call, method, body, message
):
    project = ["--id-or-name", "p"] if method == "projects.update_project" else []
    done = call(method, *project, "--request-body", json.dumps(body))
    assert done.code == 2
    assert message in done.err
    assert done.err.count("\n") == 1
    assert platform.requests == []


def test_an_unknown_value_is_sent_with_a_warning(platform, call):
    done = call("teams.get_team_members", "--team-id", "team_1", "--role", "OWNR")
    assert done.err.splitlines()[0] == (
        "hosting-sdk: warning: teams.getTeamMembers: role: 'OWNR' is sent, but this version does "
        "not know it; did you mean 'OWNER'?"
    )
    (request,) = platform.received("teams.get_team_members")
    assert "role=OWNR" in request.target


def test_extra_body_sends_fields_that_this_version_does_not_know(platform, call):
    words = ["projects.create_project", "--request-body", '{"name": "y"}']
    assert call(*words, "--extra-body", '{"newField": {"a": 1}}').code == 0
    [request] = platform.received("projects.create_project")
    assert json.loads(request.body) == {"name": "y", "newField": {"a": 1}}
    wrong = call(*words, "--extra-body", "{")
    assert (wrong.code, "--extra-body: its value is not JSON" in wrong.err) == (2, True)
    for value in ("[]", "null", '"text"'):
        wrong = call(*words, "--extra-body", value)
        assert (wrong.code, "--extra-body: expected a JSON object" in wrong.err) == (2, True)
    assert len(platform.received("projects.create_project")) == 1


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ([], ""),
        ([1, "two\n  words", None], "1\ntwo words\n\n"),
        ({}, ""),
        ("text", "text\n"),
        ({"items": [{"b": {"c": 1}, "name": "n", "id": 3}]}, "id  name\n3   n\n"),
        ({"items": [{"id": "x" * 90, "long": "y" * 90}]}, f"id\n{'x' * 39}…\n"),
        ({"a": [1], "b": [2]}, "a  [1]\nb  [2]\n"),
        ({"name": "x"}, "name  x\n"),
    ],
)
def test_any_value_can_be_a_table(platform, call, value, shown):
    platform.reply("user.getAuthUser", value)
    done = call("user.get_auth_user", "--format", "table")
    assert done.out.decode() == shown


NASTY = "a\x1b[2J\r\x7f\x9bb\u202e"


@pytest.mark.parametrize("words", [(), ("--format", "table"), ("--all-pages",)])
def test_control_characters_are_escaped_in_printed_results(platform, call, words):
    following = None if "--all-pages" in words else NASTY
    team = {"id": NASTY, NASTY: [NASTY]}
    page = {"teams": [team], "pagination": {"count": 1, "next": following, "prev": None}}
    platform.reply("teams.getTeams", page)
    done = call("teams.get_teams", *words)
    assert done.code == 0
    told = done.out.decode() + done.err
    assert all(line.isprintable() for line in told.split("\n"))
    if "--format" not in words:
        assert [done.json()] in ([page], [team])


def test_control_characters_are_escaped_in_names_and_values_of_a_table(platform, call):
    platform.reply("user.getAuthUser", {NASTY: 1, "b": [NASTY], "c": NASTY})
    done = call("user.get_auth_user", "--format", "table")
    assert all(line.isprintable() for line in done.out.decode().split("\n"))
    assert "a\\x1b[2J\\r\\x7f\\x9bb\\u202e" in done.out.decode()


def test_error_texts_of_the_platform_are_escaped_to_one_line(platform, call):
    refusal = {"error": {"code": "bad_request", "message": f"first\nsecond {NASTY}"}}
    platform.reply("user.getAuthUser", refusal, status=400)
    done = call("user.get_auth_user")
    assert done.code == 4
    assert done.err.endswith("\n")
    assert done.err[:-1].isprintable()
    assert "first\\nsecond a\\x1b[2J" in done.err
    wrong = call("user.get_auth_user", f"--{NASTY}")
    assert wrong.code == 2
    assert all(line.isprintable() for line in wrong.err.split("\n"))


def test_output_to_a_file_is_not_escaped(platform, call, tmp_path):
    platform.reply("user.getAuthUser", {"name": "a\x9b\u202e"})
    path = tmp_path / "answer.json"
    assert call("user.get_auth_user", "--output", str(path)).code == 0
    assert "a\x9b\u202e" in path.read_text(encoding="utf-8")


def test_records_are_printed_one_per_line(call):
    done = call("billing.list_billing_charges", "--from", "2026-01-01", "--to", "2026-02-01")
    assert len(done.lines()) == 10


def test_a_method_with_two_result_types_returns_json_or_a_stream(platform, call):
    assert call("deployments.get_deployment_events", "--id-or-url", "d").json()
    assert len(call("deployments.get_deployment_events", "--id-or-url", "d", "--stream").lines())
    accepted = [request.headers["accept"] for request in platform.requests]
    assert accepted[0].startswith("application/json")
    assert accepted[1] == "application/stream+json"


def test_a_body_comes_from_the_command_line_a_file_or_standard_input(
    platform, call, tmp_path, monkeypatch
):
    path = tmp_path / "body.json"
    path.write_text(HOOK, encoding="utf-8")
    assert call("webhooks.create_webhook", "--request-body", HOOK).code == 0
    assert call("webhooks.create_webhook", "--request-body", f"@{path}").code == 0
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(HOOK.encode())))
    assert call("webhooks.create_webhook", "--request-body", "-").code == 0
    assert [request.json() for request in platform.requests] == [json.loads(HOOK)] * 3


def test_uploads_and_downloads_are_unchanged_bytes(platform, call, tmp_path, monkeypatch):
    content = bytes(range(256)) * 100
    (tmp_path / "artifact").write_bytes(content)
    upload = ["artifacts.upload_artifact", "--hash", "h", "--request-body"]
    assert call(*upload, f"@{tmp_path / 'artifact'}", "--x-artifact-tag", "t").code == 0
    assert platform.requests[0].body == content
    assert platform.requests[0].headers["x-artifact-tag"] == "t"
    assert call("artifacts.download_artifact", "--hash", "h").out == content
    copy = tmp_path / "copy"
    done = call("artifacts.download_artifact", "--hash", "h", "--output", str(copy))
    assert (done.out, copy.read_bytes()) == (b"", content)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"piped")))
    assert call(*upload, "-").code == 0
    assert platform.requests[-1].body == b"piped"


def test_a_file_is_written_whole_or_stays_as_it_was(platform, call, tmp_path):
    path = tmp_path / "artifact"
    path.write_bytes(b"of before")
    download = ["artifacts.download_artifact", "--hash", "h", "--output", str(path)]
    for fault in (Fault(status=404), Fault(damage="half-body")):
        platform.inject(fault)
        assert call(*download).code in {4, 6}
        assert path.read_bytes() == b"of before"
    assert call(*download).code == 0
    assert path.read_bytes() != b"of before"
    assert list(tmp_path.iterdir()) == [path]
    assert call("user.get_auth_user", "--output", "/dev/null").code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs the modes of POSIX")
def test_a_file_that_is_replaced_keeps_its_mode_and_the_links_to_it(call, tmp_path):
    path, link = tmp_path / "user.json", tmp_path / "link"
    path.touch(0o600)
    link.symlink_to(path)
    assert call("user.get_auth_user", "--output", str(link)).code == 0
    assert link.is_symlink()
    assert json.loads(path.read_bytes())["user"]
    assert (path.stat().st_mode & 0o777) == 0o600


@pytest.mark.parametrize(
    "words",
    [
        ("webhooks.create_webhook", "--request-body", "-"),
        ("artifacts.upload_artifact", "--hash", "h", "--request-body", "-"),
    ],
    ids=["JSON", "upload"],
)
def test_a_body_from_a_closed_standard_input_is_refused(platform, call, monkeypatch, words):
    monkeypatch.setattr(sys, "stdin", None)
    done = call(*words)
    assert done.code == 2
    assert done.err == "hosting-sdk: --request-body: standard input is closed\n"
    assert platform.requests == []


def test_a_body_of_bytes_that_are_no_text_is_refused(call):
    done = call("webhooks.create_webhook", "--request-body", '{"url": "\udcff"}')
    assert done.code == 2
    assert "--request-body: its value is not JSON" in done.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_an_output_that_cannot_be_written_is_reported_in_one_line(platform):
    download = ["artifacts.download_artifact", "--hash", "h", "--output", "/dev/full"]
    done = subprocess.run(
        [*PROGRAM, "call", *download, "--server-url", platform.url],
        stderr=subprocess.PIPE,
        text=True,
        env=environment(platform),
        check=False,
    )
    told = "hosting-sdk: cannot write the output: No space left on device\n"
    assert (done.returncode, done.stderr) == (1, told)


@pytest.mark.skipif(sys.platform == "win32", reason="needs the file size limit of POSIX")
def test_a_partly_written_file_is_removed(platform, tmp_path):
    path = tmp_path / "artifact"
    program = (
        "import resource, signal, sys\nfrom hosting_sdk.cli import main\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "before = resource.getrlimit(resource.RLIMIT_FSIZE)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))\n"
        "code = main(sys.argv[1:])\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, before)\n"
        "sys.exit(code)"
    )
    download = ["artifacts.download_artifact", "--hash", "h", "--output", str(path)]
    done = subprocess.run(
        [sys.executable, "-c", program, "call", *download, "--server-url", platform.url],
        stderr=subprocess.PIPE,
        text=True,
        env=environment(platform),
        check=False,
    )
    assert (done.returncode, done.stderr) == (
        1,
        "hosting-sdk: cannot write the output: File too large\n",
    )
    assert list(tmp_path.iterdir()) == []


def test_the_team_is_sent_where_a_method_takes_it(platform, call):
    call("teams.get_team", "--team-id", "team_1")
    call("deployments.get_deployments", "--slug", "acme")
    call("teams.get_teams", "--teamId", "team_1")
    targets = [request.target for request in platform.requests]
    assert targets == ["/v2/teams/team_1", "/v6/deployments?slug=acme", "/v2/teams"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--limit", "3", "teams.get_teams"], "the method comes before the options, got '--limit'"),
        (["teams.get_teem"], "got 'teams.get_teem'; did you mean teams.get_team"),
        (["get_teams"], "got 'get_teams'; did you mean teams.get_teams?"),
        (["teams.get_teams", "--limt", "3"], "there is no option --limt; did you mean --limit?"),
        (["teams.get_teams", "--zzzzz"], "there is no option --zzzzz\n"),
        (["teams.get_teams", "extra"], "unrecognized arguments: extra"),
        (["teams.get_teams", "--limit", "many"], "--limit: expected number, got 'many'"),
        (["teams.get_teams", "--limit"], "argument --limit: expected one argument"),
        (["teams.get_teams", "--timeout", "0"], "--timeout: expected seconds above 0, got '0'"),
        (["teams.get_teams", "--timeout", "soon"], "expected seconds above 0, got 'soon'"),
        (["teams.get_teams", "--output", "/no/such/folder/x"], "cannot write '/no/such/folder/x'"),
        (["teams.get_teams", "--bearer-token-file", "/no/such"], "cannot read '/no/such'"),
        (["teams.get_teams", "--bearer-token-file", "/dev/null"], "'/dev/null' is empty"),
        (["webhooks.get_webhook"], "the following arguments are required: --id\n"),
        (["webhooks.get_webhook", "--id", ".."], "id must be a name that can stand in a path"),
        (["webhooks.create_webhook"], "the following arguments are required: --request-body"),
        (["webhooks.create_webhook", "--request-body", "{"], "its value is not JSON"),
        (["webhooks.create_webhook", "--request-body", "@/no/such"], "cannot read '/no/such'"),
        (["webhooks.create_webhook", "--request-body", "@/dev/null"], "/dev/null is not JSON"),
        (
            ["artifacts.upload_artifact", "--hash", "h", "--request-body", "text"],
            "expected @FILE, or - for standard input, got 'text'",
        ),
        (
            ["artifacts.upload_artifact", "--hash", "h", "--request-body", "@/no/such"],
            "there is no file '/no/such'",
        ),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_sentence_and_sends_nothing(
    platform, call, words, message
):
    done = call(*words)
    assert done.code == 2
    assert done.err.startswith("hosting-sdk: ")
    assert message in done.err
    assert "Traceback" not in done.err
    assert platform.requests == []


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (Fault(status=401), 3),
        (Fault(forbidden="scope"), 3),
        (Fault(status=404), 4),
        (Fault(status=409), 4),
        (Fault(status=429, retry_after=3600), 5),
        (Fault(status=501), 5),
        (Fault(drop="after-reading"), 6),
        (Fault(latency=60), 6),
        (Fault(damage="malformed-json"), 7),
    ],
)
def test_exit_codes_tell_what_went_wrong(platform, call, fault, code):
    platform.inject(fault, times=None)
    # The timeout is short only where no response is expected.
    done = call("user.get_auth_user", "--timeout", "0.3" if code == 6 else "60")
    assert done.code == code
    assert done.out == b""
    assert done.err.startswith("hosting-sdk: ")
    assert "Traceback" not in done.err


def test_a_cursor_that_does_not_advance_ends_with_exit_code_1(platform, call):
    page = {"teams": [], "pagination": {"count": 0, "next": 5, "prev": None}}
    platform.reply("teams.getTeams", page, times=None)
    done = call("teams.get_teams", "--all-pages")
    assert done.code == 1
    assert "does not advance" in done.err


def test_a_broken_stream_prints_its_complete_records_first(platform, call):
    platform.inject(Fault(damage="half-line"))
    done = call("billing.list_billing_charges", "--from", "a", "--to", "b")
    assert done.code == 6
    assert len(done.lines()) == 9
    assert "closed the stream in the middle" in done.err


def test_tokens_come_from_a_file_or_with_a_warning_from_the_command_line(
    platform, call, tmp_path, monkeypatch
):
    monkeypatch.delenv("HOSTING_SDK_BEARER_TOKEN")
    missing = call("user.get_auth_user")
    assert missing.code == 2
    assert "HOSTING_SDK_BEARER_TOKEN" in missing.err
    path = tmp_path / "token"
    path.write_text(f"{platform.token}\n", encoding="utf-8")
    done = call("user.get_auth_user", "--bearer-token-file", str(path))
    assert (done.code, done.err) == (0, "")
    done = call("user.get_auth_user", "--bearer-token", platform.token)
    assert done.code == 0
    assert "warning" in done.err
    assert platform.token not in done.err
    wrong = call("user.get_auth_user", "--bearer-token", "sesame-of-mine")
    assert wrong.code == 3
    assert "sesame-of-mine" not in wrong.err + wrong.out.decode()


def test_help_shows_every_parameter_and_the_exit_codes(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["call", "deployments.get_deployments", "--help"])
    assert caught.value.code == 0
    shown = capsys.readouterr().out
    method = next(item for item in load_methods() if item["name"] == "deployments.getDeployments")
    for parameter in method["parameters"]:
        assert f"--{parameter['argument'].strip('_').replace('_', '-')}" in shown
    assert "exit codes:" in shown
    assert main(["call", "--help"]) == 0
    assert "usage: hosting-sdk call" in capsys.readouterr().out
    assert main(["call"]) == 2
    assert "usage: hosting-sdk call" in capsys.readouterr().err


def environment(platform):
    return {**os.environ, "HOSTING_SDK_BEARER_TOKEN": platform.token}


def test_a_closed_pipe_ends_the_program_without_a_message(platform):
    command = [*PROGRAM, "call", "billing.list_billing_charges", "--from", "a", "--to", "b"]
    body = b'{"BilledCost": 1}\n' * 200_000
    headers = {"Content-Type": "application/jsonl"}
    platform.reply("billing.listBillingCharges", body=body, headers=headers)
    with subprocess.Popen(
        [*command, "--server-url", platform.url],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(platform),
    ) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline() == b'{"BilledCost":1}\n'
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 141


def test_ctrl_c_ends_the_program_without_a_message(platform):
    platform.inject(Fault(latency=60))
    with subprocess.Popen(
        [*PROGRAM, "call", "user.get_auth_user", "--server-url", platform.url],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(platform),
    ) as process:
        wait_for(lambda: platform.requests)
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=30)
        assert (process.returncode, out, error) == (130, b"", b"")


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot send SIGINT to one process")
def test_one_ctrl_c_ends_an_upload_whose_standard_input_stays_open(platform):
    words = ["call", "artifacts.upload_artifact", "--hash", "h", "--request-body", "-", "--yes"]
    with subprocess.Popen(
        [*PROGRAM, *words, "--server-url", platform.url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(platform),
    ) as process:
        assert process.stdin
        assert process.stderr
        process.stdin.write(bytes(2**20))  # more than a pipe holds: the program reads
        process.stdin.flush()
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(30) == 130
        finally:
            process.stdin.close()
        assert process.stderr.read() == b""


def test_an_upload_from_a_pipe_is_read_to_its_end(platform):
    words = ["call", "artifacts.upload_artifact", "--hash", "h", "--request-body", "-", "--yes"]
    done = subprocess.run(
        [*PROGRAM, *words, "--server-url", platform.url],
        input=bytes(range(256)) * 1000,
        capture_output=True,
        env=environment(platform),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert platform.requests[-1].body == bytes(range(256)) * 1000


@pytest.mark.skipif(os.name == "nt", reason="needs a descriptor that only writes")
def test_a_standard_input_that_cannot_be_read_is_an_error(platform):
    words = ["call", "artifacts.upload_artifact", "--hash", "h", "--request-body", "-", "--yes"]
    read, write = os.pipe()
    done = subprocess.run(
        [*PROGRAM, *words, "--server-url", platform.url],
        stdin=write,
        capture_output=True,
        text=True,
        env=environment(platform),
        check=False,
    )
    os.close(read)
    os.close(write)
    assert done.returncode == 1
    assert "the source of the upload failed: OSError: [Errno 9]" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows ends a process without a signal")
def test_a_program_that_is_terminated_leaves_no_part_of_its_output(platform, tmp_path):
    platform.inject(Fault(latency=60))
    output = tmp_path / "user.json"
    output.write_bytes(b"before")
    words = ["call", "user.get_auth_user", "--output", str(output), "--server-url", platform.url]
    with subprocess.Popen(
        [*PROGRAM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(platform),
    ) as process:
        wait_for(lambda: platform.requests)
        process.send_signal(signal.SIGTERM)
        out, error = process.communicate(timeout=30)
        assert (process.returncode, out, error) == (143, b"", b"")
    assert list(tmp_path.iterdir()) == [output]
    assert output.read_bytes() == b"before"


def test_a_signal_handler_of_the_caller_is_back_after_a_call(platform, call, tmp_path):
    before = signal.getsignal(signal.SIGTERM)
    assert call("user.get_auth_user", "--output", str(tmp_path / "user.json")).code == 0
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_call_may_be_made_in_another_thread(call, tmp_path):
    done = []
    words = ("user.get_auth_user", "--output", str(tmp_path / "user.json"))
    thread = threading.Thread(target=lambda: done.append(call(*words)))
    thread.start()
    thread.join()
    assert [each.code for each in done] == [0]


def wait_for(condition):
    """Wait until a condition holds; fail after 30 seconds."""
    pause = threading.Event()
    for _ in range(3000):
        if condition():
            return
        pause.wait(0.01)
    raise AssertionError(condition)


@pytest.mark.parametrize("group", ["webhooks", "edge-config", "checksV2"])
def test_a_group_lists_its_methods(platform, call, group):
    done = call(group)
    assert done.code == 0
    names = {line.split()[0] for line in done.out.decode().splitlines() if line[0] != " "}
    wanted = group.replace("-", "").casefold()
    folded = {name.partition(".")[0].replace("_", "") for name in names}
    assert folded == {wanted}
    assert len(names) > 2
    assert platform.requests == []


def test_the_retry_after_of_the_platform_is_shown(platform, call):
    platform.inject(Fault(status=429, retry_after=3600), times=None)
    done = call("projects.create_project", "--request-body", '{"name": "x"}')
    assert done.code == 5
    assert "(the platform asks to wait: Retry-After 3600)" in done.err
