"""Pictures of whole houses: the house of an archetype, its garden or street, the time of day and the camera."""
