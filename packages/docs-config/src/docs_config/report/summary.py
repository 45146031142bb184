"""The summary of a change as Markdown, for the page of a workflow run."""

from docs_config.text.escapes import defuse, printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Protocol, TextIO

    class Removal(Protocol):
        """Effect of a change on the addresses of a documentation folder."""

        lost: list[str]

        @property
        def sentence(self) -> str:
            """The number of removed, redirected and lost addresses, in words."""


_MOST_ADDRESSES = 100


def write_summary(removals: "Mapping[str, Removal]", stream: "TextIO") -> None:
    """Write a line for each configuration, and the lost addresses below it.

    Args:
        removals: What the change does, by the path of the configuration.
        stream: Where the summary goes.
    """
    stream.write("### Published addresses\n\n")
    if not removals:
        stream.write("No documentation was compared.\n\n")
    for path, removal in removals.items():
        name = defuse(printable(path)).replace("`", "'")
        stream.write(f"`{name}`: the change {removal.sentence}.\n\n")
        stream.writelines(f"- `{address}`\n" for address in removal.lost[:_MOST_ADDRESSES])
        left = len(removal.lost) - _MOST_ADDRESSES
        stream.write(f"- and {left} more\n\n" if left > 0 else "\n" if removal.lost else "")
