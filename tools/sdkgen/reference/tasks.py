"""The page that leads from tasks to methods, made from `tasks.toml`."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_snake
from tools.sdkgen.reference.markdown import render_table, to_anchor

if TYPE_CHECKING:
    from pathlib import Path

    from tools.sdkgen.catalogue import Call, Catalogue

FILE = "tasks.toml"


def render_tasks(catalogue: Catalogue, folder: Path) -> str:
    """Return the text of the page.

    Args:
        catalogue: All methods.
        folder: The manifest's folder.

    Raises:
        ManifestError: A task names a method that does not exist.
    """
    calls = {call.wire_name: call for group in catalogue.calls.values() for call in group}
    path = folder / FILE
    topics = tomllib.loads(path.read_text(encoding="utf-8"))["topic"] if path.is_file() else []
    lines = ["# I want to …", "", "Tasks, and the methods for them in the order of calling.", ""]
    for topic in topics:
        rows = []
        for task in topic["tasks"]:
            unknown = [name for name in task["call"] if name not in calls]
            if unknown:
                raise ManifestError(
                    f"{FILE}: {task['want']}: expected known methods, got {unknown}"
                )
            links = ", then ".join(_link(calls[name]) for name in task["call"])
            rows.append((task["want"], links, task.get("note", "")))
        lines += [f"## {topic['title']}", ""]
        lines += render_table("tasks", ("I want to …", "Call", "Note"), rows)
    return "\n".join(lines)


def _link(call: Call) -> str:
    snake = to_snake(call.group)
    return f"[`{snake}.{call.name}`]({snake}.md#{to_anchor(call.name)})"
