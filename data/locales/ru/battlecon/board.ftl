# Картинка стола BattleCON.

battlecon-table-beat = Раунд { $beat }
battlecon-table-until = До конца времени
battlecon-table-next = Время вышло: ещё один раунд
battlecon-table-last = Последний раунд!
battlecon-table-left = Осталось раундов: { $count }
battlecon-table-hidden = Пара лицом вниз
battlecon-table-stunned = Оглушение
battlecon-table-out = Вне боя
battlecon-table-no-finisher = Спецатаки больше нет
battlecon-table-team = Команда { $team }
battlecon-table-vengeance = { $team } · Мщение ×{ $count }
battlecon-table-won-knockout = Нокаут! Победа: { $names }
battlecon-table-won-time = Время вышло. Победа: { $names }
battlecon-table-won-effect = Победа по эффекту карты: { $names }
battlecon-table-won-withdrew = Выход: { $losers }. Победа: { $names }
battlecon-table-won-draw = Ничья
