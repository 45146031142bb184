"""Markdown pages: their links with the positions, and the ids that a link can name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from markdown_it import MarkdownIt

from docs_config.links.slugs import Slugger

if TYPE_CHECKING:
    from collections.abc import Iterable

    from markdown_it.token import Token

_FRONT_MATTER = re.compile(r"---.*?\n[ \t]*---[ \t]*(?:\n|$)", re.DOTALL)
_REF = re.compile(r"^ref[ \t]*:", re.MULTILINE)
_ID = re.compile(r"""\s(?:id|name)\s*=\s*["']?([^"'\s>]+)""")
_LINE_END = re.compile(r"\r\n?")
_MARKUP = re.compile(r"[\\`*_\[\]<&!]")
_LINK_OR_HTML = re.compile(r"[\[<]")
_SHOWN = ("text", "text_special", "code_inline", "image")


class Link(NamedTuple):
    """A link in a page.

    Attributes:
        href: Its destination as it is written.
        line: The line of the destination, or of the block that contains it, from 1.
        column: The column of the destination, from 1.
        end_column: The column of the first character after it.
    """

    href: str
    line: int
    column: int
    end_column: int


class ParsedPage:
    """The links and the ids of one Markdown file.

    Attributes:
        links: The links, in order.
        anchors: The ids of its headings and its HTML, each with its line.
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
        lines = body.split("\n")
        slugger = Slugger()
        references: dict[str, object] = {}
        is_heading = False
        for token in _PARSER.parse(body, references):
            if token.type == "html_block":
                self._add_anchors(token, _ID.findall(token.content))
            elif token.type == "inline":
                # Headings are parsed for their text, other text only if it may have links or HTML.
                parser, markup = _PARSER, _LINK_OR_HTML
                if is_heading:
                    parser, markup = _HEADING_PARSER, _MARKUP
                children: list[Token] = []
                if markup.search(token.content):
                    parser.inline.parse(token.content, parser, references, children)
                html = [child.content for child in children if child.type == "html_inline"]
                self._add_anchors(token, _ID.findall("".join(html)))
                if is_heading:
                    shown = (child.content for child in children if child.type in _SHOWN)
                    text = "".join(shown) if children else token.content
                    self._add_anchors(token, [slugger.slug(text)])
                links = (child for child in children if child.type == "link_open")
                self._add_links([str(link.attrs["href"]) for link in links], token, lines)
            is_heading = token.type == "heading_open"

    def _add_anchors(self, token: Token, ids: Iterable[str]) -> None:
        first, _ = token.map or (0, 0)
        for each in ids:
            self.anchors.setdefault(each, first + 1)

    def _add_links(self, hrefs: list[str], token: Token, lines: list[str]) -> None:
        """Add the links of a block; the parser does not know their positions in it."""
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
        is_for_text: Whether the text between links is needed; emphasis takes a third of the time.
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
