// The fields in which a command's options are filled in.

import { combobox, fromList } from "./combobox.js";
import { fill, freshId, h } from "./dom.js";
import { offers } from "./select.js";
import { currentLocale, t } from "./texts.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;
const ATTACHMENT = 11;
// Option types that name something of the table, and the select that offers the same.
const ENTITY_SELECT = { 6: 5, 7: 8, 8: 6, 9: 7 };

/** The name or description of a command, option or choice in the language of the person one plays. */
export function localized(thing, what) {
  return thing[`${what}_localizations`]?.[currentLocale()] ?? thing[what];
}

/**
 * A field for one option.
 *
 * @param {object} option Discord's command option
 * @param {(focused: object, text: string) => Promise<Array<{name: string, value: any}>>} complete asks the bot
 * @returns {{option: object, node: HTMLElement, focus: () => void, typed: () => string,
 *            read: () => {value?: any, empty?: boolean, error?: string}, fail: (text: string) => void}}
 */
export function optionField(option, complete) {
  const id = freshId("option");
  const attributes = {
    id,
    "aria-describedby": `${id}-note`,
    "data-test": `option-${option.name}`,
    "aria-required": option.required ? "true" : null,
  };
  const note = h("small", { id: `${id}-note`, class: "note" }, localized(option, "description"));
  const control = controlFor(option, attributes, complete, () => fail(""));
  const node = h(
    "div",
    { class: "option-field" },
    h("label", { for: id }, localized(option, "name"), !option.required && h("small", {}, ` ${t("optional")}`)),
    control.node,
    note,
  );

  function fail(text) {
    node.classList.toggle("invalid", Boolean(text));
    control.input.setAttribute("aria-invalid", String(Boolean(text)));
    fill(note, text || localized(option, "description"));
  }
  return { option, node, focus: () => control.input.focus(), typed: control.typed, read: control.read, fail };
}

function controlFor(option, attributes, complete, onChange) {
  if (option.type === ATTACHMENT) return upload(attributes);
  if (option.type === BOOLEAN) {
    const words = [
      { name: t("yes"), value: true },
      { name: t("no"), value: false },
    ];
    return listed(
      fromList(() => words),
      attributes,
      onChange,
    );
  }
  if (option.choices?.length) {
    const choices = option.choices.map((choice) => ({ name: localized(choice, "name"), value: choice.value }));
    return listed(
      fromList(() => choices),
      attributes,
      onChange,
    );
  }
  if (option.type in ENTITY_SELECT) {
    const component = { type: ENTITY_SELECT[option.type], channel_types: option.channel_types };
    return listed(
      fromList(() => offers(component).map((one) => ({ name: one.label, value: one.value }))),
      attributes,
      onChange,
    );
  }
  if (option.autocomplete) return completed(option, attributes, complete, onChange);
  return typedField(option, attributes, onChange);
}

function upload(attributes) {
  const input = h("input", { ...attributes, class: "field", disabled: true, value: t("noUpload") });
  return { node: input, input, typed: () => "", read: () => ({ empty: true }) };
}

function listed(source, attributes, onChange) {
  const box = combobox({ source, strict: true, attributes, onChange });
  const read = () => {
    const { text, item } = box.read();
    if (item) return { value: item.value };
    return text ? { error: t("fromList") } : { empty: true };
  };
  return { node: box.node, input: box.input, typed: () => box.read().item?.value ?? "", read };
}

function completed(option, attributes, complete, onChange) {
  const box = combobox({ source: (text) => complete(option, text), strict: false, attributes, onChange });
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
