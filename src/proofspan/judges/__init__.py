"""Judges: models that look again at sentences which verification let pass. Off unless named; they can only refuse.

Each is a file of its own; nothing is imported from here. What a judge is stands in `verification.judge`.
"""
