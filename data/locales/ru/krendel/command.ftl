# Турнир Кренделя: команда, которая открывает стол, и собственные настройки игры.

command-play-krendel-name = крендель
command-play-krendel-description = Турнир Кренделя: 2–6 колдунов, примерно полчаса

option-krendel-fight_with_all-name = заклинание
option-krendel-fight_with_all-description = Как понимать заклинание «Бой со всеми»; новичкам — не трогать
option-krendel-fight_with_all-printed-name = как напечатано
option-krendel-fight_with_all-symmetric-name = в обе стороны

## Что дополнение добавляет этой игре, как это считает /дополнения

packs-count-creatures = { $count ->
    [one] { $count } существо
    [few] { $count } существа
   *[other] { $count } существ
}
packs-count-rewards = { $count ->
    [one] { $count } награда
    [few] { $count } награды
   *[other] { $count } наград
}
packs-count-heroes = { $count ->
    [one] { $count } герой
    [few] { $count } героя
   *[other] { $count } героев
}
