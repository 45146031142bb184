"""How tasks record operations: the recorder, the block of an operation, the heartbeat."""
