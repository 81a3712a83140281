"""Furnished rooms that a camera outside sees through windows and doors."""
