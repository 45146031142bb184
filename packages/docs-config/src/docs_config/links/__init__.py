"""Links inside the pages: the check that each opens a page, and an anchor that exists."""

from docs_config.links.cache import PageCache, verify_parser
from docs_config.links.check import check_links, find_broken_links

__all__ = ["PageCache", "check_links", "find_broken_links", "verify_parser"]
