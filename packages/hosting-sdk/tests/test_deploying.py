"""Deployment of folders against the fake platform."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hosting_sdk import InvalidRequestError, RetryConfig, WaitError, WaitTimeoutError, errors
from hosting_sdk._platform.folders import is_ignored, read_rules, scan_folder
from hosting_sdk.testing import Fault

UPLOAD = "deployments.upload_file"
CREATE = "deployments.create_deployment"
EVENTS = "deployments.get_deployment_events"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with a page, an executable file, a link, an empty file and files to leave out."""
    folder = tmp_path / "site"
    (folder / "docs").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Hello</h1>")
    (folder / "docs" / "same.html").write_text("<h1>Hello</h1>")
    (folder / "empty.txt").touch()
    (folder / "run.sh").write_text("#!/bin/sh\n")
    (folder / "run.sh").chmod(0o755)
    (folder / "latest").symlink_to("docs")
    (folder / ".vercelignore").write_text("*.log\n!keep.log\n")
    (folder / "a.log").write_text("x")
    (folder / "keep.log").write_text("x")
    (folder / "node_modules").mkdir()
    (folder / "node_modules" / "big.js").write_text("x")
    return folder


def sent_files(fake_platform) -> dict[str, dict[str, Any]]:
    body = fake_platform.received(CREATE)[-1].json()
    return {each["file"]: each for each in body["files"]}


async def test_a_folder_is_uploaded_and_its_deployment_becomes_ready(
    fake_platform, fake_platform_client, site
):
    seen: list[tuple[int, int]] = []
    texts: list[str | None] = []
    deployment = await fake_platform_client.deploy(
        site,
        project="shop",
        target="production",
        progress=lambda *each: seen.append(each),
        log=lambda record: texts.append(getattr(record, "text", None)),
    )
    assert (deployment.ready_state, deployment.name) == ("READY", "shop")
    files = sent_files(fake_platform)
    plain = ["docs/same.html", "empty.txt", "index.html", "keep.log"]
    assert sorted(files) == [".vercelignore", *plain, "latest", "run.sh"]
    assert files["run.sh"]["mode"] == 0o100755
    assert files["latest"]["mode"] == 0o120777
    assert "mode" not in files["index.html"]
    assert files["index.html"]["sha"] == files["docs/same.html"]["sha"]
    uploaded = fake_platform.received(UPLOAD)
    assert len(uploaded) == len({each["sha"] for each in files.values()})
    assert b"docs" in [each.body for each in uploaded]
    assert seen[-1][0] == seen[-1][1] == sum(each.size_bytes for each in uploaded)
    assert texts[0] == "Cloning the source"
    assert texts[-1] == "Deployment completed"


async def test_files_that_the_platform_has_are_not_uploaded_again(
    fake_platform, fake_platform_client, site
):
    await fake_platform_client.deploy(site, project="shop")
    before = len(fake_platform.received(UPLOAD))
    (site / "new.html").write_text("new")
    await fake_platform_client.deploy(site, project="shop", body={"meta": {"commit": "1"}})
    assert [each.body for each in fake_platform.received(UPLOAD)[before:]] == [b"new"]
    assert fake_platform.received(CREATE)[-1].json()["meta"] == {"commit": "1"}


def test_a_sync_client_deploys_a_folder(fake_platform, fake_platform_sync_client, site):
    texts: list[str | None] = []
    deployment = fake_platform_sync_client.deploy(
        site, project="shop", log=lambda record: texts.append(getattr(record, "text", None))
    )
    assert deployment.ready_state == "READY"
    assert texts[-1] == "Deployment completed"


async def test_a_failed_build_raises_with_its_reason_and_its_last_error_lines(
    fake_platform, fake_platform_client, site
):
    fake_platform.script(
        CREATE,
        ["BUILDING", {"readyState": "ERROR", "errorMessage": "the build failed"}],
        log={"BUILDING": ["Compiling"], "ERROR": ["!Error: no module 'x'", "!exited with 1"]},
    )
    with pytest.raises(WaitError) as caught:
        await fake_platform_client.deploy(site, project="shop")
    assert str(caught.value).endswith(
        "expected the state READY, it ended as ERROR: the build failed"
        "\n  Error: no module 'x'\n  exited with 1"
    )
    assert caught.value.value.ready_state == "ERROR"
    assert caught.value.lines == ("Error: no module 'x'", "exited with 1")


async def test_a_cancelled_build_raises_with_the_last_lines_of_its_log(
    fake_platform, fake_platform_client, site
):
    fake_platform.script(CREATE, ["BUILDING", "CANCELED"], log={"BUILDING": ["Compiling"]})
    with pytest.raises(WaitError, match="ended as CANCELED\n  Compiling"):
        await fake_platform_client.deploy(site, project="shop")


async def test_a_build_that_does_not_end_in_time_is_named_in_the_error(
    fake_platform, fake_platform_client, site
):
    fake_platform.script(CREATE, ["BUILDING"])
    with pytest.raises(WaitTimeoutError) as caught:
        await fake_platform_client.deploy(site, project="shop", timeout=0.5)
    message = f"deployment {caught.value.value.id}: its build did not end within 0.5 s"
    assert str(caught.value) == message


async def test_a_failed_build_raises_even_if_its_log_cannot_be_read(
    fake_platform, fake_platform_client, site
):
    fake_platform.script(CREATE, ["ERROR"])
    fake_platform.inject(Fault(status=403), method="deployments.get_deployment_events", times=None)
    with pytest.raises(WaitError, match=r"ended as ERROR$"):
        await fake_platform_client.deploy(site, project="shop")


async def test_a_log_that_cannot_be_read_does_not_fail_the_deployment(
    fake_platform, fake_platform_client, site
):
    fake_platform.inject(Fault(status=403), method="deployments.get_deployment_events", times=None)
    deployment = await fake_platform_client.deploy(site, project="shop", log=print)
    assert deployment.ready_state == "READY"


@pytest.mark.parametrize("error", [KeyError("x"), InvalidRequestError("x")])
async def test_an_error_of_the_log_function_is_raised_at_once(
    fake_platform, fake_platform_client, site, error
):
    def refuse(record: object) -> None:
        raise error

    fake_platform.script(CREATE, ["BUILDING"], log={"BUILDING": ["Compiling"]})
    with pytest.raises(type(error)) as caught:
        await fake_platform_client.deploy(site, project="shop", log=refuse, timeout=10)
    assert caught.value is error


async def test_an_error_of_the_log_function_is_raised_after_the_build_has_ended(
    fake_platform, fake_platform_client, site
):
    def refuse(record: object) -> None:
        if getattr(record, "text", None) == "Done":
            raise KeyError(record)

    fake_platform.script(CREATE, ["BUILDING", "READY"], log={"READY": ["Done"]})
    fake_platform.inject(Fault(status=503, retry_after=1), method=EVENTS)
    with pytest.raises(KeyError):
        await fake_platform_client.deploy(site, project="shop", log=refuse)


@pytest.mark.parametrize("content", ["<h1>HELLO</h1>", "<h1>", "<h1>Hello</h1>" * 200_000, None])
async def test_a_file_that_changes_after_hashing_is_named_in_the_error_and_not_uploaded(
    fake_platform, fake_platform_client, site, content
):
    def change(request: Any) -> None:
        path = site / "keep.log"
        if content is None:
            path.unlink(missing_ok=True)
        else:
            path.write_text(content)

    http = fake_platform_client._transport.settings.http_client
    http.add_hook("before_request", change)
    with pytest.raises(InvalidRequestError, match=r"'keep.log' changed|cannot read .*keep\.log"):
        await fake_platform_client.deploy(site, project="shop")
    assert str(content).encode() not in [each.body for each in fake_platform.received(UPLOAD)]


async def test_a_large_file_is_uploaded_in_pieces(fake_platform, fake_platform_client, tmp_path):
    content = os.urandom(3 * 1024 * 1024 + 1)
    (tmp_path / "large").write_bytes(content)
    before = list_open_files()
    assert (await fake_platform_client.deploy(tmp_path, project="p")).ready_state == "READY"
    assert [each.body for each in fake_platform.received(UPLOAD)] == [content]
    assert not any(str(tmp_path) in each for each in list_open_files() - before)


def test_a_name_that_is_not_utf_8_is_refused_unless_it_is_left_out(tmp_path):
    (Path(os.fsdecode(os.fsencode(tmp_path) + b"/page-\x81.txt"))).touch()
    (tmp_path / "file").touch()
    with pytest.raises(InvalidRequestError, match=r"name of the file 'page-.*' is not UTF-8"):
        scan_folder(tmp_path, threading.Event())
    (tmp_path / ".vercelignore").write_text("page-*\n")
    names = [each.name for each in scan_folder(tmp_path, threading.Event())]
    assert names == [".vercelignore", "file"]


@pytest.mark.parametrize("fault", [Fault(drop="after-reading"), Fault(status=500)])
async def test_an_upload_that_fails_is_repeated(fake_platform, fake_platform_client, site, fault):
    fake_platform.inject(fault, method=UPLOAD, times=2)
    assert (await fake_platform_client.deploy(site, project="shop")).ready_state == "READY"


async def test_an_upload_that_is_refused_ends_the_deployment_and_leaves_no_task(
    fake_platform, fake_platform_client, site
):
    fake_platform.inject(Fault(status=403), method=UPLOAD, times=None)
    with pytest.raises(errors.Forbidden):
        await fake_platform_client.deploy(site, project="shop")
    assert asyncio.all_tasks() == {asyncio.current_task()}


def list_open_files() -> set[str]:
    """Return the targets of this process's file descriptors."""
    found = set()
    for each in Path("/proc/self/fd").iterdir():
        with suppress(OSError):  # the descriptor of the folder itself has gone
            found.add(str(each.readlink()))
    return found


async def test_a_deployment_of_a_thousand_files_is_cancelled_in_the_middle(
    fake_platform, fake_platform_client, tmp_path
):
    for number in range(1000):
        (tmp_path / f"{number}.txt").write_text(str(number))
    half = asyncio.Event()

    def watch(sent: int, size: int) -> None:
        if sent > size / 2:
            half.set()

    before = list_open_files()
    task = asyncio.create_task(fake_platform_client.deploy(tmp_path, project="p", progress=watch))
    await half.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert not any(str(tmp_path) in each for each in list_open_files() - before)
    assert (await fake_platform_client.deploy(tmp_path, project="p")).ready_state == "READY"
    bodies = {each.body for each in fake_platform.received(UPLOAD)}
    assert len(bodies) == 1000


async def test_a_create_call_that_is_refused_is_raised(fake_platform, fake_platform_client, site):
    fake_platform.inject(Fault(status=400), method=CREATE)
    with pytest.raises(errors.BadRequest):
        await fake_platform_client.deploy(site, project="shop")


async def test_files_that_stay_missing_are_an_error(fake_platform, fake_platform_client, site):
    missing = {"error": {"code": "missing_files", "message": "missing", "missing": ["0" * 40]}}
    fake_platform.reply(CREATE, missing, status=400, times=None)
    client = fake_platform_client.with_options(retry_config=RetryConfig("none"))
    with pytest.raises(InvalidRequestError, match="still misses files"):
        await client.deploy(site, project="shop")


async def test_a_number_of_uploads_below_one_is_refused(fake_platform_client, site):
    with pytest.raises(InvalidRequestError, match="uploads must be at least 1, not 0"):
        await fake_platform_client.deploy(site, project="shop", uploads=0)


async def test_an_empty_or_absent_folder_is_refused(fake_platform_client, tmp_path):
    with pytest.raises(InvalidRequestError, match="has no file to deploy"):
        await fake_platform_client.deploy(tmp_path, project="shop")
    with pytest.raises(InvalidRequestError, match=r"cannot read .*absent"):
        await fake_platform_client.deploy(tmp_path / "absent", project="shop")


@pytest.mark.parametrize("target", ["../secret", "/etc/passwd"])
async def test_a_link_out_of_the_folder_is_refused(fake_platform_client, tmp_path, target):
    (tmp_path / "link").symlink_to(target)
    with pytest.raises(InvalidRequestError, match=f"'link' leads out of the folder, to {target}"):
        await fake_platform_client.deploy(tmp_path, project="shop")


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[z-a]\n"])
def test_an_ignore_file_that_cannot_be_read_is_refused(tmp_path, content):
    (tmp_path / ".vercelignore").write_bytes(content)
    with pytest.raises(InvalidRequestError, match="cannot be deployed"):
        scan_folder(tmp_path, threading.Event())


LOOP = pytest.param(
    b"loop",
    marks=pytest.mark.skipif(sys.version_info >= (3, 13), reason="resolved without an error"),
)


@pytest.mark.parametrize("target", [LOOP, b"\xff"])
def test_a_link_to_itself_or_to_a_name_that_is_not_utf_8_is_refused(tmp_path, target):
    os.symlink(target, os.fsencode(tmp_path) + b"/loop")  # noqa: PTH211 a target in bytes
    with pytest.raises(InvalidRequestError, match="cannot be deployed"):
        scan_folder(tmp_path, threading.Event())


def test_a_pipe_in_the_folder_is_left_out(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").touch()
    assert [each.name for each in scan_folder(tmp_path, threading.Event())] == ["file"]


def test_hashing_stops_when_the_event_is_set(tmp_path):
    (tmp_path / "big").write_bytes(b"x" * 100)
    stop = threading.Event()
    stop.set()
    [found] = scan_folder(tmp_path, stop)
    assert found.size == 0


@pytest.mark.parametrize(
    ("pattern", "ignored", "kept"),
    [
        ("*.log", ["a.log", "deep/a.log"], ["a.logs"]),
        ("/a", ["a"], ["deep/a"]),
        ("docs/*.md", ["docs/a.md"], ["docs/deep/a.md", "x/docs/a.md"]),
        ("**/cache", ["cache", "deep/cache"], ["caches"]),
        ("a/**", ["a/b", "a/b/c"], ["a"]),
        ("a/**/z", ["a/z", "a/b/c/z"], ["z"]),
        ("a**z", ["a-z"], ["b"]),
        ("f?le[0-9]", ["file1"], ["file", "fi/e1"]),
        ("[!a]x", ["bx"], ["ax"]),
        (r"\#x", ["#x"], ["x"]),
        (r"\!x", ["!x"], ["x"]),
        ("# comment", [], ["# comment"]),
        ("trailing  ", ["trailing"], []),
        ("a[", ["a["], ["a"]),
    ],
)
def test_a_pattern_of_the_ignore_file_leaves_files_out(tmp_path, pattern, ignored, kept):
    (tmp_path / ".vercelignore").write_text(f"{pattern}\n\n")
    rules = read_rules(tmp_path)
    assert [name for name in ignored if not is_ignored(name, rules, is_folder=False)] == []
    assert [name for name in kept if is_ignored(name, rules, is_folder=False)] == []


def test_a_pattern_with_a_slash_at_its_end_means_folders(tmp_path):
    (tmp_path / ".vercelignore").write_text("build/\n")
    rules = read_rules(tmp_path)
    assert is_ignored("build", rules, is_folder=True)
    assert not is_ignored("build", rules, is_folder=False)
