"""The version of the project, written here alone (`pyproject.toml` reads it).

A.B.C: C grows with fixes, B with features, A if an upgrade needs the operator. docs/host/upgrading.md lists the changes.
"""

from typing import Final

VERSION: Final = "0.7.0"
