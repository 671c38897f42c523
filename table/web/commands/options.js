// The fields in which a command's options are filled in.

import { fileField } from "./attaching.js";
import { combobox, fromList } from "../controls/combobox.js";
import { splitOptions, unquoted } from "./command_line.js";
import { localized, namesOf } from "./commands.js";
import { append, fill, freshId, h } from "../base/dom.js";
import { offers } from "../controls/select.js";
import { t } from "../base/texts.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;
const ATTACHMENT = 11;
// So many options are all shown at once.
const AT_ONCE = 3;
// Option types that name something of the table, and the select that offers the same.
const ENTITY_SELECT = { 6: 5, 7: 8, 8: 6, 9: 7 };

/**
 * The fields of a command: required ones at once, many optional ones each behind a button.
 *
 * @param {object[]} options of a command or sub-command, as registered
 * @param {(options: object[]) => Promise<Array<{name: string, value: any}>>} complete asks the bot for suggestions
 * @returns {{nodes: HTMLElement[], gather: () => object[]|null, focus: () => boolean,
 *            write: (values: Map<object, string>) => void}}
 *   `gather` gives the options as an interaction has them; null, and the wrong ones are marked, if they cannot be sent.
 *   `focus` returns whether there is a field; `write` fills in what was typed for each option
 */
export function optionSet(options, complete) {
  const fields = [];
  const buttons = new Map();
  const box = h("div", { class: "option-fields", oninput: onInput });
  const more = h("div", { class: "more-options" });
  const needed = options.filter((option) => option.required);
  const spare = options.filter((option) => !option.required);
  const few = options.length <= AT_ONCE;

  function add(option) {
    const field = optionField(
      option,
      (text) => complete(typedWith(option, text)),
      () => field.fail(""),
    );
    fields.push(field);
    box.append(field.node);
    return field;
  }
  function addButton(option) {
    const attributes = { title: localized(option, "description"), "data-test": `add-${option.name}` };
    const onclick = () => fieldOf(option).focus();
    const label = `+ ${localized(option, "name")}`;
    const button = h("button", { type: "button", class: "chip-button", ...attributes, onclick }, label);
    buttons.set(option, button);
    return button;
  }
  /** The field of an option, which may still stand behind its button. */
  function fieldOf(option) {
    buttons.get(option)?.remove();
    buttons.delete(option);
    return fields.find((field) => field.option === option) ?? add(option);
  }
  /** An option's name and a colon, typed in a field, lead to that option, as in Discord. */
  function onInput(event) {
    if (event.target.type === "file") return;
    // The space after "option:" is none of its value.
    if (!event.target.value.trim()) event.target.value = "";
    const field = fields.find((one) => one.node.contains(event.target));
    const { before, given } = splitOptions(event.target.value, options);
    if (!given.size) return;
    field.write(before);
    write(given);
    fieldOf([...given.keys()].at(-1)).focus();
  }
  function write(values) {
    for (const [option, text] of values) fieldOf(option).write(text, { named: true });
  }
  /** What is typed so far, for the bot to complete the focused option. */
  function typedWith(focused, text) {
    const others = fields.filter((field) => field.option !== focused && field.typed() !== "");
    const rows = others.map((field) => row(field.option, field.typed()));
    return [...rows, { ...row(focused, text), focused: true }];
  }
  function gather() {
    const answers = fields.map((field) => ({ field, ...field.read() }));
    for (const answer of answers) {
      answer.missing = Boolean(answer.empty && answer.field.option.required);
      // A file that is missing is asked for instead.
      if (answer.missing && !answer.field.offer) answer.error = t("required");
      answer.field.fail(answer.error ?? "");
    }
    const wrong = answers.find((answer) => answer.error || answer.missing);
    wrong?.field.focus();
    if (wrong?.missing) wrong.field.offer?.();
    if (wrong) return null;
    return answers.filter((answer) => !answer.empty).map((answer) => row(answer.field.option, answer.value));
  }
  function focus() {
    fields[0]?.focus();
    return fields.length > 0;
  }
  // One field at least: whoever types on after the command's name types somewhere.
  const shown = few ? options : needed.length ? needed : spare.slice(0, 1);
  for (const option of shown) add(option);
  append(more, options.filter((option) => !shown.includes(option)).map(addButton));
  return { nodes: [box, more], gather, focus, write };
}

function row(option, value) {
  return { name: option.name, type: option.type, value };
}

/**
 * A field for one option.
 *
 * @param {object} option Discord's command option
 * @param {(text: string) => Promise<Array<{name: string, value: any}>>} complete
 * @param {() => void} onChange
 * @returns {{option: object, node: HTMLElement, focus: () => void, typed: () => any, fail: (text: string) => void,
 *            write: (text: string, how?: {named?: boolean}) => void, offer?: () => void,
 *            read: () => {value?: any, empty?: boolean, error?: string}}}
 *   `fail` shows what is wrong, or with "" that nothing is; `write` with `named` takes what is typed from then on as
 *   it stands: the name of the option was typed, too. `offer` lets the value be chosen outside the page, as a file is
 */
function optionField(option, complete, onChange) {
  const id = freshId("option");
  const attributes = {
    id,
    "aria-describedby": `${id}-note`,
    "aria-required": option.required ? "true" : null,
    "data-test": `option-${option.name}`,
  };
  const description = localized(option, "description");
  const note = h("small", { id: `${id}-note`, class: "note" }, description);
  const control = controlFor(option, attributes, complete, onChange);
  const mark = !option.required && h("small", {}, ` ${t("optional")}`);
  const label = h("label", { for: id }, localized(option, "name"), mark);
  const node = h("div", { class: "option-field" }, label, control.node, note);

  function fail(text) {
    node.classList.toggle("invalid", Boolean(text));
    control.input.setAttribute("aria-invalid", String(Boolean(text)));
    fill(note, text || description);
  }
  function write(text, { named = false } = {}) {
    control.write(text, named);
    onChange();
  }
  const { input, typed, read, offer } = control;
  return { option, node, focus: () => input.focus(), typed, read, write, fail, offer };
}

function controlFor(option, attributes, complete, onChange) {
  if (option.type === ATTACHMENT) return fileField(attributes, onChange);
  const known = knownValues(option);
  if (known) return listed(known, attributes, onChange);
  if (option.autocomplete) return completed(option, attributes, complete, onChange);
  return typedField(option, attributes, onChange);
}

/** All values of an option that is chosen from a list; null for one that is typed. */
function knownValues(option) {
  if (option.type === BOOLEAN) {
    return [true, false].map((value) => ({ name: t(value ? "yes" : "no"), value, also: [value ? "yes" : "no"] }));
  }
  if (option.choices?.length) {
    const item = (choice) => ({ name: localized(choice, "name"), value: choice.value, also: namesOf(choice) });
    return option.choices.map(item);
  }
  if (!(option.type in ENTITY_SELECT)) return null;
  const things = offers({ type: ENTITY_SELECT[option.type], channel_types: option.channel_types });
  return things.map((thing) => ({ name: thing.label, value: thing.value }));
}

function listed(known, attributes, onChange) {
  const box = combobox({ source: fromList(known), strict: true, attributes, onChange });
  const read = () => {
    const text = unquoted(box.read().text);
    const item = box.read().item ?? known.find((one) => means(text, one));
    if (item) return { value: item.value };
    return text ? { error: t("fromList") } : { empty: true };
  };
  const write = (text, named) => box.write(known.find((one) => means(text, one))?.name ?? text, named);
  return { node: box.node, input: box.input, typed: () => read().value ?? "", read, write };
}

/** Whether a typed text is one of the ways to name an item of a list: its name, its value, a mention. */
function means(text, { name, value, also = [] }) {
  const plain = (word) => String(word).toLocaleLowerCase().replace(/^<?[@#]?[!&]?|>$/g, "");
  return [name, value, ...also].some((word) => plain(word) === plain(text));
}

function completed(option, attributes, complete, onChange) {
  const box = combobox({ source: complete, strict: false, attributes, onChange });
  const read = () => {
    const { text, item } = box.read();
    if (item) return { value: item.value };
    return text ? checked(option, unquoted(text)) : { empty: true };
  };
  const typed = () => box.read().item?.value ?? box.input.value.trimStart();
  return { node: box.node, input: box.input, typed, read, write: box.write };
}

function typedField(option, attributes, onChange) {
  const numeric = option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null;
  const input = h("input", {
    ...attributes,
    class: "field",
    type: "text",
    autocomplete: "off",
    inputmode: numeric,
    oninput: onChange,
  });
  let named = false;
  const read = () => {
    const text = input.value.trim();
    return text ? checked(option, named ? unquoted(text) : text) : { empty: true };
  };
  const write = (text, byName) => {
    named ||= byName;
    input.value = text;
  };
  return { node: input, input, typed: () => input.value, read, write };
}

/** A typed text as the value of an option, or what is wrong with it. */
function checked(option, text) {
  if (option.type === STRING) return checkedText(option, text);
  const number = Number(text.replace(",", ".").replace("−", "-"));
  if (!Number.isFinite(number)) return { error: t("notANumber") };
  if (option.type === INTEGER && !Number.isSafeInteger(number)) return { error: t("notWhole") };
  if (option.min_value !== undefined && number < option.min_value)
    return { error: t("atLeast", { least: option.min_value }) };
  if (option.max_value !== undefined && number > option.max_value)
    return { error: t("atMost", { most: option.max_value }) };
  return { value: number };
}

function checkedText(option, text) {
  const length = Array.from(text).length;
  if (length < (option.min_length ?? 0)) return { error: t("shorterThan", { least: option.min_length }) };
  if (length > (option.max_length ?? 6000)) return { error: t("longerThan", { most: option.max_length ?? 6000 }) };
  return { value: text };
}
