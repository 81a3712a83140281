"""What hangs inside windows: curtains with their rods, shades and blinds."""
