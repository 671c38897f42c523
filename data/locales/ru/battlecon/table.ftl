# BattleCON за столом в Discord: выбор бойца, справка о бойцах, /card.

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
