"""What is compared clause by clause: negation, opposites, quantifiers and bounds."""
