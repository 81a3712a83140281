"""Materials and the shader nodes that they consist of."""
