"""The papers say what is so: links and pictures are there, commands, buttons, make targets and modules that they name exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tools.make import architecture

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "tests/**/*.md", "tools/**/*.md")
    for path in ROOT.glob(pattern)
    if not path.is_symlink()
)
GUIDES = {
    "en": ("play/playing.md", "play/organising.md", "play/tournaments.md"),
    "ru": ("play/playing.ru.md", "play/organising.ru.md", "play/tournaments.ru.md"),
}
LOCALES = ROOT / "data" / "locales"


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def code(text: str) -> str:
    """Return the text without blocks of code."""
    return re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """Return the anchors of the headings of a page, as links have them after the sign #."""
    headings = re.findall(r"^#+ (.+)$", code(page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@cache
def texts(language: str) -> dict[str, str]:
    """Return the first lines of all texts and terms of a language by key."""
    found: dict[str, str] = {}
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        found |= dict(re.findall(r"^(-?[a-z][\w-]*) = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    return found


def labels(language: str) -> set[str]:
    """Return all texts of a language that may stand on a control: first lines, and the variants of those that have a number."""
    variants = (
        re.findall(r"^ +\*?\[\w+\] (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in (LOCALES / language).rglob("*.ftl")
    )
    return {*texts(language).values()}.union(*variants)


def commands(language: str) -> dict[str, str]:
    """Return the commands as they are called in a language, by the key of their name."""
    names = {key: text for key, text in texts(language).items() if re.fullmatch(r"command-[\w-]+-name", key)}
    return {
        key: name for key, name in names.items() if not re.match("command-(play|tournament|league|deck)-(?!name)", key)
    }


def names_in(text: str) -> set[str]:
    """Return the commands that a page names: in code, with a slash before them and no path behind them."""
    return set(re.findall(r"`/([\w-]+)(?=[` ])", code(text)))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_to_a_file(page: Path) -> None:
    text = code(page.read_text(encoding="utf-8"))
    links = [*re.findall(r"\]\(([^)\s]+)\)", text), *re.findall(r'src="([^"]+)"', text)]
    lost = []
    for link in links:
        path = link.partition("#")[0]
        if path and "://" not in path and not (page.parent / path).exists():
            lost.append(link)
    assert lost == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_anchor_of_a_page_is_a_heading(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]*#[^)\s]+)\)", code(page.read_text(encoding="utf-8"))):
        path, _, anchor = link.partition("#")
        if "://" not in path:
            assert anchor in anchors(page.parent / path if path else page), link


def test_the_page_of_commands_has_each_command_of_the_bot_and_no_other() -> None:
    table, _, russian = (ROOT / "docs/play/commands.md").read_text(encoding="utf-8").partition("\n## In Russian\n")
    here, there = commands("en"), commands("ru")
    assert names_in(table) == set(here.values())
    pairs = set(re.findall(r"`/(\S+)` `/(\S+)`", russian))
    assert pairs == {(name, there[key]) for key, name in here.items()}


def options(language: str) -> dict[str, str]:
    """Return the options of commands as they are called in a language: what has a description besides its name."""
    known = texts(language)
    found = {key: name for key, name in known.items() if re.fullmatch(r"option-[\w-]+-name", key)}
    return {key: name for key, name in found.items() if f"{key.removesuffix('-name')}-description" in known}


def test_the_page_of_commands_has_each_option_in_both_languages() -> None:
    _, _, russian = (ROOT / "docs/play/commands.md").read_text(encoding="utf-8").partition("\n## In Russian\n")
    here, there = options("en"), options("ru")
    pairs = set(re.findall(r"`([\w-]+)` `([\w-]+)`(?= \|)", russian))
    assert pairs == {(name, there[key]) for key, name in here.items()}


def test_every_command_in_the_code_has_a_name_in_the_texts() -> None:
    """So that the names above are those of the bot's commands."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "cogs").rglob("*.py"))
    found = re.findall(r'(?:command\(\s*|\s)name=command_name\("([\w-]+)", "(command-[\w-]+)"\)', sources)
    assert {f"{key}-name": name for name, key in found} == commands("en")


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_page_names_no_command_that_is_not_there(page: Path) -> None:
    known = {*commands("en").values(), *commands("ru").values()}
    assert names_in(page.read_text(encoding="utf-8")) - known == set()


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_page_names_no_make_target_and_no_module_that_is_not_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:`|^|= ?\d+ )make ([a-z]+)", text, re.MULTILINE)) <= targets
    modules = {name for name in re.findall(r"python3? -m ([\w.]+)", text) if name not in {"venv", "pip"}}
    places = {name: ROOT / name.replace(".", "/") for name in modules}
    assert [name for name, at in places.items() if not (at.with_suffix(".py").exists() or at.is_dir())] == []


@pytest.mark.parametrize(("language", "page"), [(language, page) for language in GUIDES for page in GUIDES[language]])
def test_what_a_guide_calls_a_control_is_written_on_one(language: str, page: str) -> None:
    """Bold words are the name of a control, unless they begin a paragraph or an item."""
    known = labels(language)
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    bold = re.sub(
        r"^(?:- |\d+\. )?\*\*[^*\n]+\*\*",
        lambda head: head[0] if head[0].lstrip("-0123456789. ").strip("*") in known else "",
        text,
        flags=re.MULTILINE,
    )
    assert set(re.findall(r"\*\*([^*\n]+)\*\*", bold)) - known == set()


def test_the_picture_of_the_layers_is_as_it_is_painted_now() -> None:
    assert (ROOT / "docs" / "develop" / architecture.FILE).read_bytes() == architecture.picture()


def test_the_changelog_has_this_version_at_its_top() -> None:
    from ops.version import VERSION  # the one place of it

    newest = re.search(r"^## \[([\d.]+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == VERSION
