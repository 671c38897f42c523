# Турниры: имена и числа, общие для многих текстов.

tournament-former = бывший игрок { $entry }
tournament-round = Тур { $round }
tournament-at-table = { $round }, стол { $table }
tournament-pair-bye = { $name } — без соперника
tournament-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
tournament-reason = Причина: { $reason }
tournament-nobody = никто

# Кнопки, которые называют тексты; кто их подписывает, берёт эти слова.
-tournament-button-enter = Участвовать
-tournament-button-check-in = Подтвердить участие
-tournament-button-why = Почему так?
-tournament-button-computed = Как посчитано
