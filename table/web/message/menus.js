// The menus of a message and of its author: the bot's commands that are used on them, and the way to its direct messages.

import { menuEntries, MESSAGE_MENU, USER_MENU } from "../commands/commands.js";
import { h } from "../base/dom.js";
import { openMenu } from "../controls/menu.js";
import { useMenu } from "../base/interactions.js";
import { forgetPress } from "../base/pressing.js";
import { authorName, DM, openChannel, state } from "../base/state.js";
import { t } from "../base/texts.js";

const LONG_MS = 500;
const STILL_PX = 10;
// There a long press has another meaning.
const OTHERS = "a, input, .select";

let openDirect = null;

/** Connects the menus; `direct` goes to the direct messages with the bot. */
export function wireMenus(direct) {
  openDirect = direct;
}

/** The name of a message's author, which opens their menu if there is one. */
export function authorNode(message, classes) {
  const name = authorName(message.author);
  const greetings = message.author.id === state.bot.id && openChannel()?.type !== DM;
  const first = greetings ? [{ name: t("writeDirect"), run: openDirect }] : [];
  if (!first.length && !menuEntries(USER_MENU).length) return h("strong", { class: classes }, name);
  const button = h(
    "button",
    {
      type: "button",
      class: `${classes} author-button`,
      "aria-haspopup": "menu",
      "data-key": `author:${message.id}`,
      "data-test": "author-menu",
      onclick: () => open(button.getBoundingClientRect(), name, USER_MENU, message, message.author.id, first),
    },
    name,
  );
  return button;
}

/** The button that opens a message's menu; null if the bot has none for it. */
export function moreButton(message) {
  if (!menuEntries(MESSAGE_MENU).length) return null;
  const button = h(
    "button",
    {
      type: "button",
      class: "icon-button more-button",
      "aria-label": t("messageMenu"),
      title: t("messageMenu"),
      "aria-haspopup": "menu",
      "data-key": `menu:${message.id}`,
      "data-test": "message-menu",
      onclick: () => openMessageMenu(message, button.getBoundingClientRect()),
    },
    "⋯",
  );
  return button;
}

function openMessageMenu(message, at) {
  open(at, t("messageOf", { name: authorName(message.author) }), MESSAGE_MENU, message, message.id);
}

function open(at, title, kind, message, targetId, first = []) {
  const used = menuEntries(kind).map((entry) => ({
    name: entry.name,
    run: () => useMenu(message, entry.command.id, targetId),
  }));
  const items = [...first, ...used];
  if (items.length) openMenu(at, title, items);
}

/**
 * Opens a message's menu when a finger rests on it.
 *
 * @param {HTMLElement} log the list of messages
 * @param {(node: HTMLElement) => object|undefined} messageOf the message of a node of the list
 */
export function wireLongPress(log, messageOf) {
  let start = null;
  let timer = 0;
  const stop = () => clearTimeout(timer);
  const meant = (event) => {
    const node = event.target.closest(".message");
    return node?.querySelector(".more-button") && !event.target.closest(OTHERS) ? messageOf(node) : null;
  };
  log.addEventListener("pointerdown", (event) => {
    stop();
    const message = event.pointerType === "touch" ? meant(event) : null;
    if (!message) return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      forgetPress();
      getSelection().removeAllRanges();
      openMessageMenu(message, new DOMRect(start.x, start.y, 0, 0));
    }, LONG_MS);
  });
  log.addEventListener("pointermove", (event) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL_PX) stop();
  });
  for (const end of ["pointerup", "pointercancel"]) log.addEventListener(end, stop);
  // The browser's own menu of a long press would lie over this one.
  log.addEventListener("contextmenu", (event) => {
    if (event.pointerType === "touch" && meant(event)) event.preventDefault();
  });
}
