"""Proper names and acronyms: which words are any, and what a span shows of them."""
