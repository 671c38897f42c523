# Слова, общие для игр и картинок. Как в книгах правил.

clause-acts = { $who } { $does }
clause-has = { $who }: { $does }
list-and = { $head } и { $last }
seat-player = Игрок { $letter }

term-round = Раунд
term-prize = Приз
term-condition = Условие
term-fulfilled = Выполнили условие
term-next = Дальше
term-nobody = Никто
term-winner = Победитель
term-winners-shared = Недопобедители
term-last-fight = Последний бой
term-beneath = Под ним
term-source-printed = Печатная карта
term-source-adapted = По мотивам печатной
term-source-ours = Наша карта
term-source-pack = Из дополнения «{ $pack }»
term-source-mark = «{ $pack }»
