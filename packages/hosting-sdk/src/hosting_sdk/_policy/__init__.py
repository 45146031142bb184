"""Permission of calls, for the tool server and the command line: effects, policy, questions."""
