# Картинки руки и бойца BattleCON.

battlecon-hand-any = любая

battlecon-hand-styles = Стили
battlecon-hand-bases = Приёмы
battlecon-hand-back = с раунда { $beat }
battlecon-hand-aside = лежит рядом
battlecon-hand-form = форма
battlecon-hand-special = особая карта
battlecon-hand-active = { $kind }, активна в начале
battlecon-hand-ability = способность
battlecon-hand-class = Класс: { $name }
battlecon-hand-also = Есть у каждого бойца: { $cards }.
battlecon-hand-preset = Начальный сброс новичка: «{ $first }» в сброс 1, «{ $second }» в сброс 2.
