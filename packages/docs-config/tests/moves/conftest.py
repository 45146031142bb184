"""A git repository with documentation, which the tests change."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from docs_config.cli.main import main

SEARCH = {"appId": "", "apiKey": "", "indexName": ""}


class Project:
    """A repository with the folder `docs`."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def git(self, *arguments: str, folder: Path | None = None) -> str:
        """Run git without the settings of the user; return its output."""
        identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"]
        inherited = {n: value for n, value in os.environ.items() if not n.startswith("GIT_")}
        done = subprocess.run(
            ["git", *identity, "-c", "protocol.file.allow=always", *arguments],
            cwd=folder or self.root,
            env={**inherited, "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull},
            capture_output=True,
            check=True,
        )
        return os.fsdecode(done.stdout).strip()

    def write(self, path: str, text: str | bytes | None = None) -> Path:
        """Write a file, by default a page with a title and text of its own."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if text is None:
            lines = "".join(f"Sentence number {number} of {path}.\n" for number in range(30))
            text = f"# {path}\n\n{lines}"
        file.write_bytes(text if isinstance(text, bytes) else os.fsencode(text))
        return file

    def read(self, path: str) -> str:
        return (self.root / path).read_bytes().decode()

    def list(self, *targets: str, path: str = "docs/config.json") -> None:
        """Write the configuration: one section with these targets."""
        children = [{"label": f"Page {to}", "to": to} for to in targets]
        value = {"docSearch": SEARCH, "sections": [{"label": "S", "children": children}]}
        self.write(path, json.dumps(value, indent=1) + "\n")

    def commit(self) -> str:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message=x")
        return self.git("rev-parse", "HEAD")

    def move(self, old: str, new: str) -> None:
        """Rename a page and stage it."""
        (self.root / new).parent.mkdir(parents=True, exist_ok=True)
        self.git("mv", old, new)

    def state(self) -> dict[str, bytes]:
        """Return all files outside of `.git` with their contents."""
        files = (path for path in self.root.rglob("*") if path.is_file())
        names = ((path.relative_to(self.root).as_posix(), path) for path in files)
        return {name: path.read_bytes() for name, path in names if not name.startswith(".git/")}


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A repository with a first commit, two listed pages and an example; the current folder."""
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    root = tmp_path / "project"
    root.mkdir()
    project = Project(root)
    project.git("init", "--quiet", "--initial-branch=main")
    project.write("docs/guides/caching.md")
    project.write("docs/guides/queries.md")
    project.list("guides/caching", "guides/queries")
    project.commit()
    monkeypatch.chdir(root)
    return project


@pytest.fixture
def check(project, capsys):
    """A function that runs a check; it returns exit code, findings, notes and standard error."""

    def checking(*arguments: str):
        code = main(["check", "--format=json", *arguments])
        captured = capsys.readouterr()
        report = json.loads(captured.out) if captured.out else {"files": []}
        found = [each for file in report["files"] for each in file["findings"]]
        notes = [note for file in report["files"] for note in file["notes"]]
        return code, found, notes, captured.err

    return checking


@pytest.fixture
def moves(check):
    """A function that runs a check; it returns rule, file and message of `moves/` findings."""

    def finding(*arguments: str):
        _, found, _, errors = check(*arguments)
        assert errors == ""
        return [
            (each["rule"].removeprefix("moves/"), each.get("file"), each["message"])
            for each in found
            if each["rule"].startswith("moves/")
        ]

    return finding
