"""Markdown pages: their links with their places, and the ids that links can lead to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

from docs_config.links.slugs import Slugger

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from markdown_it.token import Token

_FRONT_MATTER = re.compile(r"---.*?\n[ \t]*---[ \t]*(?:\n|$)", re.DOTALL)
_REF = re.compile(r"^ref[ \t]*:", re.MULTILINE)
_ID = re.compile(r"""\s(?:id|name)\s*=\s*["']?([^"'\s>]+)""")
_LINE_END = re.compile(r"\r\n?")
_MARKUP = re.compile(r"[\\`*_\[\]<&!]")
_LINK_OR_HTML = re.compile(r"[\[<]")


class Link:
    """A link in a page.

    Attributes:
        href: Its destination as it is written.
        line: The line of the destination, or of the block that it is in, from 1.
        column: The column of the destination, from 1.
        end_column: The column of the first character after it.
    """

    __slots__ = ("column", "end_column", "href", "line")

    def __init__(self, href: str, line: int, column: int, end_column: int) -> None:
        self.href = href
        self.line = line
        self.column = column
        self.end_column = end_column


class ParsedPage:
    """The links and the ids of one Markdown file.

    Attributes:
        links: The links, in order.
        anchors: The lines of the ids of its headings and its HTML, by id.
        is_reference: Whether its front matter has `ref`: the site shows another file's text.
    """

    __slots__ = ("anchors", "is_reference", "links")

    def __init__(self, text: str) -> None:
        text = _LINE_END.sub("\n", text.removeprefix("\ufeff"))
        matter = _FRONT_MATTER.match(text)
        head = matter[0] if matter else ""
        body = "\n" * head.count("\n") + text[len(head) :]
        self.is_reference = _REF.search(head) is not None
        self.links: list[Link] = []
        self.anchors: dict[str, int] = {}
        self._read(body)

    def _read(self, body: str) -> None:
        lines = body.split("\n")
        slugger = Slugger()
        references: dict[str, object] = {}
        is_heading = False
        for token in _PARSER.parse(body, references):
            if token.type == "html_block":
                self._add_anchors(token, _ID.findall(token.content))
            elif token.type == "inline":
                children = _children(token, references, is_heading=is_heading)
                self._add_anchors(token, _ids(children))
                if is_heading:
                    text = _text(children) if children else token.content
                    self._add_anchors(token, [slugger.slug(text)])
                self._place(_destinations(children), token, lines)
            is_heading = token.type == "heading_open"

    def _add_anchors(self, token: Token, ids: Iterable[str]) -> None:
        first, _ = token.map or (0, 0)
        for each in ids:
            self.anchors.setdefault(each, first + 1)

    def _place(self, hrefs: list[str], token: Token, lines: list[str]) -> None:
        """Find the places of a block's links, which the parser does not know."""
        first, last = token.map or [0, 0]
        block = "\n".join(lines[first:last]) if hrefs else ""
        cursor = 0
        for href in hrefs:
            start = block.find(f"]({href}", cursor)
            if start < 0:
                self.links.append(Link(href, first + 1, 1, 1))
                continue
            start += 2
            cursor = start + len(href)
            column = start - block.rfind("\n", 0, start)
            line = first + 1 + block.count("\n", 0, start)
            self.links.append(Link(href, line, column, column + len(href)))


class _MarkdownParser(MarkdownIt):
    """A parser that keeps destinations as written, and parses inline markup on demand only.

    Args:
        is_for_text: Whether the text between links matters; emphasis is a third of the work.
    """

    def __init__(self, *, is_for_text: bool) -> None:
        super().__init__("commonmark")
        self.core.ruler.disable(["inline", "text_join"])
        if not is_for_text:
            self.inline.ruler.disable(["emphasis"])
            self.inline.ruler2.disable(["balance_pairs", "emphasis", "fragments_join"])

    def normalizeLink(self, url: str) -> str:  # noqa: N802 the parser's own name for it
        return url

    def validateLink(self, url: str) -> bool:  # noqa: N802 as above
        return bool(url)


_HEADING_PARSER = _MarkdownParser(is_for_text=True)
_PARSER = _MarkdownParser(is_for_text=False)


def _children(token: Token, references: dict[str, object], *, is_heading: bool) -> list[Token]:
    """Parse inline markup: all of a heading's, of other text what may be a link or HTML."""
    parser, markup = (_HEADING_PARSER, _MARKUP) if is_heading else (_PARSER, _LINK_OR_HTML)
    children: list[Token] = []
    if markup.search(token.content):
        parser.inline.parse(token.content, parser, references, children)
    return children


def _destinations(children: list[Token]) -> list[str]:
    return [str(token.attrs["href"]) for token in children if token.type == "link_open"]


def _ids(children: list[Token]) -> Iterator[str]:
    for token in children:
        if token.type == "html_inline":
            yield from _ID.findall(token.content)


def _text(children: list[Token]) -> str:
    kinds = ("text", "text_special", "code_inline", "image")
    return "".join(token.content for token in children if token.type in kinds)
