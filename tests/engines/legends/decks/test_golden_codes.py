"""Codes of decks of the real set that were once given out: each must be read for ever as the same deck (LG-62)."""

from __future__ import annotations

import pytest

from engines.legends.content.pack import load
from engines.legends.decks.code import code_of, deck_of_code
from engines.legends.decks.deck import deck_of, text_of

PACK = load()

GOLDEN = {
    # the preset brass_and_prayer
    "LGAECAIBIBAEETGAIBAIARGIABAEFCQDQDBEAQGKAOAUBAGRAZAEAMCRA": (
        "adella ilda savva yuna / blessing*3 brass_beetle*3 brass_sentry*3 bulwark clay_golem*3 crushing_blow "
        "dance_of_bones*2 foresight*2 halt*2 insight iron_bull*2 mender*3 mending_touch*3 reforging*2 retribution*3 "
        "rockfall*3 shield_of_light*2 stillness*2 stone_thrower*3 supply_train*2 walking_forge*2 whisper*2"
    ),
    # the preset cold_reckoning
    "LGAECAKAICAIECOAIBAEKQSHABBIHB2AIYAECRSAYGCYDEAARFA4IAEAGH6Y": (
        "mira osgod savva selwin / denial*2 dispel*2 ebb_tide*3 foresight frost_maiden*3 ghost_warden*3 ice_shackles*3 "
        "ink_ban insight*2 lash_of_flame*2 lightning*3 marsh_light*3 night_cry*2 permafrost rain_of_fire reading_runes "
        "retribution*2 sentence*2 spark*3 supply_train unspoken_word*2 watchman*2 well_spirit*2 whisper*3"
    ),
    # the preset red_raid
    "LGAECACAIDAIEQ2AQBAEBCYHACAYFA4BACFUAQKFICDMCAGQAJGEAIVHI": (
        "ingrit mira radmir zaryana / ambush_arrow*2 axebearer*3 bonfire*2 border_veteran*2 bulwark*2 crushing_blow*3 "
        "evening_muster lash_of_flame*3 lunge*3 once_more*2 rain_of_fire recruit*3 scarlet_whirl*2 shieldmaiden*3 "
        "shieldwall skirmisher*3 spark*3 standard_bearer*2 steppe_rider*3 supply_train*2 war_cry*2 watchman*2"
    ),
    # the preset wild_wood
    "LGAECAEAIEAUERUAIBAEAQCASEBAFCAIIBAECAIEQOBAEAGP2AAUAIYYQ": (
        "morgut radmir tarkhan zaryana / ambush_arrow*2 blessing*3 blind_fury bog_turtle*2 brown_bear*3 "
        "call_of_the_pack*2 crushing_blow*2 halt*2 lightning*3 mending_touch*2 old_aurochs*3 pack_leader*3 rockfall*2 "
        "spark supply_train*2 thrown_dagger*2 thunderclap tusker*3 war_cry*2 white_stag*3 wolf_cub*3 wood_lynx*3"
    ),
    # drawn, seed 0
    "LGAECACBACAUFB4CQSAYFQEAIOBMFAQHYOAQMRAEYKAICBSGQ6AYAA3WA": (
        "ingrit mira morgut zaryana / banishment*2 blessing*2 brass_beetle echo_of_the_fallen*2 guard_captain "
        "guide_of_souls*2 ledger_of_debts moment_of_weakness*3 no_mans_land*2 once_more*3 rain_of_fire*3 "
        "reading_runes*3 rockfall*3 scarlet_whirl*2 sentence*2 shared_meal*3 spring_gun*3 tusker*3 two_sides "
        "unmasking*3 whisper*3 white_stag*2"
    ),
    # drawn, seed 1
    "LGAECAEAICAUGQ2AYJAMJQ6CYDBYDAMCADAU6QOAQFF4ASOADBFQ": (
        "mira radmir savva tarkhan / brown_bear*3 colossus*3 dispel*3 evening_muster*3 foresight*3 guard_captain*3 "
        "insight*2 marsh_light mirror_knight*2 mocking_spirit*3 no_mans_land*3 recruit*3 regimental_colours*3 "
        "rockfall*2 shared_meal*3 shield_of_light*2 shieldmaiden*3 shieldwall*2 turn_the_heart*3"
    ),
    # drawn, seed 2
    "LGAECACAIEAUDRAAJ5BEFQSDAJEIDAKBYLAULAICYLEEHAYAIJBACREDQCAEAAPNI": (
        "ingrit radmir selwin yuna / banishment*3 brass_sentry*2 bristleback*2 bulwark*2 council_of_elders denial "
        "echo_of_the_fallen*2 field_dressing ice_shackles insight*2 ledger_of_debts*3 lightning_rod*2 mending_touch*3 "
        "mocking_spirit moment_of_weakness no_mans_land*2 old_aurochs reckoning_engine shieldmaiden*3 spark*2 "
        "spoils_of_war*3 steppe_rider*3 thin_veil trade_blows unmasking*3 walking_book whisper*2"
    ),
    # drawn, seed 3
    "LGAECAGAIFAEFCADQOAMMAGBARAMHQSDQHCACSQCYUAMEAESIKAA5FO": (
        "adella ilda savva tarkhan / bog_turtle*3 bulwark*3 council_of_elders*2 crushing_blow*2 daredevil*2 "
        "drowsy_mammoth*2 evening_muster field_dressing*2 ghost_warden*2 hungry_ghost*3 ledger_of_debts*3 "
        "no_mans_land*3 reckoning_engine*3 reforging*2 sacred_grove shared_meal*2 shroud*3 spark*3 stillness*3 "
        "thin_veil*3 watchman*2"
    ),
    # single cards, part 1 of the set
    "LGAECACAIBAEAAAKANAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIAVU6Q": (
        "adella ingrit radmir tarkhan / axebearer blood_duellist bog_turtle border_veteran brass_beetle brass_sentry "
        "bristleback brown_bear daredevil drowsy_mammoth echo_of_the_fallen executioner frost_maiden ghost_warden "
        "guard_captain guide_of_souls herald_raven hungry_ghost marsh_light mocking_spirit night_cry old_aurochs "
        "pack_leader recruit sellsword she_wolf shieldmaiden skirmisher standard_bearer steppe_rider stone_viper "
        "threshold_keeper tusker voice_of_the_storm watchman well_spirit whisper white_stag wolf_cub wood_lynx"
    ),
    # single cards, part 2 of the set
    "LGAECAKAIBAEAAAKBVAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIA4DBA": (
        "mira osgod selwin zaryana / ambush_arrow ancestral_altar clay_golem cobweb colossus council_of_elders denial "
        "ebb_tide evening_muster fateful_duel halt insight iron_bull ledger_of_debts lunge mender mirror_knight "
        "moment_of_weakness no_mans_land once_more open_library rain_of_fire reckoning_engine rockfall sacred_grove "
        "sentence shield_of_light siege spark spring_gun stone_thrower supply_train tribute turn_the_heart two_sides "
        "unmasking walking_book walking_forge war_cry war_tax"
    ),
    # single cards, part 3 of the set
    "LGAECASAIBAEAAAKC5AEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIAJAKQ": (
        "ilda morgut savva yuna / banishment blessing blind_fury blood_oath bonfire break_the_charm bulwark "
        "call_of_the_pack crushing_blow dance_of_bones dispel field_dressing foresight ice_shackles ink_ban "
        "lash_of_flame last_stand lightning lightning_rod magic_circle mending_touch permafrost reading_runes reforging "
        "regimental_colours retribution scarlet_whirl shared_meal shieldwall shroud spoils_of_war stillness thin_veil "
        "thrown_dagger thunderclap trade_blows unquenched_flame unspoken_word war_school wheel_of_ages"
    ),
    # forty copies and ten
    "LGAEAQUAAAAABA2KDXBLXH2": ("savva / blind_fury*10 recruit*40"),
}
"""Never change one, also when a preset becomes another deck: people have them. Only add."""


@pytest.mark.rule("LG-12", "LG-62")
@pytest.mark.parametrize("code", GOLDEN)
def test_a_code_of_the_set_is_read_for_ever_as_the_same_deck(code: str) -> None:
    assert text_of(deck_of_code(PACK, code)) == GOLDEN[code]


@pytest.mark.rule("LG-62")
@pytest.mark.parametrize("code", GOLDEN)
def test_the_deck_of_a_code_of_the_set_is_written_as_this_code(code: str) -> None:
    assert code_of(PACK, deck_of(GOLDEN[code])) == code


@pytest.mark.rule("LG-12")
def test_the_codes_hold_every_card_of_the_set_as_it_was_then() -> None:
    held = {name for text in GOLDEN.values() for name in (*deck_of(text).heroes, *deck_of(text).cards)}
    assert {name for name, card in PACK.card.items() if card.number <= 132} == held
