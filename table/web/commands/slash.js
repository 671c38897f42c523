// Slash commands: the picker that "/" opens, and the form of the command that was picked.

import { readLine } from "./command_line.js";
import { awayEntries, entries, localized, matching } from "./commands.js";
import { fill, h, spinner } from "../base/dom.js";
import { act, failureText } from "../base/interactions.js";
import { listbox } from "../controls/listbox.js";
import { nearest } from "./nearest.js";
import { optionSet } from "./options.js";
import { state } from "../base/state.js";
import { t } from "../base/texts.js";

/**
 * The picker of a text field.
 *
 * @param {HTMLTextAreaElement} input
 * @param {(entry: object) => void} onPick
 * @returns {{node: HTMLElement, update: () => void, key: (event: KeyboardEvent) => boolean, close: () => void}}
 *   `update` follows the text of the field; `key` returns whether it has used the key up
 */
export function slashPicker(input, onPick) {
  // Whether the arrows have gone through the list: what is typed in full counts until then.
  let moved = false;
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
    moved = false;
    if (!text.startsWith("/") || text.includes("\n")) return close();
    const typed = text.slice(1).trim().toLocaleLowerCase();
    // A name typed in full and followed by a space is as good as picked.
    const exact = text.endsWith(" ") ? entries().find((entry) => [entry.name, entry.plain].includes(typed)) : null;
    if (exact?.options.length) return onPick(exact);
    list.node.hidden = false;
    const line = readLine(text, entries());
    list.show(line ? [line.entry] : matching(text), 0, noCommand(text));
  }
  function key(event) {
    if (list.node.hidden) return false;
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && !moved && readLine(input.value, entries())) return false;
    else if ((event.key === "Enter" || event.key === "Tab") && list.active()) onPick(list.active());
    else {
      const used = event.key.startsWith("Arrow") && list.move(event.key);
      moved ||= used;
      return used;
    }
    return true;
  }
  function close() {
    list.node.hidden = true;
    input.removeAttribute("aria-activedescendant");
  }
  return { node: list.node, update, key, close };
}

/** Why a typed text names no command: there is none, or it is one for channels alone. */
export function noCommand(text) {
  const away = readLine(text, awayEntries());
  if (away) return t("onlyInChannels", { command: `/${away.entry.name}` });
  const [command, part = ""] = text.slice(1).trim().split(/\s+/);
  const parts = entries().filter(({ name, plain }) => [name, plain].some((each) => isPartOf(each, command)));
  if (parts.length) return noPart(command, part, parts);
  const names = entries().flatMap(({ name, plain }) => [name, plain].map((each) => each.split(" ")[0]));
  const near = nearest(command, names);
  return near ? t("noCommandsNear", { near: `/${near}` }) : t("noCommands");
}

/** Whether a name is that of a command's part: of its first word and a second one. */
function isPartOf(name, command) {
  return name.startsWith(`${command.toLocaleLowerCase()} `);
}

/** What is said where a command has parts, and none is called so: the one that was probably meant, else all of them. */
function noPart(command, part, parts) {
  const second = (name) => name.split(" ").slice(1).join(" ");
  const near = part && nearest(part, parts.flatMap(({ name, plain }) => [second(name), second(plain)]));
  if (near) return t("noCommandsNear", { near: `/${command} ${near}` });
  return t("noPart", { command: `/${command}`, names: parts.map(({ name }) => second(name)).join(", ") });
}

/** What is said of an option that a command does not have: the one that was probably meant, else all that there are. */
function noOption(name, options) {
  const names = options.map((option) => localized(option, "name"));
  const near = nearest(name, [...names, ...options.map((option) => option.name)]);
  return near ? t("noOptionNear", { name, near }) : t("noOption", { name, names: names.join(", ") });
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
 * @returns {{node: HTMLElement, focus: () => void, begin: (line: object) => void, recovered: () => void}}
 *   `begin` fills in a line from `readLine` and runs it if nothing is amiss; `recovered` forgets a lost connection
 */
export function commandForm(entry, ask, leave) {
  const channelId = state.channelId;
  const fields = optionSet(entry.options, complete);
  const error = h("p", { class: "failure", role: "alert", hidden: true });
  const run = h("button", { type: "submit", class: "button style-1", "data-test": "run" }, t("run"));
  let sending = false;
  let lost = false;
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
      complain(failureText(answer));
      lost = answer.reason === "lost";
    };
    act(request("slash", values), { done: leave, thinking: leave, failed });
  }
  function busy(on) {
    sending = on;
    run.setAttribute("aria-disabled", String(on));
    fill(run, on && spinner(), t("run"));
  }
  function complain(words) {
    error.textContent = words;
    error.hidden = !words;
  }
  function begin(line) {
    fields.write(line.values);
    if (!line.stray) return void node.requestSubmit();
    fields.gather();
    complain(line.unknown ? noOption(line.unknown, entry.options) : t("notUnderstood", { text: line.stray }));
  }
  function recovered() {
    if (lost) complain("");
    lost = false;
  }
  return { node, focus: () => fields.focus() || run.focus(), begin, recovered };
}

function formHead(entry, leave) {
  const words = [h("strong", {}, `/${entry.name}`), h("small", {}, entry.description)];
  const label = { "aria-label": t("leaveCommand"), "data-test": "leave-command" };
  const close = h("button", { type: "button", class: "icon-button", ...label, onclick: leave }, "✕");
  return h("header", {}, h("div", { class: "command-title" }, words), close);
}
