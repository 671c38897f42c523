"""Refusals name the rule: each kind of question has one, and `/rules` explains it."""

from __future__ import annotations

import tomllib

from engines.brawl.content.pack import FOLDER
from engines.brawl.game import BRAWL


def test_each_kind_of_question_has_a_rule_that_a_topic_explains() -> None:
    assert {*BRAWL.question_rules} == {*BRAWL.decisions}
    topics = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))["topics"]
    explained = {rule for topic in topics for rule in topic["rules"]}
    assert {*BRAWL.question_rules.values()} - explained == set()
