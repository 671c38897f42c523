# BattleCON за столом в Discord: команда, её настройки, стол перед партией, справка о бойцах.

## Команда

command-play-battlecon-name = battlecon
command-play-battlecon-description = BattleCON: дуэль или команды, 32 бойца, одновременный выбор; около 40 минут
option-mode-name = режим
option-mode-description = Кто с кем: дуэль, двое или трое на одного, двое на двое; бойцов больше, чем игроков — не беда
choice-duel-name = дуэль
choice-two-on-one-name = двое на одного
choice-three-on-one-name = трое на одного
choice-two-on-two-name = двое на двое
option-fighters-name = бойцы
option-fighters-description = Как выбирают бойцов
choice-open-name = по очереди
choice-blind-name = втайне
choice-draft-name = запреты, затем по очереди
choice-random-name = по жребию
option-alone-name = одиночка
option-alone-description = Титул того, кто один против двоих или троих: больше здоровья и мощи
choice-titled-name = с титулом
choice-untitled-name = без титула
option-rules-name = правила
option-rules-description = 4-я редакция или прежние правила дуэли: без мощи и спецатак, 15 раундов
choice-fourth-name = четвёртого издания
choice-legacy-name = прежние

refused-title = Титул берёт только тот, кто один против двоих или троих. Выберите режим «двое на одного» или «трое на одного» либо не указывайте **одиночка**.
refused-legacy-teams = Прежние правила есть только для дуэли. Выберите режим «дуэль» либо не указывайте **правила**.

## Выбор бойца и справка

battlecon-reference = Бойцы
battlecon-reference-reach = Достаёт на расстояние { $distances } (по картам, без бонусов)
battlecon-reference-reach-x = { $reach }; пары с X — по своим ячейкам
battlecon-reference-none = Ни одной парой не достаёт
battlecon-class-of = { $name } · { $count }
battlecon-choose-class = Класс бойца

## /card

battlecon-card-plain = Особых эффектов нет.
battlecon-card-shared = Есть у каждого бойца
battlecon-card-of = Боец: **{ $fighter }**
battlecon-card-figures = Карты (дальность / сила / скорость / защита):
battlecon-card-line = - **{ $name }** ({ $kind }): { $figures }
