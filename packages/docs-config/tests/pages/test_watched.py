"""Watching includes the folder of examples."""

import contextlib
import subprocess
import sys


@contextlib.contextmanager
def _watching(tree):
    command = [
        sys.executable,
        "-m",
        "docs_config",
        "check",
        "docs",
        "--watch",
        "--format",
        "github",
    ]
    with subprocess.Popen(
        command,
        cwd=tree.root.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_an_example_that_goes_is_a_change(tree):
    tree.example("react/a")
    tree.example("react/b")
    value = {**tree.document("overview", "framework/react/examples/a").value}
    value["docSearch"] = {"appId": "", "apiKey": "", "indexName": ""}
    tree.configure(value)
    with _watching(tree) as process:
        assert process.stderr.readline().startswith("Watching")
        (tree.root.parent / "examples/react/a").rmdir()
        assert process.stderr.readline().startswith("Something changed")
        assert "there is no folder examples/react/a" in process.stdout.readline()
