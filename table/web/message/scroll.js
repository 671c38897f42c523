// Where the list of messages is scrolled to: at its end, or at the top of a message too long to be seen whole.

const NEAR_END_PX = 90;
// Less than this is no scrolling of anybody's, only rounding.
const STILL_PX = 2;

const log = document.getElementById("log");
const scroller = document.getElementById("scroller");
const newer = document.getElementById("newer");
let atEnd = true;
// The message whose control was pressed here, and how far below the upper edge it stood then.
let pressed = null;

/** Connects the list. */
export function wireScroll() {
  scroller.addEventListener(
    "scroll",
    () => {
      const left = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
      atEnd = left < NEAR_END_PX && !showsTop(log.lastElementChild);
      if (atEnd) newer.hidden = true;
    },
    { passive: true },
  );
  newer.addEventListener("click", toEnd);
  // Whatever changes the height (a picture, the keyboard of a phone) leaves one who was at the end there.
  const keep = new ResizeObserver(() => follow() && toEnd());
  keep.observe(log);
  keep.observe(scroller);
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

/** Notes that a control of a message was pressed; null forgets it. */
export function notePress(node) {
  pressed = node && { id: node.id, top: offset(node) };
}

/**
 * Notes that a message is about to be drawn anew.
 *
 * @param {HTMLElement} old the message as it was
 * @returns {(fresh: HTMLElement) => void} to be called with the new node in its place: after one's own press the change
 *   comes into view, from its beginning if it is too long; one who has scrolled on since the press stays there
 */
export function beforeEdit(old) {
  const still = pressed?.id === old.id && Math.abs(offset(old) - pressed.top) <= STILL_PX;
  const choosing = old.querySelector("[aria-expanded=true]");
  if (!still || choosing) return () => {};
  return (fresh) => {
    const below = offset(fresh) + fresh.offsetHeight - scroller.clientHeight;
    if (isLong(fresh)) toTop(fresh);
    else if (atEnd) toEnd();
    else if (offset(fresh) < 0) scroller.scrollTop += offset(fresh);
    else if (below > 0) scroller.scrollTop += below;
    // What the same press changes later comes into view as well.
    pressed = { id: fresh.id, top: offset(fresh) };
  };
}
