// The list of messages of the open channel.

import { announce, hush } from "./announce.js";
import { fill, h } from "./dom.js";
import { dismissFailure, failureOf, isBusy } from "./interactions.js";
import { bridge } from "./media.js";
import { hasContext, isPrivate, isSystem, isThinking, messageNode } from "./message.js";
import { authorName, state } from "./state.js";
import { t } from "./texts.js";

const TOGETHER_MS = 7 * 60_000;
const NEAR_END_PX = 90;

const log = document.getElementById("log");
const scroller = document.getElementById("scroller");
const newer = document.getElementById("newer");
const messages = new Map();
let atEnd = true;
let onDismiss = null;

/** Connects the list; `dismiss` hides an ephemeral message for good. */
export function wireMessages(dismiss) {
  onDismiss = dismiss;
  scroller.addEventListener(
    "scroll",
    () => {
      atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END_PX;
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

/** Whether the list is to stay at its end: not while somebody chooses from a menu in it. */
function follow() {
  return atEnd && !log.querySelector(".select:focus-within");
}

/** Scrolls to the newest message. */
export function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  newer.hidden = true;
}

/** Empties the list while a channel is loading. */
export function clearMessages() {
  messages.clear();
  hush();
  fill(log, h("li", { class: "empty" }, t("loading")));
  scroller.setAttribute("aria-busy", "true");
}

/** Shows a whole channel; a list that is shown anew (after a reconnection) stays where it is scrolled to. */
export function showMessages(list, fresh) {
  const place = scroller.scrollTop;
  const was = atEnd;
  messages.clear();
  for (const message of list) messages.set(message.id, message);
  newer.textContent = t("newMessages");
  fill(log, list.map(item));
  settle();
  scroller.removeAttribute("aria-busy");
  if (fresh || was) {
    atEnd = true;
    toEnd();
  } else scroller.scrollTop = place;
}

/** Adds a message, or shows it as it is now. */
export function upsertMessage(message) {
  const known = find(message.id);
  const thought = known && isThinking(messages.get(message.id));
  messages.set(message.id, message);
  const node = item(message);
  if (known) replace(known, node);
  else log.append(node);
  settle();
  const first = !known || thought;
  if (first) say(node, message);
  // A private reply answers this person's own press: it must not stay out of sight.
  if (first && isPrivate(message)) return reveal(node);
  if (known) return;
  if (follow() || message.author.id === state.me) toEnd();
  else newer.hidden = false;
}

/** Scrolls to the newest message; to its beginning if it is longer than what can be seen at once. */
function reveal(node) {
  if (node.offsetHeight <= scroller.clientHeight) return toEnd();
  atEnd = false;
  scroller.scrollTop += node.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

function say(node, message) {
  if (message.author.id === state.me || isSystem(message)) return;
  announce(node, authorName(message.author), isPrivate(message));
}

/** @returns {boolean} whether the list has this message */
export function hasMessage(id) {
  return messages.has(id);
}

/** Takes a message away. */
export function removeMessage(id) {
  messages.delete(id);
  const node = find(id);
  // The focus must not be lost with the button that dismissed the message.
  if (node?.contains(document.activeElement)) scroller.focus({ preventScroll: true });
  node?.remove();
  settle();
}

/** Words everything anew, for instance after a name or a language has changed. */
export function redrawMessages() {
  for (const message of messages.values()) {
    const known = find(message.id);
    if (known) replace(known, item(message));
  }
  newer.textContent = t("newMessages");
  settle();
}

/** Scrolls to a message and marks it for a moment. */
export function showMessage(id) {
  const node = find(id);
  if (!node) return;
  atEnd = false;
  node.scrollIntoView({ block: "center" });
  node.classList.remove("found");
  // Reading the layout lets the animation start again.
  void node.offsetWidth;
  node.classList.add("found");
  node.focus({ preventScroll: true });
}

/** Shows on a message which of its controls are busy and how the last press failed. */
export function decorate(id) {
  const node = find(id);
  if (node) decorateNode(node, id);
}

function decorateNode(node, id) {
  for (const control of node.querySelectorAll("[data-custom-id]")) {
    if (isBusy(id, control.dataset.customId)) control.setAttribute("aria-busy", "true");
    else control.removeAttribute("aria-busy");
  }
  const failure = failureOf(id);
  const slot = node.querySelector(".failure");
  if (!slot) return;
  fill(
    slot,
    failure && [
      failure,
      h("button", { type: "button", class: "link-button", onclick: () => dismissFailure(id) }, t("dismiss")),
    ],
  );
  slot.hidden = !failure;
}

function find(id) {
  return document.getElementById(`message-${id}`);
}

/** Puts a new node in the old one's place; pictures do not blink and the focus stays on the same control. */
function replace(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  bridge(old, fresh);
  old.replaceWith(fresh);
  if (!focused) return;
  const key = focused.dataset.key ?? focused.closest(".select")?.querySelector("[data-key]")?.dataset.key;
  const control = key && [...fresh.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
  const list =
    control && control.getAttribute("aria-expanded") === "true"
      ? control.closest(".select").querySelector(".options")
      : null;
  (list ?? (control && !control.disabled ? control : fresh)).focus({ preventScroll: true });
}

/** Sets the empty line and which messages stand under the head of the one before. */
function settle() {
  for (const empty of log.querySelectorAll(".empty")) empty.remove();
  if (!messages.size) return void log.append(h("li", { class: "empty" }, t("emptyChannel")));
  let before = null;
  for (const node of log.children) {
    const message = messages.get(node.dataset.id);
    node.classList.toggle("continued", before !== null && follows(before, message));
    before = message;
  }
}

function follows(before, message) {
  return (
    before.author.id === message.author.id &&
    !isSystem(before) &&
    !isSystem(message) &&
    !hasContext(message) &&
    isPrivate(before) === isPrivate(message) &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS
  );
}

function item(message) {
  const node = messageNode(message, onDismiss);
  decorateNode(node, message.id);
  return node;
}
