"""Plants, each from a random seed. `nursery.py` lists them by name, `grounds.py` puts them into gardens."""
