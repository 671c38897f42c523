# Answering: standing orders (each is named by its game) and the private panel.

## Standing orders

command-orders-name = orders
command-orders-description = Show what you have ordered ahead, and until when
button-orders = Orders
button-order-cancel = Cancel
orders-title = ### Orders · `{ $code }`
orders-hint = An order answers for you shortly after you are asked. Others cannot see that you gave it. An undo ends all orders.
orders-example = For example: **{ $order }** — { $until }.
marks-hint = **Marks**: unlike an order, everybody sees a mark. It answers nothing.
marks-none = No marks are set.
marks-standing = Set now:
marks-set = Set a mark
marks-done = Marked: { $mark }
refused-marks = You have set { $count } marks in a row. Answer a question of the match first, then you can set marks again.
refused-changes = You have changed your mind here some hundreds of times, and I keep no more. What you chose last stands. If a question is still open below, answer it: nothing is lost.
refused-long = This match has { $count } steps by now, so it takes answers alone: no undo, no marks, no changed answers. Otherwise its file would become too long to be checked. Please play it to its end.
orders-none = You have no orders now.
orders-line = **{ $order }** — { $until }
orders-give = { $order }: until when?
orders-end = { $until }: { $order }
orders-given = Order given: **{ $order }** — { $until }. You find it under **{ button-orders }**.
orders-stands = Order: **{ $order }** — { $until }
orders-ended-until = Your order “{ $order }” ({ $until }) has ended: now you are asked again.
orders-ended-game = The game has ended, and with it your order “{ $order }”. Give it again if you want it in the next one.
orders-ended-undo = The undo ended your order “{ $order }”. Give it again if you still want it.
orders-gone = Nothing to cancel: this order had already ended. Below is what stands now.
log-ordered = By your order: { $order }
refused-no-orders = In this game nothing can be ordered ahead.
refused-no-order = There is no such order in this game. Those there are stand under **{ button-orders }**, below your hand.
refused-order-gone = This order is no longer there: it has ended, or you cancelled it. `/orders` shows the current ones.

## Private panel

hand-title = ### { $game } · `{ $code }` · you are { $letter } · [table]({ $link })
hand-sealed = Your choice: { $choice }. You can change it until everybody has chosen.
hand-changing = The new choice below counts once you confirm it.
hand-sealed-nothing = nothing
hand-wait = Nothing to do for you now.
control-pick = Pick
control-picked = Picked
control-back = Back
control-done = Done
control-confirm = Confirm
