"""The Alt texts of ladders and of the tables of seasons: the own place, then the rows from the first place on."""

from __future__ import annotations

from tournaments.views.leagues import LadderPage, LadderRow, SeasonPage, SeasonRow
from words.safe import plain_name
from words.tournaments.pictures.alt_parts import alt_text
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import decimal_figure


def ladder_alt(page: LadderPage, words: PictureWords) -> str:
    """Return the Alt text of a page of a ladder: places and names, the last moves, and who plays against whom."""
    title = words.league_title(page, plain_name(page.title, default=""))
    sentences = [words.headed(title, page.page, page.pages)]
    own = page.own_row or next((row for row in page.rows if row.person == page.own), None)
    if own is not None:
        sentences.append(words.say("picture-alt-league-place", place=own.place, people=page.people))
    return alt_text(sentences, [_ladder_row(row, words) for row in page.rows], words.say)


def season_alt(page: SeasonPage, words: PictureWords) -> str:
    """Return the Alt text of a page of a season's table: places, names and totals, and who goes up and down."""
    say = words.say
    title = words.league_title(page, plain_name(page.title, default=""))
    sentences = [words.headed(title, page.page, page.pages)]
    own = page.own_row or next((row for row in page.rows if row.person == page.own), None)
    if own is not None:
        sentences.append(say("picture-alt-season-place", place=own.place, points=decimal_figure(own.total, say)))
    return alt_text(sentences, [_season_row(page, row, words) for row in page.rows], say)


def _ladder_row(row: LadderRow, words: PictureWords) -> str:
    line = words.say("picture-alt-ladder-row", place=row.place, name=words.name(row.person))
    if row.moved:
        line = words.say(f"picture-alt-ladder-{'rose' if row.moved > 0 else 'sank'}", row=line, moved=abs(row.moved))
    if row.made is None:
        return line
    key = "picture-alt-ladder-plays" if row.made.accepted else "picture-alt-ladder-challenges"
    return words.say(key, row=line, other=row.made.place)


def _season_row(page: SeasonPage, row: SeasonRow, words: PictureWords) -> str:
    say = words.say
    line = say("picture-alt-row", place=row.place, name=words.name(row.person), points=decimal_figure(row.total, say))
    if row.move == "stays":
        return line
    return say("picture-alt-season-move", row=line, move=say(f"picture-season-{row.move}", over=int(page.over)))
