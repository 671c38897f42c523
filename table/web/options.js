// The fields in which a command's options are filled in.

import { combobox, fromList } from "./combobox.js";
import { append, fill, freshId, h } from "./dom.js";
import { offers } from "./select.js";
import { currentLocale, t } from "./texts.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;
const ATTACHMENT = 11;
// So many options are all shown at once.
const AT_ONCE = 3;
// Option types that name something of the table, and the select that offers the same.
const ENTITY_SELECT = { 6: 5, 7: 8, 8: 6, 9: 7 };

/** The name or description of a command, option or choice in the language of the person one plays. */
export function localized(thing, what) {
  return thing[`${what}_localizations`]?.[currentLocale()] ?? thing[what];
}

/**
 * The fields of a command: required ones at once, many optional ones each behind a button.
 *
 * @param {object[]} options of a command or sub-command, as registered
 * @param {(options: object[]) => Promise<Array<{name: string, value: any}>>} complete asks the bot for suggestions
 * @returns {{nodes: HTMLElement[], gather: () => object[]|null, focus: () => boolean}}
 *   `gather` gives the options as an interaction has them; null, and the wrong ones are marked, if they cannot be sent.
 *   `focus` returns whether there is a field
 */
export function optionSet(options, complete) {
  const fields = [];
  const box = h("div", { class: "option-fields" });
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
    const onclick = () => {
      button.remove();
      add(option).focus();
    };
    const label = `+ ${localized(option, "name")}`;
    const button = h("button", { type: "button", class: "chip-button", ...attributes, onclick }, label);
    return button;
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
      if (answer.empty && answer.field.option.required) answer.error = t("required");
      answer.field.fail(answer.error ?? "");
    }
    const wrong = answers.find((answer) => answer.error);
    wrong?.field.focus();
    if (wrong) return null;
    return answers.filter((answer) => !answer.empty).map((answer) => row(answer.field.option, answer.value));
  }
  function focus() {
    fields[0]?.focus();
    return fields.length > 0;
  }
  for (const option of few ? options : needed) add(option);
  append(more, few ? [] : spare.map(addButton));
  return { nodes: [box, more], gather, focus };
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
 *            read: () => {value?: any, empty?: boolean, error?: string}}}
 *   `fail` shows what is wrong, or with "" that nothing is
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
  return { option, node, focus: () => control.input.focus(), typed: control.typed, read: control.read, fail };
}

function controlFor(option, attributes, complete, onChange) {
  if (option.type === ATTACHMENT) return upload(attributes);
  const known = knownValues(option);
  if (known) return listed(known, attributes, onChange);
  if (option.autocomplete) return completed(option, attributes, complete, onChange);
  return typedField(option, attributes, onChange);
}

/** All values of an option that is chosen from a list; null for one that is typed. */
function knownValues(option) {
  if (option.type === BOOLEAN) return [true, false].map((value) => ({ name: t(value ? "yes" : "no"), value }));
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ name: localized(choice, "name"), value: choice.value }));
  }
  if (!(option.type in ENTITY_SELECT)) return null;
  const things = offers({ type: ENTITY_SELECT[option.type], channel_types: option.channel_types });
  return things.map((thing) => ({ name: thing.label, value: thing.value }));
}

function upload(attributes) {
  const input = h("input", { ...attributes, class: "field", disabled: true, value: t("noUpload") });
  return { node: input, input, typed: () => "", read: () => ({ empty: true }) };
}

function listed(known, attributes, onChange) {
  const box = combobox({ source: fromList(known), strict: true, attributes, onChange });
  const read = () => {
    const { text, item } = box.read();
    if (item) return { value: item.value };
    return text ? { error: t("fromList") } : { empty: true };
  };
  return { node: box.node, input: box.input, typed: () => box.read().item?.value ?? "", read };
}

function completed(option, attributes, complete, onChange) {
  const box = combobox({ source: complete, strict: false, attributes, onChange });
  const read = () => {
    const { text, item } = box.read();
    if (item) return { value: item.value };
    return text ? checked(option, text) : { empty: true };
  };
  return { node: box.node, input: box.input, typed: () => box.read().item?.value ?? box.input.value, read };
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
  const read = () => (input.value.trim() ? checked(option, input.value.trim()) : { empty: true });
  return { node: input, input, typed: () => input.value, read };
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
