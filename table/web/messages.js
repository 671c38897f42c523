// The list of messages of the open channel.

import { renderComponents } from "./components.js";
import { fill, h, spinner } from "./dom.js";
import { attachments, embed } from "./embeds.js";
import { dismissFailure, failureOf, isBusy } from "./interactions.js";
import { markdown } from "./markdown.js";
import { bridge } from "./media.js";
import { authorName, hue, initial, isThread, state } from "./state.js";
import { clockTime, fullTime, messageTime, t } from "./texts.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const COMMAND = 2;
const REPLY = 19;
const THREAD_STARTER = 21;
const TOGETHER_MS = 7 * 60_000;
const NEAR_END_PX = 90;
const SYSTEM = { 1: "addedPerson", 4: "renamed", 6: "pinned", 7: "joined", 18: "startedThread" };

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

function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  newer.hidden = true;
}

/** Empties the list while a channel is loading. */
export function clearMessages() {
  messages.clear();
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
  messages.set(message.id, message);
  if (known) replace(known, item(message));
  else log.append(item(message));
  settle();
  if (known) return;
  // A private reply answers this person's own press: it must not stay out of sight.
  if (follow() || message.author.id === state.me || (message.flags ?? 0) & EPHEMERAL) toEnd();
  else newer.hidden = false;
}

/** @returns {boolean} whether the list has this message */
export function hasMessage(id) {
  return messages.has(id);
}

/** Takes a message away. */
export function removeMessage(id) {
  messages.delete(id);
  find(id)?.remove();
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
    !SYSTEM[before.type] &&
    !SYSTEM[message.type] &&
    !context(message) &&
    Boolean(before.flags & EPHEMERAL) === Boolean(message.flags & EPHEMERAL) &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS
  );
}

function item(message) {
  if (SYSTEM[message.type]) return systemMessage(message);
  const node = userMessage(message);
  decorateNode(node, message.id);
  return node;
}

function shell(message, classes, ...children) {
  return h(
    "li",
    {
      id: `message-${message.id}`,
      class: `message ${classes}`,
      tabindex: "-1",
      "data-id": message.id,
      "data-test": "message",
    },
    ...children,
  );
}

function systemMessage(message) {
  const words = t(SYSTEM[message.type], { name: authorName(message.author), thread: message.content });
  return shell(
    message,
    "system",
    h("span", { class: "system-mark", "aria-hidden": "true" }, "→"),
    h("div", { class: "body" }, h("span", {}, words), " ", when(message), threadLink(message)),
  );
}

function userMessage(message) {
  const flags = message.flags ?? 0;
  const name = authorName(message.author);
  const mentioned = message.mentions?.some((user) => user.id === state.me) || message.mention_everyone;
  const classes = [flags & EPHEMERAL && "ephemeral", mentioned && "mentioned"].filter(Boolean).join(" ");
  return shell(
    message,
    classes,
    context(message),
    h("span", { class: `avatar ${hue(message.author.id)}`, "aria-hidden": "true" }, initial(name)),
    h(
      "time",
      { class: "small-time", datetime: message.timestamp, "aria-hidden": "true" },
      clockTime(new Date(message.timestamp)),
    ),
    h(
      "div",
      { class: "body" },
      h(
        "div",
        { class: "head" },
        h("strong", { class: `author ${hue(message.author.id)}` }, name),
        message.author.bot && h("span", { class: "tag" }, t("app")),
        when(message),
      ),
      flags & LOADING ? h("p", { class: "thinking" }, spinner(), t("thinking", { name })) : contents(message, flags),
      h("p", { class: "failure", role: "alert", hidden: true }),
      threadLink(message),
      flags & EPHEMERAL ? onlyYou(message) : null,
    ),
  );
}

function when(message) {
  const date = new Date(message.timestamp);
  return h("time", { class: "time", datetime: message.timestamp, title: fullTime(date) }, messageTime(date));
}

function contents(message, flags) {
  const edited = editedMark(message);
  const components =
    message.components?.length > 0 && h("div", { class: "components" }, renderComponents(message.components, message));
  if (flags & COMPONENTS_V2) return [components, edited];
  const embeds = (message.embeds ?? []).map(embed);
  return [textOf(message, edited), embeds, attachments(message.attachments ?? []), components];
}

function editedMark(message) {
  if (!message.edited_timestamp) return null;
  const title = fullTime(new Date(message.edited_timestamp));
  return h("span", { class: "edited", title, "data-test": "edited" }, t("edited"));
}

/** The written text with the mark of an edit at its end. */
function textOf(message, edited) {
  if (!message.content) return edited;
  const text = h("div", { class: "content markdown", "data-test": "content" }, markdown(message.content));
  const last = text.lastElementChild;
  if (edited) (last?.matches(".plain") ? last : text).append(" ", edited);
  return text;
}

function onlyYou(message) {
  return h(
    "p",
    { class: "only-you", "data-test": "only-you" },
    h("span", { "aria-hidden": "true" }, "◉ "),
    t("onlyYou"),
    " · ",
    h(
      "button",
      { type: "button", class: "link-button", "data-test": "dismiss", onclick: () => onDismiss(message.id) },
      t("dismiss"),
    ),
  );
}

/** The line above a message: what it replies to, or the command that it answers. */
function context(message) {
  if (message.type === REPLY || message.type === THREAD_STARTER) return reply(message.referenced_message);
  const source = message.interaction ?? message.interaction_metadata;
  if (source?.type !== COMMAND) return null;
  const { user } = source;
  // Discord leaves the name out of the newer of the two fields.
  const name = authorName(user);
  const words = source.name ? t("usedCommand", { name, command: `/${source.name}` }) : t("usedSome", { name });
  return h("div", { class: "context" }, h("span", { class: `author ${hue(user.id)}` }, words));
}

function reply(original) {
  if (!original) return h("div", { class: "context" }, t("gone"));
  const text = (original.content ?? "").replace(/\s+/g, " ").slice(0, 120);
  return h(
    "div",
    { class: "context" },
    h(
      "a",
      { href: `#${original.channel_id}`, "data-jump": original.channel_id, "data-message": original.id },
      t("repliedTo", { name: authorName(original.author) }),
    ),
    " ",
    text,
  );
}

function threadLink(message) {
  const thread = message.thread && (state.channels.get(message.thread.id) ?? message.thread);
  if (!thread || !isThread(thread)) return null;
  return h(
    "a",
    { class: "thread-link", href: `#${thread.id}`, "data-jump": thread.id },
    t("openThread", { thread: thread.name }),
  );
}
