"""Which revisions an asker may read, found for all of them at once: `Eligibility.admits` for each kind of policy, and
the days in arrays.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

import numpy as np
from numpy.typing import NDArray

from proofspan.documents import Policy, Validity
from proofspan.eligibility import Eligibility

Integers = NDArray[np.int64]
Mask = NDArray[np.bool_]
ALWAYS = Validity(None, None)
NEVER = date.max.toordinal() + 1


@dataclass(frozen=True, slots=True)
class Rights:
    """The policies of some revisions: `kinds` are the different ones apart from days, `of` names each revision's kind,
    `begins` and `ends` its first day in and first day out.
    """

    kinds: tuple[Policy, ...]
    of: Integers
    begins: Integers
    ends: Integers

    @classmethod
    def under(cls, policies: Sequence[Policy]) -> "Rights":
        """Those of revisions under these policies, in this order."""
        kinds: dict[tuple[object, ...], int] = {}
        made: list[Policy] = []
        of = np.zeros(len(policies), np.int64)
        for place, policy in enumerate(policies):
            kind = (policy.status, policy.products, policy.allowed_groups)
            if kind not in kinds:
                kinds[kind] = len(kinds)
                made.append(replace(policy, validity=ALWAYS))
            of[place] = kinds[kind]
        days = [(policy.validity.valid_from, policy.validity.valid_to) for policy in policies]
        begins = np.array([begin.toordinal() if begin else 0 for begin, _ in days], np.int64)
        ends = np.array([end.toordinal() if end else NEVER for _, end in days], np.int64)
        return cls(tuple(made), of, begins, ends)

    def admitting(self, eligibility: Eligibility) -> Mask:
        """Of each revision, whether the asker may read it on that day."""
        if not len(self.of):
            return np.zeros(0, bool)
        kinds = np.array([eligibility.admits(kind) for kind in self.kinds], bool)
        day = eligibility.as_of.toordinal()
        admitted: Mask = kinds[self.of] & (self.begins <= day) & (day < self.ends)
        return admitted
