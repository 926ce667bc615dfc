"""The pieces of pattern that dates are made of."""

DAY = r"(?:0?[1-9]|[12]\d|3[01])"
SAID = r"\d{1,2}"
"""A day beside a month and a year, be it the 45th: then a date is said that nothing says."""

ORDINAL = r"(?:st|nd|rd|th|°|º|ª)?"
NO_DAY_AFTER = r"(?![\w%°]|[.,:/]\d|\s*(?:%|per\s?cent))"

TO = r"\s*-\s*(?:the\s+)?|\s+(?:to|through|thru|until|till|al|fino\s+al)\s+(?:the\s+)?|\s+(?:all['’]|fino\s+all['’])\s*"
"""What joins the first and the last day."""

AND = r"\s*,\s*|,?\s+(?:and|or|e|ed|o|&)\s+(?:the\s+|il\s+|del\s+|dal\s+|l['’]|dell['’])?"
"""What lists days, and other things."""

REACH = 40
"""Characters looked at before a date."""

CHAIN = 6
"""Days that may share one month."""
