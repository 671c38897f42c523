// Slash commands: the picker that "/" opens, and the form of the command that was picked.

import { fill, freshId, h, spinner } from "./dom.js";
import { failureText } from "./interactions.js";
import { localized, optionField } from "./options.js";
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
 * @returns {{node: HTMLElement, update: () => void, key: (event: KeyboardEvent) => boolean, close: () => void}}
 *   `key` returns whether it has used the key up
 */
export function slashPicker(input, onPick) {
  const listId = freshId("commands");
  let found = [];
  let active = 0;
  const node = h("ul", {
    id: listId,
    class: "options picker",
    role: "listbox",
    "aria-label": t("commands"),
    hidden: true,
    "data-test": "picker",
    onpointerdown: (event) => event.preventDefault(),
    onclick: (event) => {
      const place = [...node.children].indexOf(event.target.closest("[role=option]"));
      if (found[place]) onPick(found[place]);
    },
  });

  function update() {
    const text = input.value;
    const wanted = text.startsWith("/") && !text.includes("\n");
    if (!wanted) return close();
    // A name typed in full and followed by a space is as good as picked.
    const exact =
      text.endsWith(" ") &&
      entries().find((entry) => [entry.name, entry.plain].includes(text.slice(1).trim().toLocaleLowerCase()));
    if (exact) return onPick(exact);
    found = matching(text);
    active = 0;
    draw();
  }
  function draw() {
    node.hidden = false;
    input.setAttribute("aria-controls", listId);
    fill(node, found.length ? found.map(row) : h("li", { class: "nothing" }, t("noCommands")));
    if (found.length) input.setAttribute("aria-activedescendant", `${listId}-${active}`);
    else input.removeAttribute("aria-activedescendant");
    node.children[active]?.scrollIntoView({ block: "nearest" });
  }
  function row(entry, place) {
    const hints = entry.options.map((option) =>
      h("span", { class: option.required ? "hint needed" : "hint" }, localized(option, "name")),
    );
    return h(
      "li",
      {
        id: `${listId}-${place}`,
        role: "option",
        class: place === active ? "option active" : "option",
        "aria-selected": String(place === active),
        "data-test": "command",
        "data-name": entry.plain,
      },
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "command-name" }, `/${entry.name}`, hints),
        h("small", {}, entry.description),
      ),
    );
  }
  function key(event) {
    if (node.hidden) return false;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move && found.length) {
      active = (active + move + found.length) % found.length;
      draw();
    } else if (event.key === "Escape") close();
    else if ((event.key === "Enter" || event.key === "Tab") && found[active]) onPick(found[active]);
    else return false;
    return true;
  }
  function close() {
    node.hidden = true;
    found = [];
    input.removeAttribute("aria-activedescendant");
  }
  return { node, update, key, close };
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
  const fields = [];
  let sending = false;
  const box = h("div", { class: "option-fields" });
  const more = h("div", { class: "more-options" });
  const error = h("p", { class: "failure", role: "alert", hidden: true });
  const run = h("button", { type: "submit", class: "button style-1", "data-test": "run" }, t("run"));
  const node = h(
    "form",
    { class: "command-form", "data-test": "command-form", onsubmit: submit, onkeydown: onKey },
    h(
      "header",
      {},
      h("div", { class: "command-title" }, h("strong", {}, `/${entry.name}`), h("small", {}, entry.description)),
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": t("leaveCommand"),
          onclick: leave,
          "data-test": "leave-command",
        },
        "✕",
      ),
    ),
    box,
    more,
    error,
    h("div", { class: "command-foot" }, run),
  );

  for (const option of entry.options) if (option.required) addField(option);
  const spare = entry.options.filter((option) => !option.required);
  // A few optional fields are simply there; many wait behind buttons.
  const atOnce = fields.length + spare.length <= 3 ? spare : [];
  for (const option of atOnce) addField(option);
  for (const option of spare) if (!atOnce.includes(option)) more.append(addButton(option));

  function addField(option) {
    const field = optionField(option, complete);
    fields.push(field);
    box.append(field.node);
    return field;
  }
  function addButton(option) {
    const button = h(
      "button",
      {
        type: "button",
        class: "chip-button",
        title: localized(option, "description"),
        "data-test": `add-${option.name}`,
        onclick: () => {
          button.remove();
          addField(option).focus();
        },
      },
      `+ ${localized(option, "name")}`,
    );
    return button;
  }
  function onKey(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  }
  /** The options within their sub-command, as an interaction has them. */
  function nested(options) {
    return entry.path
      .slice(1)
      .reduceRight((inner, part) => [{ name: part.name, type: part.type, options: inner }], options);
  }
  function complete(focused, text) {
    const options = fields
      .filter((field) => field.option === focused || field.typed() !== "")
      .map((field) => ({
        name: field.option.name,
        type: field.option.type,
        ...(field.option === focused ? { value: text, focused: true } : { value: field.typed() }),
      }));
    return new Promise((resolve) => {
      ask(
        { t: "autocomplete", channel_id: channelId, command_id: entry.command.id, options: nested(options) },
        {
          choices: (answer) =>
            resolve(answer.choices.map((choice) => ({ name: localized(choice, "name"), value: choice.value }))),
          failed: () => resolve([]),
          done: () => resolve([]),
        },
      );
    });
  }
  function gather() {
    const values = [];
    let wrong = null;
    for (const field of fields) {
      const { value, empty, error: words } = field.read();
      const problem = words ?? (empty && field.option.required ? t("required") : "");
      field.fail(problem);
      if (problem) wrong ??= field;
      else if (!empty) values.push({ name: field.option.name, type: field.option.type, value });
    }
    wrong?.focus();
    return wrong ? null : values;
  }
  function submit(event) {
    event.preventDefault();
    const values = sending ? null : gather();
    if (!values) return;
    busy(true);
    error.hidden = true;
    ask(
      { t: "slash", channel_id: channelId, command_id: entry.command.id, options: nested(values) },
      {
        done: leave,
        thinking: leave,
        failed: (answer) => {
          busy(false);
          error.textContent = failureText(answer);
          error.hidden = false;
        },
      },
    );
  }
  function busy(on) {
    sending = on;
    run.setAttribute("aria-disabled", String(on));
    fill(run, on && spinner(), t("run"));
  }
  return { node, focus: () => (fields[0] ? fields[0].focus() : run.focus()) };
}
