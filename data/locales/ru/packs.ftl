# Дополнения: выбор для стола, показ за столом, список по команде.

command-packs-name = дополнения
command-packs-description = Дополнения этого бота: что добавлено к играм
option-packs-name = дополнения
option-packs-description = С какими дополнениями играется партия
option-arena-name = арена
option-arena-description = На какой арене играется партия
button-packs = Дополнения
packs-all = все
packs-none-option = без дополнений
packs-pick = Дополнения
packs-named = «{ $name }» { $version } (`{ $hash }…`)
packs-with = { $count ->
    [one] С дополнением { $packs }.
   *[other] С дополнениями { $packs }.
}
packs-arena = Арена: { $arena }.
packs-gone = Уже не загружено: { $packs }. Партия начнётся без этого.
packs-title = ## Дополнения
packs-intro = Их добавил владелец бота, в печатные игры они не входят. Партия доигрывается с теми картами, с которыми началась.
packs-none = Дополнений нет: в игры играют как есть. Добавить их может владелец бота (docs/packs.ru.md).
packs-line = ### { $name } { $version }
packs-author = Автор: { $author }. Лицензия: { $licence }.
packs-game = { $game }: { $counts }
packs-left-out = ### { $folder } не загружено:
packs-more = … и ещё { $count }, целиком в журнале
packs-some-left-out = { $count ->
    [one] Ещё { $count } дополнение загрузить не удалось; почему, увидит здесь владелец бота.
    [few] Ещё { $count } дополнения загрузить не удалось; почему, увидит здесь владелец бота.
   *[other] Ещё { $count } дополнений загрузить не удалось; почему, увидит здесь владелец бота.
}
packs-count-kits = { $count ->
    [one] { $count } боец
    [few] { $count } бойца
   *[other] { $count } бойцов
}
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
server-packs = **Дополнения: { $value }**
server-packs-about = С чем играют новые столы, если не выбрать иначе.
refused-pack = Дополнения «{ $pack }» для этой игры нет. Какие есть, покажет /дополнения.
refused-arena = С этими дополнениями такой арены нет. Выберите арену из списка.
refused-not-host-packs = Дополнения выбирает только ведущий { $host }.
