"""What is asked for at the address of a judge."""

from proofspan.encoders.address import Service

JUDGING = Service("judge", "/chat/completions", "PROOFSPAN_JUDGE_KEY")
