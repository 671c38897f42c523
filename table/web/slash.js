// Slash commands: the picker that "/" opens, and the form of the command that was picked.

import { fill, h, spinner } from "./dom.js";
import { failureText } from "./interactions.js";
import { listbox } from "./listbox.js";
import { localized, optionSet } from "./options.js";
import { DM, openChannel, state } from "./state.js";
import { t } from "./texts.js";

const CHAT_INPUT = 1;
const SUB_COMMAND = 1;
const SUB_COMMAND_GROUP = 2;
const GUILD_CONTEXT = 0;
const BOT_DM_CONTEXT = 1;

/**
 * The commands usable in the open channel, sub-commands as entries of their own.
 *
 * @returns {Array<{command: object, path: object[], name: string, plain: string, description: string,
 *                  options: object[]}>} `name` is in the person's language, `plain` as registered
 */
function entries() {
  const usable = state.commands.filter(
    (command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && fitsChannel(command),
  );
  const all = usable.flatMap((command) => expand(command, [command]));
  return all.sort((one, other) => one.name.localeCompare(other.name));
}

function fitsChannel(command) {
  const context = openChannel()?.type === DM ? BOT_DM_CONTEXT : GUILD_CONTEXT;
  if (context === BOT_DM_CONTEXT && command.guild_id) return false;
  return !command.contexts || command.contexts.includes(context);
}

function expand(command, path) {
  const at = path.at(-1);
  const inner = (at.options ?? []).filter((option) => option.type === SUB_COMMAND || option.type === SUB_COMMAND_GROUP);
  if (inner.length && (at === command || at.type === SUB_COMMAND_GROUP)) {
    return inner.flatMap((option) => expand(command, [...path, option]));
  }
  return [
    {
      command,
      path,
      options: at.options ?? [],
      name: path.map((part) => localized(part, "name")).join(" "),
      plain: path.map((part) => part.name).join(" "),
      description: localized(at, "description"),
    },
  ];
}

/** The entries that a typed text such as "/pl" may mean, the likeliest first. */
function matching(text) {
  const wanted = text.slice(1).trim().toLocaleLowerCase();
  const rank = (entry) => {
    const names = [entry.name.toLocaleLowerCase(), entry.plain.toLocaleLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return entry.description.toLocaleLowerCase().includes(wanted) ? 2 : 3;
  };
  const ranked = entries()
    .map((entry) => [rank(entry), entry])
    .filter(([place]) => place < 3);
  return ranked.sort((one, other) => one[0] - other[0]).map(([, entry]) => entry);
}

/**
 * The picker of a text field.
 *
 * @param {HTMLTextAreaElement} input
 * @param {(entry: object) => void} onPick
 * @returns {{node: HTMLElement, update: () => void, key: (event: KeyboardEvent) => boolean}}
 *   `update` follows the text of the field; `key` returns whether it has used the key up
 */
export function slashPicker(input, onPick) {
  const list = listbox({
    owner: input,
    attributes: {
      class: "options picker",
      hidden: true,
      "aria-label": t("commands"),
      "data-test": "picker",
      // The field keeps the focus while the list is pressed.
      onpointerdown: (event) => event.preventDefault(),
    },
    row: commandRow,
    choose: onPick,
  });

  function update() {
    const text = input.value;
    if (!text.startsWith("/") || text.includes("\n")) return close();
    const typed = text.slice(1).trim().toLocaleLowerCase();
    // A name typed in full and followed by a space is as good as picked.
    const exact = text.endsWith(" ") && entries().find((entry) => [entry.name, entry.plain].includes(typed));
    if (exact) return onPick(exact);
    list.node.hidden = false;
    list.show(matching(text), 0, t("noCommands"));
  }
  function key(event) {
    if (list.node.hidden) return false;
    if (event.key === "Escape") close();
    else if ((event.key === "Enter" || event.key === "Tab") && list.active()) onPick(list.active());
    else return event.key.startsWith("Arrow") && list.move(event.key);
    return true;
  }
  function close() {
    list.node.hidden = true;
    input.removeAttribute("aria-activedescendant");
  }
  return { node: list.node, update, key };
}

function commandRow(entry) {
  const hints = entry.options.map((option) =>
    h("span", { class: option.required ? "hint needed" : "hint" }, localized(option, "name")),
  );
  const name = h("span", { class: "command-name" }, `/${entry.name}`, hints);
  return {
    attributes: { "data-test": "command", "data-name": entry.plain },
    children: [h("span", { class: "option-text" }, name, h("small", {}, entry.description))],
  };
}

/**
 * The form of a picked command.
 *
 * @param {object} entry from the picker
 * @param {Function} ask the socket's `ask`
 * @param {() => void} leave called when the command was answered or given up
 * @returns {{node: HTMLElement, focus: () => void}}
 */
export function commandForm(entry, ask, leave) {
  const channelId = state.channelId;
  const fields = optionSet(entry.options, complete);
  const error = h("p", { class: "failure", role: "alert", hidden: true });
  const run = h("button", { type: "submit", class: "button style-1", "data-test": "run" }, t("run"));
  let sending = false;
  const listeners = {
    onsubmit: submit,
    onkeydown: (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      leave();
    },
  };
  const node = h(
    "form",
    { class: "command-form", "data-test": "command-form", ...listeners },
    formHead(entry, leave),
    fields.nodes,
    error,
    h("div", { class: "command-foot" }, run),
  );

  /** Options within their sub-command, as an interaction has them. */
  function request(kind, options) {
    const nest = (inner, part) => [{ name: part.name, type: part.type, options: inner }];
    const nested = entry.path.slice(1).reduceRight(nest, options);
    return { t: kind, channel_id: channelId, command_id: entry.command.id, options: nested };
  }
  function complete(options) {
    return new Promise((resolve) => {
      const named = (choice) => ({ name: localized(choice, "name"), value: choice.value });
      ask(request("autocomplete", options), {
        choices: (answer) => resolve(answer.choices.map(named)),
        failed: () => resolve([]),
        done: () => resolve([]),
      });
    });
  }
  function submit(event) {
    event.preventDefault();
    const values = sending ? null : fields.gather();
    if (!values) return;
    busy(true);
    error.hidden = true;
    const failed = (answer) => {
      busy(false);
      error.textContent = failureText(answer);
      error.hidden = false;
    };
    ask(request("slash", values), { done: leave, thinking: leave, failed });
  }
  function busy(on) {
    sending = on;
    run.setAttribute("aria-disabled", String(on));
    fill(run, on && spinner(), t("run"));
  }
  return { node, focus: () => fields.focus() || run.focus() };
}

function formHead(entry, leave) {
  const words = [h("strong", {}, `/${entry.name}`), h("small", {}, entry.description)];
  const label = { "aria-label": t("leaveCommand"), "data-test": "leave-command" };
  const close = h("button", { type: "button", class: "icon-button", ...label, onclick: leave }, "✕");
  return h("header", {}, h("div", { class: "command-title" }, words), close);
}
