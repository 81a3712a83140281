"""Plants that grow from their own seeds; `nursery.py` names them, `grounds.py` plants them."""
