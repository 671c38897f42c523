"""The approved lines of the log: a line, and its text in each language."""

from __future__ import annotations

from typing import Literal

from tournaments.facts.kinds import (
    AbsenceAsked,
    AbsenceTakenBack,
    Absent,
    Cancelled,
    Change,
    CheckedIn,
    CheckInOpened,
    ClockSetBack,
    Corrected,
    CutMade,
    Disqualified,
    Downtime,
    Draw,
    Dropped,
    Ended,
    Entered,
    Erased,
    Exempted,
    Extended,
    Fitted,
    GameOver,
    GameStarted,
    GameVoided,
    Opened,
    Paired,
    Paused,
    Penalised,
    ReserveNamed,
    Resumed,
    Returned,
    RoundClosed,
    RoundPaired,
    RoundUndone,
    Ruled,
    Started,
    TableOpened,
    VacationTaken,
    Withdrawn,
)
from tournaments.views.log import LogLine

DRAW = Draw(3, "ab" * 32)


def line(
    fact: object, sides: tuple[int, ...] = (), draw: Draw | None = None, by: Literal["system", "organiser"] = "system"
) -> LogLine:
    return LogLine(5, 1_790_000_000, by, 0, "", fact, sides, draw)  # type: ignore[arg-type]


LINES: list[tuple[LogLine, dict[str, str]]] = [
    (
        line(Opened("cd" * 32)),
        {
            "en": "Entering is open. Committed to the draws with `cdcdcdcdcdcd…`.",
            "ru": "Запись открыта. Обязательство о жеребьёвках: `cdcdcdcdcdcd…`.",
        },
    ),
    (line(Entered(2, 0)), {"en": "Boris enters as number 2.", "ru": "Boris записывается под номером 2."}),
    (line(ReserveNamed(2)), {"en": "Boris names a reserve.", "ru": "Boris: назван запасной."}),
    (line(CheckInOpened()), {"en": "Check-in begins.", "ru": "Начинается подтверждение участия."}),
    (line(CheckedIn(2)), {"en": "Boris checks in.", "ru": "Boris подтверждает участие."}),
    (line(Withdrawn(2)), {"en": "Boris is out before the start.", "ru": "Boris: заявка снята до начала."}),
    (
        line(Started(DRAW, "ef" * 32, "", (1, 2, 3)), draw=DRAW),
        {
            "en": "The tournament begins with 3 entries. Draw 3: `abababababab…`; salt `efefefefefef…`.",
            "ru": "Турнир начинается: 3 участника. Жеребьёвка 3: `abababababab…`; соль `efefefefefef…`.",
        },
    ),
    (
        line(RoundPaired(0, 3, DRAW, (Paired((1, 2)), Paired((3,))), (4,)), draw=DRAW),
        {
            "en": "Round 3 is paired: 1 table, without an opponent: Vera, absent: Gleb. Draw 3: `abababababab…`.",
            "ru": "Тур 3: пары составлены, 1 стол, без соперника: Vera, отсутствуют: Gleb. Жеребьёвка 3: `abababababab…`.",
        },
    ),
    (
        line(RoundPaired(0, 3, DRAW, (Paired((1, 2)),), by_hand=True), draw=DRAW),
        {
            "en": "Round 3 is paired by hand: 1 table. Draw 3: `abababababab…`.",
            "ru": "Тур 3: пары составлены вручную, 1 стол. Жеребьёвка 3: `abababababab…`.",
        },
    ),
    (
        line(TableOpened(0, 3, 1, 2, "K7QX"), (1, 2)),
        {
            "en": "Round 3, table 1: game 2 is at table `K7QX`.",
            "ru": "Тур 3, стол 1: партию 2 играют за столом `K7QX`.",
        },
    ),
    (
        line(GameStarted(0, 3, 1, 2), (1, 2)),
        {"en": "Round 3, table 1: game 2 begins.", "ru": "Тур 3, стол 1: партия 2 началась."},
    ),
    (
        line(GameOver(0, 3, 1, 2, (1, 2)), (1, 2)),
        {
            "en": "Round 3, table 1, game 2: Anna – Boris **1–0**.",
            "ru": "Тур 3, стол 1, партия 2: Anna – Boris **1–0**.",
        },
    ),
    (
        line(GameOver(0, 3, 1, 1, (1, 1)), (1, 2)),
        {
            "en": "Round 3, table 1, game 1: Anna – Boris **½–½**.",
            "ru": "Тур 3, стол 1, партия 1: Anna – Boris **½–½**.",
        },
    ),
    (
        line(GameOver(0, 3, 1, 1, (2, 1), "forfeit"), (1, 2)),
        {
            "en": "Round 3, table 1, game 1: Anna – Boris **0–1**, by forfeit.",
            "ru": "Тур 3, стол 1, партия 1: Anna – Boris **0–1**, без игры.",
        },
    ),
    (
        line(GameOver(0, 3, 1, 1, (2, 1, 2, 4), left=(4,)), (1, 2, 3, 4)),
        {
            "en": "Round 3, table 1, game 1: 1st Boris, 2nd Anna and Vera, 4th Gleb. Left the seat: Gleb.",
            "ru": "Тур 3, стол 1, партия 1: 1-е — Boris, 2-е — Anna и Vera, 4-е — Gleb. Место покинули: Gleb.",
        },
    ),
    (
        line(GameVoided(0, 3, 1, 2), (1, 2)),
        {
            "en": "Round 3, table 1: game 2 has no result and is played again.",
            "ru": "Тур 3, стол 1: партия 2 осталась без результата, её переигрывают.",
        },
    ),
    (
        line(Absent(0, 3, 1, (2, 4)), (1, 2, 3, 4)),
        {
            "en": "Round 3, table 1 begins without Boris and Gleb.",
            "ru": "Тур 3, стол 1: игра начинается без тех, кто не пришёл: Boris и Gleb.",
        },
    ),
    (
        line(Ruled(1, 2, 1, (2, 2), "forfeit"), (1, 2)),
        {
            "en": "Semifinal round, table 1, ruled: Anna – Boris **0–0**, by forfeit.",
            "ru": "Полуфинал, стол 1, присуждено: Anna – Boris **0–0**, без игры.",
        },
    ),
    (
        line(Corrected(0, 3, 1, 0, (2, 1), "played"), (1, 2)),
        {
            "en": "Round 3, table 1, corrected: Anna – Boris **0–1**.",
            "ru": "Тур 3, стол 1, исправлено: Anna – Boris **0–1**.",
        },
    ),
    (
        line(Corrected(0, 3, 1, 2, (2, 1), "played"), (1, 2)),
        {
            "en": "Round 3, table 1, game 2 corrected: Anna – Boris **0–1**.",
            "ru": "Тур 3, стол 1, партия 2, исправлено: Anna – Boris **0–1**.",
        },
    ),
    (
        line(RoundClosed(0, 3)),
        {"en": "Round 3 is over.", "ru": "Тур 3 окончен."},
    ),
    (
        line(RoundClosed(0, 3, DRAW), draw=DRAW),
        {
            "en": "Round 3 is over. Draw 3: `abababababab…`.",
            "ru": "Тур 3 окончен. Жеребьёвка 3: `abababababab…`.",
        },
    ),
    (
        line(RoundUndone(0, 3)),
        {"en": "Round 3 is undone and will be paired anew.", "ru": "Тур 3 отменён, пары составят заново."},
    ),
    (
        line(CutMade(DRAW, (2, 1)), draw=DRAW),
        {
            "en": "The cut: Boris and Anna. Draw 3: `abababababab…`.",
            "ru": "В плей-офф выходят: Boris и Anna. Жеребьёвка 3: `abababababab…`.",
        },
    ),
    (line(AbsenceAsked(2, 4)), {"en": "Boris asks to miss round 4.", "ru": "Boris просит не ставить в тур 4."}),
    (line(AbsenceTakenBack(2, 4)), {"en": "Boris plays round 4 after all.", "ru": "Boris всё-таки играет в туре 4."}),
    (line(Dropped(2)), {"en": "Boris drops.", "ru": "Boris уходит из турнира."}),
    (line(Returned(2)), {"en": "Boris comes back.", "ru": "Boris возвращается."}),
    (
        line(Disqualified(2)),
        {"en": "Boris is disqualified and placed last.", "ru": "Boris: дисквалификация и последнее место."},
    ),
    (line(Erased(2)), {"en": "The persons of Boris had their data deleted.", "ru": "Boris: личные данные удалены."}),
    (
        line(Penalised(2, "points", 0, 3, "1/2")),
        {
            "en": "Round 3: Boris gets a penalty, deduction of points: ½.",
            "ru": "Тур 3: Boris получает взыскание — вычет очков: ½.",
        },
    ),
    (
        line(Penalised(2, "warning", 0, 3)),
        {"en": "Round 3: Boris gets a penalty, a warning.", "ru": "Тур 3: Boris получает взыскание — предупреждение."},
    ),
    (
        line(Penalised(2, "game", 0, 3)),
        {
            "en": "Round 3: Boris gets a penalty, loss of the game.",
            "ru": "Тур 3: Boris получает взыскание — поражение в партии.",
        },
    ),
    (
        line(Penalised(2, "pairing", 0, 3)),
        {
            "en": "Round 3: Boris gets a penalty, loss of the pairing.",
            "ru": "Тур 3: Boris получает взыскание — поражение в паре.",
        },
    ),
    (
        line(Penalised(2, "out", 0, 3)),
        {
            "en": "Round 3: Boris gets a penalty, disqualification.",
            "ru": "Тур 3: Boris получает взыскание — дисквалификация.",
        },
    ),
    (
        line(Extended(0, 3, 1, 3 * 86400, "players"), (1, 2)),
        {
            "en": "Round 3, table 1 (Anna – Boris) is extended by 3 days by its players.",
            "ru": "Тур 3, стол 1 (Anna – Boris): продлено игроками на время: 3 дня.",
        },
    ),
    (
        line(Extended(0, 3, 1, 1800, "organiser"), (1, 2)),
        {
            "en": "Round 3, table 1 (Anna – Boris) is extended by 30 min.",
            "ru": "Тур 3, стол 1 (Anna – Boris): продлено на время: 30 мин.",
        },
    ),
    (
        line(Extended(0, 3, 0, 86400, "organiser")),
        {"en": "Round 3 is extended by 1 day.", "ru": "Тур 3 продлён: 1 день."},
    ),
    (
        line(VacationTaken(2, 0, 7 * 86400)),
        {"en": "Boris takes a vacation: 7 days.", "ru": "Boris берёт отпуск: 7 дней."},
    ),
    (
        line(Downtime(0, 5400)),
        {
            "en": "The bot was away: 1 h 30 min. That time counts for nobody.",
            "ru": "Бот не работал: 1 ч 30 мин. Это время никому не засчитано.",
        },
    ),
    (
        line(ClockSetBack(5400)),
        {
            "en": "The clock of the bot’s machine was set back by 1 h 30 min. Everybody has as much time as before.",
            "ru": "Часы на машине бота переведены назад на 1 ч 30 мин. Времени у всех осталось столько же.",
        },
    ),
    (
        line(Fitted((Change("rounds", 0, 3), Change("cut", 4, 0), Change("third_place", 1, 0)))),
        {
            "en": "The format is fitted to the entries. Rounds: by the number of entries → 3; Cut: 4 → none;"
            " Match for third place: yes → no.",
            "ru": "Параметры подогнаны под число участников. Туры: по числу участников → 3; Плей-офф: 4 → нет;"
            " Матч за третье место: да → нет.",
        },
    ),
    (
        line(Exempted(0, 3, 1, 2), (1, 2)),
        {
            "en": "Round 3, table 1: game 2 does not count for the ratings.",
            "ru": "Тур 3, стол 1: партия 2 не идёт в рейтинг.",
        },
    ),
    (
        line(Paused(), by="organiser"),
        {"en": "The tournament is paused. — organiser.", "ru": "Турнир на паузе. — организатор."},
    ),
    (
        line(Paused()),
        {
            "en": "The tournament is paused: the bot cannot use its channel.",
            "ru": "Турнир на паузе: боту недоступен его канал.",
        },
    ),
    (line(Resumed()), {"en": "The pause is over.", "ru": "Пауза окончена."}),
    (line(Cancelled()), {"en": "The tournament is cancelled.", "ru": "Турнир отменён."}),
    (line(Ended()), {"en": "The tournament is over.", "ru": "Турнир окончен."}),
]
