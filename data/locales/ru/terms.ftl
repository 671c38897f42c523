# Слова, общие для игр и картинок. Как в книгах правил.

list-and = { $head } и { $last }

term-round = Раунд
term-phase = Фаза
term-first = Первый игрок
term-hero = Герой
term-creature = Существо
term-spell = Заклинание
term-next-spell = Дальше
term-attack = Атака
term-defence = Защита
term-wounds = Раны
term-trophies = Трофеи
term-reward = Награда
term-prize = Приз
term-condition = Условие
term-fulfilled = Выполнили условие
term-next = Дальше
term-neighbours = Соседи
term-fight = Бой
term-success = Успех
term-repelled = Отбито
term-shielded = Отбито заклинанием
term-hand = Рука
term-deck = Колода
term-reward-deck = Колода наград
term-discard = Сброс
term-chosen = Выбрано
term-nobody = Никто
term-winner = Победитель
term-winners-shared = Недопобедители
term-out = Выбыли
term-source-printed = Печатная карта
term-source-adapted = По мотивам печатной
term-source-ours = Наша карта
