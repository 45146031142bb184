"""The documented examples: POST answers 202, a worker does the work, the client polls."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[4] / "docs" / "operations-status" / "web-frameworks.md"

pytestmark = pytest.mark.skipif(
    not PAGE.exists(), reason="the documentation is not beside this package"
)


def example(name):
    """Return the program in a section of the page."""
    (section,) = re.findall(
        rf"^## {name}\n.*?^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    return section


@pytest.fixture
def start_example(tmp_path):
    """Start a documented application and return its address."""
    started = []

    def start(name, prefix, **environment):
        (tmp_path / "app.py").write_text(example(name), encoding="utf-8")
        command = [sys.executable, "-m", "hypercorn", f"{prefix}app:app", "--bind", "127.0.0.1:0"]
        with (tmp_path / "example.log").open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                command, cwd=tmp_path, env=os.environ | environment, stdout=log, stderr=log
            )
        started.append(process)
        return process, tmp_path / "example.log"

    yield start
    for process in started:
        process.terminate()
        process.wait(60)


def poll(url):
    """Poll an operation as a client does, until it has ended."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with urllib.request.urlopen(url) as response:
            body = json.load(response)
            if body["status"] in {"Succeeded", "Failed", "Cancelled"}:
                return body
            time.sleep(float(response.headers["Retry-After"]) / 10)
    raise AssertionError("it has not ended in a minute")


@pytest.mark.parametrize(
    ("name", "prefix"),
    [("FastAPI", ""), ("Starlette", ""), ("Flask", "wsgi:"), ("Django", "wsgi:")],
)
def test_a_client_follows_the_accepted_response_to_the_final_state(
    name, prefix, start_example, start_service, eventually
):
    service = start_service(auth="--no-auth")
    process, log = start_example(
        name, prefix, MONITOR_STORE=service.store, STATUS_URL=service.urls[0]
    )
    running = re.compile(r"Running on (http://[^ ]+)")
    eventually(lambda: running.search(log.read_text("utf-8")) or process.poll() is not None)
    found = running.search(log.read_text("utf-8"))
    assert found, log.read_text("utf-8")
    request = urllib.request.Request(f"{found[1]}/reports/3", method="POST")
    with urllib.request.urlopen(request) as response:
        assert response.status == 202
        assert response.headers["Retry-After"] == "2"
        operation_id = json.load(response)["operationId"]
        location = response.headers["Location"]
    assert location == f"{service.urls[0]}/operations/{operation_id}"
    ended = poll(location)
    assert ended["status"] == "Succeeded", log.read_text("utf-8")
    assert ended["resourceLocation"] == f"https://example.org/reports/{operation_id}"
    assert ended["tags"] == ["report"]
