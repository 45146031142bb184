"""The main job: all three packages at work; each step is recorded as an operation and queried.

`python3 tools/dev.py demo` runs the steps and keeps the service up until Ctrl-C; `--once` exits
after the last step. All files are in the folder `.demo` at the root, which each run replaces.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import sdk_step
from service import URL, Service
from story import SCRIPTS, DemoError, Story

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".demo"
HERE = "tools/demo"
BOUND = 30.0

CONFIGURATION = """\
store = "{store}"

[egress.artifacts]
url = "{artifacts}"
"""
BROKEN = """\
{
  "docSearch": {"appId": "DEMO", "apiKey": "none", "indexName": "demo"},
  "sections": [
    {"label": "Start", "childern": [{"label": "Hello", "to": "hello"}]}
  ]
}
"""
SAMPLER = """\
import itertools, signal, sys, time

def end(*_):
    print("asked to stop: closing the report", flush=True)
    sys.exit(0)

signal.signal(signal.SIGTERM, end)
for second in itertools.count():
    print(f"sample {second}: load is fine", flush=True)
    time.sleep(0.2)
"""


def prepare() -> Story:
    """Empty the demo's folder, write the configuration and return the story for it."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    (FOLDER / "artifacts").mkdir(parents=True)
    (FOLDER / "broken.json").write_text(BROKEN, encoding="utf-8")
    (FOLDER / "sampler.py").write_text(SAMPLER, encoding="utf-8")
    configuration = CONFIGURATION.format(
        store=f"sqlite:///{(FOLDER / 'operations.db').as_posix()}",
        artifacts=(FOLDER / "artifacts").as_uri(),
    )
    (FOLDER / "config.toml").write_text(configuration, encoding="utf-8")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MONITOR_")}
    return Story(
        {
            **kept,
            "PATH": os.pathsep.join([str(SCRIPTS), os.environ["PATH"]]),
            "MONITOR_CONFIG": str(FOLDER / "config.toml"),
            "XDG_STATE_HOME": str(FOLDER / "state"),
            "LOCALAPPDATA": str(FOLDER / "state"),
            "PYTHONUTF8": "1",
        }
    )


def record_command(tag: str, *command: str) -> tuple[str, ...]:
    """Return the command line that records a command as an operation with an artifact."""
    options = ("--egress", "artifacts", "--tag", "demo", "--tag", tag)
    return ("operations-status", "run", *options, "--", *command)


def check_documentation(story: Story) -> None:
    """Check this repository's own navigation with docs-config, and record that."""
    story.step("docs-config checks this repository's own documentation")
    story.run("docs-config", "tree", "docs/config.json", lines=14)
    story.run("docs-config", "check", "docs/config.json")
    story.say("\n  The same as an operation, whose output becomes an artifact:")
    story.run(*record_command("docs", "docs-config", "check", "docs/config.json"))
    story.say("\n  A file with a mistake in it is an operation that fails:")
    story.run(*record_command("broken", "docs-config", "check", ".demo/broken.json"), expected=1)


def use_platform(story: Story) -> None:
    """Run each task of hosting-sdk against a fake platform, as an operation."""
    story.step("hosting-sdk works against a fake hosting platform")
    for task in sdk_step.TASKS:
        story.run(*record_command(task, "python", f"{HERE}/sdk_step.py", task))


def stop_a_task(story: Story) -> None:
    """Start a command that does not end by itself, and stop it through the store."""
    story.step("An endless task is stopped, and keeps its output")
    sampler = story.start(
        *record_command("sampler", "python", ".demo/sampler.py"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    started = sampler.stdout.readline() if sampler.stdout else ""
    story.show(started)
    story.run("operations-status", "stop", started.split()[-1])
    rest, _ = sampler.communicate(timeout=BOUND)
    story.show(rest)
    story.say(f"  (exit code {sampler.returncode})")


def ask(story: Story, service: Service) -> None:
    """List the operations over HTTPS, check their outcomes and show three artifacts."""
    story.step("What became of it? GET /operations over HTTPS, with the token")
    _, operations = service.ask("/operations?tags=demo")
    width = max(len(" ".join(operation["tags"])) for operation in operations)
    for operation in operations:
        tags = " ".join(operation["tags"]).ljust(width)
        story.show(f"{operation['operationId']}  {operation['status']:<9}  {tags}")
    outcomes = {operation["tags"][-1]: operation["status"] for operation in operations}
    wanted = dict.fromkeys(["docs", *sdk_step.TASKS, "sampler"], "Succeeded")
    if outcomes != {**wanted, "broken": "Failed"}:
        raise DemoError(f"expected every task but the broken one to succeed, got {outcomes}")
    story.step("Each in detail: GET /operations/{operationId}")
    for operation in operations:
        if operation["tags"][-1] in {"docs", "broken", "sampler"}:
            show_operation(story, service, operation["operationId"])


def show_operation(story: Story, service: Service, operation_id: str) -> None:
    """Show one operation as the service returns it, and its artifact."""
    _, status = service.ask(f"/operations/{operation_id}")
    story.say(f"\n  GET /operations/{operation_id}")
    story.show(json.dumps(status, indent=2, ensure_ascii=False))
    if status["resourceLocation"] is None:
        return
    artifact = to_path(status)
    if not artifact.is_file():
        raise DemoError(f"there is no artifact at {artifact}")
    lines = artifact.read_text(encoding="utf-8").splitlines()
    story.say(f"  its artifact has {artifact.stat().st_size} bytes and begins with:")
    story.show("\n".join(lines[:3]))


def to_path(status: dict[str, Any]) -> Path:
    """Return the file that a local resource location names."""
    return Path(urllib.request.url2pathname(urllib.parse.urlsplit(status["resourceLocation"]).path))


def run_steps(story: Story, options: argparse.Namespace) -> None:
    """Run all steps, and keep the service up afterwards unless `--once` is given."""
    story.step("The operations service starts: HTTPS, SQLite, a key for this run")
    service = Service(story, FOLDER, options.url)
    try:
        check_documentation(story)
        use_platform(story)
        stop_a_task(story)
        ask(story, service)
        story.step("Ask for yourself")
        story.say(f"  {service.curl('/operations')}")
        story.say(f"\n  Or in a browser: {service.url}/ asks for the token of step 1.")
        story.say(f"\n  Artifacts, store and log are in {FOLDER}")
        if not options.once:
            story.say("  The service stays up; Ctrl-C ends it.")
            service.wait()
    finally:
        code = service.stop()
    if code:
        raise DemoError(f"the service ended with {code}")


def main() -> int:
    """Run the demo and return its exit code."""
    parser = argparse.ArgumentParser(prog="dev.py demo", description=(__doc__ or "").strip())
    parser.add_argument("--once", action="store_true", help="end after the last step")
    parser.add_argument(
        "--url", default=URL, help="where the service listens (default: %(default)s)"
    )
    options = parser.parse_args()
    try:
        run_steps(prepare(), options)
    except DemoError as error:
        print(f"\ndemo: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nGood-bye.")
        return 0
    print("\nThe main job is done.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
