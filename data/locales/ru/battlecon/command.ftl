# BattleCON: команда, которая открывает стол, и собственные настройки игры.

command-play-battlecon-name = battlecon
command-play-battlecon-description = BattleCON: дуэль или команды, 32 бойца, одновременный выбор; около 40 минут

option-battlecon-mode-name = режим
option-battlecon-mode-description = Кто с кем: дуэль, двое или трое на одного, двое на двое; бойцов больше, чем игроков — не беда
option-battlecon-mode-duel-name = дуэль
option-battlecon-mode-two_on_one-name = двое на одного
option-battlecon-mode-three_on_one-name = трое на одного
option-battlecon-mode-two_on_two-name = двое на двое

option-battlecon-select-name = бойцы
option-battlecon-select-description = Как выбирают бойцов
option-battlecon-select-open-name = по очереди
option-battlecon-select-blind-name = втайне
option-battlecon-select-draft-name = запреты, затем по очереди
option-battlecon-select-random-name = по жребию

option-battlecon-title-name = одиночка
option-battlecon-title-description = Титул того, кто один против двоих или троих: больше здоровья и мощи
option-battlecon-title-taken-name = с титулом
option-battlecon-title-none-name = без титула

option-battlecon-rules-name = правила
option-battlecon-rules-description = 4-я редакция или прежние правила дуэли: без мощи и спецатак, 15 раундов
option-battlecon-rules-fourth-name = четвёртого издания
option-battlecon-rules-legacy-name = прежние

refused-title = Титул берёт только тот, кто один против двоих или троих. Выберите режим «двое на одного» или «трое на одного» либо не указывайте **одиночка**.
refused-legacy-teams = Прежние правила есть только для дуэли. Выберите режим «дуэль» либо не указывайте **правила**.

## Что дополнение добавляет этой игре, как это считает /дополнения

packs-count-kits = { $count ->
    [one] { $count } боец
    [few] { $count } бойца
   *[other] { $count } бойцов
}
