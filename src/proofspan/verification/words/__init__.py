"""Words as verification compares them: stems and their kin, opposites, ordinary words, and other tables."""
