# Правила «Архитеона» по темам и карты по имени: что говорит само содержимое. Темы — в data/archutheon/rules.toml.

archutheon-rules-line = - **{ $name }**: { $text }
archutheon-rules-hero-adapted = - { $name }: герой книги, карты наши
archutheon-rules-hero-ours = - { $name }: наш герой
archutheon-rules-hero-pack = - { $name }: дополнение «{ $pack }»
archutheon-rules-exchange = { $cell } ⇄
archutheon-rules-takes = { $cell } (карт: { $count })
archutheon-slot-of = { $board ->
    [basic] Обычный планшет
    [attack] Продвинутый планшет, атака
   *[defence] Продвинутый планшет, защита
}, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-card-value = Ценность: { $value }. { $text }
archutheon-card-whose = { $any ->
    [yes] Универсальная карта: её может использовать любой герой.
   *[no] Герой: **{ $hero }**
}
archutheon-card-opposite = Противоположный перманент: { $name }.
archutheon-card-passive = Сторона пассивной карты лидера: **{ $hero }**
archutheon-card-terrain = Местность { $terrain }; другая сторона — { $other }.

## Виды того, что находит /card

cards-kind-card = карта
cards-kind-passive = пассивная карта
cards-kind-terrain = местность
cards-kind-permanent = перманент

## Подсказки

archutheon-measure = очки здоровья, выигранные или потерянные к концу следующего сражения противника; перманенты, карты, треки, Врата и Коллапс тоже учтены
