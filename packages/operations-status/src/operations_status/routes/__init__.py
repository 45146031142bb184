"""The two routes: responses, long polls and feeds of changes."""
