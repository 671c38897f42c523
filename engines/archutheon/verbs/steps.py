"""The steps of all verbs. Each step is in the file of the verb that alone uses it."""

from __future__ import annotations

from engines.kernel.steps.registry import Steps

verb_steps = Steps()
step = verb_steps.step
