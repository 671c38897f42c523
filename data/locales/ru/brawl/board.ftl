# Картинка стола Super Fantasy Brawl.

brawl-board-round = Раунд { $round }
brawl-board-phase-select = Выбор чемпионов
brawl-board-phase-traps = Ловушки
brawl-board-phase-mulligan = Замена карт
brawl-board-phase-deploy = Расстановка
brawl-board-phase-scoring = Получение очков
brawl-board-phase-activation = Активация
brawl-board-phase-upkeep = Обновление
brawl-board-phase-over = Конец партии
brawl-board-doing = { $champion }: { $action }
brawl-board-deploys = { $champion } выходит на арену
brawl-board-gate = у ворот
brawl-board-won-points = Победа: { $names }
brawl-board-won-withdrew = Выход: { $losers }. Победа: { $names }
brawl-board-won-time = Время вышло. Победа: { $names }
brawl-board-won-draw = Время вышло: ничья
