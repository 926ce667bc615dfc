"""Right answers in other English words than their spans', which no rule may hold anything against."""

import pytest

from proofspan.verification.comparing import compared
from proofspan.verification.rules import RULES

TOLD = [
    (
        (
            "Employees must submit expense claims within 30 days. Claims may be approved by the line "
            "manager or by Finance."
        ),
        [
            "Expense claims must be submitted within 30 days.",
            "Claims can be approved by Finance or the line manager.",
            "The line manager or Finance may approve claims.",
            "Employees have to submit claims within 30 days.",
        ],
    ),
    (
        "Visitors must wear a badge. They may not enter hall 2.",
        [
            "Visitors need to wear a badge.",
            "Visitors are not allowed to enter hall 2.",
            "Visitors cannot enter hall 2.",
            "Visitors must not enter hall 2.",
            "Visitors are forbidden from entering hall 2.",
        ],
    ),
    (
        "Passwords should be changed every 90 days.",
        [
            "It is recommended to change passwords every 90 days.",
            "Passwords should be changed every 90 days.",
            "You should change your password every 90 days.",
        ],
    ),
    (
        "The Buyer may deduct 0.5% for each week of delay.",
        [
            "The Buyer is entitled to deduct 0.5% for each week of delay.",
            "The Buyer can deduct 0.5% per week of delay.",
        ],
    ),
    (
        "The lessee is not required to insure the car.",
        ["The lessee need not insure the car.", "The lessee does not have to insure the car."],
    ),
    (
        "Up to five days may be carried over; they must be used by 31 March.",
        [
            "Up to five days can be carried over and must be used by 31 March.",
            "The days carried over must be used no later than 31 March.",
        ],
    ),
    (
        "Only full-time employees are entitled to a company car. Part-time employees may use the pool.",
        [
            "Full-time employees are entitled to a company car.",
            "Part-time employees may use the pool.",
            "Part-time employees are not entitled to a company car.",
            "All full-time employees are entitled to a company car.",
        ],
    ),
    (
        "The office is open from 9:00 to 18:00, Monday to Friday.",
        ["The office opens at 9:00.", "The office closes at 18:00.", "The office is open until 18:00."],
    ),
    (
        "The contract runs from 1 January 2025 until 31 December 2027.",
        [
            "The contract starts on 1 January 2025 and ends on 31 December 2027.",
            "The contract expires on 31 December 2027.",
            "The contract is in force from 1 January 2025 to 31 December 2027.",
        ],
    ),
    (
        "Turnover rose from 3.2 million in 2022 to 4.1 million in 2023.",
        [
            "Turnover rose to 4.1 million in 2023.",
            "In 2023 turnover reached 4.1 million.",
            "Turnover grew from 3.2 to 4.1 million between 2022 and 2023.",
        ],
    ),
    (
        "Payment is due by 15 July 2025.",
        [
            "Payment must arrive by 15 July 2025.",
            "Payment is due no later than 15 July 2025.",
            "The payment deadline is 15 July 2025.",
        ],
    ),
    (
        "The red button stops the line; the green button starts it.",
        [
            "To stop the line press the red button.",
            "The green button starts the line.",
            "The line is started with the green button and stopped with the red one.",
        ],
    ),
    (
        "If the LED is blinking red, call support. If it is solid green, the unit is ready.",
        [
            "Call support if the LED is blinking red.",
            "A solid green LED means the unit is ready.",
            "When the LED is green the unit is ready.",
        ],
    ),
    (
        (
            "The deposit is returned at the end of the lease, less the cost of damage; damage is kept "
            "out of the deposit."
        ),
        ["The deposit is returned at the end of the lease."],
    ),
    (
        "Access is reserved to staff with a badge.",
        [
            "Only staff with a badge have access.",
            "Staff with a badge have access.",
            "Access is only for staff with a badge.",
        ],
    ),
    (
        "The warranty can be extended; it should be registered online and must be claimed in writing.",
        [
            "The warranty must be claimed in writing.",
            "It is possible to extend the warranty.",
            "The warranty should be registered online.",
        ],
    ),
    (
        "Refunds are only paid to the original card, within 10 days.",
        [
            "Refunds are paid within 10 days.",
            "Refunds are paid to the original card within 10 days.",
            "Refunds cannot be paid to a different card.",
        ],
    ),
    (
        "The machine can reach 90 °C, so gloves must be worn.",
        [
            "The machine reaches 90 °C and gloves must be worn.",
            "Gloves are required because the machine can reach 90 °C.",
        ],
    ),
    (
        "Since 2019 the plant has run on gas; it was built in 2004.",
        ["The plant was built in 2004.", "The plant has run on gas since 2019."],
    ),
    (
        (
            "Staff must return keys when they leave. Keys that are lost must be reported and can be "
            "replaced for 20 euros."
        ),
        [
            "Lost keys can be replaced for 20 euros.",
            "Lost keys must be reported.",
            "When staff leave, they must return their keys.",
        ],
    ),
    (
        "The customer can cancel up to 24 hours before; later cancellations must be paid in full.",
        ["You can cancel up to 24 hours before.", "Late cancellations must be paid in full."],
    ),
    (
        "The system shall log every access and may send an alert.",
        ["Every access must be logged.", "The system can send an alert.", "The system logs every access."],
    ),
    (
        "Only in exceptional cases may the deadline be extended. The deadline is 30 June.",
        [
            "The deadline may be extended in exceptional cases.",
            "The deadline is 30 June.",
            "In exceptional cases the deadline can be extended.",
        ],
    ),
    (
        "The gate opens only after the alarm is switched off.",
        [
            "The gate opens after the alarm is switched off.",
            "The gate does not open before the alarm is switched off.",
            "The gate doesn't open until the alarm is switched off.",
        ],
    ),
    (
        "Only the buyer pays the fee; the seller pays nothing.",
        ["The buyer pays the fee.", "The seller does not pay the fee.", "The seller pays nothing."],
    ),
    ("Members only may vote.", ["Members may vote.", "Non-members may not vote."]),
    (
        "Free entry is only for children under 6; everyone else pays 5 euros.",
        ["Children under 6 enter free.", "Everyone else pays 5 euros.", "Entry is free for children under 6."],
    ),
    (
        "The offer was valid until 2023 and was renewed in 2024.",
        ["The offer was renewed in 2024.", "The offer was valid until 2023."],
    ),
    (
        "By 2030 emissions will fall by 40 % to 12 million tonnes.",
        ["Emissions will fall by 40 % by 2030.", "By 2030 emissions will fall to 12 million tonnes."],
    ),
    ("The net price is 40 euros, the gross price 48.", ["The net price is 40 euros.", "The gross price is 48 euros."]),
    (
        "The written part takes two hours, the oral one half an hour.",
        ["The written part takes two hours.", "The oral part takes half an hour."],
    ),
    (
        "Clean tools are kept in room 2 and dirty ones are returned to the workshop.",
        ["Clean tools are kept in room 2.", "Dirty tools are returned to the workshop."],
    ),
    (
        "Lock the cabinet at night and unlock it at 7:00.",
        ["The cabinet is locked at night.", "The cabinet is unlocked at 7:00."],
    ),
    (
        "A white paper on green energy was published; the black market was not covered.",
        ["A white paper on green energy was published."],
    ),
    (
        "The red team must test the system in May and the blue team may answer until June.",
        ["The red team must test the system in May.", "The blue team may answer until June."],
    ),
    (
        "Every member may propose a motion; motions must be seconded.",
        ["Motions must be seconded.", "Members may propose a motion.", "Any member may propose a motion."],
    ),
]


@pytest.mark.parametrize(("span", "answer"), [(span, answer) for span, answers in TOLD for answer in answers])
def test_a_right_answer_in_other_words_has_no_fault(span: str, answer: str) -> None:
    """Rules, rights, terms and colours as people tell them."""
    (sentence,) = compared(answer, [span], "en")
    assert [fault.message for rule in RULES for fault in rule(sentence)] == []
