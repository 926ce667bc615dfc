"""Mutation testing: small changes of the source, and whether a test sees them (scripts/mutants.py)."""
