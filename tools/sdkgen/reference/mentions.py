"""Methods that descriptions mention, as links with their Python names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tools.sdkgen.names import to_snake
from tools.sdkgen.reference.markdown import to_anchor

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Call, Catalogue

_CODE = re.compile(r"(^```(?:python|json)\n.*?^```$)", re.DOTALL | re.MULTILINE)
_MENTION = re.compile(r"(?<![\[(])`(?:(\w+)\.)?([a-z]\w+)`")


class Mentions:
    """Links the methods that a page mentions.

    A method is mentioned by its name, `getProject`, where its group is that of the page or no other
    group has the name, and by group and name, `projects.getProject`.

    Args:
        catalogue: All methods.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._groups = {
            to_snake(group): {call.method["name"]: call for call in calls}
            for group, calls in catalogue.calls.items()
        }
        self._owners: dict[str, list[Call]] = {}
        for calls in self._groups.values():
            for name, call in calls.items():
                self._owners.setdefault(name, []).append(call)

    def link(self, text: str, group: str, folder: str) -> str:
        """Return a page whose mentions of methods are links.

        Args:
            text: The page in Markdown.
            group: The group that the page is about, in snake case; empty for none.
            folder: The path from the page to the reference folder.
        """

        def replace(match: re.Match[str]) -> str:
            call = self._find(match[1], match[2], group)
            if call is None:
                return match[0]
            own = to_snake(call.group)
            shown = call.name if own == group else f"{own}.{call.name}"
            page = "" if own == group and not folder else f"{folder}{own}.md"
            return f"[`{shown}`]({page}#{to_anchor(call.name)})"

        parts = _CODE.split(text)
        return "".join(
            part if number % 2 else _MENTION.sub(replace, part) for number, part in enumerate(parts)
        )

    def _find(self, owner: str | None, name: str, group: str) -> Call | None:
        if owner is not None:
            return self._groups.get(to_snake(owner), {}).get(name)
        owners = self._owners.get(name, []) if re.search("[A-Z]", name) else []
        own = self._groups.get(group, {}).get(name) if owners else None
        return own or (owners[0] if len(owners) == 1 else None)
