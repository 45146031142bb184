"""Results that are read piece by piece: records and downloads."""
