"""The links inside the pages: does each open a page, and the part of it that is meant?"""

from docs_config.links._cache import PageCache, verify_parser
from docs_config.links._check import find_broken_links

__all__ = ["PageCache", "find_broken_links", "verify_parser"]
