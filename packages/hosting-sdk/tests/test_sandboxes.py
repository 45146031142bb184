"""Sandboxes as objects: files, processes, their input and output."""

from __future__ import annotations

import asyncio
import gzip
import io
import os
import sys
import tarfile
from typing import Any

import pytest
from hosting_sdk import (
    Client,
    CompletedProcess,
    InvalidRequestError,
    SyncClient,
    WaitTimeoutError,
    errors,
)
from hosting_sdk.testing import FakePlatform, Fault

RUN = {
    "sandbox_id": "sandboxes.run_command",
    "session_id": "sandboxes_v2_beta.run_session_command",
}


@pytest.fixture(params=RUN)
def place(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def sandbox(fake_platform_client: Client, place: str) -> Any:
    return fake_platform_client.open_sandbox(**{place: "box_1"})


async def test_a_written_file_is_read_from_every_folder(sandbox):
    await sandbox.write_files({"src/app/main.py": b"print(1)", "empty": b""})
    assert await sandbox.read_file("src/app/main.py").read() == b"print(1)"
    assert await sandbox.read_file("main.py", cwd="src/app").read() == b"print(1)"
    assert await sandbox.read_file("empty").read() == b""
    await sandbox.write_files({"main.py": b"print(2)"}, cwd="src/app")
    assert await sandbox.read_file("src/app/main.py").read() == b"print(2)"
    await sandbox.write_files({"main.py": b"print(3)"}, cwd="/srv")
    assert await sandbox.read_file("/srv/main.py").read() == b"print(3)"


async def test_files_of_one_sandbox_are_not_those_of_another(fake_platform_client, sandbox, place):
    await sandbox.write_files({"a": b"one"})
    other = fake_platform_client.open_sandbox(**{place: "box_2"})
    await other.write_files({"a": b"two"})
    assert await sandbox.read_file("a").read() == b"one"


def list_entries(fake_platform: Any) -> dict[str, tarfile.TarInfo]:
    written = [each for each in fake_platform.requests if each.path.endswith("/fs/write")]
    with tarfile.open(fileobj=io.BytesIO(written[-1].body)) as archive:
        return {entry.name: entry for entry in archive}


async def test_local_files_are_written_with_their_executable_bit(fake_platform, sandbox, tmp_path):
    (tmp_path / "run.sh").write_bytes(b"#!/bin/sh\n")
    (tmp_path / "run.sh").chmod(0o755)
    (tmp_path / "data").write_bytes(b"1")
    await sandbox.write_files({"run.sh": tmp_path / "run.sh", "data": tmp_path / "data"})
    entries = list_entries(fake_platform)
    assert entries["data"].mode == 0o644
    if os.name == "posix":
        assert entries["run.sh"].mode == 0o755
    assert await sandbox.read_file("run.sh").read() == b"#!/bin/sh\n"


@pytest.mark.parametrize("path", ["/etc/passwd", "../a", "a/../../b", ""])
async def test_a_path_outside_the_folder_is_refused_before_a_call(fake_platform, sandbox, path):
    with pytest.raises(InvalidRequestError, match="give the folder as cwd"):
        await sandbox.write_files({path: b""})
    assert not fake_platform.requests


async def test_a_local_file_that_cannot_be_read_is_named(sandbox, tmp_path):
    with pytest.raises(InvalidRequestError, match=r"missing\.txt"):
        await sandbox.write_files({"a": tmp_path / "missing.txt"})


@pytest.mark.parametrize("fault", [Fault(status=503), Fault(drop="after-reading")])
async def test_writing_files_is_repeated(fake_platform, sandbox, place, fault):
    method = (
        "sandboxes.write_files"
        if place == "sandbox_id"
        else "sandboxes_v2_beta.write_session_files"
    )
    fake_platform.inject(fault, method=method)
    await sandbox.write_files({"a": b"1"})
    assert len(fake_platform.received(method)) == 2
    assert await sandbox.read_file("a").read() == b"1"


async def test_an_error_of_writing_files_is_raised(fake_platform, sandbox):
    fake_platform.inject(Fault(status=403))
    with pytest.raises(errors.Forbidden):
        await sandbox.write_files({"a": b"1"})


async def test_a_folder_is_created(fake_platform, sandbox):
    await sandbox.make_directory("data", cwd="/srv")
    assert fake_platform.requests[-1].path.endswith("/fs/mkdir")
    assert fake_platform.requests[-1].json() == {"path": "data", "cwd": "/srv"}


async def test_a_process_that_fails_returns_its_exit_code_and_output(fake_platform, sandbox, place):
    fake_platform.script(
        RUN[place], [{"exitCode": None}, {"exitCode": 3}], log={"None": ["a"], "3": ["b", "!c"]}
    )
    assert await sandbox.run("make", ["test"]) == CompletedProcess(3, "ab", "c")
    body = fake_platform.received(RUN[place])[-1].json()
    assert body == {"command": "make", "args": ["test"]}


async def test_a_process_has_the_options_of_the_call(fake_platform, sandbox, place):
    await sandbox.start("make", cwd="src", env={"CI": "1"}, sudo=True)
    body = fake_platform.received(RUN[place])[-1].json()
    assert body == {"command": "make", "args": [], "cwd": "src", "env": {"CI": "1"}, "sudo": True}


async def test_output_is_read_piece_by_piece_over_a_connection_that_breaks(
    fake_platform, sandbox, place
):
    lines = [f"line {number}" for number in range(5)]
    fake_platform.script(RUN[place], [{"exitCode": None}, {"exitCode": 0}], log={"0": lines})
    process = await sandbox.start("make")
    logs = RUN[place].replace("run_", "get_") + "_logs"
    fake_platform.inject(Fault(records=2), method=logs)
    assert [piece.data async for piece in process.output()] == lines
    assert await process.wait() == 0


async def test_an_error_record_is_not_part_of_the_output(fake_platform, sandbox, place):
    process = await sandbox.start("make")
    await process.wait()
    logs = RUN[place].replace("run_", "get_") + "_logs"
    records = (
        b'{"data": "one", "stream": "stdout"}\n'
        b'{"data": {"code": "sandbox_stopped", "message": "gone"}, "stream": "error"}\n'
    )
    for _ in range(2):
        fake_platform.reply(logs, body=records, headers={"Content-Type": "application/x-ndjson"})
    assert await process.communicate() == CompletedProcess(0, "one", "")


async def test_a_process_is_found_by_its_id_and_ended_by_a_signal(fake_platform, sandbox, place):
    fake_platform.script(RUN[place], [{"exitCode": None}] * 9)
    process = sandbox.get_process((await sandbox.start("sleep", ["60"])).id)
    await process.send_signal(15)
    assert fake_platform.requests[-1].json() == {"signal": 15}
    assert await process.wait() == 143


async def test_a_process_that_does_not_end_in_time_goes_on(fake_platform, sandbox, place):
    fake_platform.script(RUN[place], [{"exitCode": None}] * 9)
    process = await sandbox.start("sleep", ["60"])
    with pytest.raises(WaitTimeoutError, match=f"command {process.id}: it has not ended within"):
        await process.wait(timeout=0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="sandboxes run Linux, and so does this command")
async def test_a_process_reads_its_input_and_no_file_is_left(
    fake_platform, sandbox, place, tmp_path
):
    await sandbox.start("cat", ["-", "a b"], stdin=b"one\ntwo\n")
    body = fake_platform.received(RUN[place])[-1].json()
    ((name, _),) = list_entries(fake_platform).items()
    assert await sandbox.read_file(f"/tmp/{name}").read() == b"one\ntwo\n"
    (tmp_path / name).write_bytes(b"one\ntwo\n")
    (tmp_path / "a b").write_bytes(b"three\n")
    args = [each.replace("/tmp/", f"{tmp_path}/") for each in body["args"]]
    shell = await asyncio.create_subprocess_exec(
        body["command"], *args, cwd=tmp_path, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await shell.communicate()
    assert output == b"one\ntwo\nthree\n"
    assert not (tmp_path / name).exists()


async def test_a_sandbox_is_stopped(fake_platform, sandbox):
    assert sandbox.id == "box_1"
    await sandbox.stop()
    assert fake_platform.requests[-1].path.endswith("/box_1/stop")


def test_a_sync_client_has_the_same_objects(fake_platform, fake_platform_sync_client, place):
    sandbox = fake_platform_sync_client.open_sandbox(**{place: "box_1"})
    sandbox.write_files({"a": b"1"})
    assert sandbox.read_file("a").read() == b"1"
    process = sandbox.start("make", stdin=b"y\n")
    assert [piece.data for piece in process.output()] == ["Done"]
    assert process.wait() == 0
    assert sandbox.get_process(process.id).communicate() == sandbox.run("make")
    sandbox.stop()


@pytest.mark.parametrize("given", [{}, {"sandbox_id": "a", "session_id": "b"}])
def test_a_sandbox_needs_exactly_one_id(fake_platform_client, fake_platform_sync_client, given):
    for client in (fake_platform_client, fake_platform_sync_client):
        with pytest.raises(InvalidRequestError, match="either sandbox_id or session_id"):
            client.open_sandbox(**given)


@pytest.mark.parametrize("body", [b"text", gzip.compress(b"text", mtime=0)])
def test_the_fake_platform_refuses_a_body_that_is_no_archive(fake_platform_sync_client, body):
    with pytest.raises(errors.BadRequest, match="tar archive"):
        fake_platform_sync_client.request("POST", "/v1/sandboxes/box_1/fs/write", body=body)


def test_a_strict_fake_platform_has_only_files_that_were_written():
    with (
        FakePlatform(strict=True) as platform,
        SyncClient(platform.token, server_url=platform.url) as client,
    ):
        page = client.sandboxes.get_sandboxes_v1()
        sandbox = client.open_sandbox(page.sandboxes[0].id)
        sandbox.write_files({"a": b"1", "folder/b": b"2"})
        assert sandbox.read_file("folder/b").read() == b"2"
        with pytest.raises(errors.NotFound, match="No file 'c'"):
            sandbox.read_file("c").read()
        platform.reset()
        with pytest.raises(errors.NotFound, match="No file 'a'"):
            sandbox.read_file("a").read()


def test_the_fake_platform_keeps_the_files_of_an_archive_with_folders(fake_platform_sync_client):
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        folder = tarfile.TarInfo("src")
        folder.type = tarfile.DIRTYPE
        archive.addfile(folder)
        file = tarfile.TarInfo("src/a")
        file.size = 1
        archive.addfile(file, io.BytesIO(b"1"))
    path = "/v1/sandboxes/box_1/fs/write"
    fake_platform_sync_client.request("POST", path, body=packed.getvalue())
    assert fake_platform_sync_client.open_sandbox("box_1").read_file("src/a").read() == b"1"


def test_a_sync_sandbox_has_folders_ids_and_signals(fake_platform, fake_platform_sync_client):
    sandbox = fake_platform_sync_client.open_sandbox("box_1")
    sandbox.make_directory("data")
    fake_platform.script("sandboxes.run_command", [{"exitCode": None}] * 9)
    process = sandbox.start("sleep", ["60"])
    process.send_signal(15)
    assert (sandbox.id, process.wait()) == ("box_1", 143)
