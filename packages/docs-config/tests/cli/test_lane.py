"""The command with its fast lane, compared with the ordinary command."""

import contextlib
import io
import sys

import pytest
from docs_config.cli import commands, lane
from docs_config.cli.main import main
from hypothesis import example, given, settings
from hypothesis import strategies as st

SEARCH = '"docSearch": {"appId": "", "apiKey": "", "indexName": ""}'
PAGES = '"sections": [{"label": "G", "children": [{"label": "A", "to": "TARGET"}]}]'
VALID = f"{{{SEARCH}, {PAGES}}}"
FILES = {
    "valid.json": VALID.encode(),
    "empty.json": b"",
    "list.json": b"[]",
    "mark.json": b"\xef\xbb\xbf" + VALID.encode(),
    "latin.json": VALID.replace("TARGET", "\xe9t\xe9").encode("latin-1"),
    "comment.json": f"// one\n{VALID}".encode(),
    "duplicate.json": VALID.replace('"label": "A"', '"label": "A", "label": "B"').encode(),
    "misspelt.json": VALID.replace('"label": "A"', '"lable": "A"').encode(),
    "newer.json": VALID.replace('"label": "A"', '"label": "A", "tab": "guides"').encode(),
    "schemaless.json": f"{{{PAGES}}}".encode(),
    "deep.json": b"[" * 2000 + b"]" * 2000,
    "a#b.json": VALID.encode(),
    "docs/config.json": VALID.replace("TARGET", "guides/a").encode(),
    "dead/docs/config.json": VALID.replace("TARGET", "guides/gone").encode(),
    "settings/docs/config.json": VALID.replace("TARGET", "guides/gone").encode(),
    "wrong/config.json": VALID.encode(),
    "notes/config.json": VALID.encode(),
    "docs/guides/a.md": b"# A\n",
    "dead/docs/guides/b.md": b"# B\n",
    "settings/docs/guides/b.md": b"# B\n",
    "notes/a.md": b"# A\n",
    "linked/docs/config.json": VALID.replace("TARGET", "a").encode(),
    "linked/docs/a.md": b"[gone](./gone.md)\n",
    "linked/docs-config.toml": b"links = true\n",
    "settings/docs-config.toml": b'ignore = ["guides/*"]\n[rules]\npages = "warning"\n',
    "wrong/docs-config.toml": b'colour = "red"\n',
}
PATHS = [name for name in FILES if name.endswith(".json")]
OPTIONS = [
    ("--no-pages",),
    ("--no-settings",),
    ("--quiet",),
    ("--exit-zero",),
    ("--format", "text"),
    ("--format=json",),
    ("--format", "github"),
    ("--format", "sarif"),
    ("--format", "xml"),
    ("--revision", "2024-08"),
    ("--revision=2026-07",),
    ("--revision", "auto"),
    ("--revision",),
    ("--ignore", "guides/gone"),
    ("--ignore=guides/b",),
    ("--max-warnings", "2"),
    ("--max-warnings=many",),
    ("--max-warnings=1234567890",),
    ("--select", "pages"),
    ("--unknown",),
    ("--no-p",),
    ("--",),
    ("gone.json",),
    ("docs",),
]


@pytest.fixture(scope="module", autouse=True)
def _folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("lane")
    (folder / ".git").mkdir()
    for name, content in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        yield


def execute(command, arguments):
    """Run a command; return its exit code and what it prints."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = command(arguments)
        except SystemExit as end:
            code = end.code
        sys.stdout.flush()
        sys.stderr.flush()
    return code, out.buffer.getvalue(), err.buffer.getvalue()


@example([("--ignore", "guides/gone"), ("--ignore=guides/b",), ("dead/docs/config.json",)])
@settings(deadline=None, max_examples=300)
@given(
    st.lists(
        st.one_of(st.sampled_from(OPTIONS), st.sampled_from(PATHS).map(lambda path: (path,))),
        max_size=5,
    )
)
def test_the_command_and_the_ordinary_command_agree_on_all_arguments(parts):
    arguments = ["check", *(argument for part in parts for argument in part)]
    assert execute(main, arguments) == execute(commands.run, arguments)


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("option", [(), *OPTIONS])
def test_the_command_and_the_ordinary_command_agree_on_every_file(path, option):
    arguments = ["check", *option, path]
    assert execute(main, arguments) == execute(commands.run, arguments)


def test_the_fast_lane_reports_the_valid_files_and_declines_the_others():
    answered = set()
    for path in PATHS:
        options = lane.read_arguments(["check", path])
        assert options is not None
        if lane.check(options) is not None:
            answered.add(path)
    folders = ("docs", "settings/docs", "notes")
    assert answered == {"valid.json", *(f"{folder}/config.json" for folder in folders)}
