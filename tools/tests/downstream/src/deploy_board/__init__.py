"""A board of what is deployed where."""
