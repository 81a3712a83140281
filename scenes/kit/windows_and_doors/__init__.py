"""Windows and doors by operating style. A unit's origin is its lower left outer corner; -y is outside, z up."""
