# Картинки руки и чемпиона Super Fantasy Brawl.

brawl-face-denied-core = Ядро истощено
brawl-face-denied-gate = У ворот: нужны сапоги
brawl-face-denied-full = У ворот: выйти некуда
brawl-face-empty = В руке нет карт
brawl-face-no-reaction = В руке нет реакций
brawl-face-deck = колода
brawl-face-discard = сброс
brawl-face-planned = Сверху колоды:
brawl-face-range-melee = вплотную
brawl-face-range-direct = по прямой
brawl-face-range-indirect = навесом
brawl-face-range-area = область
brawl-face-any-side = Цель: враг или союзник.
brawl-face-line = { $kind } · { $core }
brawl-face-any = любое ядро
brawl-face-base = Начальная сторона
brawl-face-levelled = Прокачанная сторона
brawl-face-no-ability = Способности нет.
brawl-face-move = движение
brawl-face-no-move = без сапог
brawl-face-strength = сила
brawl-face-defence = защита

# Формы слов, перед которыми в тексте карты стоит знак, через пробел и строчными буквами.
brawl-face-forms-move = движение движения движению движением движении
brawl-face-forms-strength = сила силы силе силу силой
brawl-face-forms-defence = защита защиты защите защиту защитой
brawl-face-forms-damage = урон урона урону уроном уроне
brawl-face-forms-trap = ловушка ловушки ловушке ловушку ловушкой ловушек ловушкам ловушками ловушках
brawl-face-forms-red = разрушение разрушения разрушению разрушением
brawl-face-forms-yellow = сотворение сотворения сотворению сотворением
brawl-face-forms-blue = управление управления управлению управлением

# Слова, которые в тексте карты выделены, ключевые слова книги; * — с любым окончанием.
brawl-face-keywords = рывок* рывк* пролёт* пролет* прыжок* прыжк* прыгн* оттолк* отталк* притян* притяг* принужд* принуд* страх* обездвиж* оглуш* лечени* вылеч* исцел* добор* доберит* планирован* вампиризм* удвоен* яд яда ядом побит* нокаут* размест* размещ*
