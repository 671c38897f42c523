# Картинка стола «Легенд».

legends-board-game = Игра { $number }
legends-board-drawn-games = вничью: { $count }
legends-board-turn = Ход { $turn }
legends-board-last-turn = Ход { $turn } из { $last }
legends-board-phase-setup = Подготовка
legends-board-phase-start = Начало хода
legends-board-phase-main = Главная фаза
legends-board-phase-end = Конец хода
legends-board-phase-over = Конец партии
legends-board-moment-attack = Атака: ответы до блока
legends-board-moment-blocks = Атака: ответы после блока
legends-board-moment-fight = Атака: после боя
legends-board-priority = Приоритет: { $name }
legends-board-waits = Ждём: { $names }
legends-board-passes =
    { $count ->
        [1] пас
       *[2] два паса
    }: { $what }
legends-board-pass-resolve = сработает весь стек ({ $spells })
legends-board-pass-settle = применится очередь
legends-board-pass-check = проверка жизней
legends-board-pass-blocks = выбор блока
legends-board-pass-fight = бой
legends-board-pass-main = продолжение главной фазы
legends-board-pass-phase = конец фазы
legends-board-pass-turn = конец хода
legends-board-won-games = Победа: { $names }
legends-board-won-withdrew = Противник вышел. Победа: { $names }
legends-board-won-time = Время вышло. Победа: { $names }
legends-board-drawn = Ничья
legends-board-no-heroes = Героев в игре нет
legends-board-stack = Стек ({ $count }): срабатывает целиком, сверху вниз
legends-board-queue = Очередь повреждений ({ $count })
legends-board-unblocked = Без блока
legends-board-may-block = Блок ещё не выбран
legends-board-gone = уже не в игре
legends-board-restore = все жизни
legends-board-draft-card = Вы разыгрываете:
legends-board-draft-ability = Вы применяете:
legends-board-draft-attack = Вы атакуете:
legends-board-draft-block = Вы блокируете:
legends-board-empty-deck =
    Колода пуста, следующая карта: { $lives ->
        [one] −{ $lives } жизнь
        [few] −{ $lives } жизни
       *[many] −{ $lives } жизней
    } каждому герою
legends-board-doing = Срабатывает:
legends-board-firing = Сработавшие способности ({ $count })
