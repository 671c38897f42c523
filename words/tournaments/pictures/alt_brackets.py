"""The Alt text of a bracket: the own path, then round by round the pairings with their results."""

from __future__ import annotations

from collections.abc import Iterator

from tournaments.views.brackets import BracketPage, MatchView
from words.tournaments.pictures.alt_parts import alt_text
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import score_sign


def bracket_alt(page: BracketPage, words: PictureWords) -> str:
    """Return the Alt text of a page of a bracket; the latest rounds with results come first."""
    say = words.say
    sentences = [words.headed(words.bracket_title(page), page.page, page.pages)]
    if page.champion:
        sentences.append(say("picture-alt-champion", name=words.name(page.champion)))
    own = [f"{round_}: {_match(match, words)}" for round_, match in _matches(page, words) if page.own in match.sides]
    if page.own and own:
        sentences.append(say("picture-alt-own", what="; ".join(own)))
    parts = []
    for column in reversed(page.columns):
        shown = [match for match in column.matches if max(match.sides) > 0]
        found = [_match(match, words) for match in shown if not (page.own and page.own in match.sides)]
        if page.third is not None and column is page.columns[-1] and max(page.third.sides) > 0:
            parts.append(f"{say('picture-third')}: {_match(page.third, words)}")
        if found:
            parts += [f"{words.column(column)}: {found[0]}", *found[1:]]
    return alt_text(sentences, parts, say)


def _matches(page: BracketPage, words: PictureWords) -> Iterator[tuple[str, MatchView]]:
    for column in page.columns:
        for match in column.matches:
            yield words.column(column), match
    if page.third is not None:
        yield words.say("picture-third"), page.third


def _match(match: MatchView, words: PictureWords) -> str:
    """Return both sides with the score, and which table it is at while it is played."""
    say = words.say
    if min(match.sides) <= 0:
        key = "picture-alt-bye" if match.state == "bye" else "picture-alt-waits"
        return say(key, name=words.name(max(match.sides)))
    one, other = map(words.name, match.sides)
    both = say("picture-alt-against", one=one, other=other)
    if match.score:
        score = "–".join(score_sign(sign, say) for sign in match.score)
        both = say("picture-alt-score", pairing=both, score=score)
    if match.state == "running":
        return say("picture-alt-running", pairing=both, table=match.table)
    if match.state == "waiting":
        return say("picture-alt-waiting", pairing=both, table=match.table)
    return both
