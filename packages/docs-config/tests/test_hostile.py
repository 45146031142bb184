"""Hostile input of the command: names, texts, and paths that are no regular files."""

import io
import json
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from docs_config.cli.main import main
from docs_config.cli.options import FORMATS
from docs_config.cli.run import CheckOptions, Run

VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}\n'
INVALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": [{}]}\n'
MEMORY = 1 << 30
READABLE = 100_000
NASTY = "a\x1b[2Jb\n::error::c\x9b\u202e.json"


def _is_encodable(name):
    """Return whether the encoding of paths, such as cp1252, has all characters of a name."""
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        return False
    return True


encodable = pytest.mark.skipif(
    not _is_encodable(NASTY), reason="the encoding of paths lacks characters of the name"
)


def _is_harmless(text):
    """Return whether all lines of a text are printable."""
    return all(line.isprintable() for line in text.split("\n"))


@encodable
@pytest.mark.parametrize(
    "arguments",
    [
        ("check", NASTY),
        ("check", "--format", "github", NASTY),
        ("check", "valid.json", "--pages", NASTY),
        ("check", "--" + NASTY),
        ("check", "--format", NASTY),
        ("tree", NASTY),
        (NASTY,),
    ],
    ids=["file", "file for an annotation", "folder", "option", "format", "tree", "command"],
)
@pytest.mark.usefixtures("folder")
def test_an_argument_that_a_terminal_would_act_upon_is_escaped_in_the_error(arguments, run):
    code, output, errors = run(*arguments)
    assert code == 2
    assert _is_harmless(output + errors)
    assert output.startswith("::error file=") if "github" in arguments else output == ""
    assert "a\\x1b[2Jb\\n::error::c" in errors
    assert not any(line.startswith("::") for line in errors.splitlines())


@encodable
@pytest.mark.skipif(os.name == "nt", reason="Windows refuses such names")
@pytest.mark.parametrize("form", FORMATS)
def test_names_of_files_and_pages_that_a_terminal_would_act_upon_are_escaped(form, folder, run):
    docs = folder / "docs" / NASTY
    docs.mkdir(parents=True)
    (docs / f"{NASTY}.md").write_text("# Page\n", encoding="utf-8")
    page = {"label": NASTY, "to": NASTY}
    document = json.loads(VALID) | {"sections": [{"label": NASTY, "children": [page]}], NASTY: 1}
    (docs / "config.json").write_text(json.dumps(document), encoding="utf-8")
    code, output, errors = run("check", "docs", "--format", form)
    assert (code, errors) == (1, "")
    assert _is_harmless(output)
    if form == "github":
        commands = output.splitlines()
        assert all(re.match(r"::(error|warning|notice) file=docs/", line) for line in commands)
        assert all("file=docs/a\\x1b[2Jb%0A%3A%3Aerror" in command for command in commands)


@encodable
@pytest.mark.skipif(os.name == "nt", reason="Windows refuses such names")
def test_a_repaired_file_whose_name_a_terminal_would_act_upon_is_named_escaped(folder, run):
    (folder / NASTY).write_text(VALID.replace("sections", "section"), encoding="utf-8")
    code, output, errors = run("check", "--fix", "--no-pages", NASTY)
    assert (code, errors) == (0, "")
    assert _is_harmless(output)
    assert "+++ a\\x1b[2Jb\\n::error::c" in output


HOSTILE = {
    "open brackets": (b"[" * 100_000, "json/nesting"),
    "open objects": (b'{"a":' * 100_000, "json/nesting"),
    "one long string": (b'"' + b"x" * 10_000_000 + b'"', "type"),
    "NUL": (b"\0" * 1000, "json/syntax"),
    "NUL within": (b'{"a": "\0"}', "json/syntax"),
    "UTF-16": (VALID.encode("utf-16"), "json/utf-16"),
    "not UTF-8": (b'{"\xff": 1}', "json/encoding"),
    "empty": (b"", "json/empty"),
    "many errors": (b'{"sections": [' + b"1," * 60_000 + b"1]}", "type"),
    "many arrays": (b"[" + b"[]," * 2_000_000 + b"[]]", "type"),
    "many names": (b"{" + b",".join(b'"%d":1' % n for n in range(51_000)) + b"}", "required"),
}


@pytest.fixture
def bounded():
    """Options that limit the memory of a process, where the system can."""
    try:
        import resource  # noqa: PLC0415 not on Windows
    except ImportError:
        return {}

    def limit_memory():
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    return {"preexec_fn": limit_memory} if sys.platform == "linux" else {}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_input_gets_a_clear_answer_within_bounded_memory(name, tmp_path, run, bounded):
    data, rule = HOSTILE[name]
    path = tmp_path / "config.json"
    path.write_bytes(data)
    code, output, errors = run("check", str(path), **bounded)
    assert (code, errors) == (1, "")
    assert rule in output
    assert len(output) < READABLE


def test_a_file_of_200_megabytes_is_refused_unread(tmp_path, run, bounded):
    path = tmp_path / "config.json"
    with path.open("wb") as file:
        file.truncate(200_000_000)
    code, _, errors = run("check", str(path), **bounded)
    assert code == 2
    assert errors.endswith("config.json: larger than 16 MiB: not a configuration\n")
    with path.open("rb") as file:
        done = subprocess.run(
            [sys.executable, "-m", "docs_config", "check", "-"],
            stdin=file,
            capture_output=True,
            check=False,
            **bounded,
        )
    assert done.returncode == 2
    assert done.stderr == b"docs-config: <stdin>: larger than 16 MiB: not a configuration\n"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_a_device_without_end_is_refused(run):
    code, _, errors = run("check", "/dev/zero")
    assert (code, errors) == (2, "docs-config: /dev/zero: a device, not a file\n")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs FIFOs")
def test_a_fifo_is_refused_without_blocking(tmp_path, run):
    path = tmp_path / "config.json"
    os.mkfifo(path)
    assert stat.S_ISFIFO(path.stat().st_mode)
    code, _, errors = run("check", str(path))
    assert code == 2
    assert "a FIFO, not a file; redirect it to standard input" in errors


def test_a_file_without_permission_is_an_error(public_folder, unprivileged, capsys):
    path = public_folder / "config.json"
    path.write_text(VALID, encoding="utf-8")
    path.chmod(0)
    with unprivileged():
        assert main(["check", str(path)]) == 2
    assert capsys.readouterr().err == f"docs-config: {path}: permission denied\n"


def test_a_path_with_a_nul_character_is_an_error(capsys):
    assert main(["check", "a\0b"]) == 2
    assert "a NUL character in the path" in capsys.readouterr().err


def test_a_file_that_is_deleted_during_the_run_is_an_error(folder, capsys):
    class Vanishing(io.StringIO):
        def write(self, text):
            (folder / "invalid.json").unlink(missing_ok=True)
            return super().write(text)

        def reconfigure(self, **options):
            pass

    # The report on the first file is written before the second file is read.
    (folder / "first.json").write_text(INVALID, encoding="utf-8")
    assert Run(CheckOptions(["first.json", "invalid.json"])).report(Vanishing()) == 2
    assert capsys.readouterr().err.startswith("docs-config: invalid.json: no such file")


def test_two_thousand_files_in_one_call(tmp_path, run):
    paths = []
    for number in range(2000):
        folder = tmp_path / str(number) / "docs"
        folder.mkdir(parents=True)
        (folder / "config.json").write_text(VALID, encoding="utf-8")
        paths.append(folder / "config.json")
    paths[1234].write_text(INVALID, encoding="utf-8")
    code, output, errors = run("check", str(tmp_path), "--format", "json")
    summary = json.loads(output)["summary"]
    assert (code, errors, summary) == (1, "", {"files": 2000, "invalid": 1, "findings": 2})
