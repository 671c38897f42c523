# Справка «Архитеона»: расчёт урона, блоки, перезарядка, перманенты, заряды, базовые усиления.

archutheon-ref-title = Как считается урон
archutheon-ref-attack = { $card } · { $who }
archutheon-ref-none = Сейчас открытой атаки нет
archutheon-ref-part = { $part ->
    [base] Карта
    [text] Её свойство
    [support] Поддержка
    [charge] Заряды жертвы
    [lasting] Пассивные карты, черты, местность
    [boost] Базовое усиление
    [inspired] Воодушевление атакующего
    [vulnerable] Уязвимость жертвы
    [exhausted] Истощение атакующего
    [full] Сумма, не меньше 0
    [blocked] Блоки
    [armour] Броня
    [leader] Лидер получает на 1 меньше
    [barrier] Остальное остановит Барьер
   *[dealt] Урон
}
archutheon-ref-line = { $who }: { $sum }
archutheon-ref-order = Урон: карта + свойство + поддержка + заряды + пассивные карты и местность + базовое усиление + Воодушевление + Уязвимость − Истощение, не меньше 0; затем − блок − Броня − 1 лидеру; остальное останавливает Барьер. Бронебойный урон не замечает блока, Брони и Барьера.
archutheon-ref-block = Блок
archutheon-ref-block-element = −1: другой элемент.
archutheon-ref-block-direction = −1: нацелена иначе — одна карта прицельная, другая по области или без урона.
archutheon-ref-block-ally = −1: самого блокирующего карта не задевает. Ещё −1 за каждую область до союзника.
archutheon-ref-block-zero = Если осталось 0, блок ничего не делает. Уворот и Подскок спасают своего героя всегда.
archutheon-ref-pierce = Бронебойный урон не замечает блока, Брони и Барьера.
archutheon-ref-recharge = Перезарядка
archutheon-ref-recharge-slot = Ячейка { $cell }: в руке через { $turns } Восстановления.
archutheon-ref-charges = Заряды
archutheon-ref-charge-each = +1 к карте атаки за каждый её элемент среди зарядов жертвы.
archutheon-ref-charge-truth = 3 Истины: другой элемент у всех ваших карт на этот ход, или все прицельные, или все по области.
archutheon-ref-charge-freedom = 3 Свободы: герои используют карты друг друга.
archutheon-ref-charge-chaos = 3 Хаоса: карты атаки можно класть скрытно.
archutheon-ref-charge-any = Любые 3: заряженная карта выполнится сразу.
archutheon-ref-boosts = Базовые усиления
archutheon-ref-good = Полезные перманенты
archutheon-ref-bad = Вредные перманенты
