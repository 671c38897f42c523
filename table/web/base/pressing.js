// While a finger or a button of the mouse is down on the messages, nothing is drawn anew beneath it: a press means what
// it began on, or nothing.

// A finger's click comes a little after the finger has left.
const CLICK_MS = 150;
// The end of a press may be told to nobody, for instance on the bar of something that scrolls.
const LONGEST_MS = 5000;
const CONTROL = "button, a, [role=option], [role=button]";

const log = document.getElementById("log");
const held = new Set();
let waiting = [];
let began = null;
let timer = 0;

/** Listens to presses. */
export function wirePresses() {
  const early = { capture: true };
  window.addEventListener("pointerdown", press, early);
  window.addEventListener("pointerup", lift, early);
  window.addEventListener("pointercancel", lift, early);
  window.addEventListener("blur", release);
  window.addEventListener("click", judge, early);
}

/** Does something that may change the messages: at once, or when the press that is under way is over. */
export function whenReleased(task) {
  if (timer) waiting.push(task);
  else task();
}

/** Lets the press that is under way mean nothing: it has become something else, such as a long one. */
export function forgetPress() {
  began = null;
}

function press(event) {
  began = controlOf(event.target);
  if (event.button !== 0 || !log.contains(event.target)) return;
  held.add(event.pointerId);
  endIn(LONGEST_MS);
}

function lift(event) {
  if (!held.delete(event.pointerId) || held.size) return;
  // A finger that begins to scroll presses nothing.
  if (event.type === "pointercancel") release();
  else endIn(CLICK_MS);
}

/** Lets a click pass if it is on what the press began on. Clicks without a pointer, by keys, always are. */
function judge(event) {
  if (event.detail > 0 && log.contains(event.target) && controlOf(event.target) !== began) {
    event.preventDefault();
    event.stopPropagation();
  }
  // The click is still to be heard by what it is for.
  if (timer && !held.size) endIn(0);
}

function controlOf(node) {
  return node.closest?.(CONTROL) ?? null;
}

function endIn(milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(release, milliseconds);
}

function release() {
  clearTimeout(timer);
  timer = 0;
  held.clear();
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
}
