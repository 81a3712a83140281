"""Whole houses: volumes with roofs by archetype, the garden or street round them, a time of day, a shot."""
