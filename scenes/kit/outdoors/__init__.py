"""Things on a terrace and on outer walls: furniture, lights, fixtures, pots and climbing plants."""
