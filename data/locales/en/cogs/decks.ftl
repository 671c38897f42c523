# Decks that people build and bring.

command-deck-name = deck
command-deck-description = Build decks, share them, bring them to a table
command-deck-list-name = list
command-deck-list-description = List your decks and those that need no building
command-deck-new-name = new
command-deck-new-description = Begin a new deck
command-deck-show-name = show
command-deck-show-description = Open a deck in the workshop
command-deck-add-name = add
command-deck-add-description = Add a card to a deck
command-deck-remove-name = remove
command-deck-remove-description = Take a card out of a deck
command-deck-import-name = import
command-deck-import-description = Make a deck of a list, a file or a code
command-deck-export-name = export
command-deck-export-description = Get a deck as a list, a file and a code
command-deck-share-name = share
command-deck-share-description = Post a deck here with a button that copies it
command-deck-copy-name = copy
command-deck-copy-description = Copy a deck to change the copy
command-deck-delete-name = delete
command-deck-delete-description = Delete a deck
option-deck-name-name = name
option-deck-name-description = Name of the new deck
option-deck-game-name = game
option-deck-game-description = Game of the deck
option-deck-deck-name = deck
option-deck-deck-description = Which deck
option-deck-card-name = card
option-deck-card-description = Name of the card in any language
option-deck-count-name = count
option-deck-count-description = How many copies; one without it
option-deck-file-name = file
option-deck-file-description = A text file with the list
option-deck-text-name = text
option-deck-text-description = The code or the list; without it a form opens

button-decks = My decks
button-deck-new = New deck
button-deck-less = −1
button-deck-more = +1
button-deck-three = ×3
button-deck-check = Check
button-deck-import = Import
button-deck-export = Export
button-deck-rename = Rename
button-deck-undo = Undo last
button-deck-table = To the table
button-deck-share = Share
button-deck-copy = Copy
button-deck-take = Copy to my decks
button-deck-delete = Delete
button-deck-delete-sure = Delete for good
button-deck-keep = Keep it
button-deck-save = Save as a new deck
button-deck-save-over = Save over the deck
button-deck-again = The same as last time

## The list

decks-title = ## Your decks
decks-own = { $count ->
    [one] { $count } deck
   *[other] { $count } decks
} of { $most } at most.
decks-none = You have none yet. Take one that needs no building, begin a new one, or import one.
decks-pick = Your decks
decks-pick-ready = Decks that need no building

## The workshop

deck-title = ### { $name } · { $game }
deck-summary = { $numbers } · { $errors ->
    [0] can be played
    [one] { $errors } error
   *[other] { $errors } errors
}
deck-more = { $count ->
    [one] And { $count } more: press **Check**.
   *[other] And { $count } more: press **Check**.
}
deck-sound = ✅ Nothing is wrong with it.
deck-pick-group = Group of cards
deck-pick-card = Card
deck-choose = Choose up to { $most }
deck-group-page = { $name } ({ $number })
deck-in = In the deck: { $count }
deck-card = { $name } ×{ $copies }
deck-name = Name of the deck
deck-delete-ask = Delete the deck “{ $name }”? It cannot be brought back. A copy at a table stays there.
deck-deleted = The deck “{ $name }” is deleted.
deck-copied = The copy is yours; change it as you like.
deck-new-name = Deck { $number }
deck-copy-name = { $name } 2
deck-shared-name = Copied deck
deck-import-name = Imported deck
deck-saved = Saved.

## Import, export, posts

deck-import-list = List or code
deck-import-hint = A line for each card: 3 Name. Or the code that begins with LG
deck-preview = ### Preview: nothing is saved yet
deck-line = Line { $number }:
deck-line-unknown = no card fits “{ $text }”.
deck-line-differs = “{ $text }” has the number of “{ $card }”, which was taken.
deck-lines-more = And { $count } more lines that were not understood.
deck-likely = { $line }: { $card } ×{ $copies }
deck-export = **{ $name }** as a list, with its code on the last line. `/deck import` reads both.
deck-shared = { $who } shares the deck **{ $name }** · { $game }

## At a table

deck-for-table = ### Your deck for the table `{ $code }`
deck-for-tournament = ### Your deck for { $name }
event-decks-how = Each deck as it was checked in: the SHA-256 of its first line (the key), a line break and its second line is in the open log.
event-deck-of = Entry { $number }{ $name ->
    [none] {""}
   *[other] {" · "}{ $name }
}
deck-locked-then = It is checked now, and locked until the end of the tournament.
deck-brought-none = You have brought none yet. Nobody sees which one you bring.
deck-brought = You bring **{ $name }**. Nobody else sees which deck it is.
deck-brought-unnamed = You bring a deck that is none of these. Nobody else sees which one it is.
deck-unfit-now = It does not fit this table:
deck-not-brought = That deck does not fit this table, so it is not brought:
deck-fits = Fits this table
deck-unfit = { $errors ->
    [one] Does not fit this table: { $errors } error
   *[other] Does not fit this table: { $errors } errors
}
deck-pick = Which deck do you bring?
deck-which-table = To which of your tables?
deck-brought-to = You bring **{ $name }** to the table `{ $code }`.

refused-deck-gone = You have no such deck. It may have been deleted; `/deck list` shows yours.
refused-deck-changed = The deck has changed since, in another panel. Nothing was overwritten; this is the newest.
refused-deck-undo = There is nothing to undo: only the last change can be undone.
refused-deck-name = Type a name for the deck.
refused-deck-copies = At most { $limit } copies at a time.
refused-deck-card = No card is called that. Pick one of those that are offered while you type.
refused-decks-full = You have { $limit } decks, which is the most. Delete one first.
refused-deck-file-large = The file is too large: at most { $most } KiB.
refused-deck-list-empty = There is no card in that. Write a line for each card, such as `3 Name`, or the code of a deck.
refused-deck-no-table = You sit at no open table of this game. Join one, or open one, and press **To the table** again.
