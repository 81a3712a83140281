"""Everything our pictures are built from: no photograph, texture, model or sky from outside."""
