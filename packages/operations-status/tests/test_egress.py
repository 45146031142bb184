from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote_to_bytes, urlsplit
from uuid import uuid4

import fsspec  # type: ignore[import-untyped] # it has no types
import pytest
from operations_status.egress import EgressProvider, find_provider
from operations_status.errors import EgressError
from operations_status.settings import EgressSettings


@pytest.fixture(params=["path", "file", "memory"])
def provider(request, tmp_path):
    """A provider of each kind, with a destination that only this test uses."""
    folder = f"{tmp_path.name} ä"
    url = {
        "path": f"{tmp_path}/{folder}/deep",
        "file": (tmp_path / folder).as_uri(),
        "memory": f"memory://{uuid4()}/deep",
    }[request.param]
    return EgressProvider("archive", url)


def files(provider):
    """Return the names of the provider's files, partial files included."""
    if provider._scheme == "memory":
        return sorted(Path(path).name for path in fsspec.filesystem("memory").find(provider._url))
    folder = provider._folder()
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def content(location):
    if location.startswith("memory://"):
        return fsspec.filesystem("memory").cat_file(location)
    return Path(os.fsdecode(unquote_to_bytes(urlsplit(location).path))).read_bytes()


def write_and_fail(artifact):
    artifact.write(b"half")
    raise ZeroDivisionError


def test_an_artifact_is_where_its_location_says(provider):
    with provider.open("report.csv") as artifact:
        artifact.write(b"a,b\n")
        artifact.write(b"1,2\n")
    assert artifact.size_bytes == 8
    assert content(artifact.location) == b"a,b\n1,2\n"
    assert files(provider) == ["report.csv"]


def test_an_artifact_may_be_empty(provider):
    with provider.open("empty") as artifact:
        pass
    assert content(artifact.location) == b""


def test_an_artifact_is_not_there_before_it_is_complete(provider):
    artifact = provider.open("report.csv")
    artifact.write(b"half")
    assert "report.csv" not in files(provider)
    assert artifact.commit() == artifact.location
    assert content(artifact.location) == b"half"


@pytest.mark.parametrize("end", ["commit", "discard"])
def test_an_artifact_can_be_ended_before_its_block_does(provider, end):
    with provider.open("report.csv") as artifact:
        artifact.write(b"all")
        getattr(artifact, end)()
    assert files(provider) == (["report.csv"] if end == "commit" else [])


def test_an_exception_in_the_block_discards_the_artifact(provider):
    with pytest.raises(ZeroDivisionError), provider.open("report.csv") as artifact:
        write_and_fail(artifact)
    assert files(provider) == []


def test_nothing_is_left_of_an_artifact_that_is_discarded(provider):
    artifact = provider.open("report.csv")
    artifact.write(b"half")
    artifact.discard()
    artifact.discard()
    assert files(provider) == []
    for use in (lambda: artifact.write(b"more"), artifact.commit):
        with pytest.raises(EgressError, match="is complete or discarded already"):
            use()


def test_a_complete_artifact_is_not_discarded(provider):
    with provider.open("report.csv") as artifact:
        artifact.write(b"all")
    artifact.discard()
    assert content(artifact.location) == b"all"


def test_an_artifact_takes_the_place_of_one_of_the_same_name(provider):
    with provider.open("report.csv") as first:
        first.write(b"first")
    with provider.open("report.csv") as second:
        second.write(b"second")
    assert first.location == second.location
    assert content(first.location) == b"second"


@pytest.mark.parametrize("name", ["", ".", "..", "a/b", "../a", "a\\b", "a\0b"])
def test_a_name_that_is_a_path_is_refused(provider, name):
    with pytest.raises(EgressError, match="expected a plain file name"):
        provider.open(name)


def test_a_provider_is_found_by_its_name(tmp_path):
    settings = {"archive": EgressSettings(url=str(tmp_path)), "b": EgressSettings(url="/b")}
    assert repr(find_provider("archive", settings)) == "EgressProvider('archive')"
    with pytest.raises(
        EgressError, match="no egress provider 'arhive'; expected one of archive, b"
    ):
        find_provider("arhive", settings)
    with pytest.raises(EgressError, match=r"none is configured: add \[egress.NAME\] with a url"):
        find_provider("archive", {})


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("s3://bucket/x", r"needs a package for s3://: install operations-status\[s3\]"),
        ("s3a://bucket/x", r"install operations-status\[s3\]"),
        ("abfs://box/x", r"install operations-status\[azure\]"),
        ("az://box/x", r"install operations-status\[azure\]"),
        ("gs://bucket/x", r"install operations-status\[gcs\]"),
        ("gcs://bucket/x", r"install operations-status\[gcs\]"),
        ("sftp://host/x", r"needs a package for sftp://: .*paramiko"),
        ("nothing://x", "has an unknown scheme, 'nothing'"),
    ],
)
def test_a_missing_package_is_reported_at_construction(url, message):
    # The packages are blocked, since some may be installed where this runs.
    blocked = ["s3fs", "adlfs", "gcsfs", "paramiko"]
    code = f"""
import sys
sys.modules.update(dict.fromkeys({blocked!r}))
from operations_status.egress import EgressProvider
from operations_status.errors import EgressError
try:
    EgressProvider("archive", {url!r})
except EgressError as error:
    print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, encoding="utf-8"
    )
    assert re.match(f"egress provider 'archive' .*{message}", done.stdout)


@pytest.mark.parametrize("url", ["file://host/x", "file://", "local://x"])
def test_a_local_provider_has_a_path(url):
    with pytest.raises(EgressError, match=f"expected file:///PATH .*, got '{url}'"):
        EgressProvider("archive", url).open("a")


def test_a_relative_path_is_below_the_working_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with EgressProvider("archive", "artifacts").open("a") as artifact:
        artifact.write(b"1")
    assert artifact.location == (tmp_path / "artifacts" / "a").as_uri()


def test_a_path_below_a_file_is_an_error(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    provider = EgressProvider("archive", f"{tmp_path}/file/artifacts")
    with pytest.raises(EgressError, match=r"egress provider 'archive' failed: .*Not a directory"):
        provider.open("a")


def test_a_folder_that_was_removed_is_an_error(tmp_path):
    artifact = EgressProvider("archive", f"{tmp_path}/artifacts").open("a")
    (partial,) = (tmp_path / "artifacts").iterdir()
    partial.unlink()
    (tmp_path / "artifacts").rmdir()
    with pytest.raises(EgressError, match=r"failed: .*No such file"):
        artifact.commit()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_an_error_and_leaves_no_file(tmp_path):
    # A device that is always full takes the place of the partial file.
    artifact = EgressProvider("archive", str(tmp_path)).open("a")
    artifact._file.close()
    artifact._file = Path("/dev/full").open("wb")  # noqa: SIM115 discard closes it
    artifact.write(b"small enough for the buffer")
    with pytest.raises(EgressError, match="No space left on device"):
        artifact.commit()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_an_artifact_and_its_folder_have_the_permissions_of_the_umask(tmp_path):
    code = f"""
import os
os.umask(0o027)
from operations_status.egress import EgressProvider
with EgressProvider("archive", {str(tmp_path / "made")!r}).open("a"):
    pass
"""
    subprocess.run([sys.executable, "-c", code], check=True)
    assert stat.S_IMODE((tmp_path / "made").stat().st_mode) == 0o750
    assert stat.S_IMODE((tmp_path / "made" / "a").stat().st_mode) == 0o640


def test_secrets_in_the_url_are_in_no_message_and_no_location():
    url = "memory://robert:p%40ssword@box/x?sig=SASSECRET"
    provider = EgressProvider("archive", url)
    with pytest.raises(EgressError) as refused, provider.reporting_errors():
        raise OSError("refused p@ssword, p%40ssword and SASSECRET of robert")
    expected = "refused ********, ******** and ******** of ********"
    assert str(refused.value) == f"egress provider 'archive' failed: {expected}"
    artifact = EgressProvider("archive", "memory://box/x?sig=SASSECRET").open("a")
    artifact.discard()
    assert artifact.location == "memory:///box/x/a?sig=********"
    with pytest.raises(EgressError, match=r"got 'file://\*\*\*\*\*\*\*\*@host/x'"):
        EgressProvider("archive", "file://bob:hush@host/x").open("a")


def test_secrets_in_options_are_in_no_message():
    options = {"key": "AKIA-secret", "more": {"deep": ["other-secret", 7]}}
    provider = EgressProvider("archive", "memory://x", options)
    assert "secret" not in repr(provider)
    with pytest.raises(EgressError) as refused, provider.reporting_errors():
        raise OSError("denied for AKIA-secret\nand other-secret")
    assert (
        str(refused.value) == "egress provider 'archive' failed: denied for ******** and ********"
    )
    assert refused.value.__cause__ is None


class _Vague(fsspec.get_filesystem_class("memory")):  # type: ignore[misc]  # fsspec has no types
    """A file system that needs its folders, and that may lose bytes or hide sizes."""

    protocol = "vague"
    cachable = False
    folders: ClassVar[set[str]] = set()
    behaviour = ""

    def _open(self, path, mode="rb", **options):
        path = self._strip_protocol(path)
        if path.rpartition("/")[0] not in self.folders:
            raise FileNotFoundError(path)
        return super()._open(path, mode, **options)

    def makedirs(self, path, *, exist_ok):
        self.folders.add(self._strip_protocol(path))

    def size(self, path):
        if self.behaviour == "unreadable":
            raise PermissionError(path)
        return 1 if self.behaviour == "lossy" else super().size(path)

    @classmethod
    def _strip_protocol(cls, path):
        return "/" + path.removeprefix("vague://").strip("/")


@pytest.fixture
def vague():
    fsspec.register_implementation("vague", _Vague, clobber=True)
    return EgressProvider("vague", f"vague://{uuid4()}/deep")


def test_folders_are_made_where_a_file_system_has_them(vague):
    with vague.open("a") as artifact:
        artifact.write(b"all")
    assert artifact.location.endswith("/deep/a")


def test_an_incomplete_artifact_is_an_error_and_removed(vague, monkeypatch):
    monkeypatch.setattr(_Vague, "behaviour", "lossy")
    artifact = vague.open("a")
    artifact.write(b"all of it")
    with pytest.raises(EgressError, match="1 of 9 bytes arrived at vague:"):
        artifact.commit()
    assert not _Vague().exists(artifact.location)


def test_a_file_system_may_allow_writing_without_reading(vague, monkeypatch):
    monkeypatch.setattr(_Vague, "behaviour", "unreadable")
    with vague.open("a") as artifact:
        artifact.write(b"all")
    assert _Vague().cat_file(artifact.location) == b"all"
