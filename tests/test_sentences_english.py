"""English sentences, written for this project: `¦` stands where one sentence ends and the next begins."""

import pytest

from proofspan.sentences import sentences

CASES = [
    # Plain stops.
    "The pump is off. ¦It stays off.",
    "Is the valve open? ¦Close it! ¦Then wait.",
    "Wait... ¦Now press RESET.",
    "It hums… ¦Then it stops.",
    "The unit waits... and starts again.",
    "Are you sure?! ¦Nobody is.",
    "One sentence without a stop",
    "The end .  ¦Of a spaced stop.",
    # Abbreviations.
    "Ask Dr. Hale before noon. ¦She knows.",
    "Mr. and Mrs. Grant signed. ¦We did too.",
    "Use a sealant, e.g. Loctite, on the thread. ¦Let it cure.",
    "The seal, i.e. The ring of rubber, must be dry. ¦Check it.",
    "See Fig. 3 and Figs. 4 to 6. ¦They show the rack.",
    "See No. 5 in the list. ¦It is short.",
    "Did it start? ¦No. ¦The fuse was blown.",
    "The answer is no. ¦The fuse is fine.",
    "Order parts No. 7 and No. 8. ¦Pay later.",
    "Pages are in vol. 2, pp. 14 to 18, ch. VII. ¦Read them.",
    "The gap is approx. 3 mm. ¦Do not widen it.",
    "Seals, rings, etc. are in the box. ¦Count them.",
    "Bring seals, rings, etc. ¦The box is small.",
    "Acme Inc. makes the pump. ¦Its price is low.",
    "Art. 5 and sec. 2 apply. ¦So does App. B of the annex.",
    "The hose takes max. 8 bar. ¦More breaks it.",
    "Run it vs. the old unit. ¦Compare both.",
    "Open until 5 p.m. on Friday. ¦Closed on Monday.",
    "Open until 5 p.m. ¦The gate closes later.",
    "The U.S. President spoke. ¦Nobody heard.",
    "It was made in the U.S. ¦The label says so.",
    "From 1 Feb. 2026 the term is thirty days. ¦Before, it was fourteen.",
    "The term began in Feb. ¦It ends in Dec. 2026.",
    "St. Mary is open. ¦Turn into Main St. ¦The door is green.",
    # Initials and labels.
    "J. R. Moss and K. Lind wrote it. ¦It is good.",
    "Between May and June, V. Martin moved it. ¦P. Moss did not.",
    "W.H. Lane built it. ¦He sold it.",
    "Choose plan B. ¦Plan A is closed.",
    "Only appendix C. ¦Nothing else.",
    "He and I. ¦The others left.",
    "Let the width be x. ¦Multiply it.",
    # Numbers, versions, files, addresses.
    "The value is 3.5 bar. ¦It was 3.",
    "The default is 0.6. ¦A float is expected.",
    "The default is 0.6. ¦it may be raised.",
    "Python 3.14.4 is out. ¦Version 3.14 was before it.",
    "Open config.toml. ¦Save it as config.bak.toml.",
    "Read https://example.org/a.html?x=1. ¦Then close it.",
    "Write to ops@example.org. ¦They answer.",
    "Call math.floor() first. ¦math.ceil comes later.",
    "The .env file is read. ¦Uses .NET. ¦The rest is Python.",
    "Section 4.2.1 holds it. ¦5 pages follow.",
    "There were 12. ¦7 were broken.",
    # Quotes, brackets, emphasis.
    "“Close the valve.” ¦He did.",
    'She said "Stop." ¦Then she left.',
    '"Is it on?" he asked. ¦It was.',
    "«Leave it.» ¦They left.",
    "»Leave it.« ¦They left.",
    "(It is closed on Monday.) ¦Come on Tuesday.",
    "The list [see p. 5.] ¦Next came the bill.",
    "**Stop the unit.** ¦Wait for silence.",
    "He called it ‘done.’ ¦It was not.",
    "Yahoo! is a name. ¦So is Oh! as a cry.",
    # Citations.
    "The term is 30 days [S1]. ¦It was 14 [S2].",
    "The term is 30 days. [S1] ¦It was 14. [S2]",
    "The term is 30 days. [S1, S2] ¦It was 14. [S3][S4]",
    "The term is 30 days.[S1] ¦It was 14 [S1][S2].",
    "The term is 30 days [S1]. ¦it applies to ops too [S2].",
    "The term is 30 days. [S1]. ¦It was 14.",
    "Is it 30 days? [S1] ¦it is 14. [S2]",
    "30. [S1] ¦The rest follows.",
    "It was made in the U.S. [S1] ¦Sales rose [S2].",
    "Rings, seals, etc. [S1] and a box. ¦See e.g. [S2] for more.",
    "[S3]. ¦The rest follows [S1].",
    # Lines, lists, headings, tables.
    "The hose\nis rated at\n8 bar. ¦Check\r\nit.",
    "# Pump P2\n¦The pump stops. ¦Reset it.",
    "Pump P2\n-------\n¦\nThe pump stops.",
    "A title alone\n\n¦The pump stops.",
    "Do this:\n¦- press RESET\n¦- wait 10 s\n¦- call ops",
    "Do this: press RESET.",
    "Steps\n\n¦1. Press RESET. ¦Wait 10 s.\n¦2. Call ops.",
    "Press first. ¦2. Call ops. ¦3. Wait.",
    "Choose:\n¦a) the left door;\n¦b) the right one\n   behind the wall.",
    "See step\n5. ¦Then rest.",
    "fault | fix\n¦E1 | check fuse. Then reset.\n¦E2 | reset",
    "|fault|fix|\n¦|---|---|\n¦|E1|check fuse|\n\n¦Done.",
    "Run:\n¦```\n¦x = f(1.5)\n¦y = 2\n¦```\n¦It prints. ¦Done.",
    "• first\n¦• second, which is\nlonger\n¦• third",
]


@pytest.mark.parametrize("case", CASES)
def test_english(case: str) -> None:
    """Each text has exactly the sentences that its marks show."""
    text = case.replace("¦", "")
    assert [span.of(text) for span in sentences(text)] == [part.strip() for part in case.split("¦")]
