from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.tournaments.support.files import played, rated
from tests.tournaments.support.hall import Hall, better_seed, random_outcome
from tools import verify_tournament
from tournaments.errors import TournamentError
from tournaments.facts.kinds import AbsenceAsked, Dropped, Erased, GameOver, TableOpened
from tournaments.files.bundle import event_files
from tournaments.files.export import export
from tournaments.files.spreadsheets import pairings_csv, safe, standings_csv
from tournaments.files.trf import Head, trf
from tournaments.settings.formats import DoubleElimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import ROBIN_ORDER, Points, Settings
from tournaments.settings.presets import PRESETS
from tournaments.standings.final import final_places
from tournaments.standings.standings import standings
from tournaments.state.fold import fold
from tournaments.state.model import Pairing, State

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = ROOT / "tools" / "verify_tournament.py"


@pytest.mark.rule("TM-65")
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seed", range(8))
def test_everything_is_recomputed_from_the_file(name: str, seed: int) -> None:
    hall = played(name, 5 + seed, seed)
    report = verify_tournament.verify(json.loads(export(hall.settings, hall.records)))
    assert report["draws"] == len(hall.state.draws)
    assert report["rounds"] >= len(hall.state.rounds)


@pytest.mark.rule("TM-65")
def test_the_script_needs_nothing_of_ours(tmp_path: Path) -> None:
    hall = played("evening", 9)
    path = tmp_path / "tournament.json"
    path.write_bytes(export(hall.settings, hall.records, rated(hall)))
    copy = tmp_path / "verify.py"
    copy.write_bytes(SCRIPT.read_bytes())
    done = subprocess.run([sys.executable, "-I", copy, path], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"ok: {len(hall.state.draws)} draws" in done.stdout
    assert "rated games" in done.stdout
    changed = path.read_bytes().replace(b'"round_closed"', b'"round_undone"').replace(b'"draw":null,', b"")
    path.write_bytes(changed)
    wrong = subprocess.run(
        [sys.executable, "-I", copy, path], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert wrong.returncode == 1
    assert wrong.stdout.startswith("WRONG: ")
    path.write_text("{}")
    unread = subprocess.run(
        [sys.executable, "-I", copy, path], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert unread.returncode == 2


def swap_pairs(document: dict[str, object], hall: Hall) -> None:
    for record in document["records"]:  # type: ignore[attr-defined]
        fact = record["fact"]
        if fact["kind"] == "round_paired" and fact["round"] == 2:
            one, other = fact["pairings"][:2]
            one["sides"][1], other["sides"][1] = other["sides"][1], one["sides"][1]


def change(document: dict[str, object], kind: str, **fields: object) -> None:
    record = next(record for record in document["records"] if record["fact"]["kind"] == kind)  # type: ignore[attr-defined]
    record["fact"].update(fields)


@pytest.mark.rule("TM-65")
@pytest.mark.parametrize(
    "forgery", ["pairs", "seeds", "cut", "chain", "salt", "standings", "places", "rating", "gap", "settings", "draw"]
)
def test_a_forged_file_is_found(forgery: str) -> None:
    hall = Hall(PRESETS["evening"]).begin(9).finish(random_outcome(Random(3)))
    document = json.loads(export(hall.settings, hall.records, rated(hall)))
    assert verify_tournament.verify(document)["rated games"] > 10
    if forgery == "pairs":
        swap_pairs(document, hall)
    elif forgery == "seeds":
        change(document, "started", seeds=list(hall.state.seeds[::-1]))
    elif forgery == "cut":
        change(document, "cut_made", seeds=list(hall.state.cut_seeds[::-1]))
    elif forgery == "chain":
        document["chain"][2] = "00" * 32
    elif forgery == "salt":
        document["salt"] = "00" * 32
    elif forgery == "standings":
        document["standings"]["2"][0][2] = "9"
    elif forgery == "places":
        document["places"][0][1], document["places"][1][1] = document["places"][1][1], document["places"][0][1]
    elif forgery == "rating":
        document["ratings"]["steps"][4]["after"][0][0][0] += 1e-6
    elif forgery == "gap":
        del document["records"][5]
    elif forgery == "settings":
        document["settings"]["format"]["fold"] = True
    else:
        document["chain"].append("11" * 32)
    with pytest.raises(verify_tournament.DifferenceError):
        verify_tournament.verify(document)


@pytest.mark.rule("TM-65")
def test_the_script_solves_in_parts_what_has_too_many_bits() -> None:
    """Costs that do not fit into one integer: the first criteria are solved before the others."""
    rng = Random(2)
    costs = {
        (i, j): (rng.randint(0, 1), rng.choice((1, 2, 1 << 60)), rng.randint(0, 3), rng.randint(0, 1 << 70))
        for i in range(8)
        for j in range(i + 1, 8)
    }

    def rounds(rest: list[int]) -> list[list[tuple[int, int]]]:
        if not rest:
            return [[]]
        return [[(rest[0], x), *more] for x in rest[1:] for more in rounds([y for y in rest[1:] if y != x])]

    best = min(rounds(list(range(8))), key=lambda pairs: [sum(costs[pair][c] for pair in pairs) for c in range(4)])
    assert sorted(verify_tournament.best_matching(8, costs)) == best


@pytest.mark.rule("TM-65")
def test_networkx_does_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = played("cards", 10)
    monkeypatch.setitem(sys.modules, "rustworkx", None)
    assert verify_tournament.verify(json.loads(export(hall.settings, hall.records)))["rounds"]


@pytest.mark.rule("TM-65", "TM-68")
def test_the_file_is_canonical_and_names_nobody() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(4)
    hall.pair()
    hall.add(TableOpened(0, 1, 1, 1, "ABC234"))
    hall.add(GameOver(0, 1, 1, 1, (1, 2)))
    hall.add(Dropped(2), "organiser", "Somebody Named said so")
    hall.add(Erased(3))
    made = export(hall.settings, hall.records)
    assert made == export(hall.settings, [*hall.records])
    assert b"Somebody" not in made
    assert b"ABC234" in made
    document = json.loads(made)
    assert json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" == made
    assert document["entries"][2] == {
        "former": True,
        "number": 3,
        "out": "dropped",
        "seed": hall.state.seeds.index(3) + 1,
    }


@pytest.mark.rule("TM-66")
def test_tables_as_csv_have_names_only_if_given() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(4).finish(better_seed)
    rows = list(csv.DictReader(io.StringIO(standings_csv(hall.state, 2))))
    lines = standings(hall.state, 2)
    assert [(int(row["place"]), int(row["entry"]), row["points"]) for row in rows] == [
        (line.place, line.entry, str(line.points)) for line in lines
    ]
    assert "name" not in rows[0]
    assert [row["buchholz"] for row in rows] == [str(line.breaks[1]) for line in lines]
    named = list(csv.DictReader(io.StringIO(standings_csv(hall.state, 2, {1: "=SUM(A1)", 2: "Ann, of X"}))))
    assert {row["entry"]: row["name"] for row in named} == {"1": "'=SUM(A1)", "2": "Ann, of X", "3": "", "4": ""}
    pairs = list(csv.DictReader(io.StringIO(pairings_csv(hall.state, {1: "Ann"}))))
    assert len(pairs) == 8
    assert {row["name"] for row in pairs if row["entry"] == "1"} == {"Ann"}
    assert safe("plain") == "plain"
    pods = Hall(PRESETS["pods"]).begin(4).finish()
    assert standings_csv(pods.state, 3).splitlines()[0] == "place,entry,points,break_1,break_2,break_3,break_4,break_5"


def swiss_with_everything() -> Hall:
    """Return a Swiss with a bye, an asked absence, forfeits, a draw and somebody who drops."""
    hall = Hall(Settings(format=Swiss(rounds=3), seeding="list")).begin(7)
    hall.add(AbsenceAsked(5, 1), "player")
    hall.add(AbsenceAsked(5, 2), "player")
    hall.pair()
    one, other, _ = hall.state.rounds[0, 1].pairings
    hall.game(one, (1, 1))
    hall.add(GameOver(0, 1, other.table, 1, (2, 1), "forfeit"))
    hall.play_round()
    hall.close()
    hall.add(Dropped(7), "player")
    return hall.finish()


@pytest.mark.rule("TM-66")
def test_trf_keeps_the_columns_of_fide() -> None:
    hall = swiss_with_everything()
    report = trf(hall.state, Head("Autumn Cup", "Online", {1: "Ann"}))
    assert report.endswith("\r\n")
    lines = report.split("\r\n")[:-1]
    heads = {line[:3]: line[4:] for line in lines if not line.startswith("001")}
    assert heads["012"] == "Autumn Cup"
    assert heads["042"] == "2026/09/21"
    assert (heads["062"], heads["092"], heads["142"], heads["XXR"]) == ("7", "Swiss System", "3", "3")
    assert heads["202"] == "BH/C1,BH,SB,DE,WIN"
    players = {int(line[4:8]): line for line in lines if line.startswith("001")}
    assert sorted(players) == list(range(1, 8))
    assert players[1][14:47].rstrip() == "Ann"
    assert players[2][14:47].rstrip() == "Entry 2"
    ranks = {line.entry: line for line in standings(hall.state, 3)}
    for number, line in players.items():
        assert line[80:84] == f"{float(ranks[number].points):4.1f}"
        assert int(line[85:89]) == ranks[number].place
        assert {line[index] for index in (3, 8, 47, 52, 56, 68, 79, 84, 89, 90)} == {" "}
        assert len(line.rstrip()) == 91 + 28


@pytest.mark.rule("TM-66")
def test_trf_says_who_met_whom_with_which_result() -> None:
    """What is read back by the columns of the format is what was played."""
    hall = swiss_with_everything()
    lines = [line for line in trf(hall.state, Head()).split("\r\n") if line.startswith("001")]
    worth = {"1": 2, "=": 1, "0": 0, "+": 2, "-": 0, "U": 2, "H": 1, "Z": 0}
    cells = {
        int(line[4:8]): [(int(line[at : at + 4]), line[at + 5], line[at + 7]) for at in (91, 101, 111)]
        for line in lines
    }
    assert {cell[2] for own in cells.values() for cell in own} >= {"1", "0", "=", "+", "-", "H", "Z"}
    for line in lines:
        assert sum(worth[result] for _, _, result in cells[int(line[4:8])]) == 2 * float(line[80:84])
    opposite = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+"}
    for number, own in cells.items():
        for index, (other, colour, result) in enumerate(own):
            if other:
                assert cells[other][index][0] == number
                assert {colour, cells[other][index][1]} == {"w", "b"}
                assert cells[other][index][2] == opposite[result]
            else:
                assert (colour, result in "UHZ") == ("-", True)
    first = hall.state.rounds[0, 1].pairings[0].sides
    assert cells[first[0]][0] == (first[1], "w", "=")
    assert [cell[2] for cell in cells[5]][:2] == ["H", "Z"]


@pytest.mark.rule("TM-66")
def test_trf_says_other_points_and_refuses_what_it_cannot_say() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2), points=Points("3", "1", "0"))).begin(4).finish()
    line = next(line for line in trf(hall.state, Head()).split("\r\n") if line.startswith("162"))
    assert (line[5:10], line[14:19], line[23:28]) == ("W 3.0", "D 1.0", "L 0.0")
    robin = Hall(Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER)).begin(5).finish()
    assert "092 Round Robin\r\n" in trf(robin.state, Head())
    for settings in (
        Settings(format=Pods(), seats=(3, 6), tiebreaks=()),
        Settings(format=RoundRobin(groups=2), tiebreaks=ROBIN_ORDER),
        Settings(format=Swiss(rounds=1), points=Points("1", "1/3", "0")),
    ):
        other = Hall(settings).begin(4).finish(lambda state, pairing, nth: (1,) * len(pairing.sides))
        with pytest.raises(TournamentError, match="trf"):
            trf(other.state, Head())


def test_a_name_cannot_break_a_line_of_the_report() -> None:
    hall = Hall(Settings(format=Swiss(rounds=1))).begin(2).finish()
    report = trf(hall.state, Head("A\r\n001 forged", names={1: "B\n" + "x" * 60}))
    assert len(report.split("\r\n")) == len(trf(hall.state, Head()).split("\r\n"))


def test_an_export_folds_what_it_writes() -> None:
    hall = played("double", 6)
    assert fold(hall.settings, hall.records) == hall.state
    with pytest.raises(TournamentError):
        export(hall.settings, hall.records[1:])


@pytest.mark.rule("TM-23", "TM-66")
def test_final_places_after_a_cut_stand_in_the_csv_and_in_the_file() -> None:
    def worse_seed(state: State, pairing: Pairing, nth: int) -> tuple[int, ...]:
        places = better_seed(state, pairing, nth)
        return places[::-1] if pairing.stage else places

    hall = Hall(Settings(format=Swiss(cut=4), seeding="list")).begin(9).finish(worse_seed)
    final = final_places(hall.state)
    files = event_files(hall.state, hall.records, "CUP1", "Cup", None, [])
    rows = list(csv.DictReader(io.StringIO(files["cup1.standings.csv"].decode())))
    assert {int(row["entry"]): int(row["final_place"]) for row in rows} == final
    assert [int(row["final_place"]) for row in rows] == sorted(final.values())
    assert rows[0]["place"] != "1", "who won the cut was not first before it"
    assert {entry: place for place, entry in json.loads(files["cup1.tournament.json"])["places"]} == final


@pytest.mark.rule("TM-17", "TM-66")
def test_a_bracket_has_its_places_as_csv() -> None:
    hall = Hall(Settings(format=DoubleElimination(), seeding="list")).begin(6).finish()
    files = event_files(hall.state, hall.records, "CUP1", "Cup", {1: "=Anna"}, [])
    rows = list(csv.DictReader(io.StringIO(files["cup1.standings.csv"].decode())))
    assert {int(row["entry"]): int(row["place"]) for row in rows} == final_places(hall.state)
    assert rows[0] == {"place": "1", "entry": "1", "name": "'=Anna"}
