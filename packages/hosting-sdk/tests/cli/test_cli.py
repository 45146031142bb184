"""The command line as a whole, and its smaller commands."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from hosting_sdk import __version__
from hosting_sdk._index import load_methods
from hosting_sdk.cli import main

PROGRAM = [sys.executable, "-m", "hosting_sdk"]


def test_help_lists_the_commands_and_the_exit_codes(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    shown = capsys.readouterr().out
    for command in ("call", "methods", "fake-platform", "completion"):
        assert f"\n  {command} " in shown
    assert "exit codes:" in shown


def test_without_a_command_the_help_goes_to_stderr_with_exit_code_2(capsys):
    assert main([]) == 2
    assert "usage: hosting-sdk" in capsys.readouterr().err


def test_an_unknown_command_is_a_usage_error(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["cal"])
    assert caught.value.code == 2
    assert "invalid choice: 'cal'" in capsys.readouterr().err


def test_the_version_is_that_of_the_package():
    done = subprocess.run([*PROGRAM, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"hosting-sdk {__version__}\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("words", [["methods"], ["--version"], ["completion", "bash"]])
def test_a_full_disk_is_reported_in_one_line(words):
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    told = "hosting-sdk: cannot write the output: No space left on device\n"
    assert (done.returncode, done.stderr) == (1, told)


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
def test_the_exit_code_is_right_with_stdout_and_stderr_closed():
    for words, code in [("methods", 0), ("methods nothing-of-that-name", 2)]:
        command = f'"{sys.executable}" -m hosting_sdk {words} >&- 2>&-'
        assert subprocess.run(["sh", "-c", command], check=False).returncode == code


@pytest.mark.parametrize("words", [["call", "nope"], ["methods", "nothing-of-that-name"]])
def test_the_exit_code_of_an_error_is_right_if_its_message_has_no_reader(words):
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([*PROGRAM, *words], stdout=write, stderr=write, check=False)
    os.close(write)
    assert done.returncode == 2


def test_describing_methods_imports_no_client():
    program = (
        "import sys\nfrom hosting_sdk.cli import main\nmain(['methods', 'teams.get_team'])\n"
        "sys.exit(str([name for name in ('aiohttp', 'asyncio', 'cattrs') if name in sys.modules]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stderr == "[]\n"


def test_methods_lists_them_all_in_order(capsys):
    assert main(["methods"]) == 0
    listed = capsys.readouterr().out.splitlines()
    names = [f"{method['group']}.{method['method']}" for method in load_methods()]
    assert [line.split()[0] for line in listed if not line.startswith(" ")] == names
    assert sum(line.endswith("(deprecated)") for line in listed) > 5


@pytest.mark.once
@pytest.mark.parametrize("columns", [None, "80", "120"])
def test_lists_and_descriptions_of_methods_fit_the_terminal(capsys, monkeypatch, columns):
    if columns is None:  # a pipe
        monkeypatch.delenv("COLUMNS", raising=False)
    else:
        monkeypatch.setenv("COLUMNS", columns)
    methods = load_methods()
    assert main(["methods"]) == 0
    for method in methods:
        assert main(["methods", f"{method['group']}.{method['method']}"]) == 0
    for line in capsys.readouterr().out.splitlines():
        # Names and paths are never broken.
        assert len(line) <= int(columns or 100) or max(map(len, line.split())) > 50, line


def test_a_union_of_bodies_is_described_by_the_fields_of_all_members(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["methods", "dns.create_record"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"\n    type +Type of the record.* \(required, one of A, AAAA,", shown)
    assert re.search(
        r"\n    srv +Content of an `SRV` record, in place of `value`. \(object\)", shown
    )


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("webhooks.*", 4),
        ("webhooks.get*", 2),
        ("GetWebhook", 2),
        ("/v1/webhooks", 4),
        ("checksV2.*", 10),
    ],
)
def test_a_pattern_chooses_by_name_path_or_summary(capsys, pattern, found):
    assert main(["methods", pattern]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert sum(not line.startswith(" ") for line in listed) == found


def test_a_name_describes_one_method(capsys):
    assert main(["methods", "webhooks.createWebhook"]) == 0
    shown = capsys.readouterr().out
    assert "webhooks.create_webhook: Create a webhook for chosen events. The result has" in shown
    assert "POST /v1/webhooks" in shown
    assert re.search(r"--team-id +Team to act for, by its ID .*\(query, string\)", shown)
    assert "application/json  required, CreateWebhookRequest" in shown
    assert re.search(r"  url +HTTPS address that receives .* \(required, string\)", shown)
    assert "200  CreatedWebhook" in shown


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("deployments.get_deployments", "comes in pages; --until takes the cursor of the next"),
        ("deployments.get_deployments", "changes nothing"),
        ("artifacts.upload_artifact", "safe to repeat"),
        ("webhooks.delete_webhook", "deletes irreversibly"),
        ("webhooks.delete_webhook", "204  nothing"),
        ("checks.get_check", "deprecated"),
        ("authentication.exchange_sso_token", "the same as marketplace.exchangeSsoToken"),
        ("authentication.exchange_sso_token", "needs no token"),
        ("domains_registrar.get_tld", "429  TooManyRequests"),
        ("artifacts.upload_artifact", "application/octet-stream  required, raw bytes"),
        ("artifacts.download_artifact", "200  raw bytes"),
        ("billing.list_billing_charges", "200  JSON Lines of BillingCharge"),
        ("teams.get_team_members", "one of OWNER, MEMBER"),
        ("deployments.get_deployments", "array of string"),
        ("aliases.patch_url_protection_bypass", "application/json  optional, "),
    ],
)
def test_a_description_names_paging_effect_body_and_results(capsys, monkeypatch, name, words):
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["methods", name]) == 0
    assert words in capsys.readouterr().out


def test_methods_as_json_are_the_index(capsys):
    assert main(["methods", "--format", "json", "webhooks.*"]) == 0
    chosen = json.loads(capsys.readouterr().out)
    assert chosen == [method for method in load_methods() if method["group"] == "webhooks"]


def test_an_unknown_method_is_refused_with_a_suggestion(capsys):
    assert main(["methods", "webhooks.getWebhok"]) == 2
    assert "did you mean webhooks.get_webhook" in capsys.readouterr().err


def test_the_fake_platform_is_not_served_to_other_machines(capsys):
    assert main(["fake-platform", "--host", "0.0.0.0"]) == 2
    assert "an address of the loopback, got '0.0.0.0'" in capsys.readouterr().err


def test_the_fake_platform_serves_until_it_is_interrupted():
    with subprocess.Popen(
        [*PROGRAM, "fake-platform", "--token", "mine", "--items", "3"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        url = process.stdout.readline().split()[-1]
        assert process.stdout.readline() == "HOSTING_SDK_BEARER_TOKEN=mine\n"
        request = urllib.request.Request(
            f"{url}/v1/webhooks", headers={"Authorization": "Bearer mine"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            assert len(json.load(answer)) == 3
        busy = subprocess.run(
            [*PROGRAM, "fake-platform", "--port", url.rpartition(":")[2]],
            capture_output=True,
            text=True,
            check=False,
        )
        assert busy.returncode == 2
        assert "cannot listen on 127.0.0.1:" in busy.stderr
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=30)
        assert (process.returncode, error) == (0, "")


@pytest.mark.parametrize(
    "words", [["--port", "70000"], ["--port", "x"], ["--items", "-1"], ["--unknown"]]
)
def test_the_fake_platform_refuses_invalid_options(capsys, words):
    with pytest.raises(SystemExit) as caught:
        main(["fake-platform", *words])
    assert caught.value.code == 2
    assert "usage: hosting-sdk fake-platform" in capsys.readouterr().err
