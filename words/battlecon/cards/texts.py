"""The cards of BattleCON in words: names from the pack, texts generated from what the cards do (BC-81, BC-82)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Ability, Advantage, Bonuses, Card, Kit, Token
from engines.battlecon.content.vocabulary import Amount
from engines.kernel.languages import all_languages
from words.battlecon.cards.amounts import Lexicon, formula
from words.battlecon.cards.effects import effect_text
from words.common.card_effects import EffectText, Quantity, full_stops
from words.common.pack_words import PackWords
from words.texts import Language, figure, signed

__all__ = ["CardWords", "EffectText", "Figures"]


class Figures(NamedTuple):
    """The figures of a card as they are printed: "1~2", "+1", "4▲"; "*" stands after a fixed one."""

    range: str
    power: str
    priority: str
    guard: str


class CardWords(PackWords[Pack]):
    """Words for the cards of a pack in one language. Names of parts are those of the pack: "claus.tailwind", "strike".

    Unknown names raise KeyError.
    """

    def __init__(self, language: Language, pack: Pack, *, strict: bool = False) -> None:
        super().__init__(language, pack, strict=strict)
        self._texts: dict[str, tuple[EffectText, ...]] = {}

    # ---------------------------------------------------------------- names

    def fighter(self, kit: str) -> str:
        """Return the name of a fighter."""
        return self.pack.kit[kit].name.in_language(self.language)

    def card(self, name: str) -> str:
        """Return the name of a style, a base or a side of a finisher."""
        return self.pack.card[name].name.in_language(self.language)

    def part(self, name: str) -> str:
        """Return the name of anything that has effects: a card, a token, a special card, an ability, a support token."""
        return self.pack.part[name].name.in_language(self.language)

    def token(self, name: str) -> str:
        """Return the name of a token or counter."""
        return self.pack.token[name].name.in_language(self.language)

    def marker(self, kit: str, marker: str) -> str:
        """Return the name of a marker."""
        found = {each.id: each for each in self.pack.kit[kit].markers}
        return found[marker].name.in_language(self.language)

    def pair(self, style: str, base: str) -> str:
        """Return the name of the attack that two cards make: "Tailwind Strike"."""
        name = self.card(base)
        if all_languages().of(self.language).small_within:
            name = name[:1].lower() + name[1:]
        return self.say("battlecon-pair", style=self.card(style), base=name)

    # ---------------------------------------------------------------- figures

    def figures(self, name: str) -> Figures:
        """Return the figures of a card: those of styles with their sign, all others plain."""
        card = self.pack.card[name]
        number = signed if self._is_style(name) else figure
        power = self.say("battlecon-figure-none") if card.power == "none" else "X"
        guard = self.say("battlecon-figure-stable") if card.guard == "stable" else number(card.guard)
        shown = {
            "range": self._range(card),
            "power": number(card.power) if isinstance(card.power, int) else power,
            "priority": number(card.priority) + ("▲" if card.tie else ""),
            "guard": guard,
        }
        return Figures(**{key: text + ("*" if key in card.fixed else "") for key, text in shown.items()})

    def _range(self, card: Card) -> str:
        if card.range == "none":
            return self.say("battlecon-figure-none")
        if card.range == "x":
            return "X"
        least, most = card.range
        return figure(least) if least == most else f"{figure(least)}~{figure(most)}"

    def _is_style(self, name: str) -> bool:
        kit, _, card = name.rpartition(".")
        return name == self.pack.common.maneuver.id or (
            kit != "" and card in {style.id for style in self.pack.kit[kit].styles}
        )

    # ---------------------------------------------------------------- effects

    def effects(self, name: str) -> list[EffectText]:
        """Return the texts of a part's effects, one by one."""
        if name not in self._texts:
            self._texts[name] = tuple(self._effects(name))
        return list(self._texts[name])

    def text(self, name: str) -> str:
        """Return the effects of a part as one paragraph, "" if it has none."""
        effects = self.effects(name)
        # What holds always would seem to belong to the phase before it; how a token is used comes before all.
        first = effects[:1] if isinstance(self.pack.part[name], Token) else []
        rest = sorted(effects[len(first) :], key=lambda effect: bool(effect.when))
        return " ".join(self._line(effect) for effect in (*first, *rest))

    def _line(self, effect: EffectText) -> str:
        if not effect.when:
            return effect.text
        return self.say("battlecon-line", when=effect.when, text=effect.text[:1].lower() + effect.text[1:])

    def _effects(self, name: str) -> Iterator[EffectText]:
        part = self.pack.part[name]
        kit, dot, _ = name.rpartition(".")
        lexicon = Lexicon(self.say, self.pack.kit[kit] if dot else None)
        if isinstance(part, Card):
            yield from self._unknowns(lexicon, part)
        elif isinstance(part, Token) and lexicon.kit is not None:
            yield from self._use(lexicon, lexicon.kit, part)
        elif isinstance(part, Bonuses):
            yield EffectText("", full_stops(self.say("battlecon-team-bonus", life=part.life, force=part.force)))
        elif isinstance(part, Ability) and lexicon.kit is not None:
            yield from self._setup(lexicon, lexicon.kit)
        for effect in part.effects:
            yield effect_text(lexicon, effect)
        if isinstance(part, Ability):
            if part.form_in_discard:
                yield EffectText("", full_stops(self.say("battlecon-form-in-discard")))
            for advantage in part.advantages:
                made = effect_text(lexicon, advantage.effect, self._advantage(advantage))
                yield made._replace(text=f"{made.text} {self._whose(lexicon)}") if advantage.opponent else made

    def _unknowns(self, lexicon: Lexicon, card: Card) -> Iterator[EffectText]:
        """Yield the meaning of a card's figures X (BC-17)."""
        if card.range == "x" and card.x_marker is not None:
            marker = lexicon.marker(card.x_marker)
            yield EffectText("", full_stops(self.say("battlecon-x-range", within=card.x_within, marker=marker)))
        if isinstance(card.power, Amount):
            yield EffectText("", full_stops(self.say("battlecon-x-power", what=formula(lexicon, card.power))))

    def _use(self, lexicon: Lexicon, kit: Kit, token: Token) -> Iterator[EffectText]:
        """Yield the use of a token as an advantage (BC-35, BC-94); a counter is not."""
        if token.counter:
            return
        if token.amounts:
            numbers = self.say.join([figure(n) for n in token.amounts], "battlecon-list-or")
            tokens = self.say("battlecon-token-list", list=numbers, tokens=lexicon.tokens("many", token.id))
        elif token.per_beat == 0:
            tokens = lexicon.tokens("any_number", token.id)
        elif token.per_beat == 1:
            tokens = lexicon.tokens("count", token.id, Quantity("1", 1))
        else:
            tokens = lexicon.tokens("limit", token.id, Quantity(figure(token.per_beat), token.per_beat))
        once = bool(token.amounts) or token.per_beat == 1
        clauses = [self._group(lexicon, kit, token, tokens)]
        if token.queue:
            clauses.append(self.say("battlecon-token-queue"))
        text = f"{full_stops(*clauses)} {self._whose(lexicon)}" if token.given else full_stops(*clauses)
        yield EffectText(self._advantage_kind(given=token.given, once=once), text)

    def _whose(self, lexicon: Lexicon) -> str:
        """Return the note about who is meant where an opponent uses what the fighter gives (BC-35)."""
        fighter = lexicon.kit.name.in_language(self.language) if lexicon.kit else ""
        return full_stops(self.say("battlecon-whose", fighter=fighter))

    def _group(self, lexicon: Lexicon, kit: Kit, token: Token, tokens: str) -> str:
        """Return the use of a token, with the limit that its group shares."""
        group = [each for each in kit.tokens if token.group is not None and each.group == token.group]
        if len(group) < 2:
            return self.say("battlecon-token-use", tokens=tokens)
        if group == [each for each in kit.tokens if not each.counter]:
            limit = lexicon.tokens("limit", None, Quantity(figure(token.per_beat), token.per_beat), held="token")
            return self.say("battlecon-token-use-group", tokens=tokens, limit=limit)
        names = ", ".join(each.name.in_language(self.language) for each in group)
        return self.say("battlecon-token-use-named", tokens=tokens, n=token.per_beat, group=names)

    def _setup(self, lexicon: Lexicon, kit: Kit) -> Iterator[EffectText]:
        """Yield the fighter's start besides cards (BC-43, BC-49, BC-70), as on the card of the ability."""
        holdings = []
        for _, group in groupby(kit.tokens, key=_stock_key):
            holdings.append(self._stock(lexicon, tuple(group)))
        for marker in kit.markers:
            name = marker.name.in_language(self.language)
            if marker.start is None:
                holdings.append(self.say("battlecon-setup-marker-off", name=name))
            else:
                holdings.append(self.say("battlecon-setup-marker", name=name, n=marker.start + 1))
        for special in kit.cards:
            if special.active:
                name = special.name.in_language(self.language)
                holdings.append(self.say("battlecon-setup-card", name=name, kind="form" if special.form else "card"))
        if holdings:
            yield EffectText(self.say("battlecon-setup"), full_stops("; ".join(holdings)))

    def _stock(self, lexicon: Lexicon, tokens: Sequence[Token]) -> str:
        """Return the place of tokens of one stock at the start; kinds that all lie in supply share a clause."""
        token, language = tokens[0], self.language
        if len(tokens) > 1:
            names = ", ".join(each.name.in_language(language) for each in tokens)
            return self.say("battlecon-setup-each", n=token.supply, names=names)
        where = []
        if token.supply or not token.exhausted:
            there = lexicon.tokens("count", token.id, Quantity(figure(token.supply), token.supply))
            where.append(self.say("battlecon-setup-supply", given="yes" if token.given else "no", tokens=there))
        if token.exhausted:
            there = lexicon.tokens("count", token.id, Quantity(figure(token.exhausted), token.exhausted))
            where.append(self.say("battlecon-setup-exhausted", tokens=figure(token.exhausted) if where else there))
        return ", ".join(where)

    def _advantage(self, advantage: Advantage) -> str:
        kind = self._advantage_kind(given=advantage.opponent, once=advantage.per_beat == 1)
        name = advantage.name.in_language(self.language)
        return self.say("battlecon-advantage-named", advantage=kind, name=name)

    def _advantage_kind(self, *, given: bool, once: bool) -> str:
        return self.say("battlecon-advantage", opponent="yes" if given else "no", once="yes" if once else "no")


def _stock_key(token: Token) -> object:
    """Return the key of tokens that share a clause; tokens not all in supply have a key of their own."""
    plain = token.supply and not (token.exhausted or token.counter or token.given)
    return token.supply if plain else token.id
