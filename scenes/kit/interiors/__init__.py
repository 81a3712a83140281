"""Pictures of rooms, seen toward a wall with windows."""
