"""Pictures of one product or part by itself."""
