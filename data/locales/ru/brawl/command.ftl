# Super Fantasy Brawl: команда, которая открывает стол, и собственные настройки игры.

command-play-brawl-name = brawl
command-play-brawl-description = Super Fantasy Brawl: арена, по три чемпиона, на выбор 24; около 45 минут

option-brawl-mode-name = игроки
option-brawl-mode-description = Дуэль или две команды по двое
option-brawl-mode-duel-name = дуэль
option-brawl-mode-teams-name = две команды по двое

option-brawl-select-name = драфт
option-brawl-select-description = Как выбирают чемпионов
option-brawl-select-casual-name = обычный драфт
option-brawl-select-tournament-name = турнирный драфт
option-brawl-select-agreement-name = по договорённости
option-brawl-select-random-name = по жребию

option-brawl-challenges-name = испытания
option-brawl-challenges-description = Сколько испытаний открыто в начале дуэли
option-brawl-challenges-one-name = одно
option-brawl-challenges-two-name = два

## Что дополнение добавляет этой игре, как это считает /дополнения

packs-count-champions = { $count ->
    [one] { $count } чемпион
    [few] { $count } чемпиона
   *[other] { $count } чемпионов
}
packs-count-arenas = { $count ->
    [one] { $count } арена
    [few] { $count } арены
   *[other] { $count } арен
}
packs-count-challenges = { $count ->
    [one] { $count } испытание
    [few] { $count } испытания
   *[other] { $count } испытаний
}
