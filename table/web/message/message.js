// One message as a DOM node: its head, its text, embeds, pictures and controls.

import { readMenuName, readName } from "../commands/commands.js";
import { renderComponents } from "./components.js";
import { h, spinner, unbroken } from "../base/dom.js";
import { attachments, embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { authorNode, moreButton } from "./menus.js";
import { authorName, hue, initial, isThread, state } from "../base/state.js";
import { clockTime, fullTime, messageTime, t } from "../base/texts.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const COMMAND = 2;
const REPLY = 19;
const FROM_MENU = 23;
const THREAD_STARTER = 21;
const SYSTEM = { 1: "addedPerson", 4: "renamed", 6: "pinned", 7: "joined", 18: "startedThread" };

/** @returns {boolean} whether only the person one plays sees a message */
export function isPrivate(message) {
  return Boolean((message.flags ?? 0) & EPHEMERAL);
}

/** @returns {boolean} whether a message stands for an answer that the bot still thinks about */
export function isThinking(message) {
  return Boolean((message.flags ?? 0) & LOADING);
}

/** @returns {boolean} whether a message is a line of Discord's own, such as "Anna joined" */
export function isSystem(message) {
  return message.type in SYSTEM;
}

/** @returns {boolean} whether a line above a message says what it answers */
export function hasContext(message) {
  return context(message) !== null;
}

/**
 * The node of a message.
 *
 * @param {object} message in Discord's form
 * @param {(id: string) => void} dismiss hides an ephemeral message for good
 * @returns {HTMLElement}
 */
export function messageNode(message, dismiss) {
  return isSystem(message) ? systemMessage(message) : userMessage(message, dismiss);
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

function userMessage(message, dismiss) {
  const name = authorName(message.author);
  const mentioned = message.mentions?.some((user) => user.id === state.me) || message.mention_everyone;
  const classes = [isPrivate(message) && "ephemeral", mentioned && "mentioned"].filter(Boolean).join(" ");
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
        authorNode(message, `author ${hue(message.author.id)}`),
        message.author.bot && h("span", { class: "tag" }, t("app")),
        when(message),
      ),
      isThinking(message) ? h("p", { class: "thinking" }, spinner(), t("thinking", { name })) : contents(message),
      h("p", { class: "failure", role: "alert", hidden: true }),
      threadLink(message),
      isPrivate(message) ? onlyYou(message, dismiss) : null,
    ),
    isPrivate(message) || isThinking(message) ? null : moreButton(message),
  );
}

function when(message) {
  const date = new Date(message.timestamp);
  return h("time", { class: "time", datetime: message.timestamp, title: fullTime(date) }, messageTime(date));
}

function contents(message) {
  const edited = editedMark(message);
  const components =
    message.components?.length > 0 && h("div", { class: "components" }, renderComponents(message.components, message));
  if ((message.flags ?? 0) & COMPONENTS_V2) return [components, edited];
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

function onlyYou(message, dismiss) {
  return h(
    "p",
    { class: "only-you", "data-test": "only-you" },
    h("span", { "aria-hidden": "true" }, "◉ "),
    t("onlyYou"),
    " · ",
    h(
      "button",
      { type: "button", class: "link-button", "data-test": "dismiss", onclick: () => dismiss(message.id) },
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
  const fromMenu = message.type === FROM_MENU;
  const command = source.name && (fromMenu ? readMenuName(source.name) : `/${readName(source.name)}`);
  const words = command ? t("usedCommand", { name, command }) : t("usedSome", { name });
  return h("div", { class: "context used" }, h("span", { class: `author ${hue(user.id)}` }, unbroken(words)));
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
