// The line at the bottom: messages, and commands after a slash.

import { readLine } from "./command_line.js";
import { entries } from "./commands.js";
import { fill, h } from "../base/dom.js";
import { commandForm, noCommand, slashPicker } from "./slash.js";
import { channelLabel, FORUM, openChannel, state } from "../base/state.js";
import { lang, t } from "../base/texts.js";

const LONGEST = 2000;

const root = document.getElementById("composer");
// What was typed and not sent, by person and channel.
const drafts = new Map();
let socket = null;
let line = null;
let form = null;
// What the composer was drawn for.
let drawn = "";
// The last message sent, until it is seen among the messages.
let said = null;

/** Connects the composer to the socket. */
export function wireComposer(theSocket) {
  socket = theSocket;
}

/** Shows the composer for the open channel; with `keep`, one that is right already stays, and a command in it. */
export function showComposer({ keep = false } = {}) {
  const channel = openChannel();
  const wanted = JSON.stringify([
    state.me,
    lang(),
    channel?.id,
    channel && channelLabel(channel),
    Boolean(channel?.locked),
    Boolean(channel?.archived),
  ]);
  if (keep && wanted === drawn) return;
  drawn = wanted;
  form = null;
  if (!channel) return void fill(root);
  if (channel.type === FORUM) return void fill(root, h("p", { class: "locked" }, t("onlyPosts")));
  if (channel.locked) return void fill(root, h("p", { class: "locked" }, t("lockedThread")));
  const focused = root.contains(document.activeElement);
  line = inputLine(channel);
  fill(root, channel.archived ? h("p", { class: "archived-note" }, t("archivedThread")) : null, line.node);
  if (focused) line.focus();
}

/** Puts back what was said last, after the table has refused it. */
export function giveBack() {
  if (said && said.key === `${state.me}:${state.channelId}`) line?.write(said.content);
  said = null;
}

/** Puts a text into the line, for its writer to go on with; a command that was begun is left. */
export function beginWith(text) {
  if (form) leave();
  line?.write(text, { over: true });
  line?.focus();
}

/** Takes back what was said about a connection that is there again. */
export function recovered() {
  line?.recovered();
  form?.recovered();
}

/** Notes that what was said last has arrived. */
export function forgetSaid() {
  said = null;
}

/** Puts the focus into the line, where a keyboard is likely to be at hand; `always`: also where it is not. */
export function focusComposer({ always = false } = {}) {
  if (always || window.matchMedia("(pointer: fine)").matches) (form ?? line)?.focus();
}

function inputLine(channel) {
  const key = `${state.me}:${channel.id}`;
  const input = h("textarea", {
    class: "input",
    rows: "1",
    placeholder: t("writeHere"),
    "aria-label": t("writeTo", { channel: channelLabel(channel) }),
    "aria-autocomplete": "list",
    "data-test": "input",
    value: drafts.get(key) ?? "",
    oninput: onInput,
    onkeydown: onKey,
  });
  const note = h("p", { class: "failure", role: "alert", hidden: true });
  // Whether the note is about a connection that was lost.
  let lost = false;
  const picker = slashPicker(input, pick);
  const send = h(
    "button",
    { type: "submit", class: "icon-button send", "aria-label": t("send"), "data-test": "send" },
    "➤",
  );
  const node = h(
    "form",
    {
      class: "input-line",
      onsubmit: (event) => {
        event.preventDefault();
        say();
      },
    },
    picker.node,
    note,
    h("div", { class: "input-box" }, input, send),
  );

  function onInput() {
    drafts.set(key, input.value);
    const over = Array.from(input.value).length - LONGEST;
    complain(over > 0 ? t("tooLong", { over }) : "");
    grow();
    picker.update();
  }
  function grow() {
    input.style.height = "auto";
    input.style.height = `${input.scrollHeight}px`;
  }
  function complain(words) {
    note.textContent = words;
    note.hidden = !words;
    lost = false;
  }
  function recovered() {
    if (lost) complain("");
  }
  function onKey(event) {
    // Enter that ends the composition of a letter is not ours.
    if (event.isComposing) return;
    if (picker.key(event)) event.preventDefault();
    else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      say();
    }
  }
  function say() {
    const content = input.value.trim();
    if (!content || Array.from(content).length > LONGEST) return;
    // A slash that names no command is most likely a slip, not something to say.
    if (content.startsWith("/") && !content.includes("\n")) return command(content);
    if (!socket.send({ t: "say", channel_id: channel.id, content })) {
      complain(t("notConnected"));
      lost = true;
      return;
    }
    said = { key, content };
    input.value = "";
    onInput();
    input.focus();
  }
  function command(content) {
    const typed = readLine(content, entries());
    if (typed) return pick(typed.entry, typed);
    picker.close();
    complain(noCommand(content));
  }
  function write(text, { over = false } = {}) {
    if (input.value && !over) return;
    input.value = text;
    onInput();
  }
  function pick(entry, typed = null) {
    drafts.delete(key);
    form = commandForm(entry, socket.ask, leave);
    fill(root, form.node);
    form.focus();
    if (typed) form.begin(typed);
  }
  queueMicrotask(grow);
  return { node, focus: () => input.focus(), write, recovered };
}

/** Back from a command to the line, unless another channel was opened meanwhile. */
function leave() {
  if (!form?.node.isConnected) return;
  form = null;
  showComposer();
  line?.focus();
}
