"""Codes, versions and references, however they are written."""
