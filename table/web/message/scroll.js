// Where the list of messages is scrolled to: at its end, at the top of a message too long to be seen whole, or so that
// what was pressed stays in its place.

const NEAR_END_PX = 90;
// Less than this is no scrolling of anybody's, only rounding.
const STILL_PX = 2;
// What holds controls that stand side by side.
const ROWS = ".row, .section";
// The buttons that go on with a question: primary and success.
const PROMINENT = ".style-1:enabled, .style-3:enabled";
// What is shown below such a button, so that it is seen to be whole.
const MARGIN_PX = 8;

const log = document.getElementById("log");
const scroller = document.getElementById("scroller");
const newer = document.getElementById("newer");
let atEnd = true;
// The message whose control was pressed here, the control, and how far below the upper edge the message stood then.
let pressed = null;
// How high the list was when a pressed control was kept in its place: nothing has changed as long as it is.
let keptHeight = null;

/** Connects the list. */
export function wireScroll() {
  scroller.addEventListener("scroll", readPlace, { passive: true });
  newer.addEventListener("click", toEnd);
  // Whatever changes the height (a picture, the keyboard of a phone) leaves one who was at the end there.
  const keep = new ResizeObserver(() => follow() && scroller.scrollHeight !== keptHeight && toEnd());
  keep.observe(log);
  keep.observe(scroller);
}

function readPlace() {
  const left = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  atEnd = left < NEAR_END_PX && !showsTop(log.lastElementChild);
  if (atEnd) newer.hidden = true;
}

/** Whether the beginning of a message is in sight that is too long to be seen whole. */
function showsTop(node) {
  return Boolean(node) && isLong(node) && offset(node) >= -STILL_PX;
}

function isLong(node) {
  return node.offsetHeight > scroller.clientHeight;
}

/** How far a message begins below the upper edge of the list, in CSS pixels. */
function offset(node) {
  return node.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

/** Whether the list is to stay at its end: not while somebody chooses from a menu in it. */
export function follow() {
  return atEnd && !log.querySelector(".select:focus-within");
}

/** Scrolls to the newest message. */
export function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  newer.hidden = true;
}

/** @returns {{keep: (fresh: boolean) => void}} the place now; `keep` goes back to it, or to the end if that was it */
export function placeNow() {
  const place = scroller.scrollTop;
  const was = atEnd;
  const keep = (fresh) => {
    if (fresh || was) {
      atEnd = true;
      toEnd();
    } else scroller.scrollTop = place;
  };
  return { keep };
}

/** Leaves the end: what is looked at stays in sight whatever comes. */
export function leaveEnd() {
  atEnd = false;
}

/** Scrolls to the newest message; to its beginning if it is longer than what can be seen at once. */
export function reveal(node) {
  pressed = null;
  if (isLong(node)) toTop(node);
  else toEnd();
}

function toTop(node) {
  atEnd = false;
  scroller.scrollTop += offset(node);
}

/** Notes that a control of a message was pressed; no message forgets it. */
export function notePress(node, customId = null) {
  pressed = node && { id: node.id, customId, top: offset(node) };
}

/**
 * Notes that a message is about to be drawn anew.
 *
 * @param {HTMLElement} old the message as it was
 * @returns {(fresh: HTMLElement) => void} to be called with the new node in its place: after one's own press a page under
 *   another heading is seen from its beginning; else what was pressed stays where it was, a message that fits is seen
 *   whole, and so is what can be pressed next; one who has scrolled on since the press stays there
 */
export function beforeEdit(old) {
  const still = pressed?.id === old.id && Math.abs(offset(old) - pressed.top) <= STILL_PX;
  const choosing = old.querySelector("[aria-expanded=true]");
  if (!still || choosing) return () => {};
  const before = placesOf(old);
  return (fresh) => {
    if (isLong(fresh) && heading(fresh) && heading(fresh) !== heading(old)) {
      pressed = null;
      toTop(fresh);
      return readPlace();
    }
    const control = keepPlace(before, placesOf(fresh), fresh);
    if (isLong(fresh)) showNext(old, fresh);
    else bringIntoView(fresh);
    keptHeight = scroller.scrollHeight;
    readPlace();
    // What the same press changes later keeps to the same place.
    pressed = { id: fresh.id, customId: control?.customId ?? null, top: offset(fresh) };
  };
}

/** @returns {Array<{customId: string, row: Element, top: number, bottom: number}>} where the controls of a message stand */
function placesOf(node) {
  const edge = scroller.getBoundingClientRect().top;
  return [...node.querySelectorAll("[data-custom-id]")].map((control) => {
    const { top, bottom } = control.getBoundingClientRect();
    return { customId: control.dataset.customId, row: control.closest(ROWS), top: top - edge, bottom: bottom - edge };
  });
}

/** Scrolls so that what was pressed stays where it was; returns the control that stands there now, if there is one. */
function keepPlace(before, after, fresh) {
  const was = before.find((one) => one.customId === pressed.customId);
  const is = was && counterpart(was, before, after);
  if (is) scroller.scrollTop += is.now.top - is.then.top;
  else if (after.length) {
    // The next question is likely to stand where the last controls stood.
    const then = before.at(-1)?.bottom ?? scroller.clientHeight;
    const wanted = Math.min(Math.max(then, 0), scroller.clientHeight);
    scroller.scrollTop += after.at(-1).bottom - wanted;
  } else toTop(fresh);
  return is?.now;
}

/** The pressed control as it is now, or another of its row; of as many controls as before, the one in the same place. */
function counterpart(was, before, after) {
  const row = before.filter((one) => one.row && one.row === was.row);
  for (const then of [was, ...row]) {
    const now = after.find((one) => one.customId === then.customId);
    if (now) return { then, now };
  }
  return before.length === after.length ? { then: was, now: after[before.indexOf(was)] } : null;
}

function bringIntoView(node) {
  const below = offset(node) + node.offsetHeight - scroller.clientHeight;
  if (offset(node) < 0) scroller.scrollTop += offset(node);
  else if (below > 0) scroller.scrollTop += below;
}

/** What stands above the text of a message; a picture, say, has nothing to say there. */
function heading(node) {
  return node.querySelector("[class^=heading-]")?.textContent ?? "";
}

/** Scrolls down to what can be pressed now and could not before, such as the button that confirms a choice. */
function showNext(old, fresh) {
  const known = new Set([...old.querySelectorAll(PROMINENT)].map((one) => one.textContent));
  const next = [...fresh.querySelectorAll(PROMINENT)].filter((one) => !known.has(one.textContent));
  if (!next.length) return;
  const edge = scroller.getBoundingClientRect();
  const bottom = next.at(-1).getBoundingClientRect().bottom + MARGIN_PX;
  const below = bottom - edge.bottom;
  // A long list of answers is read from its beginning.
  if (below > 0 && bottom - next[0].getBoundingClientRect().top <= edge.height) scroller.scrollTop += below;
}
