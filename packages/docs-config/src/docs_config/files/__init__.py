"""Files on disk: those to check, those to leave out, and the boundary of a repository."""
