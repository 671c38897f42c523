// The list of messages of the open channel.

import { announce, hush } from "./announce.js";
import { fill, h } from "../base/dom.js";
import { dismissFailure, failureOf, isAwaited, isBusy } from "../base/interactions.js";
import { bridge } from "./media.js";
import { wireLongPress } from "./menus.js";
import { hasContext, isPrivate, isSystem, isThinking, messageNode } from "./message.js";
import { beforeEdit, follow, leaveEnd, notePress, placeNow, reveal, toEnd, wireScroll } from "./scroll.js";
import { authorName, state } from "../base/state.js";
import { t } from "../base/texts.js";

const TOGETHER_MS = 7 * 60_000;
const CONTROLS = "[data-custom-id]:not(:disabled)";

const log = document.getElementById("log");
const scroller = document.getElementById("scroller");
const newer = document.getElementById("newer");
const messages = new Map();
let onDismiss = null;
let whenEmpty = null;

/** Connects the list; `dismiss` hides an ephemeral message for good, `empty` gives what an empty channel shows. */
export function wireMessages(dismiss, empty) {
  onDismiss = dismiss;
  whenEmpty = empty;
  wireScroll();
  wireLongPress(log, (node) => messages.get(node.dataset.id));
}

/** Empties the list while a channel is loading. */
export function clearMessages() {
  messages.clear();
  notePress(null);
  hush();
  fill(log, h("li", { class: "empty" }, t("loading")));
  scroller.setAttribute("aria-busy", "true");
}

/** Shows a whole channel; a list that is shown anew (after a reconnection) stays where it is scrolled to. */
export function showMessages(list, fresh) {
  const place = placeNow();
  messages.clear();
  for (const message of list) messages.set(message.id, message);
  newer.textContent = t("newMessages");
  fill(log, list.map(item));
  settle();
  scroller.removeAttribute("aria-busy");
  place.keep(fresh);
}

/** Adds a message, or shows it as it is now. */
export function upsertMessage(message) {
  const known = find(message.id);
  const thought = known && isThinking(messages.get(message.id));
  // Who has gone elsewhere while the bot was thinking stays there.
  const awaited = isAwaited(message) && (!known || follow());
  messages.set(message.id, message);
  const node = item(message);
  const show = known && beforeEdit(known);
  if (known) replace(known, node);
  else log.append(node);
  settle();
  show?.(node);
  const first = !known || thought;
  if (first) say(node, message);
  // What answers this person's own command or press must not stay out of sight.
  if (first && (awaited || isPrivate(message))) return reveal(node);
  if (known) return;
  if (follow() || message.author.id === state.me) toEnd();
  else newer.hidden = false;
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
  // A channel that is still to come is drawn when it has come.
  if (scroller.hasAttribute("aria-busy")) return;
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
  leaveEnd();
  node.scrollIntoView({ block: "center" });
  node.classList.remove("found");
  // Reading the layout lets the animation start again.
  void node.offsetWidth;
  node.classList.add("found");
  node.focus({ preventScroll: true });
}

/** Notes that the person one plays has pressed a control of a message. */
export function pressedIn(id, customId) {
  notePress(find(id), customId);
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
  if (!messages.size) return void log.append(h("li", { class: "empty" }, whenEmpty()));
  settleNotes();
  let before = null;
  for (const node of log.children) {
    const message = messages.get(node.dataset.id);
    node.classList.toggle("continued", before !== null && follows(before, message));
    before = message;
  }
}

/** The newest of several notes for this person alone takes them all away; what can be pressed is no note. */
function settleNotes() {
  const isNote = (one) => isPrivate(one) && !isThinking(one) && !find(one.id).querySelector(CONTROLS);
  const notes = [...messages.values()].filter(isNote);
  for (const button of log.querySelectorAll(".dismiss-all")) button.remove();
  if (notes.length < 2) return;
  const dismissAll = () => {
    for (const note of notes) onDismiss(note.id);
  };
  const words = t("dismissAll", { count: notes.length });
  const attributes = { class: "link-button dismiss-all", "data-test": "dismiss-all", onclick: dismissAll };
  find(notes.at(-1).id).querySelector(".only-you").append(h("button", { type: "button", ...attributes }, words));
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
