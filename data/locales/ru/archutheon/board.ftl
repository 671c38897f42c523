# Картинки «Архитеона».

archutheon-board-gate = Врата: ещё
archutheon-board-tokens = Фишки
archutheon-board-tracks = Треки
archutheon-board-line = Линия
archutheon-board-both = Тай-брейк
archutheon-board-attack = Атака · { $name }
archutheon-board-defence = Защита · { $name }
archutheon-board-face-down = Скрытая карта
archutheon-board-slot = Атака слота
archutheon-board-move = Перемещение
archutheon-board-tucked = С базовым усилением: { $card }
archutheon-board-tactics = { $tactics ->
    [ready] готова
    [collected] сбор
    [moved] ход сделан
    [defence] в защите
   *[grey] серая
}
archutheon-board-next = дальше:
archutheon-board-last = трек пройден
archutheon-board-exchange = обмен карт
archutheon-board-any-order = любой порядок
archutheon-board-tier = тайник { $tier }, взять { $take }
archutheon-board-back = { $n ->
    [1] Вернутся следующим ходом:
   *[other] Вернутся через { $n } хода:
}
archutheon-board-slots = Лежат в слотах:
archutheon-board-known = Точно в руке:
archutheon-board-gone = Вне партии:
archutheon-board-bonus = Бонус заряда:
archutheon-board-terrain = Местность «{ $name }».
archutheon-board-owner = { $owner } · { $value ->
    [base] база
    [one] I
    [two] II
    [three] III
   *[leader] лидер
}
archutheon-board-pattern = области на схеме
archutheon-board-fallen = Выбыли:
archutheon-board-framed = В золотой рамке — можно объявить
archutheon-board-speeds = Медленная, быстрая, стремительная
archutheon-board-key = { $sign ->
    [damage] урон карт: базовая, I, II, III, лидера
    [range] дальность
   *[block] блок
}
archutheon-board-choice = Карты на выбор
archutheon-board-ground = Карта местности
archutheon-board-passive = Пассивная карта: { $hero }
