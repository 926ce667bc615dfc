"""What numbers, dates and codes are said of."""
