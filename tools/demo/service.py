"""The operations service that the demo starts, and requests to it."""

from __future__ import annotations

import json
import signal
import ssl
import subprocess
import sys
import urllib.request
from typing import TYPE_CHECKING, Any

from story import DemoError

if TYPE_CHECKING:
    from pathlib import Path

    from story import Story

URL = "https://localhost:52323"
SECONDS_TO_STOP = 40.0


class Service:
    """A running `operations-status serve` with a key of its own.

    Args:
        story: Story that shows the start.
        folder: The demo's folder; the service's own messages go to `service.log` in it.
        url: The address to listen on.

    Attributes:
        url: The address that it listens on.
        authorization: The `Authorization` header that it accepts.
        certificate: The certificate that a client has to trust.
    """

    def __init__(self, story: Story, folder: Path, url: str = URL) -> None:
        self.log = folder / "service.log"
        command = ("operations-status", "serve", "--urls", url, "--temp-key")
        with self.log.open("w", encoding="utf-8") as log:
            self._process = story.start(*command, stdout=subprocess.PIPE, stderr=log)
        told: dict[str, str] = {}
        for line in self._process.stdout or ():
            story.show(line)
            name, _, value = line.strip().partition(": ")
            told[name] = value
            if name == "Now listening on":
                break
        else:
            self._process.wait()
            story.show(self.log.read_text(encoding="utf-8"))
            raise DemoError("the service did not start")
        self.certificate = told["Development certificate"]
        self.authorization = told["Authorization"]
        self.url = told["Now listening on"]

    def ask(self, path: str) -> tuple[int, Any]:
        """Send a GET request with the token, and return the status and the decoded body."""
        request = urllib.request.Request(self.url + path)  # noqa: S310 the service's own https
        request.add_header("Authorization", self.authorization)
        context = ssl.create_default_context(cafile=self.certificate)
        with urllib.request.urlopen(request, context=context, timeout=10.0) as answer:  # noqa: S310 as above
            return answer.status, json.load(answer)

    def curl(self, path: str) -> str:
        """Return the curl command that sends the same request."""
        return (
            f"curl --cacert {self.certificate} \\\n"
            f"       -H 'Authorization: {self.authorization}' {self.url}{path}"
        )

    def wait(self) -> int:
        """Wait until the service ends and return its exit code."""
        return self._process.wait()

    def stop(self) -> int:
        """Ask the service to stop, as a service manager does, and return its exit code."""
        if self._process.poll() is None:
            if sys.platform == "win32":
                self._process.send_signal(signal.CTRL_BREAK_EVENT)
            else:
                self._process.terminate()
        return self._process.wait(SECONDS_TO_STOP)
