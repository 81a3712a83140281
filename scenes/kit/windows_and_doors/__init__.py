"""Windows and doors by operating style. A unit's lower left corner is its origin; outside is -y, up is z."""
