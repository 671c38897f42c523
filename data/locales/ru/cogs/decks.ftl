# Колоды, которые собирают и приносят игроки.

command-deck-name = колода
command-deck-description = Собрать колоду, поделиться ею, принести её за стол
command-deck-list-name = список
command-deck-list-description = Показать ваши колоды и готовые
command-deck-new-name = новая
command-deck-new-description = Начать новую колоду
command-deck-show-name = показать
command-deck-show-description = Открыть колоду в мастерской
command-deck-add-name = добавить
command-deck-add-description = Добавить карту в колоду
command-deck-remove-name = убрать
command-deck-remove-description = Убрать карту из колоды
command-deck-import-name = загрузить
command-deck-import-description = Собрать колоду по списку, файлу или коду
command-deck-export-name = выгрузить
command-deck-export-description = Получить колоду списком, файлом и кодом
command-deck-share-name = поделиться
command-deck-share-description = Показать колоду здесь, с кнопкой, которая её копирует
command-deck-copy-name = копия
command-deck-copy-description = Сделать копию колоды, чтобы менять её
command-deck-delete-name = удалить
command-deck-delete-description = Удалить колоду
option-deck-name-name = название
option-deck-name-description = Название новой колоды
option-deck-game-name = игра
option-deck-game-description = Для какой игры колода
option-deck-deck-name = колода
option-deck-deck-description = Какая колода
option-deck-card-name = карта
option-deck-card-description = Название карты на любом языке
option-deck-count-name = сколько
option-deck-count-description = Сколько копий; если не указать, одна
option-deck-file-name = файл
option-deck-file-description = Текстовый файл со списком
option-deck-text-name = текст
option-deck-text-description = Код или список; если не указать, откроется форма

button-decks = Мои колоды
button-deck-new = Новая колода
button-deck-less = −1
button-deck-more = +1
button-deck-three = ×3
button-deck-check = Проверить
button-deck-import = Загрузить
button-deck-export = Выгрузить
button-deck-rename = Переименовать
button-deck-undo = Отменить последнее
button-deck-table = За стол
button-deck-share = Поделиться
button-deck-copy = Копия
button-deck-take = Скопировать себе
button-deck-delete = Удалить
button-deck-delete-sure = Удалить насовсем
button-deck-keep = Оставить
button-deck-save = Сохранить новой колодой
button-deck-save-over = Сохранить вместо прежней
button-deck-again = Та же, что в прошлый раз

## Список

decks-title = ## Ваши колоды
decks-own = { $count ->
    [one] { $count } колода
    [few] { $count } колоды
   *[many] { $count } колод
}, а можно { $most }.
decks-none = Пока их нет. Возьмите готовую, начните новую или загрузите список.
decks-pick = Ваши колоды
decks-pick-ready = Готовые колоды

## Мастерская

deck-title = ### { $name } · { $game }
deck-summary = { $numbers } · { $errors ->
    [0] можно играть
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[many] { $errors } ошибок
}
deck-more = { $count ->
    [one] И ещё { $count }: нажмите **Проверить**.
    [few] И ещё { $count }: нажмите **Проверить**.
   *[many] И ещё { $count }: нажмите **Проверить**.
}
deck-sound = ✅ Всё в порядке.
deck-pick-group = Группа карт
deck-pick-card = Карта
deck-choose = Выберите не больше { $most }
deck-group-page = { $name } ({ $number })
deck-in = В колоде: { $count }
deck-card = { $name } ×{ $copies }
deck-name = Название колоды
deck-delete-ask = Удалить колоду «{ $name }»? Вернуть её будет нельзя. Копия, принесённая за стол, останется там.
deck-deleted = Колода «{ $name }» удалена.
deck-copied = Копия — ваша, меняйте её как угодно.
deck-new-name = Колода { $number }
deck-copy-name = { $name } 2
deck-shared-name = Скопированная колода
deck-import-name = Загруженная колода
deck-saved = Сохранено.

## Загрузка, выгрузка, сообщения

deck-import-list = Список или код
deck-import-hint = По строке на карту: 3 Название. Или код, который начинается с LG
deck-preview = ### Проба: пока ничего не сохранено
deck-line = Строка { $number }:
deck-line-unknown = ни одна карта не подходит к «{ $text }».
deck-line-differs = в «{ $text }» стоит номер карты «{ $card }», она и взята.
deck-lines-more = И ещё непонятых строк: { $count }.
deck-likely = { $line }: { $card } ×{ $copies }
deck-export = **{ $name }**: список, в последней строке код. И то и другое читает `/колода загрузить`.
deck-shared = { $who } делится колодой **{ $name }** · { $game }

## За столом

deck-for-table = ### Ваша колода для стола `{ $code }`
deck-for-tournament = ### Ваша колода для турнира { $name }
event-decks-how = Каждая колода — в том виде, в котором с ней подтвердили участие. В открытом журнале стоит SHA-256 её первой строки (ключа), перевода строки и второй строки.
event-deck-of = Участник { $number }{ $name ->
    [none] {""}
   *[other] {" · "}{ $name }
}
deck-locked-then = Она проверяется сейчас и закрепляется до конца турнира.
deck-brought-none = Вы пока ничего не принесли. Никто не видит, какую колоду вы приносите.
deck-brought = Вы играете колодой **{ $name }**. Больше никто не видит, какая она.
deck-brought-unnamed = Вы играете колодой не из этого списка. Больше никто не видит, какая она.
deck-unfit-now = Она не подходит к этому столу:
deck-not-brought = Эта колода не подходит к этому столу, поэтому не принесена:
deck-fits = Подходит к этому столу
deck-unfit = { $errors ->
    [one] Не подходит к этому столу: { $errors } ошибка
    [few] Не подходит к этому столу: { $errors } ошибки
   *[many] Не подходит к этому столу: { $errors } ошибок
}
deck-pick = Какой колодой вы играете?
deck-which-table = За какой из ваших столов?
deck-brought-to = За столом `{ $code }` вы играете колодой **{ $name }**.

refused-deck-gone = Такой колоды у вас нет. Возможно, она удалена; ваши показывает `/колода список`.
refused-deck-changed = Колоду тем временем изменили в другом окне. Ничего не потеряно: это самый новый вид.
refused-deck-undo = Отменять нечего: отменить можно только последнее изменение.
refused-deck-name = Введите название колоды.
refused-deck-copies = За один раз не больше { $limit } копий.
refused-deck-card = Такой карты нет. Выберите из тех, что предлагаются при наборе.
refused-decks-full = У вас { $limit } колод, больше нельзя. Сначала удалите одну.
refused-deck-file-large = Файл слишком большой: не больше { $most } КиБ.
refused-deck-list-empty = Здесь нет ни одной карты. Пишите по строке на карту, например `3 Название`, или пришлите код колоды.
refused-deck-no-table = Вы не сидите ни за одним открытым столом этой игры. Сядьте за стол или откройте его и снова нажмите **За стол**.
