"""The pages of a sidebar: the checks that they exist, and that all pages are listed."""

from docs_config.pages.check import find_defects, find_problems, folder_for
from docs_config.pages.folder import PagesFolder
from docs_config.pages.target import MANY_MISSING, collection_of, page_path
from docs_config.pages.target_check import examples_folder

__all__ = [
    "MANY_MISSING",
    "PagesFolder",
    "collection_of",
    "examples_folder",
    "find_defects",
    "find_problems",
    "folder_for",
    "page_path",
]
