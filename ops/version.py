"""The version of the project: here and nowhere else (`pyproject.toml` reads it from here).

A.B.C: C rises with what mends, B with what is new, A where an upgrade needs a hand. docs/host/upgrading.md says what each brings.
"""

from typing import Final

VERSION: Final = "0.7.0"
