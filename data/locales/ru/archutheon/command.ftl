# «Архитеон»: команда, которая открывает стол, и собственные настройки игры.

command-play-archutheon-name = архитеон
command-play-archutheon-description = Архитеон: дуэль двух отрядов по четыре героя без случайностей; три пути к победе

option-archutheon-colour-name = цвет
option-archutheon-colour-description = Кто выбирает цвет: оранжевые ходят первыми
option-archutheon-colour-guest-name = выбирает гость
option-archutheon-colour-host-name = выбирает хозяин стола
option-archutheon-colour-orange_host-name = хозяин стола играет оранжевыми

option-archutheon-terrain-name = местность
option-archutheon-terrain-description = Карта местности, которая действует на всех героев
option-archutheon-terrain-off-name = без местности
option-archutheon-terrain-drawn-name = случайная
option-archutheon-terrain-elimination-name = убирать по одной

option-archutheon-leaders-name = лидеры
option-archutheon-leaders-description = Выбирать лидеров тайно и одновременно
option-archutheon-leaders-off-name = по очереди
option-archutheon-leaders-on-name = тайно

option-archutheon-passives-name = пассивные
option-archutheon-passives-description = Пассивные карты лидеров
option-archutheon-passives-off-name = нет
option-archutheon-passives-on-name = да

option-archutheon-charge-name = заряд
option-archutheon-charge-description = Модуль заряда: сильнее атаки и больше здоровья
option-archutheon-charge-off-name = нет
option-archutheon-charge-on-name = да

option-archutheon-boosting-name = усиление
option-archutheon-boosting-description = Базовое усиление картами: сильнее атаки и больше здоровья
option-archutheon-boosting-off-name = нет
option-archutheon-boosting-on-name = да

option-archutheon-release-name = высвобождение
option-archutheon-release-description = Высвобождение элемента карты
option-archutheon-release-off-name = нет
option-archutheon-release-on-name = да

option-archutheon-slots-name = планшет
option-archutheon-slots-description = Продвинутый планшет: у каждого слота своя атака
option-archutheon-slots-off-name = обычный
option-archutheon-slots-on-name = продвинутый

## Что дополнение добавляет этой игре, как это считает /дополнения

packs-count-terrains = { $count ->
    [one] { $count } местность
    [few] { $count } местности
   *[other] { $count } местностей
}
