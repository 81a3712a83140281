"""Walls with openings, and their claddings. A wall runs along x, begins at z = 0, and faces -y. Meters."""
