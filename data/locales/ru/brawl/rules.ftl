# Правила Super Fantasy Brawl по темам и карты по имени: что говорит само содержимое. Темы — в data/brawl/rules.toml.

brawl-rules-line = - **{ $name }**: { $text }
brawl-rules-champion-printed = - { $name }: { $health } / { $defence }
brawl-rules-champion-adapted = - { $name }: { $health } / { $defence }, переложен
brawl-rules-champion-ours = - { $name }: { $health } / { $defence }, наш
brawl-rules-champion-pack = - { $name }: { $health } / { $defence }, дополнение «{ $pack }»
brawl-card-whose = Чемпион: **{ $champion }**, карта { $number }
brawl-card-line = - **{ $name }**: { $figures }
brawl-card-standard = Один раз за фазу активации.
brawl-source-challenge-ours = Наше испытание, не печатное.
brawl-source-challenge-pack = Испытание из дополнения «{ $pack }».
brawl-card-trap = Ловушка: { $trap }
brawl-card-trap-text = { $trap ->
    [stun] Чемпион оглушён: сбрасывает свою карту из руки, а если её нет, его игрок показывает руку.
    [root] Чемпион обездвижен до конца хода.
    [damage_1] Чемпион получает 1 урон, защита не считается.
    [damage_2] Чемпион получает 2 урона, защита не считается.
   *[damage_3] Чемпион получает 3 урона, защита не считается.
}

## Виды того, что находит /card

cards-kind-champion = чемпион
cards-kind-attack = карта атаки
cards-kind-skill = карта навыка
cards-kind-reaction = карта реакции
cards-kind-challenge = испытание
cards-kind-standard = базовое действие
cards-kind-trap = ловушка
