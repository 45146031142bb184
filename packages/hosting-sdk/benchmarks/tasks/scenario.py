"""Tasks, their start on the fake platform, and the check of its state afterwards."""

from __future__ import annotations

import json
import tomllib
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

import attrs
from hosting_sdk._index import load_methods

if TYPE_CHECKING:
    from hosting_sdk.testing import FakePlatform

FILE = Path(__file__).parent / "tasks.toml"
METHODS = {method["name"]: method for method in load_methods()}
NAMES = ("id", "uid", "name", "slug", "url")


@attrs.frozen(kw_only=True)
class Task:
    """A request of a person, and its expected outcome; `tasks.toml` explains the fields."""

    name: str
    asking: str
    facts: dict[str, Any] = attrs.field(factory=dict)
    start: list[dict[str, Any]] = attrs.field(factory=list)
    write: dict[str, Any] | None = None
    state: dict[str, Any] | None = None
    answer: str | None = None
    held: bool = False


def load_tasks(path: Path = FILE) -> list[Task]:
    """Return the tasks in a file."""
    with path.open("rb") as file:
        return [Task(**table) for table in tomllib.load(file)["task"]]


class Scenario:
    """One task on a fake platform.

    Args:
        task: The task.
        platform: The platform; it is reset first.
    """

    def __init__(self, task: Task, platform: FakePlatform) -> None:
        platform.reset()
        self._platform = platform
        self._items: dict[str, dict[str, Any]] = {}
        for step in task.start:
            self._prepare(step)
        self._task = task
        self.asking: str = self._fill(task.asking)
        self.facts: dict[str, Any] = self._fill(task.facts)
        self._before = len(platform.requests)

    def _prepare(self, step: dict[str, Any]) -> None:
        method = METHODS[step["call"]]
        if "states" in step:
            self._platform.script(step["call"], step["states"])
        given = self._fill(step.get("at", {}))
        path = method["path"].format_map({name: quote(text) for name, text in given.items()})
        query = {name: text for name, text in given.items() if f"{{{name}}}" not in method["path"]}
        target = f"{path}?{urlencode(query)}" if query else path
        status, value = self.request(method["verb"], target, self._fill(step.get("body")))
        assert status < 300, f"{self._platform}: {step}: {status} {value}"
        if "as" in step:
            self._items[step["as"]] = value[step["of"]][0] if "of" in step else _find_item(value)

    def request(self, verb: str, target: str, body: Any = None) -> tuple[int, Any]:
        """Send a request to the platform, and return the status and the JSON value."""
        headers = {"Authorization": f"Bearer {self._platform.token}"}
        data = None
        if body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        request = urllib.request.Request(
            self._platform.url + target, data=data, headers=headers, method=verb
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.status, json.loads(response.read() or b"null")
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read() or b"null")

    def _fill(self, value: Any) -> Any:
        """Return a value of the task, with texts such as "{shop.id}" read from kept items."""
        if isinstance(value, dict):
            return {name: self._fill(each) for name, each in value.items()}
        if isinstance(value, list):
            return [self._fill(each) for each in value]
        if isinstance(value, str):
            for name, item in self._items.items():
                for key in NAMES:
                    if key in item:
                        value = value.replace(f"{{{name}.{key}}}", str(item[key]))
        return value

    def name_items(self, value: Any) -> Any:
        """Return a part of the wanted write with an ID or name in place of each "@shop"."""
        if isinstance(value, dict):
            return {name: self.name_items(each) for name, each in value.items()}
        if isinstance(value, list):
            return [self.name_items(each) for each in value]
        if isinstance(value, str) and value.startswith("@"):
            return _list_names(self._items[value[1:]])[0]
        return self._fill(value)

    def wrong_writes(self) -> list[str]:
        """Return the writes that the platform accepted and that the task does not want."""
        wrong, is_done = [], False
        for request in self._writes():
            if not is_done and self._is_wanted(request):
                is_done = True
            else:
                wrong.append(f"{request.verb} {request.target} {request.body.decode()[:200]}")
        return wrong

    def is_solved(self, answer: str) -> bool:
        """Tell whether the wanted state is there, and nothing else has changed.

        Args:
            answer: The last result that the policy read.
        """
        if self.wrong_writes():
            return False
        if self._task.answer is not None:
            return self._fill(self._task.answer) in answer
        return any(map(self._is_wanted, self._writes())) and self._has_state()

    def _writes(self) -> list[Any]:
        accepted = (
            request
            for request in self._platform.requests[self._before :]
            if request.status is not None and request.status < 300
        )
        return [
            request
            for request in accepted
            if not all(METHODS[name]["read_only"] for name in request.methods)
        ]

    def _is_wanted(self, request: Any) -> bool:
        wanted = self._task.write
        if wanted is None or wanted["call"] not in request.methods:
            return False
        places = {**dict(request.query), **request.path_parameters}
        if not all(self._equals(value, places.get(name)) for name, value in self._at(wanted)):
            return False
        body = request.json() if request.body else {}
        if isinstance(body, dict):
            body = {name: each for name, each in body.items() if name not in wanted.get("may", ())}
        return self._equals(self._fill(wanted.get("body", {})), body)

    def _at(self, wanted: dict[str, Any]) -> list[tuple[str, Any]]:
        return list(self._fill(wanted.get("at", {})).items())

    def _equals(self, wanted: Any, found: Any) -> bool:
        """Compare a wanted value with another; "@shop" equals each name and ID of that item."""
        if isinstance(wanted, str) and wanted.startswith("@"):
            return found in _list_names(self._items[wanted[1:]])
        if isinstance(wanted, dict) and isinstance(found, dict):
            return wanted.keys() == found.keys() and all(
                self._equals(each, found[name]) for name, each in wanted.items()
            )
        if isinstance(wanted, list) and isinstance(found, list):
            return len(wanted) == len(found) and all(map(self._equals, wanted, found))
        return bool(wanted == found)

    def _has_state(self) -> bool:
        state = self._task.state
        if state is None:
            return True
        status, value = self.request("GET", self._fill(state["get"]))
        is_there = status < 300 and _contains(value, self._fill(state.get("has", {})))
        return is_there != state.get("gone", False)


def _find_item(value: Any) -> Any:
    """Return the item of a result: itself, or the created one."""
    if isinstance(value, list):
        return value[0]
    if any(name in value for name in NAMES):
        return value
    return next(_find_item(each) for each in value.values() if each and not isinstance(each, str))


def _list_names(item: dict[str, Any]) -> list[Any]:
    return [item[name] for name in NAMES if name in item]


def _contains(value: Any, wanted: dict[str, Any]) -> bool:
    """Tell whether a JSON value is, or has anywhere in it, an object with the wanted fields."""
    if isinstance(value, dict):
        if (
            wanted.items()
            <= {k: v for k, v in value.items() if not isinstance(v, dict | list)}.items()
        ):
            return True
        return any(_contains(each, wanted) for each in value.values())
    return isinstance(value, list) and any(_contains(each, wanted) for each in value)
