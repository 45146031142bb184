"""The pages behind a navigation: do they exist, and are all of them listed?"""

from docs_config.pages._check import find_defects, find_problems, folder_for
from docs_config.pages._folder import PagesFolder
from docs_config.pages._targets import examples_folder

__all__ = ["PagesFolder", "examples_folder", "find_defects", "find_problems", "folder_for"]
