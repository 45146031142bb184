"""Links inside the pages: whether each opens a page, and a part that the page has."""

from docs_config.links.cache import PageCache, verify_parser
from docs_config.links.check import check_links, find_broken_links

__all__ = ["PageCache", "check_links", "find_broken_links", "verify_parser"]
