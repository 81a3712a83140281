"""Pictures of whole houses: a house of an archetype, its garden or street, the time of day, the camera."""
