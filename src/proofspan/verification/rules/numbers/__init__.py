"""Numbers: values, units, ranges, and what is said in other words."""
