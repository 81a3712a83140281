"""Pictures of windows and doors in a wall, from a few steps away."""
