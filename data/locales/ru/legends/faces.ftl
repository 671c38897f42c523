# Картинки руки, карты и колоды «Легенд».

legends-face-looking = Вы смотрите карты
legends-face-squad = Ваши герои
legends-face-hand = Рука
legends-face-empty = В руке нет карт

legends-face-author = Значок: { $author }, { $licence }
legends-face-unknown-author = автор неизвестен
legends-face-attack =
    { $type ->
        [magical] магическая атака
       *[physical] физическая атака
    }
legends-face-lives = жизни
legends-face-level = уровень
legends-face-gives = даёт легендарности
legends-face-occupies = занимает легендарности
legends-face-spends = тратит легендарности
legends-face-turns = поворот героя
legends-face-loses = жизни героя
legends-face-discards = сбросить из руки
legends-face-sacrifices = пожертвовать
