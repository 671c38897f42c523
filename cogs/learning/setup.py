"""The registration of this package: rules, cards, help and guided first matches."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merge_presses
from cogs.learning.commands import Learning
from cogs.learning.further import Further
from cogs.learning.help import Help
from cogs.learning.lessons import Lessons


def setup(desk: Desk) -> Feature:
    """Return the feature: rules, cards, help and guided first matches."""
    learning, lessons, help_, further = Learning(desk), Lessons(desk), Help(desk), Further(desk)
    return Feature(
        cogs=[learning, help_],
        presses=merge_presses(learning.presses(), lessons.presses(), help_.presses(), further.presses()),
    )
