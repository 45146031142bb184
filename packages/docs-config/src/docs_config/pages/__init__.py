"""The pages behind a navigation: do they exist, and are all of them listed?"""

from docs_config.pages._check import find_problems, folder_for

__all__ = ["find_problems", "folder_for"]
