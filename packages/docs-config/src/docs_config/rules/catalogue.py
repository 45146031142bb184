"""The catalogue of rules: what each one finds, and what the site does with it."""

from __future__ import annotations

from typing import Literal, NamedTuple

Level = Literal["error", "warning", "error or warning"]
Repair = Literal["--fix", "--unsafe-fixes"] | None


class Rule(NamedTuple):
    """One rule.

    Attributes:
        summary: What it finds, in one sentence.
        site: What the site does with it.
        level: The level of its findings without settings.
        repair: The option that repairs what it finds, if one can.
    """

    summary: str
    site: str
    level: Level = "error"
    repair: Repair = None


_REFUSED = "The site cannot parse the file: every page of the documentation shows an error."

RULES = {
    "additionalProperties": Rule(
        "An object has a property that the format does not know.",
        "The site drops unknown names silently, so a misspelt optional name has no effect.",
        repair="--fix",
    ),
    "enum": Rule(
        "A value is not one of those that the format allows.",
        "The site refuses the whole file over an unknown tab.",
        repair="--unsafe-fixes",
    ),
    "required": Rule(
        "An object lacks a property that the format demands.",
        "The site refuses the whole file without sections, a label, a target or children; it does "
        "not read docSearch.",
    ),
    "type": Rule(
        "A value has another type than the format demands.",
        "The site refuses the whole file, except for what stands in docSearch.",
        repair="--unsafe-fixes",
    ),
    "json/byte-order-mark": Rule(
        "The file begins with a byte order mark.",
        "The site drops the mark when it fetches the file; a local development run fails.",
        "warning",
        "--fix",
    ),
    "json/comment": Rule("The file contains a comment.", _REFUSED, repair="--fix"),
    "json/constant": Rule("The file contains NaN or Infinity.", _REFUSED),
    "json/duplicate-key": Rule(
        "An object has the same name twice.",
        "The site takes the last value and drops the others silently.",
    ),
    "json/empty": Rule("The file is empty.", _REFUSED),
    "json/encoding": Rule(
        "The file is not UTF-8.",
        "The site replaces each byte that is not UTF-8 by U+FFFD, which readers see.",
    ),
    "json/lone-surrogate": Rule(
        "A string contains half of a surrogate pair.",
        "The site takes it, and readers see U+FFFD.",
    ),
    "json/merge-conflict": Rule("The file contains an unresolved merge conflict.", _REFUSED),
    "json/nesting": Rule(
        "Arrays and objects are nested too deeply.",
        "The site drops what it does not know, however deep it is; other parsers give up.",
    ),
    "json/syntax": Rule("The file is not JSON.", _REFUSED, repair="--unsafe-fixes"),
    "json/trailing-comma": Rule("A list or an object ends with a comma.", _REFUSED, repair="--fix"),
    "json/trailing-data": Rule("Something follows the JSON value.", _REFUSED),
    "json/utf-16": Rule("The file is UTF-16 or UTF-32.", _REFUSED),
    "pages/absolute-target": Rule(
        "A target begins with a slash and so leaves the documentation.",
        "The site starts at its own root, not at this documentation.",
        "error or warning",
        "--unsafe-fixes",
    ),
    "pages/bad-path": Rule(
        "A target is a path that the site refuses to open.",
        "The site answers 404 without looking for a file.",
    ),
    "pages/case": Rule(
        "A path differs from the file's in upper and lower case.",
        "The site fetches the file by its exact name and answers 404.",
        "error or warning",
        "--unsafe-fixes",
    ),
    "pages/dead-target": Rule(
        "A target opens no page.",
        "The site answers 404; for a page of a framework it shows the framework's index.",
        repair="--unsafe-fixes",
    ),
    "pages/duplicate-label": Rule(
        "Two entries of one list have the same label.",
        "The site shows both, and readers cannot tell them apart.",
        "warning",
    ),
    "pages/duplicate-target": Rule(
        "A target is listed twice for the same reader.",
        "The site highlights both entries, and previous and next skip between them.",
        "warning",
        "--unsafe-fixes",
    ),
    "pages/empty-section": Rule(
        "A section has no page.",
        "The site leaves the section out; Community Resources is an entry of its menu instead.",
        "warning",
        "--unsafe-fixes",
    ),
    "pages/external-target": Rule(
        "A target is an external link.",
        "The site opens a target that begins with http in a new tab, without previous and next.",
        "error or warning",
    ),
    "pages/framework": Rule(
        "A framework group or path is not the one that the site expects.",
        "The site never shows a group whose label is not a framework's id, nor a second one.",
        "error or warning",
        "--unsafe-fixes",
    ),
    "pages/index-double": Rule(
        "A page is listed under two addresses, one of them ending in /index.",
        "The site highlights one of the entries alone.",
        "warning",
        "--unsafe-fixes",
    ),
    "pages/masked-target": Rule(
        "A target has no page, and the site shows another one instead.",
        "The site redirects: by redirect_from, between frameworks, or to an index.",
        "warning",
        "--unsafe-fixes",
    ),
    "pages/md-suffix": Rule(
        "A target ends in .md and so opens raw Markdown.",
        "The site answers with the file as it is, outside of its layout.",
        repair="--unsafe-fixes",
    ),
    "pages/not-canonical": Rule(
        "A target opens its page under an address that is not highlighted.",
        "The site compares targets as text: it neither highlights the entry nor links to its "
        "neighbours.",
        "warning",
        "--unsafe-fixes",
    ),
    "pages/orphan": Rule(
        "A page is in no section.",
        "The site opens the page by its address, but no sidebar leads to it; a folder of reference "
        "pages is judged as a whole.",
        "warning",
        "--unsafe-fixes",
    ),
    "pages/unreadable": Rule(
        "A folder of pages cannot be listed.",
        "Nothing is known of what the site shows of it, or of the redirects in its front matter.",
        "warning",
    ),
    "links/anchor": Rule(
        "A link leads to a part that its page does not have.",
        "The site opens the page at its top.",
        "warning",
    ),
    "links/case": Rule(
        "The path of a link differs from the file's in upper and lower case.",
        "The site fetches the file by its exact name and answers 404.",
    ),
    "links/dead": Rule(
        "A link leads to no page.",
        "The site answers 404; for a page of a framework it shows the framework's index.",
    ),
    "links/unchecked": Rule(
        "The links inside the pages are not checked, because the Markdown parser is not installed.",
        "Nothing is known of what the site answers to them.",
        "warning",
    ),
    "moves/lost-page": Rule(
        "A change removes the address of a page, and no page redirects from it.",
        "The site answers 404 to every link and bookmark that leads there.",
        "error or warning",
        "--fix",
    ),
    "moves/lost-anchor": Rule(
        "A change removes the id of a heading.",
        "The site opens the page at its top for every link that leads to the heading.",
        "warning",
    ),
    "moves/redirect-loop": Rule(
        "A change makes redirects lead back to their own page.",
        "The site shows the page and ignores the redirect, until the page is gone.",
        "warning",
    ),
    "moves/redirect-shadowed": Rule(
        "A change makes a redirect useless: another page answers its address.",
        "The site looks for a page first, and takes the first page that redirects.",
        "warning",
    ),
}
"""The rules by name, in the order of the reference."""
