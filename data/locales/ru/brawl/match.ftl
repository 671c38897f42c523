# Super Fantasy Brawl: название, памятка, термины, стол словами, итог. Термины — как в книге.

brawl-title = Super Fantasy Brawl
brawl-hint =
    {"**"}Цель** — первым набрать { $duel } победных очков (вчетвером — { $team } на команду). Очки дают испытания и нокаут вражеских чемпионов (1 ПО за каждого).

    {"**"}Ход**
    1. Получение очков: каждое выполненное испытание даёт столько, сколько стоит его ячейка, и уходит в сброс. В первом раунде очков нет.
    2. Активация: каждая карта или базовое действие истощает одно готовое ядро: разрушения (красное), сотворения (жёлтое) или управления (синее). Любой чемпион может действовать несколько раз.
    3. Обновление: ядра восстанавливаются, остаток руки уходит в сброс, вы берёте { $hand } карт (вчетвером — { $small }).

    {"**"}Атака**: движение, эффекты перед атакой, цель, реакция противника, сила минус защита — это урон, эффекты после атаки. Отдельно указанный «урон» защиту игнорирует.

    {"**"}Реакция**: в ход противника, одна на атаку, за своё готовое ядро. Это ядро восстановится только в конце вашего хода.

    {"**"}Нокаут**: урон дошёл до здоровья — чемпион уходит к воротам, а нокаутировавший его прокачивается. От ворот выходят первой клеткой движения.

## Термины для подписей

brawl-term-move = движение
brawl-term-range = дальность
brawl-term-strength = сила
brawl-term-defence = защита
brawl-term-health = здоровье
brawl-term-damage = урон
brawl-term-core = ядро
brawl-term-attack = атака
brawl-term-skill = навык
brawl-term-reaction = реакция
brawl-term-champion = чемпион
brawl-term-challenge = испытание
brawl-term-trap = ловушка
brawl-term-ability = способность
brawl-term-hand = рука
brawl-term-deck = колода
brawl-term-discard = сброс
brawl-term-round = раунд
brawl-term-points = победные очки
brawl-term-winner = Победитель
brawl-term-draw = Ничья
brawl-source-printed = из печатного издания
brawl-source-adapted = переложен по описаниям
brawl-source-ours = наш
brawl-source-pack = из дополнения «{ $pack }»

## Стол в целом

brawl-reference = Сбросы и колоды
brawl-table-heading = Раунд { $round } · ход: { $name } · { $phase }
brawl-table-head = { $title }. { $heading }
brawl-table-side = { $team } — { $points }
brawl-table-score = Счёт: { $first }, { $second }. Для победы нужно { $to_win } ПО
brawl-table-challenge = { $worth } ПО, { $name }
brawl-table-where = { $text } ({ $hexes })
brawl-table-whose = { $team } — { $hexes }
brawl-table-count = { $team } — { $count }
brawl-table-fulfilled = Выполнено: { $names } ({ $counts })
brawl-table-unfulfilled = Не выполнено ({ $counts })
brawl-prospect = { $team }: { $gain } при следующем получении очков, если ничего не изменится ({ $names })
brawl-table-statue = { $statue }: { $hex }, зона { $zone }
brawl-table-traps = Ловушки: { $hexes }
brawl-table-known = { $hex } (вы знаете: { $trap })
brawl-table-free = Свободные клетки ловушек: { $hexes }
brawl-table-row = { $team } — ряд { $row }
brawl-table-rows = Области появления: { $rows }
brawl-table-list = { $title }: { $text }

## Чемпион и игрок

brawl-table-champion = { $who }, { $hex }: { $text }
brawl-table-figures = урон { $damage } из { $health }, защита { $defence }
brawl-table-defence = { $now } (на карте { $printed })
brawl-table-levelled = карта прокачана
brawl-table-bloodied = побитый чемпион
brawl-table-effect = { $text } ({ $source })
brawl-table-near = рядом: { $names }
brawl-table-ability = Способность: { $text }
brawl-table-player = { $letter }. { $name }
brawl-table-player-line = { $name } · готовые ядра: { $cores } · в руке { $hand }, в колоде { $deck }, в сбросе { $discard }
brawl-table-spent = нет
brawl-table-nobody = никого
brawl-table-standard = Базовые действия в этой фазе: { $names }
brawl-table-shown = Известно в руке: { $cards }
brawl-table-discard = Сброс. { $cards }
brawl-table-deck = В вашей колоде. { $cards }
brawl-table-unseen = В руке или колоде. { $cards }
brawl-table-hand = Рука
brawl-table-planned = Сверху вашей колоды: { $cards }
brawl-short = { $who } — { $hex }, урон { $damage } из { $health }

## Выбор чемпионов

brawl-table-choices = Можно выбрать: { $names }
brawl-table-banned = Исключены: { $names }
brawl-table-has = { $player }: { $names }
brawl-table-brought = { $text } (привели: { $names })

## Что изменилось за ход, итог

brawl-recap = { $who }: { $text }.
brawl-recap-out = нокаут, теперь у ворот
brawl-recap-back = выход на арену, { $hex }
brawl-recap-damage = урон { $before } → { $damage } из { $health }
brawl-recap-damage-text = урон был { $before }, стал { $damage } из { $health }
brawl-recap-hex = { $before } → { $hex }
brawl-recap-hex-text = перемещение с { $before } на { $hex }
brawl-standing = { $place }) { $name }: { $points } ПО{ $chosen ->
    [0] { "" }
   *[other] { " " }({ $champions })
}
