"""What a person reads in a terminal. Document text is shown, never obeyed: no markup, no control characters."""
