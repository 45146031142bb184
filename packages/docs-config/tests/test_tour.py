"""The tour of the code in the documentation, compared with the functions that really run."""

import json
import re
import sys
from contextlib import contextmanager
from pathlib import Path

import docs_config
import pytest
from docs_config.cli.main import main

SOURCES = Path(docs_config.__file__).parent
PAGE = Path(__file__).parents[3] / "docs/docs-config/tour.md"
STOP = re.compile(r"^\d+\. \[`(.+?)`\]\(\S+/src/docs_config/(\S+)\):$", re.MULTILINE)
FILES = re.compile(r"^Files: (.+?)\.$", re.MULTILINE | re.DOTALL)

needs_page = pytest.mark.skipif(
    not PAGE.exists(), reason="the documentation is not part of a source archive"
)


def read_section(heading):
    """Return the text below a heading of the page."""
    return PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]


def read_stops(heading):
    """Return the stops below a heading of the page: file and function."""
    return [(file, function) for function, file in STOP.findall(read_section(heading))]


@contextmanager
def follow():
    """Within a block, list the calls of functions of the package: file and function."""
    calls = []

    def note(frame, event, _):
        path = Path(frame.f_code.co_filename)
        if event == "call" and SOURCES in path.parents:
            # A closure counts as the function that has made it.
            function = frame.f_code.co_qualname.partition(".<locals>")[0]
            calls.append((path.relative_to(SOURCES).as_posix(), function))

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def list_files(calls):
    """Return the files of calls, in the order of first entry."""
    return list(dict.fromkeys(file for file, _ in calls))


def assert_stops_run_in_order(stops, calls):
    """Compare the stops of the page with the calls."""
    assert [stop for stop in stops if stop not in calls] == []
    assert stops == [call for call in dict.fromkeys(calls) if call in stops]


def follow_check(path):
    """Run a check twice; return exit code and calls of the second, which imports no module."""
    main(["check", path])
    with follow() as calls:
        code = main(["check", path])
    return code, calls


def write_configuration(path, **properties):
    """Write a configuration with one section, which has some further properties."""
    pages = [
        {"label": "Overview", "to": "overview"},
        {"label": "Installation", "to": "guides/installation"},
    ]
    search = {"appId": "", "apiKey": "", "indexName": ""}
    section = {"label": "Start", "children": pages, **properties}
    document = {"docSearch": search, "sections": [section]}
    path.write_text(json.dumps(document, indent=2), encoding="utf-8")


@pytest.fixture
def project(tmp_path, monkeypatch):
    """The current folder: a repository without settings, with pages in `docs`."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "docs/guides").mkdir(parents=True)
    (tmp_path / "docs/overview.md").write_text("# Overview\n", encoding="utf-8")
    (tmp_path / "docs/guides/installation.md").write_text("# Installation\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def valid(project):
    """The exit code and the calls of the check of a valid file."""
    write_configuration(project / "docs/config.json")
    return follow_check("docs/config.json")


@pytest.fixture
def wrong(project):
    """The exit code and the calls of the check of a file with one finding."""
    write_configuration(project / "config.json", collapsable=True)
    return follow_check("config.json")


@needs_page
def test_the_tour_of_a_valid_file_lists_the_files_and_functions_that_run(valid):
    code, calls = valid
    stops = read_stops("One valid file")
    assert code == 0
    assert list_files(stops) == list_files(calls)
    assert_stops_run_in_order(stops, calls)


@needs_page
def test_the_tour_of_a_finding_lists_the_files_and_functions_that_run(wrong):
    code, calls = wrong
    assert code == 1
    (files,) = FILES.findall(read_section("One finding"))
    assert re.findall("`(.+?)`", files) == list_files(calls)
    assert_stops_run_in_order(read_stops("One finding"), calls)


def test_a_valid_file_runs_code_of_at_most_14_files(valid):
    assert len(list_files(valid[1])) <= 14
