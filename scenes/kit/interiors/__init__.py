"""Rooms that look at a wall of windows."""
