# «Легенды»: команда, которая открывает стол, и собственные настройки игры.

command-play-legends-name = легенды
command-play-legends-description = Легенды: коллекционная игра героев, последователей, случаев и навыков; вдвоём

option-legends-games-name = игры
option-legends-games-description = Сколько игр в партии
option-legends-games-three-name = до двух побед
option-legends-games-one-name = одна игра

option-legends-windows-name = окна
option-legends-windows-description = Как часто спрашивать об ответных действиях
option-legends-windows-usual-name = обычно
option-legends-windows-brief-name = кратко
option-legends-windows-all-name = все, как в книге

option-legends-max_copies-name = копии
option-legends-max_copies-description = Сколько копий одной карты может быть в колоде
option-legends-max_copies-three-name = до трёх
option-legends-max_copies-any-name = сколько угодно

option-legends-decks-name = колоды
option-legends-decks-description = Когда открываются списки колод
option-legends-decks-closed-name = после партии
option-legends-decks-open-name = с начала партии

## Что дополнение добавляет этой игре, как это считает /дополнения

packs-count-followers = { $count ->
    [one] { $count } последователь
    [few] { $count } последователя
   *[other] { $count } последователей
}
packs-count-events = { $count ->
    [one] { $count } случай
    [few] { $count } случая
   *[other] { $count } случаев
}
packs-count-skills = { $count ->
    [one] { $count } навык
    [few] { $count } навыка
   *[other] { $count } навыков
}
packs-count-presets = { $count ->
    [one] { $count } готовая колода
    [few] { $count } готовые колоды
   *[other] { $count } готовых колод
}
