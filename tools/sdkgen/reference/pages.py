"""All pages of the reference, and the index of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sdkgen.catalogue import build_catalogue
from tools.sdkgen.manifest import load
from tools.sdkgen.names import to_snake
from tools.sdkgen.reference.markdown import count, render_fold, render_table
from tools.sdkgen.reference.mentions import Mentions
from tools.sdkgen.reference.methods import MethodPages, link_method
from tools.sdkgen.reference.outputs import collect_outputs
from tools.sdkgen.reference.tasks import render_tasks
from tools.sdkgen.reference.types import FOLDER, TypeIndex, render_types
from tools.sdkgen.tree import write_tree

if TYPE_CHECKING:
    from pathlib import Path

    from tools.sdkgen.catalogue import Catalogue

_INDEX = """\
# hosting-sdk: reference

Every method of the client, on a page for each group. [I want to …](tasks.md) leads from tasks to
methods. The [command line](../cli.md) has a page of its own.

How to read a method:

- The parameters are keyword arguments. Each method also takes `options`, a `RequestOptions` with
  the timeout, retries, headers or server of this call alone.
- A body is `request_body`: an object of the [type](types/index.md) that is named, or a mapping with
  the names on the wire, as in the examples.
- The example runs against the [fake platform](../testing.md), inside
  `async with Client() as client:`. Below it is its result, as JSON: texts such as `name-395` are
  made up, and long results are cut at `…`. [`SyncClient`](../synchronous.md) has
  the same methods without `await`.
- `client.GROUP.METHOD` is also the function `hosting_sdk.functions.GROUP_METHOD`, the command
  `hosting-sdk call GROUP.METHOD`, and the tool `GROUP_METHOD` of the
  [tool server](../mcp/index.md).
"""


def write_reference(manifest: Path, folder: Path) -> None:
    """Write the pages that differ from those in a folder, and remove obsolete ones.

    Args:
        manifest: The manifest's folder.
        folder: The folder of the pages.

    Raises:
        ManifestError: The manifest cannot be rendered as it is.
        HostingSDKError: An example does not run against the fake platform.
    """
    catalogue = build_catalogue(load(manifest), manifest)
    pages = render_reference(catalogue, manifest, collect_outputs(catalogue))
    write_tree(folder, pages, (".",))


def render_reference(
    catalogue: Catalogue, manifest: Path, outputs: dict[str, str]
) -> dict[str, str]:
    """Return the text of each page, by its path in the reference folder.

    Args:
        catalogue: All methods and types.
        manifest: The manifest's folder.
        outputs: The result of each method's example, by the method's wire name.
    """
    types = TypeIndex(catalogue)
    pages = {
        "index.md": _render_index(catalogue),
        "tasks.md": render_tasks(catalogue, manifest),
        **MethodPages(catalogue, types, outputs).render(),
        **render_types(catalogue, types),
    }
    mentions = Mentions(catalogue)
    linked = {}
    for name, text in pages.items():
        folder, _, page = name.rpartition("/")
        up = "../" if folder else ""
        linked[name] = mentions.link(text, page.removesuffix(".md"), up).rstrip() + "\n"
    return linked


def _render_index(catalogue: Catalogue) -> str:
    total = sum(map(len, catalogue.calls.values()))
    lines = [_INDEX, f"## The {total} methods", ""]
    for group, calls in catalogue.calls.items():
        snake = to_snake(group)
        about = catalogue.introductions[group].partition(". ")[0].rstrip(".")
        title = f"**{snake}** ({count(len(calls), 'method')}): {about}"
        rows = [(link_method(call, ""), call.summary) for call in calls]
        table = render_table("methods", ("Method", "Purpose"), rows)
        lines += render_fold(title, snake, [f"All about them: [{snake}]({snake}.md).", "", *table])
    pages = ["../cli", "tasks", *map(to_snake, catalogue.calls), f"{FOLDER}/index"]
    return "\n".join([*lines, "```{toctree}", ":hidden:", "", *pages, "```"])
