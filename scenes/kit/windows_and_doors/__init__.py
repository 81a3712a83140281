"""Windows and doors by operating style. The origin is a unit's lower left outer corner; -y is outside."""
