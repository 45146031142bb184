"""The synchronous half that the generator writes, from an edited asynchronous half."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "sdkgen"
ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "packages" / "hosting-sdk" / "src" / "hosting_sdk"
SOURCES = (
    "_client.py",
    "_platform/logs.py",
    "_platform/sandboxes.py",
    "_platform/tasks.py",
    "_platform/waiters.py",
    "_waiting.py",
    "_paging.py",
    "_streams/streams.py",
)
TWINS = (
    "_sync.py",
    "_platform/sync_logs.py",
    "_platform/sync_sandboxes.py",
    "_platform/sync_tasks.py",
    "_platform/sync_waiters.py",
    "_sync_waiting.py",
    "_streams/sync_streams.py",
)


@pytest.fixture
def folder(tmp_path):
    """A folder with a manifest of three methods and the asynchronous half of the client."""
    shutil.copytree(HERE / "manifest", tmp_path / "manifest")
    for name in SOURCES:
        path = tmp_path / "hosting_sdk" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PACKAGE / name, path)
    return tmp_path


def run(folder, *options):
    command = [sys.executable, "-m", "tools.sdkgen", "--manifest", folder / "manifest"]
    return subprocess.run(
        [*command, "--package", folder / "hosting_sdk", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def generate(folder, name):
    result = run(folder)
    assert (result.returncode, result.stderr) == (0, "")
    return (folder / "hosting_sdk" / name).read_text(encoding="utf-8")


def edit(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("name", TWINS)
def test_the_twins_of_the_package_are_those_of_its_asynchronous_half(folder, name):
    assert generate(folder, name) == (PACKAGE / name).read_text(encoding="utf-8")


def test_a_new_method_of_the_client_sends_through_the_portal_in_the_twin(folder):
    edit(
        folder / "hosting_sdk/_client.py",
        "    def _view(self",
        '''    async def head(self, path: str, *, options: RequestOptions | None = None) -> int:
        """Return the status of a path: `await client.head("/")`."""
        exchange = self._transport.prepare_request("HEAD", path, options=options)
        response = await self._transport.send(exchange)
        return response.status

    def _view(self''',
    )
    assert '''    def head(self, path: str, *, options: RequestOptions | None = None) -> int:
        """Return the status of a path: `client.head("/")`."""
        exchange = self._transport.prepare_request("HEAD", path, options=options)
        response = self._portal.run(self._transport.send(exchange))
        return response.status
''' in generate(folder, "_sync.py")


def test_a_changed_signature_of_the_client_changes_the_twin(folder):
    for old, new in (
        ("        timeout: float | None = 60.0,", "        timeout: float | None = 30.0,"),
        (
            "                timeout=timeout,",
            "                timeout=timeout,\n                x=1,",
        ),
    ):
        edit(folder / "hosting_sdk/_client.py", old, new)
    text = generate(folder, "_sync.py")
    assert "        timeout: float | None = 30.0,\n" in text
    assert "                x=1,\n" in text


def test_a_new_waiter_takes_plain_functions_and_awaits_nothing(folder):
    edit(
        folder / "hosting_sdk/_waiting.py",
        "    async def _poll(",
        '''    async def wait_twice(self, call: Callable[[], Awaitable[T]]) -> T:
        """Wait twice."""

        async def ask() -> T:
            return await call()

        await self._poll(ask, bool, 1.0, "first")
        return await self._poll(ask, bool, 1.0, "second")

    async def _poll(''',
    )
    assert '''    def wait_twice(self, call: Callable[[], T]) -> T:
        """Wait twice."""

        def ask() -> T:
            return call()

        self._poll(ask, bool, 1.0, "first")
        return self._poll(ask, bool, 1.0, "second")
''' in generate(folder, "_sync_waiting.py")


def test_new_members_of_a_download_run_in_the_portal(folder):
    edit(
        folder / "hosting_sdk/_streams/streams.py",
        "    async def read(self) -> bytes:",
        '''    @property
    def resumed(self) -> int:
        """How often it was resumed."""
        return self._resumed

    async def skip(self, size: int, *, unit: str = "bytes") -> None:
        """Skip a part."""

    async def lines(self) -> AsyncGenerator[str, None]:
        """Yield lines."""
        while chunk := await self.next_chunk():
            yield chunk.decode()
        await self.aclose()

    async def read(self) -> bytes:''',
    )
    assert '''    @property
    def resumed(self) -> int:
        """How often it was resumed."""
        return self._asynchronous.resumed

    def skip(self, size: int, *, unit: str = "bytes") -> None:
        """Skip a part."""
        self._portal.run(self._asynchronous.skip(size, unit=unit))

    def lines(self) -> Iterator[str]:
        """Yield lines."""
        while chunk := self.next_chunk():
            yield chunk.decode()
        self.close()
''' in generate(folder, "_streams/sync_streams.py")


@pytest.mark.parametrize("name", TWINS)
def test_the_check_fails_when_a_twin_was_edited(folder, name):
    generate(folder, name)
    assert run(folder, "--check").returncode == 0
    with (folder / "hosting_sdk" / name).open("a", encoding="utf-8") as file:
        file.write("# by hand\n")
    result = run(folder, "--check")
    assert result.returncode == 1
    assert f"+++ generated: {name}" in result.stdout
    assert "-# by hand" in result.stdout


def test_a_changed_client_without_a_new_twin_fails_the_check(folder):
    generate(folder, "_sync.py")
    edit(folder / "hosting_sdk/_client.py", "method: The HTTP method. GET", "method: The verb. GET")
    result = run(folder, "--check")
    assert result.returncode == 1
    assert "+            method: The verb. GET" in result.stdout
